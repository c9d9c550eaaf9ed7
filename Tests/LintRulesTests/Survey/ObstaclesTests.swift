import Diagnostics
import LintRules
import TestSupport
import Testing

/// What helps say of all that keeps a crossfade from carrying a pair.
@Suite struct ObstaclesTests {
  private func help(_ home: String, _ detail: String) -> String? {
    let text = """
      navstyle: 1
      stacks: { main: { root: home, tab-bar: true } }
      screens:
        home: { push: [detail], \(home) }
        detail: { \(detail) }
      transitions:
        - { from: home, to: detail, strategy: background-crossfade }
      """
    return checked(text).findings.first { $0.code == "impossible-override" }?.help
  }

  @Test func `one is named with its values`() {
    #expect(
      help("bar: { prompt: true }", "bar: { alpha: 0 }")
        == "ask for 'snapshot-slide', or make 'bar.prompt' equal (it is true and false)")
  }

  @Test func `all are named, whichever row of the table held first`() {
    #expect(
      help("bar: { large-title: true, prompt: true }", "class: Detail")
        == "ask for 'snapshot-slide', or make these equal: 'bar.large-title' (true and false), "
        + "'bar.prompt' (true and false)")
    #expect(
      help("bar: { translucent: false }", "bar: { search: true }, toolbar: shown, tab-bar: hidden")
        == "ask for 'snapshot-slide', or make these equal: 'bar.translucent' (false and true), "
        + "'bar.search' (false and true), 'toolbar' (hidden and shown), "
        + "'tab-bar' (shown and hidden)")
    #expect(
      help(
        "bar: { translucent: false, color: white }",
        "bar: { translucent: false, color: black, shadow-line: false }")
        == "ask for 'snapshot-slide', or make these equal: 'bar.color' (#FFFFFF and #000000), "
        + "'bar.shadow-line' (#3C3C434A and false)")
  }

  @Test func `where only one has a bar, nothing else is said of bars`() {
    #expect(
      help("bar: { hidden: true }", "bar: { prompt: true }, toolbar: shown")
        == "ask for 'snapshot-slide', or make these equal: 'bar.hidden' (true and false), "
        + "'toolbar' (hidden and shown)")
  }

  @Test func `what wants a picture each time round is named with its state and values`() {
    let found = checked(
      """
      navstyle: 1
      screens:
        list: { push: [list], states: { reading: { bar: { hidden: true } } } }
      """
    ).findings.first { $0.code == "unbounded-snapshots" }
    #expect(
      found?.help?.hasPrefix(
        "to need none, make 'bar.hidden' equal on 'list' in 'reading' (true) and 'list' (false)")
        == true)
    #expect(found?.notes.count == 2)
  }
}
