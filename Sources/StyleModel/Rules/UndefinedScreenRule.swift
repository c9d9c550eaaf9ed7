public import Diagnostics

extension RuleInfo {
  /// The name of a screen that is not defined.
  public static let undefinedScreen = RuleInfo(
    "undefined-screen", .references, undefined: .screen, misspelt: "detial", name: "detail",
    nonTriggering: [
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
              screens: { detail: {} }
              """)
        ]),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { bar: { tint: black } }
        transitions:
          - { from: "*", to: detail, duration: 0.2 }
        """),
    ]
  ) { name in
    """
    navstyle: 1
    screens:
      home: { push: [\(name)] }
      detail: {}
    """
  }
}
