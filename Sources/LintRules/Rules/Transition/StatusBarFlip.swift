import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds swipes back along which the status bar changes between light and dark.
struct StatusBarFlip: LintRule {
  let info = RuleInfo(
    "status-bar-flip", .transition, .info,
    summary: "a status bar that changes between light and dark along a swipe back",
    rationale: """
      The status bar has no in-between: it takes the other screen's style when the swipe begins, and takes its own back if
      that is cancelled. While the finger rests half-way it stands in the wrong colour over one of the two
      (wangrui460/WRNavigationBar#84, listenzz/HBDNavigationBar#69). A picture does not help: the status bar is not in it.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        targets: { appearances: [light] }
        screens:
          home: { bar: { color: black, title-color: white, tint: white }, ↓status-bar: light, push: [detail] }
          detail: { bar: { color: white } }
        """),
      Example(
        """
        navstyle: 1
        styles: { night: { bar: { color: black, title-color: white, tint: white }, status-bar: light } }
        screens:
          home: { bar: { color: white, title-color: black }, ↓status-bar: dark, push: [photo, map] }
          photo: { style: night, push: [map] }
          map: { style: night }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        targets: { appearances: [dark] }
        screens:
          home: { status-bar: light, push: [detail] }
          detail: {}
        """),
      Example(
        """
        navstyle: 1
        targets: { appearances: [light] }
        screens:
          home: { status-bar: dark, push: [detail] }
          detail: { status-bar: light, bar: { color: black }, swipe-back: off }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home }, night: { root: photo } }
        screens:
          home: { status-bar: dark, present: [night] }
          photo: { status-bar: light, bar: { color: black } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let looks = subject.resolved.looks
    let groups = subject.pairs(
      differingIn: .statusBar, where: { $0.differences.has(.statusBarStyle) },
      // The one above is swiped away.
      holds: { looks[$0.direction == .pop ? $0.from : $0.to].swipeBack != .off })
    for group in groups {
      findings.append(
        subject.finding(
          info, on: .statusBar, of: group,
          message: "a swipe back changes the status bar at once, not as it goes: "
            + subject.names(group),
          help: "give both screens bars on which one 'status-bar' can be read, and the same "
            + "'status-bar'"))
    }
  }
}
