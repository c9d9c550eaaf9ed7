import Diagnostics
import LintRules
import Reference
import SourceText
import StyleModel
import Transitions

extension Command {
  /// `navstyle explain`
  static let explain = Command(
    name: "explain", usage: "RULE | FROM TO FILE",
    summary: "explains a rule, or why a pair of screens gets its plan",
    options: checkOptions.filter { ["--max-bytes", "--stdin-filename"].contains($0.name) }
  ) { (arguments, session) throws(CommandError) in
    switch arguments.operands.count {
    case 1: return try session.explain(rule: arguments.operands[0])
    case 3: return try session.explainPair(arguments)
    default:
      throw .usage(
        UsageProblem("explain takes the code of a rule, or two screens and a file"))
    }
  }
}

extension Session {
  fileprivate mutating func explain(rule code: String) throws(CommandError) -> ExitStatus {
    guard let rule = allRuleInfos.first(where: { $0.code == code }) else {
      throw .usage(
        UsageProblem("there is no rule '\(code)'", meant: code, among: allRuleInfos.map(\.code)))
    }
    return try print(page(of: rule))
  }

  private mutating func screen(
    _ name: String, in checked: CheckedStyle
  ) throws(CommandError) -> Int {
    let style = checked.plan.resolved.style
    guard let screen = style.screen(named: name) else {
      throw .usage(
        UsageProblem(
          "'\(checked.sources.files[0].path)' has no screen '\(name)'", meant: name,
          among: style.screens.indices.map(style.screenName)))
    }
    return screen
  }

  fileprivate mutating func explainPair(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let checked = try check(arguments.operands[2], arguments)
    let from = try screen(arguments.operands[0], in: checked)
    let to = try screen(arguments.operands[1], in: checked)
    let blocking = checked.findings.count(where: \.isBlocking)
    if blocking > 0 {
      say("the file has \(blocking) blocking errors; what follows goes by what could be read")
    }
    return try print(PairExplanation(checked.plan, from: from, to: to).text)
  }
}
