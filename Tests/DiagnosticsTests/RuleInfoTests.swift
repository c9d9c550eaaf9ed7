import Diagnostics
import Testing

@Suite struct RuleInfoTests {
  private static func rule(
    _ group: RuleGroup, _ severity: Severity, isBlocking: Bool = false
  ) -> RuleInfo {
    RuleInfo(
      "a-rule", group, severity, isBlocking: isBlocking, summary: "", rationale: "",
      triggering: [], nonTriggering: [])
  }

  @Test(arguments: RuleGroup.allCases, Severity.allCases)
  func `errors of the reader's groups block, others only if they say so`(
    group: RuleGroup, severity: Severity
  ) {
    let isReaders = [.syntax, .schema, .references].contains(group)
    #expect(Self.rule(group, severity).isBlocking == (isReaders && severity == .error))
    #expect(Self.rule(group, severity, isBlocking: true).isBlocking)
  }

  @Test func `a rule is an error without a fix unless it says otherwise`() {
    let rule = RuleInfo(
      "a-rule", .style, summary: "", rationale: "", triggering: [], nonTriggering: [])
    #expect(rule.severity == .error)
    #expect(rule.fix == .no)
    #expect(!rule.isBlocking)
  }
}
