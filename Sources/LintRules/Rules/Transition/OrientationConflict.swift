import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds transitions between screens that allow no orientation in common.
struct OrientationConflict: LintRule {
  let info = RuleInfo(
    "orientation-conflict", .transition, isBlocking: true,
    summary: "a transition between screens that allow no orientation in common",
    rationale: """
      UIKit would have to rotate in the middle of the transition. It does not: the screen below shows up in the wrong
      orientation, or the app is stuck in it (software-mansion/react-native-screens#1738).
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { orientation: portrait, push: [video] }
          video: { ↓orientation: landscape }
        """)
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { orientation: portrait, push: [video] }
          video: { orientation: any }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { orientation: landscape, push: [video] }
          video: { orientation: landscape }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home }, player: { root: video } }
        screens:
          home: { orientation: portrait, present: [player] }
          video: { orientation: landscape }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    var reported: Set<[Int]> = []
    let isConflict = { (way: Verdict.Way) in way.decision.ownTableRow.name == "orientation-differs"
    }
    for transition in subject.plan.transitions(where: { $0.ways.contains(where: isConflict) }) {
      let pair = [transition.from, transition.to]
      if reported.insert(pair.sorted()).inserted { findings.append(finding(subject, pair)) }
    }
  }

  private func finding(_ subject: Subject, _ pair: [Int]) -> Finding {
    let places = pair.map { subject.resolved.place(of: .orientation, ofScreen: $0) }
    let names = pair.map(subject.style.screenName)
    let texts = zip(names, pair).map { name, screen in
      "'\(name)' allows only \(subject.resolved.look(ofScreen: screen).orientation.rawValue)"
    }
    return Finding(
      info, at: places[1], label: texts[1], keyPath: "screens.\(names[1]).orientation",
      message: "\(texts[0]), \(texts[1])", notes: [Note(texts[0], at: places[0])],
      help: "allow 'any' on one of the two, or present the screen instead of pushing it")
  }
}
