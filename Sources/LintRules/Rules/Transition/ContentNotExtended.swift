import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds screens that carry a bar background above their own top.
struct ContentNotExtended: LintRule {
  let info = RuleInfo(
    "content-not-extended", .transition, .warning,
    summary: "a background that moves with a screen whose content starts below the bar",
    rationale: """
      In a crossfade a view of the screen's own carries the look of the bar. Where the screen starts below the bar, that
      view is outside of it: its frame is wrong by the height of the bar, or it is cut off (yiplee/YPNavigationBarTransition#15).
      UIKit extends a screen below an opaque bar only with `extendedLayoutIncludesOpaqueBars`, which is `under-bar: true`.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { bar: { color: white, title-color: black }, push: [detail] }
          detail: { bar: { color: "#DDDDDD", title-color: black }, content: { ↓under-bar: false } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        styles: { form: { content: { ↓under-bar: false } } }
        screens:
          home: { bar: { color: white, title-color: black }, push: [detail, settings] }
          detail: { style: form, bar: { color: "#DDDDDD", title-color: black } }
          settings: { style: form, bar: { color: "#CCCCCC", title-color: black } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { bar: { color: white }, push: [detail] }
          detail: { bar: { color: white }, content: { under-bar: false } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [player] }
          player: { bar: { hidden: true }, content: { under-bar: false } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { bar: { color: white }, content: { under-bar: true }, push: [detail] }
          detail: { bar: { color: "#DDDDDD" }, content: { under-bar: true } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    guard subject.isWritten(.contentUnderBar) else { return }
    let fades = subject.plan.recipes.map(\.needsBackgroundViews)
    func isFading(_ way: Verdict.Way) -> Bool { way.recipes.contains { fades[Int($0)] } }
    let isOpaque = subject.resolved.looks.map { look in
      subject.style.targets.appearances.contains {
        let face = BarFace(look, band: .below26, appearance: $0, atEdge: false)
        return face.isVisible && !face.isSeeThrough
      }
    }
    func side(_ transition: Transition) -> Side? {
      [Side.from, .to].first { side in
        let sighting = subject.sighting(side, of: transition)
        let look = subject.resolved.lookNumber(ofScreen: sighting.screen, state: sighting.state)
        return isOpaque[Int(look)]
          && subject.value(.contentUnderBar, at: sighting) == .boolean(false)
      }
    }
    let groups = subject.pairs(where: { $0.ways.contains(where: isFading) }) { transition, _ in
      guard isFading(transition.way), let side = side(transition) else { return Int32?.none }
      return subject.setting(.contentUnderBar, at: subject.sighting(side, of: transition))
    }
    for (_, group) in groups {
      guard let side = side(group.first.transition) else { continue }
      findings.append(finding(subject, group, side))
    }
  }

  private func finding(_ subject: Subject, _ group: PairGroup, _ side: Side) -> Finding {
    let (transition, decision) = group.first
    let sighting = subject.sighting(side, of: transition)
    let cause = subject.cause(of: [.contentUnderBar], at: sighting)
    let evidence = subject.plan.ownEvidence(for: decision, of: transition)
    return Finding(
      info, at: cause.range, keyPath: cause.keyPath,
      message: "the background of \(subject.name(sighting)) moves with it but lies outside of it: "
        + "\(subject.names(group)) (\(decision.outcome.description))",
      notes: subject.notes(evidence, of: transition),
      help: "write 'under-bar: true' here (UIKit's extendedLayoutIncludesOpaqueBars) and inset the "
        + "content by the safe area")
  }
}
