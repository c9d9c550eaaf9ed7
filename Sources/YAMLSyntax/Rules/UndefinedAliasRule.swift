public import Diagnostics

extension RuleInfo {
  /// An alias before its anchor, or without one.
  public static let undefinedAlias = RuleInfo(
    "undefined-alias", .syntax,
    summary: "an alias before its anchor, or without one",
    rationale: """
      `*name` stands for the value that `&name` marked *earlier* in the file. libyaml does not check it.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: ↓*brand }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: ↓*brand, push: [detail] }
          detail: { bar: &brand { alpha: 0.5 }, push: [note] }
          note: { bar: *brand }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: &brand { alpha: 0.5 }, push: [detail] }
          detail: { bar: *brand }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { class: "*brand" }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: &brand { alpha: 0.5 }, push: [detail, note] }
          detail: { bar: *brand }
          note: { bar: *brand }
        """),
    ])
}
