import Diagnostics
import LintRules
import TestSupport
import Testing

/// Screens of which something was not understood are not judged by how they look.
@Suite struct MisreadTests {
  /// Screens that all write a title that cannot be read on their bar.
  private func judged(_ text: String) -> [String] {
    checked("navstyle: 1\ntargets: { appearances: [light] }\n\(text)\n").findings
      .filter { $0.code == "low-contrast-title" }.map(\.keyPath)
  }

  @Test func `a mistake in a screen silences that one alone`() {
    let found = judged(
      """
      screens:
        a: { bar: { color: white, title-color: "#EEE", hiden: true }, push: [a.b] }
        a.b: { bar: { color: white, title-color: "#DDD" }, push: [a] }
      """)
    #expect(found == ["screens.a.b.bar.title-color"])
  }

  @Test func `a mistake in a name with dots silences those it may be of`() {
    let found = judged(
      """
      screens:
        a: { bar: { color: white, title-color: "#EEE" }, push: [a.b] }
        a.b: { bar: { color: white, title-color: "#DDD", hiden: true }, push: [b] }
        b: { bar: { color: white, title-color: "#CCC" }, push: [a] }
      """)
    #expect(found == ["screens.b.bar.title-color"])
  }

  @Test func `a mistake in a style silences the screens that it leads to by others`() {
    let found = judged(
      """
      styles:
        top: { style: middle }
        middle: { style: lowest }
        lowest: { bar: { alhpa: 1 } }
        other: { bar: { alpha: 1 } }
      screens:
        a: { style: top, bar: { color: white, title-color: "#EEE" }, push: [b] }
        b: { style: other, bar: { color: white, title-color: "#DDD" }, push: [a] }
      """)
    #expect(found == ["screens.b.bar.title-color"])
  }

  @Test func `a mistake in a style of a stack silences all`() {
    let found = judged(
      """
      styles: { own: { bar: { alhpa: 1 } } }
      stacks: { main: { root: a, style: own } }
      screens: { a: { bar: { color: white, title-color: "#EEE" } } }
      """)
    #expect(found.isEmpty)
  }

  @Test(.comesToAnEnd) func `many mistakes in many screens are told in time`() {
    let count = 5000
    let screens = (0..<count).map { "  s\($0): { push: [r\($0)] }" }
    let style = checked("navstyle: 1\nscreens:\n\(screens.joined(separator: "\n"))\n")
    #expect(style.codes.filter { $0 == "undefined-screen" }.count == count)
  }
}
