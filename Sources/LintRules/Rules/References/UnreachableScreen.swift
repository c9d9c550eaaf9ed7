import Diagnostics
import Navigation
import StyleModel

/// Finds screens that no stack can show.
struct UnreachableScreen: LintRule {
  let info = RuleInfo(
    "unreachable-screen", .references, .warning,
    summary: "a screen that no stack can show",
    rationale: """
      Transitions to it are not planned, because nothing leads there: an edge or a stack is missing, or the screen
      is gone from the app. A screen without any edge is only worth an info; if most screens are unreachable, one
      finding says so.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: {}
          ↓old: { push: [detail] }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: {}
          ↓lonely: {}
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home }, login: { root: form } }
        screens:
          home: { push: [detail] }
          detail: { replace: [[home, note]] }
          note: {}
          form: {}
        """)
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let style = subject.style
    guard !style.isCut else { return }
    let isReachable = subject.graph.isReachable
    // A stack without a root, or a misspelt edge, was reported already.
    guard style.stacks.isEmpty || style.stacks.count == subject.graph.stacks.count else { return }
    let unreachable = isReachable.indices.filter {
      !isReachable[$0] && !style.uses.probableScreens.contains(Int32($0))
    }
    if unreachable.count > 2, unreachable.count * 2 > isReachable.count {
      findings.append(
        finding(
          style, unreachable[0],
          message: "no stack shows \(unreachable.count) of \(isReachable.count) screens, "
            + "'\(style.screenName(unreachable[0]))' among them"))
      return
    }
    guard !unreachable.isEmpty else { return }
    let hasEdge = screensWithEdges(subject)
    for screen in unreachable {
      let found = finding(
        style, screen, message: "no stack shows '\(style.screenName(screen))'")
      findings.append(hasEdge[screen] ? found : found.weighing(.info))
    }
  }

  private func finding(_ style: AppStyle, _ screen: Int, message: String) -> Finding {
    Finding(
      info, at: style.screens[screen].range, keyPath: "screens.\(style.screenName(screen))",
      message: message,
      help: "push it from a screen, or make it the root of a stack under 'stacks'")
  }

  private func screensWithEdges(_ subject: Subject) -> [Bool] {
    var result = [Bool](repeating: false, count: subject.style.screens.count)
    for edge in subject.graph.edges {
      result[Int(edge.from)] = true
      result[Int(edge.to)] = true
    }
    return result
  }
}
