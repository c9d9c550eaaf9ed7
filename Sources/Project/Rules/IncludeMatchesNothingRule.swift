import Diagnostics

extension RuleInfo {
  /// A pattern in `include` that no file matches.
  static let includeMatchesNothing = RuleInfo(
    "include-matches-nothing", .references, .warning,
    summary: "a pattern in 'include' that no file matches",
    rationale: """
      The files were moved or the pattern is misspelt: what they define is gone in silence. A pattern starts at the
      folder of the file that includes; `*` and `?` stay within one name, `**` is any number of folders, and hidden
      names are found only by patterns that begin with a dot, too. Where names are used that nothing else defines, this is
      their one finding, and an error that blocks.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        include: [↓feature/*.navstyle.yaml]
        screens:
          home: {}
        """)
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        include: [features/**/*.navstyle.yaml]
        screens:
          home: { push: [settings] }
        """,
        others: [
          .init(
            path: "features/settings.navstyle.yaml",
            marked: """
              screens: { settings: {} }
              """)
        ]),
      Example(
        """
        navstyle: 1
        include: ["*.navstyle.yaml"]
        screens:
          home: { bar: { color: brand } }
        """,
        others: [
          .init(
            path: "palette.navstyle.yaml",
            marked: """
              palette: { brand: "#0B5CAD" }
              """)
        ]),
      Example(
        """
        navstyle: 1
        include: [feature?/*.navstyle.yaml]
        screens:
          home: { push: [settings] }
        """,
        others: [
          .init(
            path: "features/settings.navstyle.yaml",
            marked: """
              screens: { settings: {} }
              """)
        ]),
    ])
}
