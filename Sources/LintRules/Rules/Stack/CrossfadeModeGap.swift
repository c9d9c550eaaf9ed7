import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds screens with UIKit's own bar in stacks whose bar must be transparent.
struct CrossfadeModeGap: LintRule {
  let info = RuleInfo(
    "crossfade-mode-gap", .stack, .warning,
    summary: "screens with the system's bar in a stack whose bar is transparent for a crossfade",
    rationale: """
      The bar belongs to the navigation controller: where one pair of screens blends or rides, it is transparent for the
      stack's whole life, and every screen must bring a background of its own. A screen that leaves its bar to the system
      has none: it is clear (listenzz/HBDNavigationBar#148), or the app copies the system's blur – and from iOS 26 nothing
      can copy its glass (listenzz/HBDNavigationBar#202, #204). Where nobody wrote `color: system`, or iOS 26 is not a target,
      it is only worth knowing; where both is so, the copy is what was wanted.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: white, title-color: black }, push: [detail] }
          ↓detail: {}
        """),
      Example(
        """
        navstyle: 1
        defaults: { bar: { ↓color: system } }
        screens:
          home: { push: [list, photo] }
          list: { bar: { color: "#EEEEEE", title-color: black }, push: [photo] }
          photo: { bar: { color: white, title-color: black } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { bar: { ↓color: system }, push: [photo] }
          photo: { bar: { color: white, title-color: black } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { bar: { color: white }, push: [detail] }
          detail: {}
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: white }, push: [detail] }
          detail: { bar: { material: chrome } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [list] }
          list: { push: [player] }
          player: { bar: { hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home }, other: { root: help } }
        screens:
          home: { bar: { color: white }, push: [detail] }
          detail: { bar: { color: "#EEEEEE" } }
          help: {}
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: white }, push: [detail] }
          detail: { bar: { translucent: false } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let plan = subject.plan
    let isSystem = subject.resolved.looks.map(\.leavesBarToSystem)
    guard plan.stackBars.contains(.transparent), isSystem.contains(true), subject.misread.isEmpty
    else { return }
    let targets = subject.style.targets
    let hasGlass = targets.hasGlass && targets.bands.contains(.from26)
    let stacks = subject.graph.firstStacks
    var sightings: [Place: Sightings] = [:]
    subject.forEachSighting { sighting, look in
      let stack = stacks[sighting.screen]
      guard isSystem[look], stack >= 0, plan.stackBars[Int(stack)] == .transparent else { return }
      let place = Place(stack: stack, isAsked: subject.setting(.barColor, at: sighting) != nil)
      guard hasGlass || place.isAsked else { return }
      if sightings[place] == nil {
        sightings[place] = Sightings(sighting)
      } else {
        sightings[place]?.add(sighting)
      }
    }
    guard !sightings.isEmpty else { return }
    let fading = firstFading(subject, stacks)
    for (place, group) in sightings {
      let stack = subject.graph.stacks[Int(place.stack)]
      let found = finding(subject, stack, group, fading[place.stack])
      findings.append(hasGlass && place.isAsked ? found : found.weighing(.info))
    }
  }

  /// What one finding is about.
  private struct Place: Hashable {
    let stack: Int32
    /// Whether somebody asks for the system's bar in writing.
    let isAsked: Bool
  }

  /// By stack: the first transition that needs background views, and why.
  private func firstFading(
    _ subject: Subject, _ stacks: [Int32]
  ) -> [Int32: (transition: Transition, decision: Decision)] {
    let plan = subject.plan
    func fading(_ way: Verdict.Way) -> Decision? {
      zip(way.recipes, way.decisions).first { plan.recipes[Int($0.0)].needsBackgroundViews }?.1
    }
    let isFading = plan.verdicts.map { $0.ways.contains { fading($0) != nil } }
    var result: [Int32: (transition: Transition, decision: Decision)] = [:]
    for (index, verdict) in plan.edgeVerdicts.enumerated()
    where isFading[Int(verdict)] && result[stacks[Int(plan.edges[index].from)]] == nil {
      for transition in plan.transitions(ofEdge: index) {
        guard let decision = fading(transition.way) else { continue }
        result[stacks[Int(plan.edges[index].from)]] = (transition, decision)
        break
      }
    }
    return result
  }

  private func finding(
    _ subject: Subject, _ stack: Stack, _ sightings: Sightings,
    _ first: (transition: Transition, decision: Decision)?
  ) -> Finding {
    let cause = subject.cause(of: [.barColor], at: sightings.shown[0])
    let why =
      first.map {
        ", because \(subject.name($0.transition)) is \($0.decision.outcome.description)"
      } ?? ""
    let notes = first.map {
      subject.notes(
        subject.plan.ownEvidence(for: $0.decision, of: $0.transition), of: $0.transition)
    }
    let isOne = sightings.count == 1
    return Finding(
      info, at: cause.range, label: "left to the system", keyPath: cause.keyPath,
      identity: "stacks.\(stack.name)",
      message:
        "\(subject.names(sightings)) \(isOne ? "leaves its bar" : "leave their bars") to the "
        + "system, but the bar of '\(stack.name)' is transparent\(why)",
      notes: notes ?? [],
      help:
        "write 'bar: { material: chrome }' on \(isOne ? "it" : "them"), or in 'defaults' for all, "
        + "for a blur of the app's own; or ask for 'strategy: snapshot-slide' where the stack fades"
    )
  }
}

extension Look {
  /// Whether its bar is to be seen as UIKit makes it.
  var leavesBarToSystem: Bool {
    let isPlain = Appearance.allCases.allSatisfy { bar.image[$0] == nil }
    return !isHidden && isTranslucent && bar.color == nil && bar.material == .none && isPlain
      && bar.alpha > 0
  }
}
