import Diagnostics

extension RuleInfo {
  /// A comment that suppresses nothing.
  static let unusedSuppression = RuleInfo(
    "unused-suppression", .suppressions, .warning, fix: .safe,
    summary: "a comment that suppresses a finding there is none of",
    rationale: """
      What it was about is mended, or it stands on another line: then the next finding there would be hidden by
      accident. What blocks a plan cannot be suppressed at all. Of a rule that is off, and where a file cannot be read
      to its end, nothing is said (SwiftLint#2623, SwiftLint#4798, stylelint#4896).
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }  # navstyle:disable-line ↓unused-color -- the old brand
          detail: { bar: { color: "#FFFFFF" } }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { push: [detail] }
            detail: { bar: { color: "#FFFFFF" } }
          """),
      Example(
        """
        navstyle: 1
        # navstyle:disable ↓unused-style, unused-color -- both are for the next version
        palette: { next: "#0A84FF" }
        # navstyle:enable unused-color
        screens:
          home: {}
        """,
        fixed: """
          navstyle: 1
          # navstyle:disable unused-color -- both are for the next version
          palette: { next: "#0A84FF" }
          # navstyle:enable unused-color
          screens:
            home: {}
          """),
      Example(
        """
        navstyle: 1
        # navstyle:disable-file ↓missing-key -- it cannot be suppressed
        screens:
          home: {}
        """,
        fixed: """
          navstyle: 1
          screens:
            home: {}
          """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        palette:
          # navstyle:disable-next-line unused-color -- for the next version
          next: "#0A84FF"
        screens:
          home: {}
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { title: "see # navstyle:disable-line unused-color" }
        """),
      Example(
        """
        navstyle: 1
        # navstyle:disable unused-color -- for the next version
        palette: { next: "#0A84FF" }
        # navstyle:enable unused-color
        screens:
          home: {}
        """),
    ])
}
