public import Diagnostics

extension RuleInfo {
  /// The name of a stack that is not defined.
  public static let undefinedStack = RuleInfo(
    "undefined-stack", .references, fix: .safe,
    summary: "the name of a stack that is not defined",
    rationale: """
      Nothing can be decided about what is not there. The help offers the nearest name.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { present: [↓logn] }
          form: {}
        stacks: { main: { root: home }, login: { root: form } }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { present: [login] }
            form: {}
          stacks: { main: { root: home }, login: { root: form } }
          """)
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { embed: [column] }
          list: {}
        stacks: { main: { root: home }, column: { root: list, kind: nested } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { present: [login] }
          form: {}
        stacks: { main: { root: home }, login: { root: form } }
        """),
    ])
}
