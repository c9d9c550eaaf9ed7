import Diagnostics

/// Finds titles that can hardly be told from their bar.
struct LowContrastTitle: LintRule {
  let info = RuleInfo(
    "low-contrast-title", .style, .warning,
    summary: "a title that can hardly be read on its bar",
    rationale: """
      WCAG 2.2 asks for a contrast of 4.5:1 for text and 3:1 for large text, here a large title
      (https://www.w3.org/TR/WCAG22/#contrast-minimum). It is judged on the bar as it is composed – colour over blur over
      page – in each appearance and state. Titles of the wrong colour are what is left when one side of a transition
      forgets its own (listenzz/HBDNavigationBar#69). A title of alpha 0 is meant to be unseen, and over an image nothing
      is judged. Where only a page that nobody described makes the difference, it is worth an info.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { status-bar: light, bar: { color: "#0B5CAD", tint: white, ↓title-color: "#333" } }
        """),
      Example(
        """
        navstyle: 1
        styles: { brand: { status-bar: light, bar: { ↓color: "#0B5CAD", tint: white } } }
        screens:
          home: { style: brand, push: [detail] }
          detail: { style: brand }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { status-bar: dark, content: { background: white }, bar: { alpha: 0, ↓title-color: "#EEE" } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: 17, appearances: [light] }
        screens:
          home: { bar: { color: white, large-title: true, ↓large-title-color: "#AAA", title-color: black } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: "#0B5CAD", title-color: "#0B5CAD00" } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: "#0B5CAD", title-color: "#123", image: { name: sky } } }
          photo: { bar: { color: "#0B5CAD", hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: 17, appearances: [light] }
        screens:
          home: { bar: { color: white, large-title: true, large-title-color: "#949494", title-color: "#767676" } }
        """),
      Example(
        """
        navstyle: 1
        palette: { brand: { light: "#0B5CAD", dark: "#0A4A8C" } }
        screens:
          home: { bar: { color: brand, title-color: white } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    for ink in [Ink.title, .largeTitle] {
      findings += subject.findings(of: ink, info) { (subject.nearestCure($0), nil) }
    }
  }
}
