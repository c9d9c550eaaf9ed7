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
      iOS 14.0 asks the wrong screens for their `hidesBottomBarWhenPushed`
      (https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed)
      when two or more levels are left at once: the root is shown without a tab bar (e-com-net article
      1644261768064720896; Qiita, satorun). One level is no matter. The plan clears the flag of the screen that
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
      Example(
        """
        navstyle: 1
        targets: { ios: "14..18" }
        stacks: { main: { root: home, tab-bar: true } }
        screens:
          home: { push: [detail, player] }
          detail: { tab-bar: hidden, push: [player] }
          player: { tab-bar: hidden, ↓pop-to-root: true }
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
        stacks: { main: { root: home, tab-bar: true } }
        screens:
          home: { push: [a, b, c] }
          a: { tab-bar: hidden, pop-to-root: true }
          b: { tab-bar: hidden, pop-to: [home] }
          c: { tab-bar: hidden, replace: [[home]] }
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
    var returns = TallReturns(subject)
    let groups = subject.pairs(where: { $0.ways.contains(where: isLosing) }) { transition, _ in
      guard isLosing(transition.way), isReturn(transition),
        let hider = returns.screens(leftBy: transition.edge).flatMap(returns.hider)
      else { return Int32?.none }
      let screen = Sighting(screen: Int(hider), state: 0)
      return subject.setting(.tabBar, at: screen) ?? -1 - hider
    }
    for (_, group) in groups {
      let edge = group.first.transition.edge
      guard let screens = returns.screens(leftBy: edge), let hider = returns.hider(among: screens)
      else { continue }
      let stack = below(subject, group.first.transition) + screens
      findings.append(finding(subject, group, stack, hider: Int(hider)))
    }
  }

  /// Whether it is a return that somebody declares, and that may leave more than one level.
  private func isReturn(_ transition: Transition) -> Bool {
    switch transition.operation {
    case .popTo, .popToRoot: true
    case .replace: transition.direction == .pop
    default: false
    }
  }

  /// A stack in which what is returned to is on top, with its tab bar.
  private func below(_ subject: Subject, _ transition: Transition) -> [Int32] {
    let target = transition.edge.to
    switch transition.operation {
    case .replace: return subject.graph.screens(ofReplace: transition.edge)
    case .popTo:
      guard let stack = subject.plan.tabBarStack(of: transition)?.dropLast(),
        let place = stack.lastIndex(of: target)
      else { return [target] }
      return Array(stack[...place])
    default: return [target]
    }
  }

  private func finding(
    _ subject: Subject, _ group: PairGroup, _ stack: [Int32], hider hiding: Int
  ) -> Finding {
    let (style, transition) = (subject.style, group.first.transition)
    let from = style.screenName(transition.from)
    let target = style.screenName(transition.to)
    let more = group.count - 1
    let operation = transition.operation
    let step = operation == .popToRoot ? operation.rawValue : "\(operation.rawValue) \(target)"
    return Finding(
      info, at: transition.edge.range(in: style),
      keyPath: "screens.\(from).\(operation.rawValue)", identity: subject.identity(of: group),
      message:
        "iOS 14 leaves the tab bar hidden after this return\(more > 0 ? " (and \(more) more)" : "")"
        + ": \(subject.path(stack)), then \(step)",
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
