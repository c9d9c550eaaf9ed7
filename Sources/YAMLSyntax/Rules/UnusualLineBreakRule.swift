public import Diagnostics

extension RuleInfo {
  /// A line break that only YAML 1.1 knows.
  public static let unusualLineBreak = RuleInfo(
    "unusual-line-break", .syntax, .warning, fix: .safe,
    summary: "a line break that only YAML 1.1 knows",
    rationale: """
      NEL, U+2028 and U+2029 end a line for libyaml and for no editor: every line number below differs between
      tools. They come in with text pasted from elsewhere.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { class: "a↓\u{2028}b" }
        """,
        fixed: #"""
          navstyle: 1
          screens:
            home: { class: "a\Lb" }
          """#),
      Example(
        """
        navstyle: 1 # one↓\u{85}screens:
          home: {}
        """,
        fixed: """
          navstyle: 1 # one
          screens:
            home: {}
          """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home:
            class: "a b"
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { class: "a\\Lb" }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { class: "a\u{A0}b" }
        """),
    ])
}
