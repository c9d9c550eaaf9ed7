import TestSupport
import Testing
import Transitions

@Suite struct OverrideUsesTests {
  private func uses(_ transitions: String, targets: String = "ios: 17") -> OverrideUses {
    planned(
      """
      navstyle: 1
      targets: { \(targets) }
      screens:
        home: { bar: { color: white }, push: [detail, player] }
        detail: { bar: { color: "#DDDDDD" }, push: [player], states: { bare: { bar: { hidden: true } } } }
        player: { bar: { hidden: true } }
      transitions: [\(transitions)]
      """
    ).overrideUses()
  }

  @Test(arguments: [
    // What is chosen anyway, in a state too.
    ("{ from: home, to: player, strategy: snapshot-slide }", [0], [Int]()),
    ("{ from: home, to: detail, strategy: snapshot-slide }", [], []),
    ("{ from: home, to: detail, motion: blend }", [0], []),
    ("{ from: home, to: detail, motion: ride }", [], []),
    ("{ from: home, to: detail, strategy: background-crossfade }", [], []),
    // A key that changes something saves the entry.
    ("{ from: home, to: player, strategy: snapshot-slide, duration: 0.5 }", [], []),
    ("{ from: home, to: player, duration: 0.35, animated: true }", [0], []),
    ("{ from: home, to: player, animated: false }", [], []),
    // Asked for nothing.
    ("{ from: home, to: player, reason: none }", [], []),
    // All pairs.
    ("{ from: '*', to: '*', duration: 0.35 }", [0], []),
    ("{ from: '*', to: '*', strategy: snapshot-slide }", [], []),
    ("{ from: player, to: '*', operation: push, duration: 0.5 }", [], [0]),
    ("{ from: player, to: home, operation: push, duration: 0.5 }", [], [0]),
    // One undoes another.
    (
      "{ from: '*', to: '*', strategy: none }, { from: home, to: player, strategy: snapshot-slide }",
      [], []
    ),
    // Each alone could go, both together could not.
    (
      "{ from: home, to: '*', duration: 0.5 }, { from: '*', to: '*', duration: 0.35 }, "
        + "{ from: home, to: player, duration: 0.5 }",
      [1, 2], []
    ),
  ])
  func `an entry is idle if nothing runs otherwise without it`(
    _ transitions: String, _ idle: [Int], _ dead: [Int]
  ) {
    let uses = uses(transitions)
    #expect(uses.idle == idle)
    #expect(uses.dead == dead)
  }

  @Test func `two that ask for the same keep each other`() {
    let both = uses(
      "{ from: home, to: player, duration: 0.5 }, "
        + "{ from: home, to: player, operation: push, duration: 0.5 }, "
        + "{ from: player, to: home, operation: pop, duration: 0.5 }")
    // The first one covers the last as long as it stays.
    #expect(both.idle == [2])
  }

  @Test func `what differs in one band only is no idle wish`() {
    let entry = "{ from: home, to: detail, motion: blend }"
    #expect(uses(entry, targets: "ios: '15..27'").idle == [0])
    let slide = "{ from: home, to: detail, strategy: snapshot-slide }"
    #expect(uses(slide, targets: "ios: '26..27'").idle == [0])
    #expect(uses(slide, targets: "ios: '15..27'").idle == [])
  }
}
