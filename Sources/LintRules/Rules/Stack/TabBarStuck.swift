import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds screens that ask for a tab bar which a screen below hides.
struct TabBarStuck: LintRule {
  let info = RuleInfo(
    "tab-bar-stuck", .stack, isBlocking: true,
    summary: "a screen that asks for a tab bar which a screen below it hides",
    rationale: """
      `tab-bar: hidden` is UIKit's `hidesBottomBarWhenPushed`
      (https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed), and it holds for all that is pushed above: whatever a screen
      further up asks for, the tab bar does not come back before the one that hides it is gone (observed up to iOS 18:
      e-com-net article 1644261768064720896; Qiita, satorun). Only what the screen or one of its styles writes counts; what
      `defaults` say for all is no request.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home, tab-bar: true } }
        screens:
          home: { push: [detail] }
          detail: { tab-bar: hidden, push: [player] }
          player: { ↓tab-bar: shown }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home, tab-bar: true } }
        styles: { list: { ↓tab-bar: shown } }
        screens:
          home: { push: [detail] }
          detail: { tab-bar: hidden, push: [comments, likes] }
          comments: { style: list }
          likes: { style: list }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home, tab-bar: true } }
        screens:
          home: { push: [detail] }
          detail: { tab-bar: hidden, push: [player] }
          player: { states: { paused: { ↓tab-bar: shown } } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home, tab-bar: true } }
        screens:
          home: { tab-bar: shown, push: [list] }
          list: { tab-bar: shown, push: [detail] }
          detail: { tab-bar: hidden, pop-to: [list] }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home, tab-bar: true } }
        defaults: { tab-bar: shown }
        screens:
          home: { push: [detail] }
          detail: { tab-bar: hidden, push: [player] }
          player: {}
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { tab-bar: hidden, push: [player] }
          player: { tab-bar: shown }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home, tab-bar: true } }
        screens:
          home: { push: [form] }
          form: { tab-bar: hidden, replace-top: [receipt], replace: [[home, receipt]] }
          receipt: { tab-bar: shown }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let (resolved, graph) = (subject.resolved, subject.graph)
    guard graph.tabBars.isEverHidden, isAskedFor(subject.style) else { return }
    let isShown = resolved.looks.map { $0.tabBar == .shown }
    var stuck: [Sighting] = []
    subject.forEachSighting { sighting, look in
      guard isShown[look], isAskedFor(subject, sighting),
        graph.tabBars.hiding(below: Int32(sighting.screen)) != nil
      else { return }
      stuck.append(sighting)
    }
    for (cause, sightings) in subject.groups(at: stuck, culprits: { _ in [.tabBar] }) {
      guard let hiding = graph.tabBars.hiding(below: Int32(sightings.shown[0].screen)) else {
        continue
      }
      findings.append(finding(subject, cause, sightings, hiding))
    }
  }

  /// Whether anybody asks for a tab bar in writing.
  private func isAskedFor(_ style: AppStyle) -> Bool {
    style.settings.contains { setting in
      guard setting.attribute == .tabBar, case .keyword(let word) = setting.value else {
        return false
      }
      return Visibility(word: word) == .shown
    }
  }

  /// Whether a screen or one of its styles does.
  private func isAskedFor(_ subject: Subject, _ sighting: Sighting) -> Bool {
    guard let setting = subject.setting(.tabBar, at: sighting) else { return false }
    switch subject.nearness(of: setting, at: sighting) {
    case .state, .screen: return true
    case .defaults: return false
    case .style:
      return subject.style.layers(of: setting, onScreen: sighting.screen).first == "screen"
    }
  }

  private func finding(
    _ subject: Subject, _ cause: Cause, _ sightings: Sightings, _ hiding: TabBarReach.Hiding
  ) -> Finding {
    let resolved = subject.resolved
    let hider = Int(hiding.stack[hiding.place])
    let state =
      (0...resolved.states(ofScreen: hider).count).first {
        resolved.look(ofScreen: hider, state: $0).tabBar == .hidden
      } ?? 0
    let name = subject.style.screenName(hider)
    let verb = sightings.count == 1 ? "asks" : "ask"
    return Finding(
      info, at: cause.range, label: "it cannot come back here", keyPath: cause.keyPath,
      message: "\(subject.names(sightings)) \(verb) for the tab bar that '\(name)' hides below: "
        + subject.path(hiding.stack),
      notes: [
        Note(
          "'\(name)' hides it for all that is pushed above",
          at: resolved.place(of: .tabBar, ofScreen: hider, state: state))
      ],
      help:
        "remove 'tab-bar: shown' here, remove 'tab-bar: hidden' from '\(name)', or put the screen "
        + "in place of '\(name)' with 'replace'")
  }
}
