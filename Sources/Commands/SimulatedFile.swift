import Diagnostics
import LintRules
import Project
import StyleModel
import Transitions
import YAMLSyntax

extension Session {
  /// The app that a command line wants simulated: that of a style file, or that of a plan as it
  /// stands in its JSON.
  ///
  /// - Returns: the app and the path to name it by; nil if it was said already what is wrong with it.
  mutating func simulated(
    _ arguments: Arguments
  ) async throws(CommandError) -> (app: SimulatedApp, path: String)? {
    guard arguments.operands.count == 1, let path = arguments.operands.first,
      path == "-" || environment.kind(of: path) != .folder
    else { return try await described(arguments, in: environment) }
    if path.hasSuffix(".json") { return try planned(read(path), at: path) }
    guard path == "-" else {
      let limit = try CheckSettings(arguments, today: environment.today).options.limits.bytes
      // What is special can be read only once, and what cannot be read at all is told below.
      if environment.kind(of: path) == .file, let bytes = try? environment.read(path, limit: limit),
        isPlan(bytes)
      {
        return try planned(bytes, at: path)
      }
      return try await described(arguments, in: environment)
    }
    let bytes = try read(path)
    if isPlan(bytes) { return try planned(bytes, at: path) }
    return try await described(arguments, in: EditedFiles(environment, contents: [path: bytes]))
  }

  /// A file that may be one of the tool's own, such as a plan.
  func read(_ path: String) throws(CommandError) -> [UInt8] {
    do throws(FileProblem) {
      return try environment.read(path, limit: Limits().ownFile)
    } catch {
      throw .file(error)
    }
  }

  /// The app of a plan.
  private mutating func planned(
    _ bytes: [UInt8], at path: String
  ) throws(CommandError) -> (app: SimulatedApp, path: String)? {
    do throws(PlanProblem) {
      return (SimulatedApp(try readPlan(bytes)), path)
    } catch {
      let shown = path == "-" ? "<stdin>" : path
      say("navstyle: error[plan]: '\(shown)' is no plan: \(error.description)")
      say("  = help: navstyle compile writes plans, navstyle verify says what of one does not hold")
      return nil
    }
  }

  /// The app of a style file.
  private mutating func described(
    _ arguments: Arguments, in files: any FileSystem
  ) async throws(CommandError) -> (app: SimulatedApp, path: String)? {
    let checked = try await check(arguments.operands, arguments, in: files)
    guard
      let description = try onlyDescription(of: checked, arguments, for: "simulated")
    else { return nil }
    let app = SimulatedApp(description.plan, description.style.pictures)
    return (app, description.path)
  }

  /// The description of a run that must have found one.
  ///
  /// - Parameters:
  ///   - checked: the run.
  ///   - arguments: its command line.
  ///   - done: what is done with it, if nothing blocks.
  /// - Returns: the description; nil if it was said already what blocks.
  mutating func onlyDescription(
    of checked: CheckedRun, _ arguments: Arguments, for done: String
  ) throws(CommandError) -> CheckedDescription? {
    guard checked.descriptions.count == 1, let description = checked.descriptions.first else {
      throw .usage(
        UsageProblem(
          checked.descriptions.isEmpty
            ? "there is no style file here: name one"
            : "\(checked.descriptions.paths) are several descriptions: name one of the files"))
    }
    if description.findings.contains(where: \.isBlocking) {
      _ = try report(checked, arguments, to: .error)
      say("nothing was \(done): blocking errors must be mended first")
      return nil
    }
    return description
  }
}

extension [CheckedDescription] {
  /// Their paths in words; the first few of many.
  var paths: String {
    let names = map { "'\($0.path)'" }
    guard names.count > 4 else { return names.joined(separator: " and ") }
    return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
  }
}

extension Session {
  /// Refuses a plan where a style file is asked for: JSON is YAML, too, and as that nothing in it is
  /// right. What is named like a style file is not looked at twice.
  func refusePlan(
    at path: String, in files: any FileSystem
  ) throws(CommandError) {
    guard path != "-", !path.hasSuffix(".yaml"), !path.hasSuffix(".yml"),
      files.kind(of: path) == .file,
      let bytes = try? files.read(path, limit: Limits().ownFile), isPlan(bytes)
    else { return }
    let source = (try? readPlan(bytes))?.sources.first.map { ", '\($0)'" } ?? ""
    throw .usage(
      UsageProblem(
        "'\(path)' is a plan, not a style file",
        help: "name the file it was compiled from\(source); simulate and verify take plans"))
  }
}
