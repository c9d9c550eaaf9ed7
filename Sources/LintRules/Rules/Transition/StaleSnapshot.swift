import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds returns by picture to screens that change meanwhile.
struct StaleSnapshot: PictureRule {
  let info = RuleInfo(
    "stale-snapshot", .transition, .info,
    summary: "a return by picture to a screen that changes while it is covered",
    rationale: """
      The picture shows the screen as it was when it was covered: a running clock or a list that was updated jumps to its
      true state when the return ends, and a picture taken under the other appearance flashes
      (software-mansion/react-native-screens#3758). Where `content.live` says so, the app may take the picture anew just
      before the return; this tells where that is worth it.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          feed: { content: { ↓live: true }, push: [player] }
          player: { bar: { hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        styles: { live: { content: { ↓live: true } } }
        screens:
          feed: { style: live, push: [player] }
          chat: { style: live, push: [player] }
          player: { bar: { hidden: true } }
        stacks: { main: { root: feed }, other: { root: chat } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          feed: { content: { live: true }, push: [detail] }
          detail: {}
        """),
      Example(
        """
        navstyle: 1
        screens:
          feed: { push: [player] }
          player: { bar: { hidden: true }, content: { live: true } }
        """),
      Example(
        """
        navstyle: 1
        defaults: { content: { live: true } }
        screens:
          feed: { content: { live: false }, push: [player] }
          player: { bar: { hidden: true } }
        """),
    ])

  func check(_ subject: Subject, _ pictures: PicturePlan, _ findings: inout [Finding]) {
    guard subject.isWritten(.contentLive) else { return }
    var covers: [Int: Int] = [:]
    var sightings: [Sighting] = []
    for index in pictures.targets.indices where pictures.isTaken(by: index) {
      let screen = Int(subject.graph.edges[index].from)
      let sighting = Sighting(screen: screen, state: 0)
      guard covers[screen] == nil, subject.value(.contentLive, at: sighting) == .boolean(true)
      else { continue }
      covers[screen] = index
      sightings.append(sighting)
    }
    for (cause, group) in subject.groups(at: sightings, culprits: { _ in [.contentLive] }) {
      let edge = covers[group.shown[0].screen].map { subject.graph.edges[$0] }
      guard let edge else { continue }
      let names = subject.names(group)
      let above = subject.style.screenName(Int(edge.to))
      findings.append(
        Finding(
          info, at: cause.range, keyPath: cause.keyPath,
          message:
            "\(names) \(group.count == 1 ? "changes" : "change") while covered, and a return "
            + "shows a picture from before: it is taken when '\(above)' comes on top",
          notes: [Note("'\(above)' covers it here", at: edge.range(in: subject.style))],
          help: "take the picture anew just before the return, as the plan allows; or write "
            + "'live: false' where nobody would see the difference"))
    }
  }
}
