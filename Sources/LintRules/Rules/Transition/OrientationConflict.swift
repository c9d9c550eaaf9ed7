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
        """)
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let (plan, style) = (subject.plan, subject.style)
    var reported: Set<[Int32]> = []
    for transition in plan.transitions {
      let decision = plan.decisions[Int(transition.decision)]
      guard decisionTable[decision.ownRow].name == "orientation-differs" else { continue }
      let edge = plan.graph.edges[Int(transition.edge)]
      guard reported.insert([min(edge.from, edge.to), max(edge.from, edge.to)]).inserted else {
        continue
      }
      let places = [edge.from, edge.to].map { screen in
        (
          screen: Int(screen),
          range: subject.resolved.place(of: .orientation, ofScreen: Int(screen))
        )
      }
      let texts = places.map { place in
        "'\(style.screenName(place.screen))' allows only "
          + subject.resolved.look(ofScreen: place.screen).orientation.rawValue
      }
      findings.append(
        Finding(
          info, at: places[1].range, label: texts[1],
          keyPath: "screens.\(style.screenName(places[1].screen)).orientation",
          message: "\(texts[0]), \(texts[1])", notes: [Note(texts[0], at: places[0].range)],
          help: "allow 'any' on one of the two, or present the screen instead of pushing it"))
    }
  }
}
