public import Diagnostics

extension RuleInfo {
  /// A word that its key does not allow.
  public static let unknownValue = RuleInfo(
    "unknown-value", .schema, fix: .safe,
    summary: "a word that its key does not allow",
    rationale: """
      The help names the nearest word and lists them all.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { status-bar: ↓lite }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { status-bar: light }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { swipe-back: ↓none }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { status-bar: light, swipe-back: off }
        """)
    ])
}
