import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds stacks in which bar backgrounds of the app's own change on iOS 26.
struct CustomBackgroundOnGlass: LintRule {
  let info = RuleInfo(
    "custom-background-on-glass", .transition, .info,
    summary: "bar backgrounds of the app's own that differ along transitions, from iOS 26",
    rationale: """
      From iOS 26 bars are of glass. A background of the app's own lies behind it, and glass does not fade into
      another background: it switches, so such pairs move as pictures there, which nobody has verified on every device
      (unfence-labs/hive#458; listenzz/HBDNavigationBar#207). Reported once for each stack.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          ↓home: { bar: { color: white, title-color: black }, push: [detail] }
          detail: { bar: { color: "#DDDDDD", title-color: black } }
        """),
      Example(
        """
        navstyle: 1
        stacks: { ↓main: { root: home }, other: { root: help } }
        screens:
          home: { bar: { color: white, title-color: black }, push: [detail, map] }
          detail: { bar: { color: "#DDDDDD", title-color: black }, push: [map] }
          map: { bar: { color: "#CCCCCC", title-color: black } }
          help: { bar: { color: white, title-color: black } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        targets: { glass: false }
        screens:
          home: { bar: { color: white }, push: [detail] }
          detail: { bar: { color: "#DDDDDD" } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { bar: { color: white }, push: [detail] }
          detail: { bar: { color: "#DDDDDD" } }
        """),
      Example(
        """
        navstyle: 1
        defaults: { bar: { color: white } }
        screens:
          home: { push: [detail, player] }
          detail: { bar: { tint: black } }
          player: { bar: { hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { bar: { alpha: 0 } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let targets = subject.style.targets
    guard targets.hasGlass, targets.bands.contains(.from26) else { return }
    let isCustom = subject.resolved.looks.map { look in
      targets.appearances.contains { appearance in
        let face = BarFace(look, band: .from26, appearance: appearance, atEdge: false)
        return face.isVisible && face.material != .glass
      }
    }
    guard isCustom.contains(true) else { return }
    let stacks = subject.graph.firstStacks
    let isWanted = { (verdict: Verdict) in
      verdict.differences.has(.glassBand) && verdict.differences.has(.fill)
        && !verdict.differences.has(.hidden)
    }
    let groups = subject.lookPairs(
      where: isWanted, holds: { isCustom[$0.from] || isCustom[$0.to] }
    ) { from, _, _ in
      stacks[from.screen] >= 0 ? stacks[from.screen] : nil
    }
    for (stack, group) in groups {
      findings.append(finding(subject, subject.graph.stacks[Int(stack)], group))
    }
  }

  private func finding(_ subject: Subject, _ stack: Stack, _ group: PairGroup) -> Finding {
    let place = subject.place(ofStack: stack)
    let transition = group.first.transition
    let count = group.count
    return Finding(
      info, at: place.range, keyPath: place.keyPath,
      message: "from iOS 26 \(count) pair\(count == 1 ? "" : "s") of bars in '\(stack.name)' "
        + "\(count == 1 ? "switches" : "switch") instead of fading: \(subject.names(group))",
      notes: subject.notes(
        differingIn: [.barColor, .barAlpha, .barMaterial, .barImage], of: transition),
      help: "leave bars to the system ('color: system') where you can; write 'glass: false' under "
        + "'targets' if the app keeps the old bars on iOS 26")
  }
}
