import Diagnostics
import LintRules
import Testing

/// What the page of every rule holds.
@Suite struct RulePagesTests {
  @Test func `every rule is silent on at least three near misses`() {
    for rule in allRuleInfos {
      #expect(rule.nonTriggering.count >= 3, "\(rule.code)")
      #expect(!rule.triggering.isEmpty, "\(rule.code)")
    }
  }

  @Test func `no example of a rule stands there twice`() {
    for rule in allRuleInfos {
      let texts = (rule.triggering + rule.nonTriggering).map {
        [$0.marked] + $0.others.map { $0.path + $0.marked }
      }
      #expect(Set(texts).count == texts.count, "\(rule.code)")
    }
  }

  @Test func `every rule about what UIKit does says where that was reported or is written`() {
    let groups: [RuleGroup] = [.style, .gesture, .transition, .stack]
    for rule in allRuleInfos where groups.contains(rule.group) {
      let isReported = rule.rationale.contains(/[\w.-]+\/[\w.-]+#\d+/)
      let isWritten = rule.rationale.contains(/https:\/\/[\w.\/-]+/)
      #expect(isReported || isWritten, "\(rule.code)")
    }
  }
}
