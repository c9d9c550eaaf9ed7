public import Diagnostics

extension RuleInfo {
  /// A tag other than the core ones that say what the place expects anyway.
  public static let unsupportedTag = RuleInfo(
    "unsupported-tag", .syntax,
    summary: "a tag other than the core ones that say what the place expects anyway",
    rationale: """
      Values are read by the type their key expects; a tag that says something else would be ignored by this
      tool and obeyed by another. `!include` is a habit from other tools: here it is the key `include`.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: ↓!include home.yaml
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { alpha: ↓!percent 50 } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: !!map { class: !!str Home, bar: { hidden: !!bool true } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { class: "!include home.yaml" }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { alpha: !!float 0.5 }, push: !!seq [home] }
        """),
    ])
}
