import Diagnostics
import LintRules
import Reference
import SourceText
import StyleModel
import Transitions

extension Command {
  /// `navstyle explain`
  static let explain = Command(
    name: "explain", usage: "RULE | limits | FROM TO [PATH]",
    summary: "explains a rule, what is read at most, or why a pair of screens gets its plan",
    options: checkOptions.filter {
      ["--max-bytes", "--stdin-filename", "--config"].contains($0.name)
    },
    operands: [
      .words(allRuleInfos.map(\.code) + [limits]), .nothing, .files(endingIn: ".navstyle.yaml"),
    ]
  ) { (arguments, session) throws(CommandError) in
    switch arguments.operands.count {
    case 1: return try session.explain(rule: arguments.operands[0])
    case 2, 3: return try await session.explainPair(arguments)
    default:
      throw .usage(
        UsageProblem("explain takes the code of a rule, 'limits', or two screens and a path"))
    }
  }
}

/// The name of the page of limits, which is that of no rule.
private let limits = "limits"

extension Session {
  fileprivate mutating func explain(rule code: String) throws(CommandError) -> ExitStatus {
    if code == limits { return try print(limitsPage) }
    guard let rule = allRuleInfos.first(where: { $0.code == code }) else {
      let pages = allRuleInfos.map(\.code) + [limits]
      throw .usage(UsageProblem("there is no rule '\(code)'", meant: code, among: pages))
    }
    return try print(page(of: rule))
  }

  /// The screen with a name.
  func screen(
    _ name: String, in checked: CheckedDescription
  ) throws(CommandError) -> Int {
    let style = checked.plan.resolved.style
    guard let screen = style.screen(named: name) else {
      throw .usage(
        UsageProblem(
          "'\(checked.path)' has no screen '\(name)'", meant: name,
          among: style.screens.indices.map(style.screenName)))
    }
    return screen
  }

  /// The description a pair of screens is in, of those at a path.
  private func description(
    of names: [String], among checked: [CheckedDescription]
  ) throws(CommandError) -> CheckedDescription {
    let having = checked.filter { description in
      names.allSatisfy { description.plan.resolved.style.screen(named: $0) != nil }
    }
    if having.count > 1 {
      throw .usage(UsageProblem("\(having.paths) have both screens: name one of the files"))
    }
    guard let found = having.first ?? checked.first else {
      throw .usage(UsageProblem("there is no style file here: name one"))
    }
    return found
  }

  fileprivate mutating func explainPair(
    _ arguments: Arguments
  ) async throws(CommandError) -> ExitStatus {
    let names = Array(arguments.operands.prefix(2))
    let run = try await check(Array(arguments.operands.dropFirst(2)), arguments)
    if run.descriptions.isEmpty, !run.isComplete { return .failure }
    let checked = try description(of: names, among: run.descriptions)
    let from = try screen(names[0], in: checked)
    let to = try screen(names[1], in: checked)
    let blocking = checked.findings.count(where: \.isBlocking)
    if blocking > 0 {
      say("the file has \(blocking) blocking errors; what follows goes by what could be read")
    }
    let status = try print(PairExplanation(checked.plan, from: from, to: to).text)
    return run.isComplete ? status : .failure
  }
}
