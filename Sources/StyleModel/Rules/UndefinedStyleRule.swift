public import Diagnostics

extension RuleInfo {
  /// The name of a style that is not defined.
  public static let undefinedStyle = RuleInfo(
    "undefined-style", .references, fix: .safe,
    summary: "the name of a style that is not defined",
    rationale: """
      Nothing can be decided about what is not there. The help offers the nearest name.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        styles: { clear: { bar: { alpha: 0 } } }
        screens:
          home: { style: ↓claer }
        """,
        fixed: """
          navstyle: 1
          styles: { clear: { bar: { alpha: 0 } } }
          screens:
            home: { style: clear }
          """)
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        styles: { clear: { bar: { alpha: 0 } } }
        screens:
          home: { style: clear }
        """)
    ])
}
