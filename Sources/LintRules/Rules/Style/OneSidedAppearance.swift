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
        """)
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
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let style = subject.style
    guard style.targets.appearances.count > 1 else { return }
    var twoSided: Set<ByAppearance<RGBA>> = []
    var oneSided: Set<ByAppearance<RGBA>> = []
    for look in subject.resolved.looks where !look.isHidden {
      for bar in [look.bar, look.scrollEdge].compactMap({ $0 }) where bar.alpha > 0 {
        guard let color = bar.color, color.light.alpha > 0 || color.dark.alpha > 0 else { continue }
        if color.light != color.dark {
          twoSided.insert(color)
        } else if look.page.light != look.page.dark, bar.image.light == nil {
          oneSided.insert(color)
        }
      }
    }
    guard twoSided.count > 1, !oneSided.isEmpty, oneSided.count < twoSided.count else { return }
    let faults = subject.resolved.looks.enumerated().compactMap { number, look in
      look.bar.color.flatMap { color in
        oneSided.contains(color) && !look.isHidden && look.bar.alpha > 0
          ? LookFault(look: number, fault: color) : nil
      }
    }
    for group in subject.groups(faults, culprits: { _ in [.barColor] }) {
      let color = group.faults[0].light.short
      findings.append(
        subject.finding(
          info, at: group.cause, of: group.sightings,
          message: "the bar of \(subject.names(group.sightings)) is \(color) in light and dark, "
            + "where other bars have a value for each",
          help: "write '{ light: \"\(color)\", dark: … }', or give the page one value, too, if the "
            + "screen is to stay as it is"))
    }
  }
}
