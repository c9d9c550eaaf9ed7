import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds transitions along which the status bar comes or goes.
struct StatusBarJump: LintRule {
  let info = RuleInfo(
    "status-bar-jump", .transition, .warning,
    summary: "a status bar that is hidden on one side of a transition",
    rationale: """
      On phones without a notch the bar stands right below the status bar, and moves up by its 20 points when that goes: a
      white strip flashes and the title is drawn where the other screen has it (listenzz/HBDNavigationBar#36; openradar
      18565653). The plan moves such pairs as pictures, and the jump remains at their end. Where neither screen has a bar
      there is nothing to move.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [video] }
          video: { ↓status-bar: hidden }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [page] }
          page: { states: { reading: { ↓status-bar: hidden } }, push: [note] }
          note: {}
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        defaults: { status-bar: hidden }
        screens:
          home: { push: [video] }
          video: {}
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { hidden: true }, push: [video] }
          video: { bar: { hidden: true }, status-bar: hidden }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home }, player: { root: video } }
        screens:
          home: { present: [player] }
          video: { status-bar: hidden }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let isWanted = { (verdict: Verdict) in
      verdict.differences.has(.statusBarVisibility) && !verdict.differences.has(.bothHidden)
    }
    for group in subject.pairs(differingIn: .statusBar, where: isWanted) {
      let transition = group.first.transition
      let isFrom =
        subject.resolved.look(ofScreen: transition.from, state: transition.states.from).statusBar
        == .hidden
      let shown = subject.name(subject.sighting(isFrom ? .to : .from, of: transition))
      let hidden = subject.name(subject.sighting(isFrom ? .from : .to, of: transition))
      findings.append(
        subject.finding(
          info, on: .statusBar, of: group, at: isFrom ? .from : .to,
          message: "the status bar comes or goes, and on phones without a notch the bar moves with "
            + "it: \(subject.names(group))",
          help: "show it on \(hidden), hide it on \(shown) too, or present \(hidden) instead of "
            + "pushing it"))
    }
  }
}
