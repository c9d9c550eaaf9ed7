import Diagnostics
import LintRules
import TestSupport
import Testing

@Suite struct FullSwipeOverScrollTests {
  private func found(_ ios: String, _ swipe: String) -> [String] {
    let text = """
      navstyle: 1
      targets: { ios: "\(ios)" }
      screens:
        home: { push: [album] }
        album: { swipe-back: \(swipe), content: { scrolls: horizontal } }
      """
    return checked(text).findings.filter { $0.code == "full-swipe-over-scroll" }.map {
      "\($0.severity) \($0.message)"
    }
  }

  @Test func `an edge swipe from iOS 26 is worth an info: the plan switches the newer one off`() {
    let message = "which scrolls sideways: the plan switches 'interactiveContentPop' off"
    #expect(found("15..26", "edge").map { $0.hasPrefix("info ") } == [true])
    #expect(found("15..26", "edge").first?.hasSuffix(message) == true)
    #expect(found("15..18", "edge").isEmpty)
    #expect(found("15..18", "full").map { $0.hasPrefix("warning ") } == [true])
  }
}
