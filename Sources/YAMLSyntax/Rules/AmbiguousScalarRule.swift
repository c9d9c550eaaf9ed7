public import Diagnostics

extension RuleInfo {
  /// A text without quotes that YAML 1.1 readers take for something else.
  public static let ambiguousScalar = RuleInfo(
    "ambiguous-scalar", .syntax, .warning, fix: .safe,
    summary: "a text without quotes that YAML 1.1 readers take for something else",
    rationale: """
      `no`, `on`, `010`, `12:30`, `1.10`, `~` and dates are Booleans, numbers, null or dates to readers of
      YAML 1.1. NavStyle reads by the type a key expects and keeps such a text as written; the next tool
      may not (yamllint#158, #540).
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { class: ↓no }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { class: "no" }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { class: ↓1.10 }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { class: "1.10" }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { class: ↓2026-01-02 }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { class: "2026-01-02" }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [↓no] }
          "no": {}
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { push: ["no"] }
            "no": {}
          """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { class: "no" }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { class: !!str 12 }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { class: Nordic }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { swipe-back: off }
        """),
    ])
}
