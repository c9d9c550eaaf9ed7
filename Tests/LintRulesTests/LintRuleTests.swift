import Diagnostics
import LintRules
import Navigation
import TestSupport
import Testing
import Transitions

@Suite struct LintRuleTests {
  private func subject(_ text: String) -> Subject {
    let resolved = resolved(text)
    let graph = navigate(resolved)
    return Subject(resolved: resolved, graph: graph, plan: plan(resolved, graph))
  }

  private let sliding = "navstyle: 1\nscreens: { a: { push: [b] }, b: { bar: { hidden: true } } }"

  @Test func `pictures are worked out only if a rule asks and something returns by one`() {
    let subject = subject(sliding)
    #expect(lint(subject).pictures?.targets == [.navigation])
    let others = allRules.filter { !$0.info.code.contains("snapshot") }
    #expect(others.count + 5 == allRules.count)
    #expect(lint(subject, with: others).pictures == nil)
    let still = self.subject("navstyle: 1\nscreens: { a: { push: [b] }, b: {} }")
    #expect(lint(still).pictures == nil)
  }

  @Test func `a description that was checked has its pictures either way`() {
    #expect(checked(sliding).pictures.targets == [.navigation])
    #expect(
      checked("navstyle: 1\nscreens: { a: { push: [b] }, b: {} }").pictures.targets == [nil])
  }
}
