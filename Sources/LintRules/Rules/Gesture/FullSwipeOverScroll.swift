import Diagnostics
import StyleModel
import Transitions

/// Finds swipes back that compete with sideways scrolling.
struct FullSwipeOverScroll: LintRule {
  let info = RuleInfo(
    "full-swipe-over-scroll", .gesture, .warning,
    summary: "a swipe back from anywhere, over content that scrolls sideways",
    rationale: """
      The finger cannot do both: carousels stop scrolling, or the screen is gone instead of a page
      (software-mansion/react-native-screens#3161, #3302, #1510; react-navigation#12760). From iOS 26 UIKit's own swipe
      begins anywhere, too, so that an `edge` swipe would meet the same content where the way back is left to UIKit. There
      the plan switches the newer recogniser off, and only the edge is left, as the screen asks for: worth an info to who
      follows the plan by hand.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { push: [album] }
          album: { ↓swipe-back: full, content: { scrolls: horizontal } }
        """),
      Example(
        """
        navstyle: 1
        styles: { carousel: { content: { ↓scrolls: both } } }
        screens:
          home: { push: [album] }
          album: { style: carousel }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { swipe-back: full, content: { scrolls: both }, push: [album, map, photo] }
          album: { content: { scrolls: horizontal } }
          map: { content: { scrolls: both }, swipe-back: off }
          photo: { content: { scrolls: both }, swipe-back: { full: true, within: 40 } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { push: [list] }
          list: { swipe-back: full, content: { scrolls: vertical } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { content: { scrolls: horizontal }, push: [detail] }
          detail: { bar: { color: white, title-color: black }, content: { scrolls: horizontal } }
        """),
    ])

  /// A swipe that must begin within so many points of the edge leaves content to itself.
  private static let edgeWidth = 100.0

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    guard subject.isWritten(.contentScrolls) else { return }
    let isAbove = StackPlaces(subject.graph).isAbove
    var full: [Sighting] = []
    var edge: [Sighting] = []
    let isFull = Profile.named(by: subject.style).swipe.isFull
    subject.forEachSighting { sighting, look in
      guard isAbove[sighting.screen],
        case .keyword(let word)? = subject.value(.contentScrolls, at: sighting), word >= 2
      else { return }
      switch subject.resolved.looks[look].swipeBack {
      case .full(let within) where within ?? .infinity > Self.edgeWidth: full.append(sighting)
      case .edge where isFull: full.append(sighting)
      case .edge: edge.append(sighting)
      case .full, .off: break
      }
    }
    add(full, isFull: true, subject, &findings)
    guard subject.style.targets.ios.upperBound >= 26, !edge.isEmpty else { return }
    let isUIKits = screensUIKitLeaves(subject.plan)
    add(edge.filter { isUIKits[$0.screen] }, isFull: false, subject, &findings)
  }

  private func add(
    _ sightings: [Sighting], isFull: Bool, _ subject: Subject, _ findings: inout [Finding]
  ) {
    let culprits: [Attribute] = [.swipeBack, .contentScrolls]
    for (cause, sightings) in subject.groups(at: sightings, culprits: { _ in culprits }) {
      let first = sightings.shown[0]
      let finding = Finding(
        info, at: cause.range, keyPath: cause.keyPath,
        message: (isFull
          ? "the swipe back begins anywhere" : "from iOS 26 UIKit's swipe back begins anywhere")
          + " over the content of \(subject.names(sightings)), which scrolls sideways"
          + (isFull ? "" : ": the plan switches 'interactiveContentPop' off"),
        notes: subject.notes(on: culprits, besides: cause, at: first),
        help: isFull
          ? "write 'swipe-back: edge', or 'swipe-back: { full: true, within: 40 }'"
          : "nothing is to be done where the plan is followed; or write 'swipe-back: off'")
      findings.append(isFull ? finding : finding.weighing(.info))
    }
  }

  /// By screen: whether the plan leaves the way back from it to UIKit, from iOS 26.
  private func screensUIKitLeaves(_ plan: TransitionPlan) -> [Bool] {
    var result = [Bool](repeating: false, count: plan.resolved.style.screens.count)
    func isUIKits(_ way: Verdict.Way) -> Bool {
      way.recipes.last.map { plan.recipes[Int($0)].interaction == .uikit } ?? false
    }
    for transition in plan.transitions(where: { $0.pop.map(isUIKits) ?? false })
    where transition.direction == .pop {
      result[transition.from] = true
    }
    return result
  }
}
