import Diagnostics
import StyleModel

/// Finds swipes back written on screens below which there is nothing.
struct SwipeOnRoot: LintRule {
  let info = RuleInfo(
    "swipe-on-root", .gesture, .warning, fix: .safe,
    summary: "a swipe back on a screen that is only ever at the bottom of its stack",
    rationale: """
      There is nothing to go back to: a gesture that begins at the root freezes the app, so plans refuse it there whatever
      is written (Tencent/QMUI_iOS#1498, and the recipe of a pan on UIKit's private target without a guard). What is
      written has no effect; `off` only says what is so anyway, which is worth an info.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { ↓swipe-back: full, push: [detail] }
          detail: {}
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { push: [detail] }
            detail: {}
          """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home }, login: { root: form } }
        screens:
          home: { replace: [[home], [start]] }
          start: {}
          form:
            ↓swipe-back: off
        """,
        fixed: """
          navstyle: 1
          stacks: { main: { root: home }, login: { root: form } }
          screens:
            home: { replace: [[home], [start]] }
            start: {}
            form: {}
          """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { swipe-back: full, push: [detail] }
        """),
      Example(
        """
        navstyle: 1
        defaults: { swipe-back: full }
        screens:
          home: { push: [detail] }
          detail: {}
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { swipe-back: full, push: [detail] }
          detail: { replace: [[detail, home]] }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let style = subject.style
    guard !style.isCut, subject.misread.isEmpty, subject.isWritten(.swipeBack) else { return }
    let places = StackPlaces(subject.graph)
    for screen in style.screens.indices where places.isBottom[screen] && !places.isAbove[screen] {
      guard let setting = style.setting(.swipeBack, in: style.screens[screen].settings) else {
        continue
      }
      let name = style.screenName(screen)
      let finding = Finding(
        info, at: setting.range, keyPath: "screens.\(name).swipe-back",
        message:
          "'\(name)' is only ever at the bottom of its stack: there is nothing to swipe back to",
        help: "remove 'swipe-back', or declare what pushes '\(name)'",
        fix: Fix(removing: [setting], isSafe: true, in: style.sources))
      let isOff = subject.resolved.look(ofScreen: screen).swipeBack == .off
      findings.append(isOff ? finding.weighing(.info) : finding)
    }
  }
}
