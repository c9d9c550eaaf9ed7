import Diagnostics

extension RuleInfo {
  /// An include that names what cannot be read.
  static let unreadableInclude = RuleInfo(
    "unreadable-include", .references,
    summary: "an include that names what is not there or cannot be read",
    rationale: """
      The names that the file defines are missing, so the description is not whole. A pattern that matches nothing is
      only worth a warning (`include-matches-nothing`); a path that is written out means one file.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        include: [↓palete.navstyle.yaml]
        screens:
          home: { bar: { color: brand } }
        """),
      Example(
        """
        navstyle: 1
        include: [↓features, features/*]
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
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        include: [palette.navstyle.yaml]
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
        include: [features/*]
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
        include: [palete*.navstyle.yaml]
        screens:
          home: {}
        """),
    ])
}
