import Diagnostics
import StyleModel

/// Finds colours of bars that an image hides wherever they count.
struct ColorUnderImage: LintRule {
  let info = RuleInfo(
    "color-under-image", .style, .warning,
    summary: "a bar colour that shows nowhere, because an image hides it",
    rationale: """
      Colour and image exclude each other: where both are written the image wins, even an empty one, and the colour never
      shows (listenzz/HBDNavigationBar#49, wangrui460/WRNavigationBar#21). A colour that `defaults` or a style give to
      all is no mistake where one screen has an image.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { ↓color: "#0B5CAD", image: { name: header } } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home:
            bar:
              image: { name: header }
              scroll-edge: { ↓color: "#0B5CAD" }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        defaults: { bar: { color: white } }
        screens:
          home: { bar: { image: { name: header } } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: white, image: { light: none, dark: { name: night } } } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home:
            bar: { color: white, image: { name: header } }
            states: { scrolled: { bar: { image: none } } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: white, scroll-edge: { image: { name: header } } } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: white, image: { name: header }, alpha: 0 } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let appearances = subject.style.targets.appearances
    // Of a bar that cannot be seen an image hides nothing.
    func shows(_ bar: BarLook) -> Bool? {
      bar.alpha > 0 ? appearances.contains { bar.image[$0] == nil } : nil
    }
    findings += subject.idleValues(of: .barColor, hiddenBy: [.barImage]) { look in
      let bars = look.isHidden ? [] : [look.bar, look.scrollEdge].compactMap { $0 }
      let shown = bars.compactMap(shows)
      return shown.isEmpty ? nil : shown.contains(true)
    }.map { finding(subject, $0, image: .barImage) }
    findings += subject.idleValues(of: .edgeColor, hiddenBy: [.edgeImage, .barImage]) { look in
      look.scrollEdge.flatMap(shows)
    }.map { finding(subject, $0, image: .edgeImage) }
  }

  private func finding(
    _ subject: Subject, _ group: FaultGroup<Int>, image: Attribute
  ) -> Finding {
    let key = group.cause.attribute?.path ?? "color"
    return subject.finding(
      info, at: group.cause, of: group.sightings, label: "shows nowhere",
      message: "'\(key)' of \(subject.names(group.sightings)) shows nowhere: the image hides it",
      noting: [image],
      help: "remove '\(key)', or write 'image: none' where the colour is to be seen")
  }
}
