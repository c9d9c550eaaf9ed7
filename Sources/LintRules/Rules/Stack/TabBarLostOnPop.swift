import Diagnostics
import Navigation
import SourceText
import StyleModel
import Transitions

/// Finds returns over several levels after which iOS 14 leaves the tab bar hidden.
struct TabBarLostOnPop: LintRule {
  let info = RuleInfo(
    "tab-bar-lost-on-pop", .stack, .warning,
    summary: "a return over several levels from a hidden tab bar to a shown one, on iOS 14",
    rationale: """
      iOS 14.0 asks the wrong screens whether the tab bar is hidden when two or more levels are left at once: the root is
      shown without one (e-com-net article 1644261768064720896; Qiita, satorun). The plan clears the flag of the screen that
      hides it before such a return; an app that returns on its own must do the same. Later versions are right.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "14..27" }
        stacks: { main: { root: home, tab-bar: true } }
        screens:
          home: { push: [detail] }
          detail: { tab-bar: hidden, push: [player] }
          player: { ↓pop-to-root: true }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "14..18" }
        stacks: { main: { root: home, tab-bar: true } }
        screens:
          home: { push: [list] }
          list: { push: [detail] }
          detail: { tab-bar: hidden, push: [player, map] }
          player: { pop-to: [↓list] }
          map: { pop-to: [list], pop-to-root: true }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home, tab-bar: true } }
        screens:
          home: { push: [detail] }
          detail: { tab-bar: hidden, push: [player] }
          player: { pop-to-root: true }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "14..27" }
        stacks: { main: { root: home, tab-bar: true } }
        screens:
          home: { push: [list] }
          list: { push: [detail] }
          detail: { pop-to-root: true }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "14..27" }
        stacks: { main: { root: home, tab-bar: true } }
        screens:
          home: { push: [detail] }
          detail: { tab-bar: hidden, push: [player] }
          player: { pop-to: [detail] }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "14..27" }
        screens:
          home: { push: [detail] }
          detail: { tab-bar: hidden, push: [player] }
          player: { pop-to-root: true }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let plan = subject.plan
    let clears = plan.recipes.map(\.clearsTabBarFlag)
    guard clears.contains(true) else { return }
    func isLosing(_ way: Verdict.Way) -> Bool { way.recipes.contains { clears[Int($0)] } }
    let groups = subject.pairs(where: { $0.ways.contains(where: isLosing) }) { transition, _ in
      guard isLosing(transition.way), Self.leavesSeveral.contains(transition.operation) else {
        return Int32?.none
      }
      return hider(subject, transition).map { hider in
        let screen = Sighting(screen: Int(hider.stack[hider.place]), state: 0)
        return subject.setting(.tabBar, at: screen) ?? -1 - Int32(screen.screen)
      }
    }
    for (_, group) in groups {
      guard let hider = hider(subject, group.first.transition) else { continue }
      findings.append(finding(subject, group, hider))
    }
  }

  /// What somebody declares that may leave more than one level.
  private static let leavesSeveral: Set<Operation> = [.popTo, .popToRoot, .replace]

  /// A stack of three or more in which the tab bar is hidden by a screen that is left.
  private func hider(
    _ subject: Subject, _ transition: Transition
  ) -> (stack: [Int32], place: Int)? {
    guard let stack = subject.plan.tabBarStack(of: transition),
      let place = stack.firstIndex(where: { screen in
        (0...subject.resolved.states(ofScreen: Int(screen)).count).contains {
          subject.resolved.look(ofScreen: Int(screen), state: $0).tabBar == .hidden
        }
      })
    else { return nil }
    return (stack, place)
  }

  private func finding(
    _ subject: Subject, _ group: PairGroup, _ hider: (stack: [Int32], place: Int)
  ) -> Finding {
    let (style, transition) = (subject.style, group.first.transition)
    let from = style.screenName(transition.from)
    let target = style.screenName(transition.to)
    let more = group.count - 1
    let operation = transition.operation
    let step = operation == .popToRoot ? operation.rawValue : "\(operation.rawValue) \(target)"
    let hiding = Int(hider.stack[hider.place])
    return Finding(
      info, at: transition.edge.range(in: style),
      keyPath: "screens.\(from).\(operation.rawValue)", identity: subject.identity(of: group),
      message:
        "iOS 14 leaves the tab bar hidden after this return\(more > 0 ? " (and \(more) more)" : "")"
        + ": \(subject.path(hider.stack)), then \(step)",
      notes: [
        Note(
          "'\(style.screenName(hiding))' hides it",
          at: subject.resolved.place(of: .tabBar, ofScreen: hiding))
      ],
      help:
        "the plan clears the flag of '\(style.screenName(hiding))' first: follow it there; or write "
        + "'ios: \"15..\(style.targets.ios.upperBound)\"' under 'targets' if iOS 14 is not needed")
  }
}
