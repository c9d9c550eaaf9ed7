import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds overrides that keep bars still which look different.
struct VisibleBreak: LintRule {
  let info = RuleInfo(
    "visible-break", .transition, .warning,
    summary: "an override that asks for 'still' although the bars look different",
    rationale: """
      Without layers of its own a transition is UIKit's: one bar for both screens, which takes the other look in one step,
      before the screens have changed places or after (Tencent/QMUI_iOS#894). The decision table never leaves a visible
      difference to that; here somebody asked for it.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: white, title-color: black }, push: [detail] }
          detail: { bar: { color: black, title-color: white, tint: white } }
        transitions:
          - { from: home, to: detail, strategy: background-crossfade, ↓motion: still }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { bar: { color: white, title-color: black }, push: [detail, list] }
          detail: { bar: { color: black, title-color: white, tint: white } }
          list: { bar: { color: "#DDDDDD", title-color: black }, push: [detail] }
        transitions:
          - { from: "*", to: "*", ↓motion: still }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: white }, push: [detail] }
          detail: { bar: { color: white, tint: red } }
        palette: { red: "#C00000" }
        transitions:
          - { from: home, to: detail, strategy: background-crossfade, motion: still }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { bar: { color: white }, push: [detail] }
          detail: { bar: { color: "#DDDDDD" } }
        transitions:
          - { from: home, to: detail, motion: ride }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { push: [player] }
          player: { bar: { hidden: true } }
        transitions:
          - { from: "*", to: "*", motion: still }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    guard !subject.style.transitions.isEmpty else { return }
    func isBreak(_ decision: Decision) -> Bool {
      decision.rowName == "override" && decision.outcome == .crossfade(.still)
        && decision.ownOutcome != .crossfade(.still) && !decision.isImpossible
    }
    for (asked, group) in subject.pairs(asking: [.transitionMotion, .strategy], where: isBreak) {
      findings.append(finding(subject, group, asked))
    }
  }

  private func finding(_ subject: Subject, _ group: PairGroup, _ asked: Asked) -> Finding {
    let (transition, decision) = group.first
    let evidence = subject.plan.ownEvidence(for: decision, of: transition)
    let instead = decision.ownOutcome
    return subject.finding(
      info, on: asked,
      message: "the bar changes with a jump: \(subject.names(group)); "
        + decision.ownTableRow.sentence,
      notes: subject.notes(evidence, of: transition),
      help: instead.motion.map {
        "write 'motion: \($0.rawValue)', as the decision table would choose"
      }
        ?? "write 'strategy: \(instead.strategy.rawValue)' without a motion, as the decision table "
        + "would choose")
  }
}
