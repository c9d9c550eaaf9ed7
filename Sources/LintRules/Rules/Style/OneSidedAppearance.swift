import Diagnostics
import SourceText
import StyleModel

/// Finds bar backgrounds that stay the same in dark appearance where others change.
struct OneSidedAppearance: LintRule {
  let info = RuleInfo(
    "one-sided-appearance", .style, .info,
    summary: "a bar background with one value, where others have one for light and one for dark",
    rationale: """
      Where the bars of an app follow the appearance, one that does not is usually forgotten: it stays white over a dark
      page, and every transition to it flashes (software-mansion/react-native-screens#3758). A screen whose page does not
      change either is meant to look so.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        palette:
          paper: { light: "#FFFFFF", dark: "#1C1C1E" }
          cloud: { light: "#F5F5F5", dark: "#242424" }
        screens:
          home: { bar: { color: paper }, push: [detail, note] }
          detail: { bar: { color: cloud } }
          note: { bar: { ↓color: "#767676" } }
        """),
      Example(
        """
        navstyle: 1
        palette: { paper: { light: white, dark: "#1C1C1E" } }
        defaults: { bar: { color: paper } }
        screens:
          home: { push: [a, b, c] }
          a: {}
          b: {}
          c: { bar: { ↓color: white, title-color: black } }
        """),
      Example(
        """
        navstyle: 1
        palette: { paper: { light: white, dark: "#1C1C1E" } }
        defaults: { bar: { color: paper } }
        screens:
          home: { push: [a, b] }
          a: {}
          b: { bar: { scroll-edge: { ↓color: white, title-color: black } } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: "#767676" } }
          list: { bar: { color: "#666666" } }
        """),
      Example(
        """
        navstyle: 1
        palette:
          paper: { light: "#FFFFFF", dark: "#1C1C1E" }
          cloud: { light: "#F5F5F5", dark: "#242424" }
        screens:
          home: { bar: { color: paper } }
          detail: { bar: { color: cloud } }
          video: { status-bar: light, bar: { color: black, title-color: white }, content: { background: black } }
          photo: { bar: { color: clear } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: 17, appearances: [light] }
        palette:
          paper: { light: "#FFFFFF", dark: "#1C1C1E" }
          cloud: { light: "#F5F5F5", dark: "#242424" }
        screens:
          home: { bar: { color: paper } }
          detail: { bar: { color: cloud } }
          note: { bar: { color: "#EEEEEE" } }
        """),
      Example(
        """
        navstyle: 1
        palette: { paper: { light: white, dark: "#1C1C1E" } }
        screens:
          home: { bar: { color: paper }, push: [a, b, c] }
          a: { bar: { color: white, title-color: black } }
          b: { bar: { color: white, title-color: black } }
          c: { bar: { color: paper } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let style = subject.style
    guard style.targets.appearances.count > 1 else { return }
    let backgrounds = subject.resolved.looks.map(shown)
    guard backgrounds.contains(where: { $0.contains(where: \.isOneSided) }) else { return }
    // What is usual is told by how many bars are so, not by how many colours they have.
    var counts = (one: 0, two: 0)
    subject.forEachSighting { _, look in
      guard !backgrounds[look].isEmpty else { return }
      let isOneSided = backgrounds[look].contains(where: \.isOneSided)
      counts = (counts.one + (isOneSided ? 1 : 0), counts.two + (isOneSided ? 0 : 1))
    }
    guard counts.two > 1, counts.one < counts.two else { return }
    let faults = backgrounds.enumerated().compactMap { number, backgrounds in
      backgrounds.first(where: \.isOneSided).map { LookFault(look: number, fault: $0) }
    }
    for group in subject.groups(faults, culprits: { [$0.attribute] }) {
      let color = group.faults[0].color.light.short
      findings.append(
        subject.finding(
          info, at: group.cause, of: group.sightings,
          message: "the bar of \(subject.names(group.sightings)) is \(color) in light and dark, "
            + "where other bars have a value for each",
          help: "write '{ light: \"\(color)\", dark: … }', or give the page one value, too, if the "
            + "screen is to stay as it is"))
    }
  }

  /// What a bar shows behind its title, at rest or at the scroll edge.
  private struct Background: Hashable {
    let attribute: Attribute
    let color: ByAppearance<RGBA>
    var isOneSided: Bool { color.light == color.dark }
  }

  /// The backgrounds of a look that follow the appearance or should: none of a screen that stays as it
  /// is, page and all.
  private func shown(in look: Look) -> [Background] {
    guard !look.isHidden else { return [] }
    let bars: [(Attribute, BarLook?)] = [(.barColor, look.bar), (.edgeColor, look.scrollEdge)]
    return bars.compactMap { attribute, bar in
      guard let bar, bar.alpha > 0, let color = bar.color,
        color.light.alpha > 0 || color.dark.alpha > 0
      else { return nil }
      let background = Background(attribute: attribute, color: color)
      guard background.isOneSided else { return background }
      return look.page.light != look.page.dark && bar.image.light == nil ? background : nil
    }
  }
}
