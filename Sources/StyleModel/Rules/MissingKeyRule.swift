public import Diagnostics

extension RuleInfo {
  /// A key that must be there.
  public static let missingKey = RuleInfo(
    "missing-key", .schema,
    summary: "a key that must be there",
    rationale: """
      Without it the file or the entry means nothing.
      """,
    triggering: [
      Example(
        """
        ↓screens:
          home: {}
        """),
      Example(
        """
        navstyle: 1
        stacks:
          main: ↓{ tab-bar: true }
        screens:
          home: {}
        """),
      Example(
        """
        navstyle: 1
        screens: ↓{}
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: ↓{ light: white } } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        stacks:
          main: { root: home }
        screens:
          home: {}
        """),
      Example(
        """
        navstyle: 1
        include: [detail.navstyle.yaml]
        screens:
          home: { push: [detail] }
        """,
        others: [
          .init(
            path: "detail.navstyle.yaml",
            marked: """
              screens:
                detail: {}
              """)
        ]),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: { light: white, dark: black } } }
        """),
    ])
}
