public import Diagnostics

extension RuleInfo {
  /// The file is not YAML at this place.
  public static let yamlSyntax = RuleInfo(
    "yaml-syntax", .syntax,
    summary: "the file is not YAML at this place",
    rationale: """
      A YAML error ends the file for every reader. The parser's own words (`did not find expected key`)
      name its grammar, not the mistake; this says what was expected, where it began and what to do.
      What stands before the error is still checked; findings that only the cut could cause are silent.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { class: Home }
          detail:
            class: a↓: b
        """),
      Example(
        """
        navstyle: 1
        screens:
          home:
        ↓	class: Home
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { class: ↓"Home }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { class: "a: b" }
        """)
    ])
}
