import Diagnostics
import Navigation
import StyleModel

/// Finds returns to screens that are never below.
struct PopTargetNotBelow: LintRule {
  let info = RuleInfo(
    "pop-target-not-below", .stack, isBlocking: true,
    summary: "a return to a screen that is below in no stack",
    rationale: """
      UIKit returns only to what the stack holds: `popToViewController` raises an exception for anything else, and where
      the target stands in another navigation controller nothing happens at all
      (rickytan/RTRootNavigationController#117). What a screen can have below it follows from the pushes and stacks of the
      description, so this is known before anybody taps.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [list, detail] }
          list: { push: [detail] }
          detail: { push: [player] }
          player: { pop-to: [list, ↓help] }
          help: {}
        stacks: { main: { root: home }, other: { root: help, kind: sheet } }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home, tab-bar: true }, settings: { root: settings, tab-bar: true } }
        screens:
          home: { push: [detail] }
          detail: { pop-to: [↓settings] }
          settings: { pop-to: [↓settings] }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [list] }
          list: { push: [detail] }
          detail: { push: [list], pop-to: [detail, list, home] }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [sent] }
          sent: { replace: [[inbox, message]] }
          inbox: {}
          message: { push: [reply] }
          reply: { pop-to: [inbox] }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [form] }
          form: { replace-top: [receipt] }
          receipt: { pop-to: [home] }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home }, other: { root: help } }
        screens:
          home: { push: [detail] }
          help: { push: [detail] }
          detail: { pop-to: [help] }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let (style, graph) = (subject.style, subject.graph)
    // What could not be read may be what leads there.
    guard !style.isCut, !style.uses.hidden.contains(.screen), style.uses.probableScreens.isEmpty,
      style.stacks.isEmpty || style.stacks.count == graph.stacks.count
    else { return }
    let lost = graph.returnsToNowhere()
    guard !lost.isEmpty else { return }
    let stacks = graph.shortestStacks
    for index in lost {
      let edge = graph.edges[index]
      findings.append(finding(subject, edge, stacks.stack(withTop: edge.from)))
    }
  }

  private func finding(_ subject: Subject, _ edge: Edge, _ stack: [Int32]) -> Finding {
    let style = subject.style
    let (from, to) = (style.screenName(Int(edge.from)), style.screenName(Int(edge.to)))
    let below = stack.dropLast().last.map { style.screenName(Int($0)) }
    let isRoot = subject.graph.stacks.contains { $0.root == edge.to }
    return Finding(
      info, at: edge.range(in: style), label: "never below '\(from)'",
      keyPath: "screens.\(from).pop-to",
      message: "'\(from)' returns to '\(to)', which is below it in no stack: "
        + "\(subject.path(stack)), then pop-to \(to)",
      notes: [
        Note(
          isRoot ? "'\(to)' is at the bottom of a stack of its own" : "'\(to)' is here",
          at: style.screens[Int(edge.to)].range)
      ],
      help: (below.map { "pop to a screen that is below, such as '\($0)'" }
        ?? "nothing is below '\(from)': remove this") + ", or let '\(to)' lead to '\(from)'")
  }
}
