public import Diagnostics

extension RuleInfo {
  /// A colour in a form this language does not have.
  public static let badColor = RuleInfo(
    "bad-color", .schema, fix: .safe,
    summary: "a colour in a form this language does not have",
    rationale: """
      Bare digits, `0x…`, `rgb(…)` and the names of CSS are colours elsewhere; the help says what to write.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: ↓rgba(10, 132, 255, 0.5), alpha: 1 } }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { bar: { color: "#0A84FF80", alpha: 1 } }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: ↓0A84FF } }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { bar: { color: "#0A84FF" } }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: ↓"rgb(10, 132, 255)" } }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { bar: { color: "#0A84FF" } }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: ↓0x0A84FF } }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { bar: { color: "#0A84FF" } }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { tint: ↓red } }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { bar: { tint: "#FF0000" } }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { tint: ↓rebeccapurple, title-color: ↓fff } }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { bar: { tint: "#663399", title-color: "#fff" } }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { tint: ↓"#12345" } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: "#0A84FF", tint: { p3: [0, 0.5, 1] } } }
        """),
      Example(
        """
        navstyle: 1
        palette: { red: "#FF0000" }
        screens:
          home: { bar: { tint: red } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: "#0A8", tint: "#0A8F", title-color: systemRed } }
        """),
    ])
}
