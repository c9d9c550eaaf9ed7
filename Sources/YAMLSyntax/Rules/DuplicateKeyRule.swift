public import Diagnostics

extension RuleInfo {
  /// One key twice in a map.
  public static let duplicateKey = RuleInfo(
    "duplicate-key", .syntax,
    summary: "one key twice in a map",
    rationale: """
      YAML forbids it, libyaml does not notice, and readers disagree on which entry counts
      (jpsim/Yams#415, yaml-language-server#237). Here the first one does, until one of them is removed.
      Two `<<` are the same mistake: write `<<: [*a, *b]`.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home:
            class: Home
            ↓class: Start
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: {}
          ↓home: {}
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: {}
        stacks:
          home: { root: home }
        """),
      Example(
        """
        navstyle: 1
        styles:
          a: &a { bar: { alpha: 0.5 } }
          b: { <<: *a, bar: { alpha: 0.6 } }
        screens:
          home: { style: [a, b] }
        """),
      Example(
        """
        navstyle: 1
        styles:
          a: &a { bar: { alpha: 0.5 } }
          b: &b { bar: { alpha: 0.6 } }
        screens:
          home: { <<: [*a, *b], style: [a, b] }
        """),
    ])
}
