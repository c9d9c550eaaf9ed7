public import Diagnostics

extension RuleInfo {
  /// The file is not YAML at this place.
  public static let yamlSyntax = RuleInfo(
    "yaml-syntax", .syntax, fix: .safe,
    summary: "the file is not YAML at this place",
    rationale: """
      A YAML error ends the file for every reader. The parser's own words (`did not find expected key`)
      name its grammar, not the mistake; this says what was expected, where it began and what to do.
      What stands before the error is still checked; findings that only the cut could cause are silent. A missing
      space or colon, of which the parser complains lines later, is told and mended where it is missing.
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
          home:
            bar:
              search↓:true
              prompt: true
        """,
        fixed: """
          navstyle: 1
          screens:
            home:
              bar:
                search: true
                prompt: true
          """),
      Example(
        """
        navstyle: 1
        screens:
          ↓home { bar: { search: true } }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { bar: { search: true } }
          """),
      Example(
        """
        navstyle: 1
        screens:
          ↓home
            bar: { search: true }
        """,
        fixed: """
          navstyle: 1
          screens:
            home:
              bar: { search: true }
          """),
      Example(
        """
        navstyle: 1
        screens:
        ↓\u{A0} home: {}
        """,
        fixed: """
          navstyle: 1
          screens:
            home: {}
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: ↓{ bar: { color: white }
          next: { push: [home] }
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
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { class: "a\u{A0}b" } # a\u{A0}b
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { class: a:b }
          detail:
            class: it's 100% {sure}
        """),
    ])
}
