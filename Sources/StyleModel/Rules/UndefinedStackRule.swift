public import Diagnostics

extension RuleInfo {
  /// The name of a stack that is not defined.
  public static let undefinedStack = RuleInfo(
    "undefined-stack", .references, undefined: .stack, misspelt: "logn", name: "login",
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
          home: { push: [web] }
          web: { present: [main] }
        """),
    ]
  ) { name in
    """
    navstyle: 1
    screens:
      home: { present: [\(name)] }
      form: {}
    stacks: { main: { root: home }, login: { root: form } }
    """
  }
}
