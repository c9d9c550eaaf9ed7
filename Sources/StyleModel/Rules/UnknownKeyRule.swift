public import Diagnostics

extension RuleInfo {
  /// A key the language does not have.
  public static let unknownKey = RuleInfo(
    "unknown-key", .schema, fix: .safe,
    summary: "a key the language does not have",
    rationale: """
      A misspelt key that is ignored in silence is a style that never applies (yonaskolb/XcodeGen#1526,
      yannh/kubeconform#341). The help names the nearest key, or that of the language for one of UIKit's, or where the
      key belongs, or lists them all. Only what one slip of the hand makes of a key is mended.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home:
            bar: { ↓tintColour: white }
        """,
        fixed: """
          navstyle: 1
          screens:
            home:
              bar: { tint: white }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { ↓barTintColor: white } }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { bar: { color: white } }
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { ↓no-shadow-line: true }, ↓tint: black }
        """),
      Example(
        """
        navstyle: 1
        ↓theme: dark
        screens:
          home: {}
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: { ↓day: white, light: white, dark: black } } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home:
            bar: { tint: white }
        """),
      Example(
        """
        navstyle: 1
        palette: { theme: black }
        screens:
          home: { bar: { color: theme }, push: [tint] }
          tint: {}
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: { light: white, dark: black }, scroll-edge: { tint: black } } }
        """),
    ])
}
