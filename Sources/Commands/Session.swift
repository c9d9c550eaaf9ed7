import Diagnostics
import LintRules
import Project
import Reporters
import SourceText
import StyleModel
import Transitions

/// The version of the tool, as it stands in plans.
public let toolVersion = "0.1.0"

/// One run of a command: its environment, and what several commands do in the same way.
struct Session {
  var environment: any CommandEnvironment
  var colorChoice = "auto"

  init(_ environment: any CommandEnvironment) {
    self.environment = environment
  }

  // MARK: Streams

  /// Prints data.
  mutating func print(_ text: String) throws(CommandError) -> ExitStatus {
    try write(Array(text.utf8), to: .output)
    return .clean
  }

  mutating func write(_ bytes: [UInt8], to stream: OutputStream) throws(CommandError) {
    do throws(FileProblem) {
      try environment.write(bytes, to: stream)
    } catch {
      throw .file(error)
    }
  }

  /// Says something that is not data. If even that fails there is nobody to tell.
  mutating func say(_ text: String) {
    try? environment.write(Array("\(text)\n".utf8), to: .error)
  }

  /// Whether to colour what goes to a stream. https://no-color.org, https://force-color.org
  func isColored(_ stream: OutputStream) -> Bool {
    switch colorChoice {
    case "always": return true
    case "never": return false
    default:
      if let value = environment.variable("NO_COLOR"), !value.isEmpty { return false }
      for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
        if let value = environment.variable(name), !value.isEmpty, value != "0" { return true }
      }
      return environment.isTerminal(stream) && environment.variable("TERM") != "dumb"
    }
  }

  // MARK: Problems

  /// Tells why a command ended early.
  mutating func explain(_ error: CommandError) -> ExitStatus {
    switch error {
    case .usage(let problem):
      say("navstyle: error[usage]: \(problem.message)")
      if let meant = problem.meant, let near = nearest(to: meant, among: problem.candidates) {
        say("  = help: did you mean '\(near)'?")
      } else {
        say("  = help: \(problem.help)")
      }
      return .usage
    case .file(let problem): return explain(problem)
    case .configuration(let sources, let findings):
      let report = Report([Report.Section(sources: sources, findings: findings)])
      let bytes = allReporters[0].bytes(report, isColored: isColored(.error))
      try? environment.write(bytes, to: .error)
      say("nothing was checked: the configuration is wrong")
      return .usage
    case .unproved(let path, let broken):
      say("navstyle: error[internal]: the plan of '\(path)' does not hold")
      for claim in broken { say("  \(claim.description)") }
      say("  = help: nothing was written; this is a fault of navstyle, please report it")
      return .failure
    }
  }

  mutating func explain(_ problem: FileProblem) -> ExitStatus {
    let path = problem.path
    switch problem.kind {
    case .missing:
      say("navstyle: error[missing-file]: there is no file '\(path)'")
      if let near = nearestPath(to: path) { say("  = help: did you mean '\(near)'?") }
      return .usage
    case .isDirectory:
      say("navstyle: error[is-a-directory]: '\(path)' is a directory")
      say("  = help: name a file in it")
      return .usage
    case .tooLarge(let size):
      say("navstyle: error[input-limit]: '\(path)' has \(size) bytes")
      return .failure
    case .unreadable(let reason):
      say("navstyle: error[unreadable-file]: '\(path)' cannot be read: \(reason)")
      return .failure
    case .unwritable(let reason):
      say("navstyle: error[unwritable-file]: '\(path)' cannot be written: \(reason)")
      return .failure
    case .exists:
      say("navstyle: error[file-exists]: there is a file '\(path)' already")
      say("  = help: give another name, or remove it first")
      return .usage
    case .changed:
      say("navstyle: error[changed-file]: '\(path)' was changed by another program meanwhile")
      say("  = help: it was left as it is; run the command again")
      return .failure
    }
  }

  private func nearest(to text: String, among candidates: [String]) -> String? {
    var search = NearestName()
    return search.nearest(to: text, among: candidates)
  }

  private func nearestPath(to path: String) -> String? {
    let slash = path.lastIndex(of: "/")
    let directory = slash.map { String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    return nearest(to: name, among: names(in: directory))
      .map { slash == nil ? $0 : "\(directory)/\($0)" }
  }

  /// Whether a word is meant as a path: it names something, or is written like one.
  func looksLikePath(_ word: String) -> Bool {
    word == "-" || word.contains("/") || word.contains(".")
      || environment.kind(of: word) != nil
  }

  /// The style files of the current directory.
  func styleFilesHere() -> [String] {
    names(in: ".").filter { $0.hasSuffix(".navstyle.yaml") }
  }

  private func names(in folder: String) -> [String] {
    ((try? environment.entries(ofFolder: folder)) ?? []).map(\.name).sorted()
  }

  // MARK: Reporting

  /// Writes the findings in every format asked for, and says how the run ends.
  ///
  /// - Parameters:
  ///   - run: what was checked.
  ///   - stream: where a format without a path goes.
  ///   - fixes: what became of fixes; nil if none was tried.
  mutating func report(
    _ run: CheckedRun, _ arguments: Arguments, to stream: OutputStream,
    fixes: Report.Fixes? = nil
  ) throws(CommandError) -> ExitStatus {
    let run = try applyBaselines(to: run, arguments)
    let report = Report(run.sections, fixes: fixes)
    let wanted = arguments.all("--report")
    for text in wanted.isEmpty ? ["text"] : wanted {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let reporter = allReporters.first(where: { $0.name == parts[0] }) else {
        throw .usage(
          UsageProblem(
            "there is no report format '\(parts[0])'", meant: String(parts[0]),
            among: allReporters.map(\.name)))
      }
      if parts.count > 1 {
        try replaceFile(String(parts[1]), with: reporter.bytes(report, isColored: false))
      } else {
        let bytes = reporter.bytes(report, isColored: isColored(stream))
        if !bytes.isEmpty { try write(bytes, to: stream) }
      }
    }
    if !arguments.has("--quiet") {
      let unread = "\(run.unread) path\(run.unread == 1 ? "" : "s") could not be read"
      say(report.summary + (run.isComplete ? "" : ", \(unread)"))
    }
    if arguments.has("--statistics") { say(statistics(of: run.descriptions.map(\.style.costs))) }
    let status = try status(run, arguments, warnings: report.count(of: .warning))
    return status == .findings && arguments.has("--exit-zero") ? .clean : status
  }

  private func status(
    _ run: CheckedRun, _ arguments: Arguments, warnings: Int
  ) throws(CommandError) -> ExitStatus {
    guard run.isComplete else { return .failure }
    let strict: Threshold? = arguments.has("--strict") ? .warning : nil
    let asked = arguments["--fail-on"].flatMap(Threshold.init(rawValue:)) ?? strict
    func isOver(_ findings: [Finding], _ configuration: Configuration) -> Bool {
      let threshold = asked ?? configuration.failOn ?? .error
      return findings.contains { threshold.isReached(by: $0.severity) }
    }
    let isOver =
      run.descriptions.contains { isOver($0.findings, $0.configuration) }
      || run.configurations.contains { isOver($0.findings, $0.configuration) }
    let allowed = try arguments["--max-warnings"].map { text throws(CommandError) in
      guard let number = Int(text), number >= 0 else {
        throw .usage(UsageProblem("--max-warnings takes a whole number from 0, not '\(text)'"))
      }
      return number
    }
    return isOver || warnings > allowed ?? .max ? .findings : .clean
  }

  mutating func replaceFile(_ path: String, with bytes: [UInt8]) throws(CommandError) {
    do throws(FileProblem) {
      _ = try environment.replaceFile(path, holding: .anything) { $0(bytes) }
    } catch {
      throw .file(error)
    }
  }
}
