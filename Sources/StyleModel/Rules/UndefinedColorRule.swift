public import Diagnostics

extension RuleInfo {
  /// The name of a colour that is not defined.
  public static let undefinedColor = RuleInfo(
    "undefined-color", .references, fix: .safe,
    summary: "the name of a colour that is not defined",
    rationale: """
      Nothing can be decided about what is not there. The help offers the nearest name.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: ↓brnd } }
        palette: { brand: "#0A84FF" }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { bar: { color: brand } }
          palette: { brand: "#0A84FF" }
          """)
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: brand } }
        palette: { brand: "#0A84FF" }
        """)
    ])
}
