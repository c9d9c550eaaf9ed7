import Diagnostics

extension RuleInfo {
  /// A comment that names a rule there is none of.
  static let unknownRule = RuleInfo(
    "unknown-rule", .suppressions, .warning,
    summary: "a comment that is to suppress a rule there is none of",
    rationale: """
      It suppresses nothing, in silence: the code is misspelt, or of another version of the tool. There is no word for
      all rules: each one is named, so that a new one is heard.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: {}  # navstyle:disable-line ↓unused-colour -- for the next version
        """),
      Example(
        """
        navstyle: 1
        # navstyle:disable-file ↓all
        screens:
          home: {}
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        # navstyle:disable-file unused-color
        palette: { next: "#0A84FF" }
        screens:
          home: {}
        """),
      Example(
        """
        navstyle: 1
        # navstyle:disable-file unused-color, unused-style
        palette: { next: "#0A84FF" }
        styles: { next: { bar: { color: next } } }
        screens:
          home: {}
        """),
      Example(
        """
        navstyle: 1
        # navstyle:disable-file unused-color -- not unused-colour, nor all
        palette: { next: "#0A84FF" }
        screens:
          home: {}
        """),
    ])
}
