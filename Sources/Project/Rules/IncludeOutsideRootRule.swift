import Diagnostics

extension RuleInfo {
  /// An include that leads out of the project.
  static let includeOutsideRoot = RuleInfo(
    "include-outside-root", .references,
    summary: "an include that leads out of the project",
    rationale: """
      What lies outside the project is not the same on another machine, and a style file of somebody else's could
      read what it should not. The project is the nearest folder above that holds `.navstyle-lint.yaml` or `.git`,
      else the folder of the file itself. Links are followed before this is decided.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        include: [↓../palette.navstyle.yaml]
        screens:
          home: {}
        """),
      Example(
        """
        navstyle: 1
        include:
          - ↓/etc/*.navstyle.yaml
        screens:
          home: {}
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        include: [features/../palette.navstyle.yaml]
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
        include: [features/settings.navstyle.yaml]
        screens:
          home: { push: [settings] }
        """,
        others: [
          .init(
            path: "features/settings.navstyle.yaml",
            marked: """
              include: [../palette.navstyle.yaml]
              screens: { settings: { bar: { color: brand } } }
              """),
          .init(
            path: "palette.navstyle.yaml",
            marked: """
              palette: { brand: "#0B5CAD" }
              """),
        ]),
      Example(
        """
        navstyle: 1
        include:
          - ./etc/*.navstyle.yaml
        screens:
          home: { bar: { color: brand } }
        """,
        others: [
          .init(
            path: "etc/palette.navstyle.yaml",
            marked: """
              palette: { brand: "#0B5CAD" }
              """)
        ]),
    ])
}
