import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds bars that two pages of different colours are seen through.
struct PageBleedsThrough: LintRule {
  let info = RuleInfo(
    "page-bleeds-through", .transition, .warning,
    summary: "one see-through bar over two pages of different colours",
    rationale: """
      While one page slides over the other, a bar that stays where it is has both behind it: half of it is tinted by one,
      half by the other, with an edge that wanders through the titles, and the colour jumps at the end
      (MoZhouqi/KMNavigationBarTransition#163); libraries let apps paint what lies behind for that
      (`containerViewBackgroundColor` in KMNavigationBarTransition and QMUI). Judged is what comes through: the difference of the pages, as
      far as the bar does not hide it, above 26 of 255. Bars that ride with their screens or move as a picture, and
      the system's own, keep to one page.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        defaults: { bar: { color: white, alpha: 0.5, title-color: black } }
        screens:
          home: { push: [photo] }
          photo: { content: { ↓background: black } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        defaults: { bar: { material: ultra-thin } }
        styles: { night: { content: { ↓background: black } } }
        screens:
          home: { push: [photo, map] }
          photo: { style: night }
          map: { style: night }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18", appearances: [light] }
        defaults: { bar: { color: white, alpha: 0.5 } }
        screens:
          home: { push: [list] }
          list: { content: { background: "#F2F2F7" } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { push: [photo] }
          photo: { content: { background: black } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        defaults: { bar: { color: white, alpha: 0.95 } }
        screens:
          home: { push: [photo] }
          photo: { content: { background: black } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { bar: { color: white, alpha: 0.5 }, push: [photo] }
          photo: { bar: { color: white, alpha: 0.8 }, content: { background: black } }
        """),
    ])

  /// How far apart two colours are that nobody takes for one.
  private static let visible = 26.0 / 255

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    guard subject.isWritten(.contentBackground),
      subject.resolved.looks.contains(where: { subject.isSeeThrough($0) })
    else { return }
    func hasStandingBar(_ way: Verdict.Way) -> Bool {
      way.decisions.contains {
        $0.outcome == .crossfade(.blend) || $0.outcome == .crossfade(.still)
      }
    }
    let looks = subject.resolved.looks
    let groups = subject.pairs(
      differingIn: .contentBackground, where: { _ in true }, on: hasStandingBar,
      holds: { bleeding(subject, looks[$0.from], looks[$0.to]) != nil })
    for group in groups { findings.append(finding(subject, group)) }
  }

  /// The appearance in which most of two pages comes through one bar, and how much; nil if little does.
  private func bleeding(
    _ subject: Subject, _ from: Look, _ to: Look
  ) -> (appearance: Appearance, part: Double)? {
    let seen = subject.style.targets.appearances.compactMap { appearance -> (Appearance, Double)? in
      let faces = [from, to].map {
        BarFace($0, band: .below26, appearance: appearance, atEdge: false)
      }
      guard faces.allSatisfy({ $0.isSeeThrough && !$0.isSystem && $0.image == nil }) else {
        return nil
      }
      let parts = faces.map { face in
        face.composed(over: faces[0].page).distance(to: face.composed(over: faces[1].page))
      }
      return (appearance, parts.min() ?? 0)
    }
    return seen.filter { $0.1 > Self.visible }.max { $0.1 < $1.1 }
  }

  private func finding(_ subject: Subject, _ group: PairGroup) -> Finding {
    let transition = group.first.transition
    let (from, to) = (subject.look(.from, of: transition), subject.look(.to, of: transition))
    let part = bleeding(subject, from, to)?.part ?? 0
    return subject.finding(
      info, on: .contentBackground, of: group,
      message: "both pages are seen through one bar, \(Int((part * 255).rounded())) of 255 apart: "
        + subject.names(group),
      help:
        "write 'motion: ride' for the pair under 'transitions', so that each bar stays over its "
        + "page; or a bar that hides more: 'alpha: 1'")
  }
}

extension Subject {
  /// Whether the page is seen through a bar of the app's own.
  func isSeeThrough(_ look: Look) -> Bool {
    style.targets.appearances.contains { appearance in
      let face = BarFace(look, band: .below26, appearance: appearance, atEdge: false)
      return face.isSeeThrough && !face.isSystem
    }
  }
}
