import StyleModel
import TestSupport
import Testing
import Transitions

@Suite struct OverrideTests {
  private func pair(_ from: String, _ to: String, _ entries: String...) -> PairText {
    PairText(
      bars: from, to, "transitions: [\(entries.map { "{ \($0) }" }.joined(separator: ", "))]")
  }

  // MARK: What is asked for

  @Test(arguments: [
    ("strategy: snapshot-slide", Outcome.snapshotSlide), ("strategy: none", .foreign),
    ("strategy: background-crossfade, motion: ride", .crossfade(.ride)),
    ("strategy: background-crossfade, motion: still", .crossfade(.still)),
    ("motion: ride", .crossfade(.ride)), ("motion: still", .crossfade(.still)),
    ("strategy: snapshot-slide, motion: ride", .snapshotSlide),
  ])
  func `what is asked for is done, both ways`(_ keys: String, _ outcome: Outcome) {
    for direction in ["from: a, to: b", "from: b, to: a"] {
      let pair = pair("color: white", "color: '#EEE'", "\(direction), \(keys)")
      for way in Direction.allCases {
        #expect(pair.decision(way).outcome == outcome)
        #expect(pair.decision(way).rowName == "override")
        #expect(pair.decision(way).ownTableRow.name == "color-differs")
        #expect(pair.decision(way).ownOutcome == .crossfade(.blend))
        #expect(!pair.decision(way).isImpossible)
      }
    }
  }

  @Test(arguments: [
    ("from: a, to: b, operation: push", [Direction.push]),
    ("from: b, to: a, operation: pop", [.pop]),
    ("from: a, to: b, operation: pop", []), ("from: b, to: a, operation: push", []),
    ("from: a, to: b, operation: any", [.push, .pop]), ("from: a, to: a", []),
  ])
  func `an operation narrows it to one way`(_ keys: String, _ ways: [Direction]) {
    let pair = pair("color: white", "color: '#EEE'", "\(keys), strategy: snapshot-slide")
    #expect(Direction.allCases.filter { pair.decision($0).rowName == "override" } == ways)
  }

  @Test func `a motion alone does not undo a picture`() {
    let decision = pair("hidden: true", "", "from: a, to: b, motion: ride").decision()
    #expect(decision.rowName == "hidden-differs" && decision.outcome == .snapshotSlide)
  }

  @Test(arguments: ["animated: false", "duration: 2", "reason: because"])
  func `what says nothing of the strategy leaves the row`(_ keys: String) {
    #expect(
      pair("color: white", "color: '#EEE'", "from: a, to: b, \(keys)").decision().rowName
        == "color-differs")
  }

  // MARK: The motion that nobody wrote

  @Test(arguments: [
    ("color: white", "color: '#EEE'", Band.below26, Motion.blend),
    ("color: white", "color: '#EEE'", .from26, .blend),
    ("color: white", "color: black", .from26, .ride),
    ("image: { name: i }, color: clear", "image: { name: j }, color: clear", .below26, .still),
    ("image: { name: i }", "color: white", .below26, .still),
    ("hidden: true", "color: white", .below26, .ride),
    ("translucent: false, color: white", "color: '#EEE'", .below26, .blend),
    ("large-title: true, prompt: true", "shadow-line: false", .below26, .ride),
    ("", "", .below26, .still),
    (
      "color: { light: white, dark: black }", "color: { light: '#EEE', dark: white }", .below26,
      .ride
    ),
  ])
  func `it is that of the first crossfade row further down`(
    _ from: String, _ to: String, _ band: Band, _ motion: Motion
  ) {
    let decision = pair(from, to, "from: a, to: b, strategy: background-crossfade")
      .decision(in: band)
    #expect(decision.outcome == .crossfade(motion))
  }

  @Test func `the app's own choice is asked further down too`() {
    let pair = PairText(
      bars: "color: white, large-title: true", "color: '#EEE'",
      "motion: { crossfade: ride }\ntransitions: [{ from: a, to: b, strategy: background-crossfade }]"
    )
    #expect(pair.decision().outcome == .crossfade(.ride))
  }

  // MARK: What cannot be done

  @Test(arguments: [
    ("hidden: true", "", true), ("translucent: false", "", true), ("prompt: true", "", true),
    ("translucent: false, color: black", "translucent: false", true),
    ("large-title: true", "", false), ("image: { name: i }", "", false),
    ("hidden: true", "hidden: true", false),
  ])
  func `a crossfade over some rows is impossible, a picture never`(
    _ from: String, _ to: String, _ isImpossible: Bool
  ) {
    let targets = "targets: { appearances: [light] }\n"
    for (strategy, expected) in [
      ("background-crossfade", isImpossible), ("snapshot-slide", false), ("none", false),
    ] {
      let pair = PairText(
        bars: from, to, targets + "transitions: [{ from: a, to: b, strategy: \(strategy) }]")
      for band in Band.allCases { #expect(pair.decision(in: band).isImpossible == expected) }
    }
  }

  @Test func `a crossfade over a tab bar that goes is impossible`() {
    let entry = "transitions: [{ from: a, to: b, strategy: background-crossfade }]"
    #expect(PairText("", "tab-bar: hidden", entry, hasTabBar: true).decision().isImpossible)
    #expect(!PairText("", "tab-bar: hidden", entry).decision().isImpossible)
    #expect(PairText("toolbar: shown", "", entry).decision().isImpossible)
  }

  @Test func `it is impossible if it is so anywhere`() {
    let edge = pair(
      "translucent: false, scroll-edge: { alpha: 0.5 }", "translucent: false",
      "from: a, to: b, strategy: background-crossfade")
    #expect(edge.decision().isImpossible)
  }

  // MARK: Precedence

  private func table(_ entries: String) -> OverrideTable {
    plan(entries).overrides
  }

  private func plan(_ entries: String) -> TransitionPlan {
    planned(
      "navstyle: 1\nscreens: { a: { push: [b, c] }, b: {}, c: {} }\ntransitions:\n\(entries)\n")
  }

  private func conflicts(_ entries: String) -> [OverrideConflict] {
    let plan = plan(entries)
    return plan.overrides.conflicts(along: plan.transitions)
  }

  @Test func `each key is taken from the most specific entry that writes it`() {
    let table = table(
      """
        - { from: a, to: b, strategy: snapshot-slide, duration: 1, animated: false }
        - { from: a, to: b, operation: push, duration: 2 }
        - { from: b, to: a, operation: pop, strategy: none }
      """)
    let push = table.override(from: 0, to: 1, .push)
    #expect(push?.strategy == .snapshotSlide && push?.duration == 2 && push?.isAnimated == false)
    #expect(push?.entries == [1, 0])
    let pop = table.override(from: 1, to: 0, .pop)
    #expect(pop?.strategy == Strategy.none && pop?.duration == 1)
    #expect(pop?.entries == [2, 0])
    let other = table.override(from: 1, to: 0, .push)
    #expect(other?.duration == 1 && other?.entries == [0])
    #expect(table.override(from: 0, to: 2, .push) == nil)
    #expect(!table.isEmpty)
  }

  @Test(arguments: [
    ("  - { from: a, to: b, duration: 1 }\n  - { from: b, to: a, duration: 2 }", ["0 1 duration"]),
    ("  - { from: a, to: b, duration: 1 }\n  - { from: a, to: b, strategy: none }", []),
    (
      "  - { from: a, to: b, operation: push, duration: 1 }\n  - { from: b, to: a, operation: push, duration: 2 }",
      []
    ),
    (
      "  - { from: a, to: b, operation: push, duration: 1 }\n  - { from: a, to: b, operation: push, duration: 1 }",
      ["0 1 duration"]
    ),
    (
      "  - { from: a, to: b, operation: any, duration: 1 }\n  - { from: a, to: b, duration: 2 }",
      ["0 1 duration"]
    ),
    (
      "  - { from: a, to: b, duration: 1 }\n  - { from: a, to: b, operation: push, duration: 2 }",
      []
    ),
    ("  - { from: a, to: b, duration: 1 }\n  - { from: a, to: c, duration: 2 }", []),
    (
      "  - { from: a, to: b, motion: ride, animated: true }\n  - { from: b, to: a, motion: ride }\n  - { from: a, to: b, animated: true }",
      ["0 1 motion", "0 2 animated"]
    ),
  ])
  func `equal rank that writes the same key is a conflict`(
    _ entries: String, _ conflicts: [String]
  ) {
    #expect(
      self.conflicts(entries).map { "\($0.first) \($0.second) \($0.attribute.path)" } == conflicts)
  }

  @Test func `two names come before one, one before none, and an operation before none`() {
    let table = table(
      """
        - { from: "*", to: "*", duration: 1, animated: false, strategy: none, motion: still }
        - { from: "*", to: "*", operation: push, duration: 2, motion: ride }
        - { from: a, to: "*", duration: 3, animated: true }
        - { from: "*", to: b, operation: pop, duration: 4 }
        - { from: b, to: a, duration: 5 }
        - { from: b, to: a, operation: pop, duration: 0.6 }
      """)
    let expected: [(Int32, Int32, Direction, Double, [Int32])] = [
      (0, 1, .push, 5, [4, 2, 1, 0]), (1, 0, .pop, 0.6, [5, 4, 2, 0]),
      (0, 1, .pop, 5, [4, 3, 2, 0]), (0, 2, .push, 3, [2, 1, 0]), (2, 0, .pop, 3, [2, 0]),
      (2, 1, .pop, 4, [3, 0]), (1, 2, .pop, 1, [0]), (1, 2, .push, 2, [1, 0]),
      (1, 1, .pop, 4, [3, 0]),
    ]
    for (from, to, direction, duration, entries) in expected {
      let found = table.override(from: from, to: to, direction)
      #expect(found?.duration == duration && found?.entries == entries, "\(from) \(to)")
      #expect(found?.strategy == Strategy.none)
      #expect(found?.isAnimated == entries.contains(2))
    }
  }

  @Test(arguments: [
    // The same screens, however they are written.
    ("from: \"*\", to: a, duration: 1|from: a, to: \"*\", duration: 2", ["0 1 duration"]),
    ("from: \"*\", to: \"*\", duration: 1|from: \"*\", to: \"*\", duration: 2", ["0 1 duration"]),
    (
      "from: \"*\", to: \"*\", operation: pop, motion: ride|from: \"*\", to: \"*\", duration: 2", []
    ),
    // One screen each: only where there is such a transition, and no better entry.
    ("from: a, to: \"*\", duration: 1|from: \"*\", to: b, duration: 2", ["0 1 duration"]),
    ("from: b, to: \"*\", duration: 1|from: \"*\", to: c, duration: 2", []),
    ("from: a, to: \"*\", duration: 1|from: b, to: \"*\", duration: 2", ["0 1 duration"]),
    (
      "from: a, to: \"*\", operation: push, duration: 1|from: b, to: \"*\", operation: push, duration: 2",
      []
    ),
    (
      "from: b, to: \"*\", operation: pop, animated: true|from: \"*\", to: a, operation: pop, animated: true",
      ["0 1 animated"]
    ),
    (
      "from: a, to: \"*\", duration: 1|from: \"*\", to: b, duration: 2|from: a, to: b, duration: 3",
      []
    ),
    (
      "from: a, to: \"*\", duration: 1|from: \"*\", to: b, duration: 2|from: a, to: b, operation: push, duration: 3",
      ["0 1 duration"]
    ),
    (
      "from: a, to: \"*\", duration: 1|from: \"*\", to: b, duration: 2|from: \"*\", to: b, operation: push, duration: 3",
      ["0 1 duration"]
    ),
  ])
  func `entries with a star contradict each other where both speak of a transition`(
    _ entries: String, _ conflicts: [String]
  ) {
    let lines = entries.split(separator: "|").map { "  - { \($0) }" }.joined(separator: "\n")
    #expect(
      self.conflicts(lines).map { "\($0.first) \($0.second) \($0.attribute.path)" } == conflicts)
  }

  @Test func `of entries in conflict the first counts`() {
    let table = table("  - { from: b, to: a, duration: 1 }\n  - { from: a, to: b, duration: 2 }")
    #expect(table.override(from: 0, to: 1, .push)?.duration == 1)
    #expect(table.override(from: 1, to: 0, .pop)?.duration == 1)
  }

  @Test func `a screen that pushes itself has its override too`() {
    let plan = planned(
      "navstyle: 1\nscreens: { a: { push: [a] } }\ntransitions: [{ from: a, to: a, operation: pop, strategy: none }]"
    )
    #expect(plan.verdicts[0].push?.decision.rowName == "unchanged")
    #expect(plan.verdicts[0].pop?.decision.rowName == "override")
  }
}
