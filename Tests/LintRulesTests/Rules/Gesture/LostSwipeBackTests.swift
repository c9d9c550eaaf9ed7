import Diagnostics
import LintRules
import TestSupport
import Testing

@Suite struct LostSwipeBackTests {
  private func weights(_ rest: String) -> [Severity] {
    let text = """
      navstyle: 1
      screens:
        home: { push: [form] }
        form: { back-button: custom }
      \(rest)
      """
    return checked(text).findings.filter { $0.code == "lost-swipe-back" }.map(\.severity)
  }

  /// What the plan's `restore-gesture` says does not depend on who owns the swipe.
  @Test(arguments: ["navstyle", "hd", "klt", "ls", "cfy", "zhk"])
  func `what the plan restores is worth an info under every profile`(_ profile: String) {
    #expect(weights("motion: { profile: \(profile) }") == [.info])
  }

  @Test func `where an animator of the app's own runs nobody restores it`() {
    #expect(weights("transitions: [{ from: home, to: form, strategy: none }]") == [.warning])
    #expect(
      weights("transitions: [{ from: home, to: form, operation: push, strategy: none }]") == [.info]
    )
  }
}
