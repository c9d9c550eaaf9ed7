public import Diagnostics

extension RuleInfo {
  /// The name of a colour that is not defined.
  public static let undefinedColor = RuleInfo(
    "undefined-color", .references, undefined: .color, misspelt: "brnd", name: "brand",
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: systemIndigo } }
        """),
      Example(
        """
        navstyle: 1
        include: [palette.navstyle.yaml]
        screens:
          home: { bar: { color: brnd } }
        """,
        others: [
          .init(
            path: "palette.navstyle.yaml",
            marked: """
              palette: { brnd: "#0A84FF" }
              """)
        ]),
    ]
  ) { name in
    """
    navstyle: 1
    screens:
      home: { bar: { color: \(name) } }
    palette: { brand: "#0A84FF" }
    """
  }
}
