import Diagnostics
import LintRules
import Project
import Reporters
import SourceText
import StyleModel
import Transitions

/// The version of the tool, as it stands in plans.
public let toolVersion = "0.1.0"

/// The day of this version, as it stands in the manual page.
let toolDate = "November 30, 2026"

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
    try write(Array(safe(text).utf8), to: .output)
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
    try? environment.write(Array("\(safe(text))\n".utf8), to: .error)
  }

  /// The text without anything that a terminal, or who reads the log of a job, would obey: names and
  /// paths in it are a user's.
  private func safe(_ text: String) -> String {
    isOnGitHub ? text.printableLines.withoutCommands : text.printableLines
  }

  // MARK: Files

  mutating func replaceFile(_ path: String, with bytes: [UInt8]) throws(CommandError) {
    do throws(FileProblem) {
      _ = try environment.replaceFile(path, holding: .anything) { $0(bytes) }
    } catch {
      throw .file(error)
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
      let bytes = allReporters[0].bytes(report, on: screen(.error))
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
      if path.contains("\u{FFFD}") {
        say("  = help: a name that is not UTF-8 cannot be read: rename it")
      } else if let near = nearestPath(to: path) {
        say("  = help: did you mean '\(near)'?")
      }
      return .usage
    case .isDirectory:
      say("navstyle: error[is-a-directory]: '\(path)' is a directory")
      say("  = help: name a file in it")
      return .usage
    case .tooLarge(let size):
      let length = size.map { "has \($0) bytes" } ?? "goes on beyond the limit"
      say("navstyle: error[input-limit]: '\(path)' \(length)")
      say("  = see: navstyle explain limits")
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
}
