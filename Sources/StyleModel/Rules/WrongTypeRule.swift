public import Diagnostics

extension RuleInfo {
  /// A value of another type than its key expects.
  public static let wrongType = RuleInfo(
    "wrong-type", .schema, fix: .safe,
    summary: "a value of another type than its key expects",
    rationale: """
      A scalar is read by the type its key expects, never by guessing: `hidden: no` is no Boolean here and
      would be one elsewhere. An empty value is no value: to undo what was inherited, write another.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { hidden: ↓no } }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { bar: { hidden: false } }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { hidden: ↓"true" } }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { bar: { hidden: true } }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home:
            bar:↓
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { alpha: ↓50% } }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { bar: { alpha: 0.5 } }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: ↓home }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { push: [home] }
          """),
      Example(
        """
        navstyle: 1
        targets: { appearances: ↓dark }
        motion: { duration: ↓350ms }
        screens:
          home: {}
        """,
        fixed: """
          navstyle: 1
          targets: { appearances: [dark] }
          motion: { duration: 0.35 }
          screens:
            home: {}
          """),
      Example(
        """
        navstyle: 1
        screens:
          ↓1st: {}
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { hidden: false, alpha: 0.5 }, push: [home] }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { class: "true", bar: {}, push: [] }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: 17, appearances: [dark] }
        motion: { duration: 0.35 }
        screens:
          first: { swipe-back: { full: true, within: 40 } }
        """),
    ])
}
