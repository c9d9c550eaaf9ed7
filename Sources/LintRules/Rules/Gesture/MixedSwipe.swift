import Diagnostics
import StyleModel
import Transitions

/// Finds apps in which the swipe back begins anywhere on some screens and at the edge on others.
struct MixedSwipe: LintRule {
  let info = RuleInfo(
    "mixed-swipe", .gesture, .info,
    summary: "screens that are swiped back from anywhere, and others from the edge",
    rationale: """
      Nobody sees where a swipe may begin: people learn it once for an app. Where it differs from screen to screen, the
      gesture seems to fail at times, and one gesture that is switched for each screen is how it ends up dead on others
      (Tencent/QMUI_iOS#416). A width given with `within` is read as meant. Once for the app, with the count.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [list, detail, note] }
          list: {}
          detail: { ↓swipe-back: full }
          note: {}
        """),
      Example(
        """
        navstyle: 1
        defaults: { swipe-back: full }
        screens:
          home: { push: [list, detail] }
          list: { push: [note] }
          detail: { ↓swipe-back: edge }
          note: {}
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        defaults: { swipe-back: full }
        screens:
          home: { push: [list, detail] }
          list: { push: [note] }
          detail: { swipe-back: off }
          note: {}
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [list, photo] }
          list: {}
          photo: { swipe-back: { full: true, within: 80 } }
        """),
      Example(
        """
        navstyle: 1
        motion: { profile: zhk }
        screens:
          home: { push: [list, detail] }
          list: {}
          detail: { swipe-back: full }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let resolved = subject.resolved
    let isFull = resolved.looks.map { $0.swipeBack == .full(within: nil) }
    let isEdge = resolved.looks.map { $0.swipeBack == .edge }
    guard isFull.contains(true), isEdge.contains(true),
      !Profile.named(by: subject.style).swipe.isFull
    else { return }
    let isAbove = StackPlaces(subject.graph).isAbove
    func screens(_ isWanted: [Bool]) -> [Sighting] {
      isAbove.indices.filter {
        isAbove[$0] && !subject.misread.contains($0) && isWanted[Int(resolved.screenLooks[$0])]
      }
      .map { Sighting(screen: $0, state: 0) }
    }
    let (full, edge) = (screens(isFull), screens(isEdge))
    let isFullRare = full.count <= edge.count
    let rare = isFullRare ? full : edge
    guard let first = rare.first, !full.isEmpty, !edge.isEmpty else { return }
    var sightings = Sightings(first)
    for sighting in rare { sightings.add(sighting) }
    let cause = subject.cause(of: [.swipeBack], at: first)
    let (kind, other) = isFullRare ? ("anywhere", "at the edge") : ("at the edge", "anywhere")
    let others = isFullRare ? edge.count : full.count
    findings.append(
      Finding(
        info, at: cause.range, keyPath: cause.keyPath,
        identity: subject.identity(of: sightings),
        message: "the swipe back begins \(kind) on \(subject.names(sightings)) and \(other) on "
          + "\(others) other screen\(others == 1 ? "" : "s")",
        help: "write one 'swipe-back' under 'defaults', and 'off' where there is to be none"))
  }
}
