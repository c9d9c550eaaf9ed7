import Diagnostics

extension RuleInfo {
  /// A comment whose last day is over.
  static let expiredSuppression = RuleInfo(
    "expired-suppression", .suppressions, .warning,
    summary: "a comment that was to suppress a finding until a day that is over",
    rationale: """
      Somebody promised to mend it by then. The finding is shown again, and this says why. The day itself, in UTC, is
      the last on which it is suppressed.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home:
            status-bar: light
            # navstyle:disable-next-line ↓low-contrast-title -- the new brand comes, until 2020-01-31
            bar: { color: "#0B5CAD", tint: white, title-color: "#333" }
        """)
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home:
            status-bar: light
            # navstyle:disable-next-line low-contrast-title -- the new brand comes, until 2999-01-31
            bar: { color: "#0B5CAD", tint: white, title-color: "#333" }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home:
            status-bar: light
            # navstyle:disable-next-line low-contrast-title -- the new brand comes
            bar: { color: "#0B5CAD", tint: white, title-color: "#333" }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home:
            status-bar: light
            # navstyle:disable-next-line low-contrast-title -- the new brand comes, until 2020-01-31
            bar: { color: "#0B5CAD", tint: white, title-color: white }
        """),
    ])
}
