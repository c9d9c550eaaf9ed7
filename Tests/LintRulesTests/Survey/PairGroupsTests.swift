import Diagnostics
import LintRules
import TestSupport
import Testing

@Suite struct PairGroupsTests {
  private func findings(_ code: String, _ text: String) -> [Finding] {
    checked("navstyle: 1\n" + text).findings.filter { $0.code == code }
  }

  @Test func `two values that collide over many pairs are one finding`() {
    let many = (0..<300).map { "  s\($0): { style: clear, push: [home] }\n" }.joined()
    let names = (0..<300).map { "s\($0)" }.joined(separator: ", ")
    let found = findings(
      "mixed-translucency",
      """
      styles: { clear: { bar: { translucent: true } } }
      defaults: { bar: { color: white, translucent: false } }
      screens:
        home: { push: [\(names)] }
      \(many)
      """)
    #expect(found.count == 1)
    #expect(
      found.first?.message.hasSuffix("'home' → 's0', 'home' → 's1', 'home' → 's2' and 297 more")
        == true)
    #expect(found.first?.keyPath == "styles.clear.bar.translucent")
    #expect(found.first?.notes.count == 1)
  }

  @Test func `what is written in several places is as many findings`() {
    let found = findings(
      "mixed-translucency",
      """
      screens:
        home: { push: [a, b] }
        a: { bar: { translucent: false } }
        b: { bar: { translucent: false, tint: black } }
      """)
    #expect(found.map(\.keyPath) == ["screens.a.bar.translucent", "screens.b.bar.translucent"])
  }

  @Test func `a pair of states is named with them, the way back too`() {
    let found = findings(
      "status-bar-jump",
      """
      screens:
        home: { push: [page] }
        page: { states: { reading: { status-bar: hidden } }, push: [note] }
        note: {}
      """)
    #expect(found.count == 1)
    #expect(found.first?.message.contains("'page' in 'reading' → 'home'") == true)
    #expect(found.first?.keyPath == "screens.page.states.reading.status-bar")
    #expect(found.first?.label == "'page' in 'reading' has status-bar: hidden")
  }
}
