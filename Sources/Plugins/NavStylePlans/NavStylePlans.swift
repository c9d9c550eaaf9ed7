import Foundation
import PackagePlugin

/// Compiles the style files of a target, `*.navstyle.yaml`, into plans that become its resources:
/// `app.navstyle.yaml` into `app.plan.json`.
///
/// One command makes all plans of a target: only together can be told which file is a part of another
/// one, and what a file they share uses.
@main
struct NavStylePlans: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return try commands(
      for: target.sourceFiles.map(\.url), of: target.name, in: context.package.directoryURL,
      tool: context.tool(named: "navstyle").url, output: context.pluginWorkDirectoryURL)
  }

  /// What makes the plans of a target.
  ///
  /// - Parameters:
  ///   - files: the files of the target.
  ///   - target: its name.
  ///   - package: the folder of the package, which may hold more that plans depend on.
  ///   - tool: the compiler.
  ///   - output: the folder for the plans.
  private func commands(
    for files: [URL], of target: String, in package: URL, tool: URL, output: URL
  ) -> [Command] {
    let paths = files.map(\.path).filter { $0.hasSuffix(StyleFile.ending) }.sorted()
    guard !paths.isEmpty else { return [] }
    let styles = paths.map(StyleFile.init)
    let own = descriptions(among: styles).map(\.path)
    let plans = planNames(of: own).map { output.appending(path: $0) }
    let arguments =
      ["compile", "--quiet", "--report", "xcode"] + plans.flatMap { ["-o", $0.path] } + ["--"]
      + own + paths.filter { !own.contains($0) }
    return [
      .buildCommand(
        displayName: "Compiling the navigation-bar plan\(own.count == 1 ? "" : "s") of \(target)",
        executable: tool, arguments: arguments,
        inputFiles: surroundings(of: styles, in: package).map { URL(filePath: $0) },
        outputFiles: plans)
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NavStylePlans: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        for: target.inputFiles.map(\.url), of: target.displayName,
        in: context.xcodeProject.directoryURL, tool: context.tool(named: "navstyle").url,
        output: context.pluginWorkDirectoryURL)
    }
  }
#endif

/// The names of plans: that of the style file, and where two of a target have one name, with the
/// folders that tell them apart – resources of a target lie in one folder.
private func planNames(of paths: [String]) -> [String] {
  let parts = paths.map { $0.dropLast(StyleFile.ending.count).split(separator: "/") }
  var counts = parts.map { _ in 1 }
  while true {
    let names = zip(parts, counts).map { $0.suffix($1).joined(separator: "-") }
    // Not all file systems tell letters by their case.
    let clashes = Dictionary(grouping: names.indices) { names[$0].lowercased() }.values
      .filter { $0.count > 1 }.joined().filter { counts[$0] < parts[$0].count }
    if clashes.isEmpty { return names.map { $0 + ".plan.json" } }
    for index in clashes { counts[index] += 1 }
  }
}

/// Every file on which the plans of style files depend: what changes none of these, changes no plan.
private func surroundings(of styles: [StyleFile], in package: URL) -> [String] {
  let walk = FileManager.default.enumerator(
    at: package, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
  let nearby = (walk?.compactMap { $0 as? URL } ?? []).map(\.path)
    .filter { $0.hasSuffix(StyleFile.ending) }
  var found = Set(nearby + styles.map(\.path))
  var rest = Array(found)
  while let path = rest.popLast() {
    for include in StyleFile(path).includes where found.insert(include).inserted {
      rest.append(include)
    }
  }
  return found.union(configurations(above: styles))
    .filter { FileManager.default.fileExists(atPath: $0) }.sorted()
}

/// The configurations that may count for style files, and the baselines these name.
private func configurations(above styles: [StyleFile]) -> Set<String> {
  var found: Set<String> = []
  var folders: Set<URL> = []
  for style in styles {
    var folder = URL(filePath: style.path).deletingLastPathComponent()
    while folder.path != "/", folders.insert(folder).inserted {
      let file = folder.appending(path: ".navstyle-lint.yaml")
      found.insert(file.path)
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      if let baseline = text.firstMatch(of: #/(?m)^baseline:\s*["']?([^"'\s#]+)/#) {
        found.insert(folder.appending(path: String(baseline.1)).path)
      }
      folder.deleteLastPathComponent()
    }
  }
  return found
}
