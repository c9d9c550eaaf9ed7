import Foundation
import PackagePlugin

/// `swift package navstyle-lint`: checks the style files of a package, or those of some targets.
///
/// Everything but `--target NAME` goes to `navstyle lint` as it is; paths are seen from the folder of
/// the package.
@main
struct NavStyleLint: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try context.package.targets(named: names).compactMap(\.sourceModule)
    try lint(
      targets.map(\.directoryURL), extractor.remainingArguments,
      in: context.package.directoryURL, tool: context.tool(named: "navstyle").url)
  }

  private func lint(_ paths: [URL], _ arguments: [String], in folder: URL, tool: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = ["lint"] + arguments + paths.map { relative($0, to: folder) }
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("navstyle lint ended with status \(process.terminationStatus)")
      return
    }
  }

  private func relative(_ path: URL, to folder: URL) -> String {
    let prefix = folder.path + "/"
    return path.path.hasPrefix(prefix) ? String(path.path.dropFirst(prefix.count)) : path.path
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NavStyleLint: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let names = extractor.extractOption(named: "target")
      let files = context.xcodeProject.targets.filter { names.contains($0.displayName) }
        .flatMap(\.inputFiles).map(\.url)
        .filter { $0.lastPathComponent.hasSuffix(".navstyle.yaml") }
      guard names.isEmpty || !files.isEmpty else { return }
      try lint(
        files, extractor.remainingArguments, in: context.xcodeProject.directoryURL,
        tool: context.tool(named: "navstyle").url)
    }
  }
#endif
