public import Diagnostics

extension RuleInfo {
  /// A name, or a section that stands once, in two files of one description.
  public static let duplicateDefinition = RuleInfo(
    "duplicate-definition", .references,
    summary: "a name that two files define, or a section that only one may have",
    rationale: """
      Which of the two counts would depend on the order of the files. Names of screens, stacks, styles and colours
      are defined once in all the files of a description; `targets`, `defaults`, `motion` and `budget` stand in one of
      them. Both places are shown. Within one file the same mistake is `duplicate-key`.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        include: [palette.navstyle.yaml]
        palette:
          ↓brand: "#0B5CAD"
        screens:
          home: { bar: { color: brand } }
        """,
        others: [
          .init(
            path: "palette.navstyle.yaml",
            marked: """
              palette:
                ↓brand: "#0A84FF"
              """)
        ]),
      Example(
        """
        navstyle: 1
        include: [features/*.navstyle.yaml]
        ↓defaults: { status-bar: light }
        screens:
          home: {}
        """,
        others: [
          .init(
            path: "features/settings.navstyle.yaml",
            marked: """
              ↓defaults: { status-bar: dark }
              """)
        ]),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        include: [features/settings.navstyle.yaml]
        styles: { settings: { bar: { alpha: 0 } } }
        screens:
          home: { style: settings, push: [settings] }
        """,
        others: [
          .init(
            path: "features/settings.navstyle.yaml",
            marked: """
              navstyle: 1
              screens:
                settings: {}
              """)
        ]),
      Example(
        """
        navstyle: 1
        include: [palette.navstyle.yaml]
        palette:
          brand: "#0B5CAD"
        screens:
          home: { bar: { color: brand, tint: accent } }
        """,
        others: [
          .init(
            path: "palette.navstyle.yaml",
            marked: """
              palette:
                accent: "#0A84FF"
              """)
        ]),
      Example(
        """
        navstyle: 1
        include: [features/settings.navstyle.yaml, palette.navstyle.yaml]
        screens:
          home: { bar: { color: brand }, push: [settings] }
        """,
        others: [
          .init(
            path: "features/settings.navstyle.yaml",
            marked: """
              include: [../palette.navstyle.yaml]
              screens: { settings: {} }
              """),
          .init(
            path: "palette.navstyle.yaml",
            marked: """
              palette: { brand: "#0A84FF" }
              """),
        ]),
    ])
}
