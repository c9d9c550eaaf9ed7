public import Diagnostics

extension RuleInfo {
  /// Styles or colours that define each other in a circle.
  public static let definitionCycle = RuleInfo(
    "definition-cycle", .references,
    summary: "styles or colours that define each other in a circle",
    rationale: """
      A style in a circle would never end, and a colour in one has no value. The message shows the whole circle.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        palette:
          ↓a: b
          b: a
        screens:
          home: { bar: { color: a } }
        """),
      Example(
        """
        navstyle: 1
        styles:
          ↓a: { style: b }
          b: { style: a }
        screens:
          home: { style: a }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        palette:
          a: "#0A84FF"
          b: a
        styles:
          c: { bar: { color: b } }
          d: { style: c }
        screens:
          home: { style: d }
        """),
      Example(
        """
        navstyle: 1
        palette: { a: black }
        styles:
          a: { bar: { color: a }, style: b }
          b: { bar: { tint: a } }
        screens:
          home: { style: a }
        """),
      Example(
        """
        navstyle: 1
        styles:
          a: { style: [b, c] }
          b: { style: d }
          c: { style: d }
          d: { bar: { alpha: 0 } }
        screens:
          home: { style: a }
        """),
    ])
}
