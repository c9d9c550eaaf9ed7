import Diagnostics
import LintRules
import TestSupport
import Testing

@Suite struct ItemRemovalTests {
  private static let head = """
    navstyle: 1
    screens:
      home: { push: [player] }
      player: { bar: { hidden: true } }

    """

  @Test(arguments: [
    (
      "transitions:\n  - { from: home, to: player, strategy: snapshot-slide }\n",
      "transitions: []\n"
    ),
    (
      "transitions:   # what is not wanted\n- from: home # one\n  to: player\n"
        + "  strategy: snapshot-slide # three\n\nmotion: { duration: 0.3 }\n",
      "transitions: []   # what is not wanted\n\nmotion: { duration: 0.3 }\n"
    ),
    (
      "transitions:\n  - from: home\n    to: player\n    strategy: snapshot-slide\n"
        + "  - { from: player, to: home, operation: pop, duration: 0.5 }\n",
      "transitions:\n  - { from: player, to: home, operation: pop, duration: 0.5 }\n"
    ),
    (
      "transitions:\n  - { from: player, to: home, operation: pop, duration: 0.5 }\n"
        + "  - { from: home, to: player,\n      strategy: snapshot-slide }",
      "transitions:\n  - { from: player, to: home, operation: pop, duration: 0.5 }"
    ),
    (
      "transitions: [{ from: home, to: player, strategy: snapshot-slide }]\n", "transitions: []\n"
    ),
    (
      "transitions: [{ from: player, to: home, operation: pop, duration: 0.5 },\n"
        + "  { from: home, to: player, strategy: snapshot-slide } ]\n",
      "transitions: [{ from: player, to: home, operation: pop, duration: 0.5 } ]\n"
    ),
    (
      "transitions:\n  # all of them\n\n  # that one\n"
        + "  - { from: home, to: player, strategy: snapshot-slide }\n"
        + "  # the way back\n  - { from: player, to: home, operation: pop, duration: 0.5 }\n",
      "transitions:\n  # all of them\n\n"
        + "  # the way back\n  - { from: player, to: home, operation: pop, duration: 0.5 }\n"
    ),
    (
      "transitions:\n  # navstyle:disable unused-color -- why\n"
        + "  - { from: home, to: player, strategy: snapshot-slide }\npalette: { a: white }\n",
      "transitions: []\n  # navstyle:disable unused-color -- why\npalette: { a: white }\n"
    ),
    // Too unusual.
    (
      "transitions:\n  -\n    from: home\n    to: player\n    strategy: snapshot-slide\n",
      "transitions:\n  -\n    from: home\n    to: player\n    strategy: snapshot-slide\n"
    ),
  ])
  func `an item goes, and what stands around it stays`(_ text: String, _ expected: String) async {
    let mending = await mended(Self.head + text)
    #expect(mending.text == Self.head + expected)
    #expect(mending.refused == 0)
  }

  @Test func `beside a mistake nothing is taken out`() async {
    let text =
      Self.head
      + "transitions:\n  - from: home\n    to: player\n    strategy: snapshot-slide\n    duraton: 1\n"
    let found = checked(text).findings
    #expect(found.filter { $0.code == "useless-override" }.allSatisfy { $0.fix == nil })
    let mending = await mended(text)
    #expect(mending.text == text.replacing("duraton", with: "duration"))
  }
}
