public import Diagnostics

extension RuleInfo {
  /// Bytes that are not UTF-8, or a NUL.
  public static let notUTF8 = RuleInfo(
    "not-utf8", .syntax,
    summary: "bytes that are not UTF-8, or a NUL",
    rationale: """
      YAML files are exchanged as UTF-8. libyaml reports a bad byte without a line and up to 9 KB early, so
      the text is checked before it: the finding has the exact byte, and everything before its line is still checked.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { class: "a↓\u{0}b" }
        """)
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { class: "日本 é 🎉" }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { class: "a\u{FFFD}b" }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { class: a\u{10FFFF}b }
        """),
    ])
}
