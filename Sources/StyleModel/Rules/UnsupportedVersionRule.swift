public import Diagnostics

extension RuleInfo {
  /// A version of the language or of iOS that is not known.
  public static let unsupportedVersion = RuleInfo(
    "unsupported-version", .schema,
    summary: "a version of the language, of iOS or of the tool that does not fit",
    rationale: """
      iOS went from 18 to 26: the versions 19 to 25 never existed.
      """,
    triggering: [
      Example(
        """
        navstyle: ↓2
        screens:
          home: {}
        """),
      Example(
        """
        navstyle: 1
        targets: { ↓ios: "15..20" }
        screens:
          home: {}
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "15..26" }
        screens:
          home: {}
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: 17 }
        screens:
          home: {}
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "18..26" }
        screens:
          home: {}
        """),
    ])
}
