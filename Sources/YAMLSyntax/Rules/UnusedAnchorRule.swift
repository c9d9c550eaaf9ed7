public import Diagnostics

extension RuleInfo {
  /// An anchor that no alias uses.
  public static let unusedAnchor = RuleInfo(
    "unused-anchor", .syntax, .info, fix: .safe,
    summary: "an anchor that no alias uses",
    rationale: """
      Left over, or the alias was meant and forgotten. A use under `<<` counts.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: ↓&home { class: Home }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { class: Home }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: ↓&home  # the first
            class: Home
        """,
        fixed: """
          navstyle: 1
          screens:
            home:  # the first
              class: Home
          """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        styles:
          a: &a { bar: { alpha: 0.5 } }
          b: { <<: *a, toolbar: shown }
        screens:
          home: { style: [a, b] }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { class: &name Home, push: [detail] }
          detail: { class: *name }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { class: "&home" }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: *look }
          detail: { bar: &look { alpha: 0.5 } }
        """),
    ])
}
