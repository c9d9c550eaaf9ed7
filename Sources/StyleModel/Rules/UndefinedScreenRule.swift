public import Diagnostics

extension RuleInfo {
  /// The name of a screen that is not defined.
  public static let undefinedScreen = RuleInfo(
    "undefined-screen", .references, fix: .safe,
    summary: "the name of a screen that is not defined",
    rationale: """
      Nothing can be decided about what is not there. The help offers the nearest name.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [↓detial] }
          detail: {}
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { push: [detail] }
            detail: {}
          """)
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: {}
        """)
    ])
}
