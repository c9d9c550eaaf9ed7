import Diagnostics
import Navigation
import StyleModel

/// Finds visible bars whose colour nobody wrote, in apps that write the others'.
struct MissingDefault: LintRule {
  let info = RuleInfo(
    "missing-default", .style, .warning,
    summary: "a visible bar whose colour nobody wrote, where most others have one",
    rationale: """
      A screen for which no colour is written gets UIKit's own bar. Where the others have colours that is usually a screen
      somebody forgot, and libraries leave it with the colour of the screen before (MoZhouqi/KMNavigationBarTransition#126,
      #102). `color: system` says that UIKit's own is meant. One finding for the app.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: white, title-color: black }, status-bar: dark, push: [list, detail] }
          list: { bar: { color: white, title-color: black }, status-bar: dark }
          ↓detail: {}
        """)
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        defaults: { bar: { color: white, title-color: black } }
        screens:
          home: { push: [detail] }
          detail: { bar: { color: "#EEEEEE" } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: white, title-color: black }, push: [list, detail, photo] }
          list: { bar: { color: white, title-color: black } }
          detail: { bar: { color: system } }
          photo: { bar: { hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [list, detail] }
          list: {}
          detail: { bar: { color: white, title-color: black } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let (style, resolved, looks) = (subject.style, subject.resolved, subject.resolved.looks)
    guard !style.isCut, subject.misread.isEmpty,
      style.setting(.barColor, in: style.defaults) == nil,
      looks.contains(where: { $0.bar.color != nil })
    else { return }
    let isOpen = looks.map { look in
      !look.isHidden && look.bar.color == nil && look.bar.alpha > 0
        && look.bar.material == .none && look.bar.image == ByAppearance(nil)
    }
    guard isOpen.contains(true) else { return }
    // A clear bar says nothing of the colour of the others.
    let hasBackground = looks.map { !$0.isHidden && subject.isVisible($0, atEdge: false) }
    var unwritten: [Int] = []
    var writtenCount = 0
    for screen in style.screens.indices where subject.graph.isReachable[screen] {
      let look = Int(resolved.screenLooks[screen])
      if isOpen[look], resolved.origin(of: .barColor, ofScreen: screen) == nil {
        unwritten.append(screen)
      } else if hasBackground[look] {
        writtenCount += 1
      }
    }
    guard let first = unwritten.first, writtenCount > unwritten.count else { return }
    var sightings = Sightings(Sighting(screen: first, state: 0))
    for screen in unwritten { sightings.add(Sighting(screen: screen, state: 0)) }
    findings.append(
      Finding(
        info, at: style.screens[first].range, keyPath: "screens.\(style.screenName(first))",
        identity: subject.identity(
          of: sightings, at: "screens.\(style.screenName(first))"),
        message: "nobody wrote a bar colour for \(subject.names(sightings)): "
          + "\(writtenCount) other screens have one",
        help: "write 'bar: { color: … }' on it or under 'defaults'; 'color: system' if UIKit's own "
          + "bar is meant"))
  }
}
