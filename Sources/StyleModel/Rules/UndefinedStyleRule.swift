public import Diagnostics

extension RuleInfo {
  /// The name of a style that is not defined.
  public static let undefinedStyle = RuleInfo(
    "undefined-style", .references, undefined: .style, misspelt: "claer", name: "clear",
    nonTriggering: [
      Example(
        """
        navstyle: 1
        styles: { clear: { bar: { alpha: 0 } }, photo: { style: clear } }
        screens:
          home: { style: [photo] }
        """),
      Example(
        """
        navstyle: 1
        include: [styles.navstyle.yaml]
        screens:
          home: { style: clear }
        """,
        others: [
          .init(
            path: "styles.navstyle.yaml",
            marked: """
              styles: { clear: { bar: { alpha: 0 } } }
              """)
        ]),
    ]
  ) { name in
    """
    navstyle: 1
    styles: { clear: { bar: { alpha: 0 } } }
    screens:
      home: { style: \(name) }
    """
  }
}
