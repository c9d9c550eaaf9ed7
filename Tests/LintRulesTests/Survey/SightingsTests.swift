import Diagnostics
import LintRules
import TestSupport
import Testing

@Suite struct SightingsTests {
  private func findings(_ text: String, _ code: String = "low-contrast-tint") -> [Finding] {
    checked(text).findings.filter { $0.code == code }
  }

  private func app(_ count: Int, _ head: String, _ screen: String) -> String {
    let names = (0..<count).map { "s\($0)" }
    let screens = names.map { "  \($0): { \(screen) }\n" }.joined()
    let home = "  home: { push: [\(names.joined(separator: ", "))] }\n"
    return "navstyle: 1\ntargets: { ios: 17, appearances: [light] }\n\(head)\nscreens:\n"
      + home + screens
  }

  private static let brand = "status-bar: light, bar: { color: '#0B5CAD', title-color: white }"

  @Test func `what a style makes wrong is found once, where it is written`() {
    let text = app(300, "styles: { brand: { \(Self.brand) } }", "style: brand")
    let found = findings(text)
    #expect(found.count == 1)
    #expect(found.first?.keyPath == "styles.brand.bar.color")
    #expect(
      found.first?.message.hasPrefix(
        "the buttons of 's0', 's1', 's2' and 297 more can hardly be seen")
        == true)
  }

  @Test func `so is what many screens write alike`() {
    let found = findings(app(5, "", Self.brand))
    #expect(found.count == 1)
    #expect(found.first?.keyPath == "screens.s0.bar.color")
    #expect(found.first?.message.contains("'s0', 's1', 's2' and 2 more") == true)
  }

  @Test(arguments: [(1, "'s0' can"), (2, "'s0' and 's1' can"), (3, "'s0', 's1' and 's2' can")])
  func `a few screens are all named`(_ count: Int, _ names: String) {
    let found = findings(app(count, "", Self.brand))
    #expect(found.first?.message.contains("the buttons of \(names) hardly be seen") == true)
  }

  @Test func `a screen that shows a fault in several states is named once, with the first`() {
    let states = "states: { a: { bar: { color: '#0B5CAD' } }, b: { bar: { color: '#0B5CAD' } } }"
    let found = findings(app(1, "", "status-bar: light, bar: { title-color: white }, \(states)"))
    #expect(found.count == 1)
    #expect(found.first?.keyPath == "screens.s0.states.a.bar.color")
    #expect(found.first?.message.hasPrefix("the buttons of 's0' in 'a' can") == true)
  }

  @Test func `faults that are to be mended in one place are one, the worst of them is told`() {
    let text = app(
      2, "styles: { pale: { bar: { tint: '#CCCCCC' } } }", "style: pale"
    ).replacing("  s1: { style: pale", with: "  s1: { style: [grey, pale]")
      .replacing(
        "styles: {", with: "styles: { grey: { bar: { color: '#BBBBBB' } }, ")
    let found = findings(text)
    #expect(found.count == 1)
    #expect(found.first?.keyPath == "styles.pale.bar.tint")
    #expect(found.first?.message.contains("'s1' and 's0'") == true)
    #expect(found.first?.message.contains("#CCCCCC on #BBBBBB") == true)
  }
}
