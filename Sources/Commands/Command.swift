import Diagnostics
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
  /// Does it.
  let run: @Sendable (Arguments, inout Session) async throws(CommandError) -> ExitStatus
}

/// Every command, in the order of the reference. The first is meant where none is named.
public let allCommands: [Command] = [
  .lint, .compile, .verify, .explain, .simulate, .preview, .graph, .rules, .initialize, .schema,
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
    "write findings in this format, also to a file; may be repeated; default: text"),
  Option(
    "--fail-on", value: "SEVERITY", choices: ["error", "warning", "info", "never"],
    "exit with 1 from this severity on; default: error"),
  Option("--strict", "the same as --fail-on warning"),
  Option("--max-warnings", value: "N", "exit with 1 if there are more warnings than N"),
  Option(
    "--baseline", value: "PATH",
    "leave alone what this file knows; default: the configuration's 'baseline'"),
  Option("--max-bytes", value: "N", "read files of up to N bytes; default: 8388608"),
  Option("--stdin-filename", value: "PATH", "what to call standard input, read for '-'"),
  Option(
    "--config", value: "PATH", "read this configuration; default: the nearest .navstyle-lint.yaml"),
  Option(
    "--rule", value: "CODE=SEVERITY",
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

// MARK: Help

/// The text of `navstyle --help`.
func overview() -> String {
  let width = allCommands.map(\.name.count).max() ?? 0
  let commands = allCommands.map { command in
    "  \(command.name)\(spaces(width - command.name.count))  \(command.summary)\n"
  }
  return """
    navstyle – decides navigation-bar transitions before run time

    usage: navstyle COMMAND [options] [paths]

    A path is a style file, a folder of them, or '-'; without one, the current folder is meant.

    \(commands.joined())
      navstyle COMMAND --help   the options of a command
      navstyle --version        the version

    exit status: 0 clean · 1 findings, or a stale plan · 2 wrong usage · 3 the work could not be done

    """
}

/// The text of `navstyle COMMAND --help`.
func help(for command: Command) -> String {
  let options = command.options + commonOptions
  let heads = options.map { option in
    let value = option.value.map { option.isValueOptional ? "[=\($0)]" : " \($0)" }
    return (option.short.map { "\($0), " } ?? "") + option.name + (value ?? "")
  }
  let width = heads.map(\.count).max() ?? 0
  let lines = zip(heads, options).map { head, option in
    let words = option.choices + option.words.map(\.word)
    return "  \(head)\(spaces(width - head.count))  \(option.summary)"
      + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))") + "\n"
  }
  return """
    navstyle \(command.name) – \(command.summary)

    usage: navstyle \(command.name) \(command.usage)

    \(lines.joined())
    """
}

private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
