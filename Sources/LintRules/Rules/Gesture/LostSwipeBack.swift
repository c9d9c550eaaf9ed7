import Diagnostics
import StyleModel
import Transitions

/// Finds screens on which UIKit's own swipe back is dead.
struct LostSwipeBack: LintRule {
  let info = RuleInfo(
    "lost-swipe-back", .gesture, .warning,
    summary: "a screen on which UIKit's own swipe back is dead",
    rationale: """
      UIKit turns its swipe back off where the bar is hidden or the back button is not its own (Tencent/QMUI_iOS#528;
      rickytan/RTRootNavigationController#134, #154, #172). The plan restores it for these screens, which is worth an
      info: once for each reason, with the count. It does so whoever owns the swipe: also under a profile that leaves it to
      UIKit, as `cfy` does, or only the tap, as `ls` does. Under `strategy: none` the app's own animator runs and the plan
      restores nothing: a warning there.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [photo, form, note] }
          photo: { bar: { ↓hidden: true } }
          form: { ↓back-button: custom }
          note: { back-button: custom }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [form] }
          form: { ↓back-button: custom }
        transitions:
          - { from: home, to: form, strategy: none }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { back-button: custom, bar: { hidden: true }, push: [detail] }
          detail: {}
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { back-button: custom, swipe-back: off }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { bar: { alpha: 0 } }
        """),
    ])

  /// Why the swipe is dead.
  private enum Reason: CaseIterable {
    case hidden, custom, none

    var words: String {
      switch self {
      case .hidden: "the bar is hidden"
      case .custom: "the back button is the app's own"
      case .none: "there is no back button"
      }
    }

    var attribute: Attribute { self == .hidden ? .barHidden : .backButton }
  }

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let looks = subject.resolved.looks
    guard looks.contains(where: \.isHidden) || subject.isWritten(.backButton) else { return }
    let isAbove = StackPlaces(subject.graph).isAbove
    let isForeign = screensLeftByOthers(subject.plan)
    var found: [Bool: [Reason: Sightings]] = [:]
    subject.forEachSighting { sighting, look in
      guard isAbove[sighting.screen], !subject.misread.contains(sighting.screen),
        looks[look].swipeBack != .off,
        let reason = reason(subject, sighting, looks[look])
      else { return }
      let foreign = isForeign[sighting.screen]
      if found[foreign]?[reason]?.add(sighting) == nil {
        found[foreign, default: [:]][reason] = Sightings(sighting)
      }
    }
    for (isForeign, reasons) in found {
      for (reason, sightings) in reasons {
        findings.append(finding(subject, reason, sightings, isForeign: isForeign))
      }
    }
  }

  private func reason(_ subject: Subject, _ sighting: Sighting, _ look: Look) -> Reason? {
    if look.isHidden { return .hidden }
    return switch subject.resolved.backButton(ofScreen: sighting.screen) {
    case .system: nil
    case .custom: .custom
    case .none: Reason.none
    }
  }

  private func finding(
    _ subject: Subject, _ reason: Reason, _ sightings: Sightings, isForeign: Bool
  ) -> Finding {
    let cause = subject.cause(of: [reason.attribute], at: sightings.shown[0])
    let finding = Finding(
      info, at: cause.range, keyPath: cause.keyPath,
      identity: subject.identity(of: sightings),
      message: "UIKit's own swipe back is dead on \(subject.names(sightings)), because "
        + "\(reason.words): "
        + (isForeign ? "the app's own animator must restore it" : "the plan restores it"),
      help: isForeign
        ? "leave the way back to the plan, or write 'swipe-back: off' if there is to be none"
        : "nothing is to be done; if there is to be no swipe, write 'swipe-back: off' and leave "
          + "another way back")
    return isForeign ? finding : finding.weighing(.info)
  }

  /// By screen: whether an animator of the app's own runs on the way back from it.
  private func screensLeftByOthers(_ plan: TransitionPlan) -> [Bool] {
    var result = [Bool](repeating: false, count: plan.resolved.style.screens.count)
    func isForeign(_ way: Verdict.Way) -> Bool {
      way.decisions.contains { $0.outcome == .foreign }
    }
    for transition in plan.transitions(where: { $0.pop.map(isForeign) ?? false })
    where transition.direction == .pop {
      result[transition.from] = true
    }
    return result
  }
}
