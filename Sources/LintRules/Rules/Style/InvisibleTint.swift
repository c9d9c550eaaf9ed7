import Diagnostics
import StyleModel
import Transitions

/// Finds back buttons that cannot be seen at all.
struct InvisibleTint: LintRule {
  let info = RuleInfo(
    "invisible-tint", .style, .error,
    summary: "a tint of alpha 0: the back button cannot be seen",
    rationale: """
      The tint is the colour of the back button's arrow and label. At alpha 0 there is no way back to be seen, and a tint
      that is set again on the way back flashes (listenzz/HBDNavigationBar#183). Where no back button is shown – at the
      bottom of a stack, with a button of the app's own or none – a clear tint may be meant.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { bar: { ↓tint: clear } }
        """),
      Example(
        """
        navstyle: 1
        styles: { ghost: { bar: { scroll-edge: { ↓tint: "#FFFFFF00" } } } }
        screens:
          home: { push: [detail, more] }
          detail: { style: ghost }
          more: { style: ghost }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { tint: clear }, push: [detail, login] }
          detail: { bar: { tint: clear }, back-button: none }
          login: { bar: { tint: clear, hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { bar: { tint: "#007AFF01" } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { back-button: custom, bar: { tint: clear } }
        """),
    ])

  private struct Fault: Hashable {
    let appearance: Appearance
    let isAtEdge: Bool
  }

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let bands = Array(subject.style.targets.bands.prefix(1))
    var faults: [LookFault<Fault>] = []
    subject.forEachFace(bands: bands) { look, view, face in
      guard !face.isHidden, face.tint.alpha == 0, faults.last?.look != look else { return }
      let fault = Fault(appearance: view.appearance, isAtEdge: view.isAtEdge)
      faults.append(LookFault(look: look, fault: fault))
    }
    guard !faults.isEmpty else { return }
    let isAbove = StackPlaces(subject.graph).isAbove
    let groups = subject.groups(faults) { sighting in
      isAbove[sighting.screen]
        && subject.resolved.backButton(ofScreen: sighting.screen) == .system
    } culprits: { fault in
      [fault.isAtEdge ? .edgeTint : .barTint]
    }
    for group in groups {
      let fault = group.faults[0]
      let isAlways = subject.style.targets.appearances.count == 1 || isClear(subject, group)
      findings.append(
        subject.finding(
          info, at: group.cause, of: group.sightings,
          message: "the back button of \(subject.names(group.sightings)) cannot be seen"
            + (fault.isAtEdge ? " while content touches the bar" : "")
            + (isAlways ? "" : " in \(fault.appearance.rawValue) appearance")
            + ": its tint has alpha 0",
          help: "write a colour that can be seen, or 'back-button: none' if there is to be none"))
    }
  }

  /// Whether the tint is clear in both appearances.
  private func isClear(_ subject: Subject, _ group: FaultGroup<Fault>) -> Bool {
    let look = subject.resolved.look(ofScreen: group.first.screen, state: group.first.state)
    let bar = (group.faults[0].isAtEdge ? look.scrollEdge : nil) ?? look.bar
    return bar.tint.light.alpha == 0 && bar.tint.dark.alpha == 0
  }
}
