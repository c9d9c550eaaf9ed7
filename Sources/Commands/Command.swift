import Diagnostics
import LintRules
import Project
import Reporters
import SourceText
import Transitions

/// One command: what the parser, `--help` and the reference know of it.
public struct Command: Sendable {
  /// Its name.
  public let name: String
  /// What follows it on the command line.
  public let usage: String
  /// What it does, in one line.
  public let summary: String
  /// Its options.
  public let options: [Option]
  /// What a shell offers for its operands, in their order; the last entry is for all that follow.
  public var operands: [Completion] = [.files(endingIn: ".navstyle.yaml")]
  /// Does it.
  let run: @Sendable (Arguments, inout Session) async throws(CommandError) -> ExitStatus
}

/// Every command, in the order of the reference. The first is meant where none is named.
public let allCommands: [Command] = [
  .lint, .compile, .verify, .explain, .simulate, .preview, .graph, .rules, .initialize, .schema,
  .completions, .manual,
]

/// Options that every command has.
let commonOptions = [
  Option("--help", short: "-h", "show this help"),
  Option(
    "--color", value: "WHEN", choices: ["auto", "always", "never"],
    "colour the output; auto asks the terminal, NO_COLOR and FORCE_COLOR"),
]

/// Options of the commands that check style files.
let checkOptions = [
  Option(
    "--report", value: "FORMAT[=PATH]",
    words: allReporters.map { Option.Word(word: $0.name, summary: $0.summary) },
    isRepeatable: true,
    "write findings in this format, also to a file; may be repeated; default: text"),
  Option(
    "--fail-on", value: "SEVERITY", choices: ["error", "warning", "info", "never"],
    "exit with 1 from this severity on; default: error"),
  Option("--strict", "the same as --fail-on warning"),
  Option("--max-warnings", value: "N", "exit with 1 if there are more warnings than N"),
  Option(
    "--baseline", value: "PATH", completion: .files(endingIn: ".json"),
    "leave alone what this file knows; default: the configuration's 'baseline'"),
  Option("--max-bytes", value: "N", "read files of up to N bytes; default: 8388608"),
  Option(
    "--stdin-filename", value: "PATH", completion: .files(endingIn: ".navstyle.yaml"),
    "what to call standard input, read for '-'"),
  Option(
    "--config", value: "PATH", completion: .files(endingIn: ".yaml"),
    "read this configuration; default: the nearest .navstyle-lint.yaml"),
  Option(
    "--rule", value: "CODE=SEVERITY",
    completion: .pair(
      ["all"] + allRuleInfos.map(\.code), with: RuleLevel.allCases.map(\.rawValue)),
    isRepeatable: true,
    "what a rule weighs: error, warning, info or off; may be repeated; all=off is every rule"),
  Option("--allow-empty", "no style file in a folder is no mistake"),
  Option("--statistics", "say how long each rule took"),
  Option("--quiet", short: "-q", "no summary, only findings and data"),
]

/// Why a command ended early.
enum CommandError: Error {
  /// The command line cannot be understood.
  case usage(UsageProblem)
  /// A file could not be read or written.
  case file(FileProblem)
  /// The configuration is wrong: its text, and what was found in it.
  case configuration(SourceMap, [Finding])
  /// The plan of a description does not hold: a fault of the compiler.
  case unproved(String, [BrokenProof])
}

extension CommandError {
  /// The same of a project.
  init(_ problem: ProjectProblem) {
    switch problem {
    case .file(let problem): self = .file(problem)
    case .configuration(let sources, let findings): self = .configuration(sources, findings)
    }
  }
}

/// Runs the tool.
///
/// - Parameters:
///   - arguments: the command line, without the program's name.
///   - environment: the world outside.
/// - Returns: how it ended.
public func run(
  _ arguments: [String], in environment: inout any CommandEnvironment
) async -> ExitStatus {
  var session = Session(environment)
  let status: ExitStatus
  do throws(CommandError) {
    status = try await dispatch(arguments, &session)
  } catch {
    status = session.explain(error)
  }
  environment = session.environment
  return status
}

private func dispatch(
  _ words: [String], _ session: inout Session
) async throws(CommandError) -> ExitStatus {
  let first = words.first ?? Command.lint.name
  switch first {
  case "--version": return try session.print("navstyle \(toolVersion)\n")
  case "--help", "-h", "help":
    guard words.count > 1, let command = allCommands.first(where: { $0.name == words[1] }) else {
      return try session.print(overview())
    }
    return try session.print(help(for: command))
  default: break
  }
  let named = allCommands.first { $0.name == first }
  if named == nil, !first.hasPrefix("-"), !session.looksLikePath(first) {
    if let other = wordsOfOtherTools[first.lowercased()] {
      throw .usage(UsageProblem("there is no command '\(first)'", help: "navstyle \(other)"))
    }
    throw .usage(
      UsageProblem(
        "'\(first)' is neither a command nor a file", meant: first,
        among: allCommands.map(\.name) + session.styleFilesHere()))
  }
  let command = named ?? .lint
  let arguments: Arguments
  do throws(UsageProblem) {
    arguments = try Arguments(
      named == nil ? words : Array(words.dropFirst()), options: command.options + commonOptions)
  } catch {
    throw .usage(error)
  }
  if arguments.has("--help") { return try session.print(help(for: command)) }
  session.colorChoice = arguments["--color"] ?? "auto"
  return try await command.run(arguments, &session)
}

/// What people type who know other tools, and what it is here.
private let wordsOfOtherTools = [
  "check": "lint", "validate": "lint", "test": "lint", "analyze": "lint", "fix": "lint --fix",
  "autocorrect": "lint --fix", "format": "lint --fix", "build": "compile", "plan": "compile",
  "generate": "compile", "new": "init", "create": "init", "start": "init", "version": "--version",
  "show": "explain", "why": "explain", "list": "rules", "run": "simulate", "play": "simulate",
  "prove": "verify",
]

// MARK: Help

/// The text of `navstyle --help`.
func overview() -> String {
  let width = allCommands.map(\.name.count).max() ?? 0
  let commands = allCommands.map { command in
    "  \(command.name)\(spaces(width - command.name.count))  \(command.summary)\n"
  }
  let statuses = exitStatuses.map { "\($0.status.rawValue) \($0.meaning)" }
  return """
    navstyle – decides navigation-bar transitions before run time

    usage: navstyle COMMAND [options] [paths]

    A path is a style file, a folder of them, or '-'; without one, the current folder is meant.

    \(commands.joined())
      navstyle COMMAND --help   the options of a command
      navstyle --version        the version

    exit status: \(statuses.joined(separator: " · "))

    """
}

/// The text of `navstyle COMMAND --help`.
func help(for command: Command) -> String {
  let options = command.options + commonOptions
  let heads = options.map(\.head)
  let width = heads.map(\.count).max() ?? 0
  let lines = zip(heads, options).map { head, option in
    "  \(head)\(spaces(width - head.count))  \(option.description)\n"
  }
  return """
    navstyle \(command.name) – \(command.summary)

    usage: navstyle \(command.name) \(command.usage)

    \(lines.joined())
    """
}

extension Option {
  /// How it is written, with its value.
  fileprivate var head: String {
    let value = value.map { isValueOptional ? "[=\($0)]" : " \($0)" }
    return (short.map { "\($0), " } ?? "") + name + (value ?? "")
  }

  /// What it does, with the values it takes.
  var description: String {
    let words = choices + words.map(\.word)
    return summary + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))")
  }
}

private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
