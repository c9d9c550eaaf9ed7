public import Diagnostics

extension RuleInfo {
  /// A word that its key does not allow.
  public static let unknownValue = RuleInfo(
    "unknown-value", .schema, fix: .safe,
    summary: "a word that its key does not allow",
    rationale: """
      The help names the nearest word, or that of the language for one of UIKit's, or lists them all.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { status-bar: ↓lihgt }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { status-bar: light }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { status-bar: ↓lightContent }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { status-bar: light }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { swipe-back: ↓none }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { status-bar: light, swipe-back: off }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { status-bar: "light" }
        """),
      Example(
        """
        navstyle: 1
        styles: { lihgt: { status-bar: light } }
        screens:
          home: { style: lihgt, class: lightContent }
        """),
    ])
}
