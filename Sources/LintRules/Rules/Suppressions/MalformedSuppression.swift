import Diagnostics

extension RuleInfo {
  /// A comment that is to suppress something and cannot be read.
  static let malformedSuppression = RuleInfo(
    "malformed-suppression", .suppressions, .warning,
    summary: "a comment that begins with 'navstyle:' and cannot be read",
    rationale: """
      A comment that is misspelt does nothing and nobody is told (yamllint#679). It is
      `# navstyle:disable-line CODE, CODE -- reason until 2027-01-31`, and so with `disable-next-line`, `disable` up to
      `enable`, and `disable-file`; the reason may be left out unless `require-reasons` asks for it, the day, too.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: {}  # navstyle:↓ignore unused-color
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: {}  # navstyle:disable-line ↓unused-color - for the next version
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: {}  # navstyle:disable-line unused-color -- until ↓2027-02-30
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: {}  # navstyle:disable-line unused-color -- for now, ↓till 2027-02-28
        """),
      Example(
        """
        navstyle: 1
        # navstyle:↓disable-file
        screens:
          home: {}
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        # the navstyle: 1 above is the version of the language
        # navstyle: 1
        screens:
          home: {}
        """),
      Example(
        """
        navstyle: 1
        palette:
          next: "#0A84FF"  # navstyle:disable-line unused-color -- until it is asked for, until 2999-01-31
        screens:
          home: {}
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: {}  # once this said navstyle:ignore unused-color
        """),
    ])
}
