public import Diagnostics

extension RuleInfo {
  /// An alias inside the value it stands for.
  public static let recursiveAlias = RuleInfo(
    "recursive-alias", .syntax,
    summary: "an alias inside the value it stands for",
    rationale: """
      Such a value would be infinitely deep. libyaml accepts it, and readers that follow it crash
      (rhysd/actionlint#610).
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: &home { bar: ↓*home }
        """)
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: &bar { alpha: 0.5 }, push: [detail] }
          detail: { bar: *bar }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { style: &styles [a], push: &pushed [detail] }
          detail: { style: *styles, push: *pushed }
        styles: { a: { bar: { alpha: 0.5 } } }
        """),
      Example(
        """
        navstyle: 1
        styles:
          a: &a { bar: { alpha: 0.5 } }
          b: { <<: *a, toolbar: shown }
        screens:
          home: { style: [a, b] }
        """),
    ])
}
