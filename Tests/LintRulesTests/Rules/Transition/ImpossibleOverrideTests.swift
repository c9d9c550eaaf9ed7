import Diagnostics
import LintRules
import TestSupport
import Testing

@Suite struct ImpossibleOverrideTests {
  private func messages(_ home: String, _ detail: String, _ entry: String = "") -> [String] {
    let text = """
      navstyle: 1
      screens:
        home: { push: [detail, note], \(home) }
        detail: { \(detail) }
        note: {}
      transitions:
        - { from: home, to: \(entry.isEmpty ? "detail" : entry), strategy: background-crossfade }
      """
    return checked(text).findings.filter { $0.code == "impossible-override" }.map(\.message)
  }

  @Test func `one pair is named alone`() {
    #expect(
      messages("class: Home", "bar: { hidden: true }").map { $0.contains("; nor") } == [false])
  }

  @Test func `every combination of states is named, the first ones in full`() {
    let two = messages(
      "states: { reading: { bar: { hidden: true } } }", "states: { open: { status-bar: light } }")
    #expect(two.count == 1)
    #expect(
      two[0].hasPrefix("a background-crossfade cannot carry 'home' in 'reading' → 'detail': "))
    #expect(two[0].hasSuffix("; nor 'home' in 'reading' → 'detail' in 'open'"))
    let many = messages(
      "states: { a: { bar: { hidden: true } }, b: { bar: { hidden: true } } }",
      "states: { c: { status-bar: dark }, d: { status-bar: light } }")
    #expect(many.count == 1)
    #expect(many[0].hasPrefix("a background-crossfade cannot carry 'home' in 'a' → 'detail': "))
    #expect(
      many[0].hasSuffix(
        "; nor 'home' in 'a' → 'detail' in 'c', 'home' in 'a' → 'detail' in 'd' and 3 more"))
  }

  @Test func `so is every pair of an entry for all screens`() {
    let found = messages("bar: { hidden: true }", "class: Detail", "\"*\"")
    #expect(found.count == 1)
    #expect(found[0].contains("'home' → 'detail': "))
    #expect(found[0].hasSuffix("; nor 'home' → 'note'"))
  }
}
