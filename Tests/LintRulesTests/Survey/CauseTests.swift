import Diagnostics
import LintRules
import TestSupport
import Testing

@Suite struct CauseTests {
  private func finding(_ text: String, _ code: String = "low-contrast-title") -> Finding? {
    let head = "navstyle: 1\ntargets: { ios: 17, appearances: [light] }\n"
    return checked(head + text).findings.first { $0.code == code }
  }

  @Test func `of the values that make a fault, the one nearest to the screen is shown`() {
    let styles = "styles: { s: { bar: { color: '#333', tint: white } } }\n"
    let defaults = "defaults: { status-bar: light, bar: { title-color: black } }\n"
    let one = finding(defaults + styles + "screens: { home: { style: s } }\n")
    #expect(one?.keyPath == "styles.s.bar.color")
    #expect(one?.notes.map(\.message) == ["'bar.title-color' is #000000 here"])
    let other = finding(
      "defaults: { status-bar: light, bar: { color: '#333', tint: white } }\n"
        + "screens: { home: { bar: { title-color: black } } }\n")
    #expect(other?.keyPath == "screens.home.bar.title-color")
    #expect(other?.label == "'bar.title-color' is #000000 here")
    #expect(other?.notes.map(\.message) == ["'bar.color' is #333333 here"])
  }

  @Test func `what nobody wrote is shown at the screen's key`() {
    let found = finding(
      "screens: { home: { bar: { color: white }, push: [detail] }, list: {}, detail: {} }\n"
        + "stacks: { a: { root: home }, b: { root: list } }\n".replacing("list", with: "home"),
      "missing-default")
    #expect(found == nil)
    let missing = finding(
      "screens: { home: { bar: { color: white }, push: [detail, list] }, "
        + "list: { bar: { color: white } }, detail: {} }\n", "missing-default")
    #expect(missing?.keyPath == "screens.detail")
  }

  @Test func `only what makes the ground what it is is shown`() {
    let found = finding(
      "defaults: { bar: { alpha: 1, material: thin, color: '#333' }, content: { background: red } }\n"
        .replacing("red", with: "'#FF0000'")
        + "screens: { home: { status-bar: light, bar: { tint: white } } }\n")
    #expect(found?.keyPath == "defaults.bar.color")
    #expect(found?.notes.isEmpty == true)
    let clear = finding(
      "screens: { home: { status-bar: light, bar: { alpha: 0, color: white, tint: white }, "
        + "content: { background: '#222' } } }\n")
    #expect(clear?.keyPath == "screens.home.bar.alpha")
    #expect(clear?.notes.map(\.message) == ["'content.background' is #222222 here"])
  }

  @Test func `a large title that nobody coloured is mended where the title is coloured`() {
    let found = finding(
      "screens: { home: { bar: { large-title: true, title-color: '#CCC' } } }\n")
    #expect(found?.keyPath == "screens.home.bar.title-color")
  }

  @Test func `at the scroll edge its own keys are shown, and the bar's where it has none`() {
    let found = finding(
      "screens: { home: { status-bar: dark, bar: { color: '#333', title-color: white, tint: '#888', "
        + "scroll-edge: { color: white } } } }\n")
    #expect(found?.keyPath == "screens.home.bar.title-color")
    #expect(found?.notes.map(\.message) == ["'bar.scroll-edge.color' is #FFFFFF here"])
    #expect(found?.message.contains("while content touches the bar") == true)
    #expect(found?.help?.contains("bar.scroll-edge.title-color: \"#767676\"") == true)
  }
}
