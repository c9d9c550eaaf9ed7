import Diagnostics
import Navigation
import SourceText
import StyleModel

/// Finds screens that no stack can show.
struct UnreachableScreen: UsageRule {
  let info = RuleInfo(
    "unreachable-screen", .references, .warning,
    summary: "a screen that no stack can show",
    rationale: """
      Transitions to it are not planned, because nothing leads there: an edge or a stack is missing, or the screen
      is gone from the app. Of screens that lead to each other, the first is named: what shows it, shows the others.
      A screen without any edge is only worth an info; if most screens are unreachable, one finding says so.
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
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail, about, help] }
          detail: {}
          about: {}
          help: {}
          photo: {}
          ↓album: { push: [photo] }
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
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { replace-top: [old] }
          old: { push: [detail] }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home }, login: { root: old, kind: sheet } }
        screens:
          home: { push: [detail], present: [login] }
          detail: {}
          old: { push: [detail] }
        """),
    ])

  func uses(_ subject: Subject) -> [Bool]? {
    let style = subject.style
    guard !style.isCut, !style.uses.hidden.contains(.screen),
      // A stack without a root, or a misspelt edge, was reported already.
      style.stacks.isEmpty || style.stacks.count == subject.graph.stacks.count
    else { return nil }
    let isReachable = subject.graph.isReachable
    guard !style.uses.probableScreens.isEmpty else { return isReachable }
    let mayBeReached = subject.graph.screens(ledToBy: style.uses.probableScreens.sorted())
    return zip(isReachable, mayBeReached).map { $0 || $1 }
  }

  func place(of definition: Int, in subject: Subject) -> SourceRange {
    subject.style.screens[definition].range
  }

  func report(unused unreachable: [Int], in subject: Subject, _ findings: inout [Finding]) {
    let style = subject.style
    // Of a cycle one stands for all: the one whose name is the least, whatever order they come in.
    let named = unreachable.sorted(by: style.screenPrecedes)
    let sources = subject.graph.sources(of: named.map(Int32.init)).map(Int.init)
    if unreachable.count > 2, unreachable.count * 2 > style.screens.count, sources.count > 1 {
      findings.append(
        finding(
          style, sources[0],
          message: "no stack shows \(unreachable.count) of \(style.screens.count) screens, "
            + "'\(style.screenName(sources[0]))' among them"))
      return
    }
    let hasEdge = screensWithEdges(subject)
    for screen in sources {
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
