import LintRules
import Reference

extension Command {
  /// `navstyle rules`
  static let rules = Command(
    name: "rules", usage: "[options]", summary: "lists the rules",
    options: [
      Option(
        "--format", value: "FORMAT", choices: RuleTableFormat.allCases.map(\.rawValue),
        "how to print the table")
    ]
  ) { (arguments, session) throws(CommandError) in
    if let extra = arguments.operands.first {
      throw .usage(
        UsageProblem("'rules' takes no names; for one rule: navstyle explain \(extra)"))
    }
    let format = arguments["--format"].flatMap(RuleTableFormat.init(rawValue:)) ?? .text
    return try session.print(table(of: allRuleInfos, as: format))
  }
}
