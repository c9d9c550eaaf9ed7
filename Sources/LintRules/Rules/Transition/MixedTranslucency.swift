import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds opaque bars and translucent ones in one stack.
struct MixedTranslucency: LintRule {
  let info = RuleInfo(
    "mixed-translucency", .transition, .warning,
    summary: "an opaque bar and a translucent one along a transition",
    rationale: """
      `translucent: false` starts the content below the bar, `true` behind it. Where both meet in one stack, UIKit lays the
      page out again in the middle of the transition: content jumps by the height of the bar, on a swipe back even if it
      is cancelled (MoZhouqi/KMNavigationBarTransition#62, Pircate/EachNavigationBar#19). The plan moves such pairs as
      pictures; an app that draws all its bars translucent, opaque ones with an opaque colour, needs none.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { bar: { ↓translucent: false } }
        """),
      Example(
        """
        navstyle: 1
        defaults: { bar: { color: white, translucent: false } }
        styles: { clear: { bar: { alpha: 0, ↓translucent: true } } }
        screens:
          home: { push: [photo, map] }
          photo: { style: clear }
          map: { style: clear }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: white }, push: [detail] }
          detail: { bar: { color: black, title-color: white } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { translucent: false }, push: [player] }
          player: { bar: { hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home }, other: { root: help } }
        screens:
          home: { bar: { translucent: false }, present: [other] }
          help: {}
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let isWanted = { (verdict: Verdict) in
      verdict.differences.has(.translucency) && !verdict.differences.has(.hidden)
    }
    for group in subject.pairs(differingIn: .barTranslucent, where: isWanted) {
      let transition = group.first.transition
      let isFromOpaque = !subject.resolved.look(
        ofScreen: transition.from, state: transition.states.from
      ).isTranslucent
      let opaque = subject.name(subject.sighting(isFromOpaque ? .from : .to, of: transition))
      findings.append(
        subject.finding(
          info, on: .barTranslucent, of: group,
          message: "content starts below the bar on one side and behind it on the other: "
            + subject.names(group),
          help:
            "write 'bar: { translucent: true }' on \(opaque), with 'content: { under-bar: false }' if "
            + "its content is to stay below the bar"))
    }
  }
}
