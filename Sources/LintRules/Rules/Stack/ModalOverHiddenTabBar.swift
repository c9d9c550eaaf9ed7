import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds stacks that are presented over a screen which hides its tab bar.
struct ModalOverHiddenTabBar: LintRule {
  let info = RuleInfo(
    "modal-over-hidden-tab-bar", .stack, .warning,
    summary: "a stack presented over a screen whose tab bar is hidden",
    rationale: """
      If a screen with a hidden tab bar is popped while something is presented over it – a sheet that ends with "done" and
      returns to the list –, UIKit does not bring the tab bar back (openradar 16095272, about
      https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed). Where the screen declares no
      return over several levels of its own, that needs code of another kind, and this is only worth knowing.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home, tab-bar: true }, pay: { root: card, kind: sheet } }
        screens:
          home: { push: [basket] }
          basket: { tab-bar: hidden, ↓present: [pay], pop-to-root: true }
          card: {}
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home, tab-bar: true }, pay: { root: card, kind: sheet } }
        screens:
          home: { push: [basket] }
          basket: { tab-bar: hidden, push: [address] }
          address: { ↓present: [pay] }
          card: {}
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home, tab-bar: true }, pay: { root: card, kind: sheet } }
        screens:
          home: { push: [basket], present: [pay] }
          basket: { tab-bar: hidden }
          card: {}
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home }, pay: { root: card, kind: sheet } }
        screens:
          home: { push: [basket] }
          basket: { tab-bar: hidden, present: [pay], pop-to-root: true }
          card: {}
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home, tab-bar: true }, pay: { root: card, kind: nested } }
        screens:
          home: { push: [basket] }
          basket: { tab-bar: hidden, embed: [pay], pop-to-root: true }
          card: {}
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let (style, graph) = (subject.style, subject.graph)
    guard graph.tabBars.isEverHidden, subject.isWritten(.present) else { return }
    var groups: [Int32: Group] = [:]
    for (screen, definition) in style.screens.enumerated() {
      guard let present = style.setting(.present, in: definition.settings),
        let hiding = hiding(subject, screen)
      else { continue }
      let isLeft = leavesSeveral(subject, screen, hiding)
      let key = subject.setting(.tabBar, at: Sighting(screen: hiding.hider, state: 0)) ?? -1
      let first = Group(screen: screen, present: present, hiding: hiding, isLeft: false, others: -1)
      groups[key, default: first].add(isLeft: isLeft)
    }
    for group in groups.values {
      let finding = finding(subject, group)
      findings.append(group.isLeft ? finding : finding.weighing(.info))
    }
  }

  /// A stack in which the tab bar is hidden while a screen is on top.
  private struct HiddenStack {
    let stack: [Int32]
    let hider: Int
  }

  /// The screens that present something where one value hides the tab bar.
  private struct Group {
    let screen: Int
    let present: Setting
    let hiding: HiddenStack
    var isLeft: Bool
    var others: Int

    mutating func add(isLeft: Bool) {
      self.isLeft = self.isLeft || isLeft
      others += 1
    }
  }

  private func hiding(_ subject: Subject, _ screen: Int) -> HiddenStack? {
    let tabBars = subject.graph.tabBars
    if let hiding = tabBars.hiding(below: Int32(screen)) {
      return HiddenStack(stack: hiding.stack, hider: Int(hiding.stack[hiding.place]))
    }
    // A root that hides its tab bar has none to bring back.
    guard subject.resolved.look(ofScreen: screen).tabBar == .hidden,
      let stack = tabBars.stack(withTop: Int32(screen)), stack.count > 1
    else { return nil }
    return HiddenStack(stack: stack, hider: screen)
  }

  /// Whether a screen declares a return that leaves the one that hides the tab bar.
  private func leavesSeveral(_ subject: Subject, _ screen: Int, _ hiding: HiddenStack) -> Bool {
    let style = subject.style
    let below = hiding.stack.prefix { $0 != Int32(hiding.hider) }
    let targets = style.items(.popTo, in: style.screens[screen].settings)
    return subject.value(.popToRoot, at: Sighting(screen: screen, state: 0)) == .boolean(true)
      || targets.contains { below.contains($0.target) }
  }

  private func finding(_ subject: Subject, _ group: Group) -> Finding {
    let style = subject.style
    let (name, hider) = (style.screenName(group.screen), style.screenName(group.hiding.hider))
    let more = group.others > 0 ? " (and \(group.others) more)" : ""
    return Finding(
      info, at: group.present.range, keyPath: "screens.\(name).present",
      identity: group.others > 0 ? "screens.\(hider)" : nil,
      message: "'\(name)'\(more) presents a stack while the tab bar is hidden"
        + (group.isLeft ? " and can be left below it" : "") + ": "
        + subject.path(group.hiding.stack),
      notes: [
        Note(
          "'\(hider)' hides it",
          at: subject.resolved.place(of: .tabBar, ofScreen: group.hiding.hider))
      ],
      help:
        "dismiss the stack first and return when that is done; or let '\(hider)' keep its tab bar")
  }
}
