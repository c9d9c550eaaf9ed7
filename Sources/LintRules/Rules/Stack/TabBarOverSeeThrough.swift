import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds tab bars that come or go while two pages are seen through a bar.
struct TabBarOverSeeThrough: LintRule {
  let info = RuleInfo(
    "tab-bar-over-see-through", .stack, .info,
    summary: "a tab bar that comes or goes along pages of two colours below a see-through bar",
    rationale: """
      A tab bar makes the navigation controller's view change its size in the middle of the transition. What lies behind a
      see-through bar is laid out anew with it, and the colour of the other page flashes up
      (MoZhouqi/KMNavigationBarTransition#163). The plan moves a picture of the root view; this tells where to look.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home, tab-bar: true } }
        screens:
          home: { bar: { color: white, alpha: 0.5, title-color: black }, push: [photo] }
          photo: { ↓tab-bar: hidden, bar: { color: white }, content: { background: black } }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home, tab-bar: true } }
        styles: { night: { ↓tab-bar: hidden, bar: { material: thin }, content: { background: black } } }
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
        stacks: { main: { root: home, tab-bar: true } }
        screens:
          home: { push: [photo] }
          photo: { tab-bar: hidden, content: { background: black } }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home, tab-bar: true } }
        defaults: { bar: { color: white, alpha: 0.5 } }
        screens:
          home: { push: [photo] }
          photo: { tab-bar: hidden }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { color: white, alpha: 0.5 }, push: [photo] }
          photo: { tab-bar: hidden, bar: { color: white }, content: { background: black } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    guard subject.graph.tabBars.isEverHidden, subject.isWritten(.contentBackground) else { return }
    let looks = subject.resolved.looks
    let isSeeThrough = looks.map(subject.isSeeThrough)
    guard isSeeThrough.contains(true) else { return }
    let groups = subject.pairs(
      differingIn: .tabBar, where: { $0.differences.has(.tabBar) },
      holds: {
        (isSeeThrough[$0.from] || isSeeThrough[$0.to])
          && pagesDiffer(subject, looks[$0.from], looks[$0.to])
      })
    for group in groups { findings.append(finding(subject, group)) }
  }

  private func pagesDiffer(_ subject: Subject, _ from: Look, _ to: Look) -> Bool {
    subject.style.targets.appearances.contains { appearance in
      let pages = [from, to].map {
        BarFace($0, band: .below26, appearance: appearance, atEdge: false).page
      }
      return pages[0].distance(to: pages[1]) > 26.0 / 255
    }
  }

  private func finding(_ subject: Subject, _ group: PairGroup) -> Finding {
    let transition = group.first.transition
    let sides = [Side.from, .to]
    let hiding = sides.first { subject.look($0, of: transition).tabBar == .hidden }
    let cause = subject.cause(
      of: [.tabBar], at: subject.sighting(hiding ?? .to, of: transition))
    let notes = sides.map { side in
      let sighting = subject.sighting(side, of: transition)
      return Note(
        "\(subject.name(sighting)) has a page of "
          + subject.value(.contentBackground, side, of: transition),
        at: subject.resolved.place(
          of: .contentBackground, ofScreen: sighting.screen, state: sighting.state))
    }
    return Finding(
      info, at: cause.range, keyPath: cause.keyPath, identity: subject.identity(of: group),
      message: "the tab bar comes or goes, and the other page may flash through the bar: "
        + subject.names(group),
      notes: notes,
      help: "write 'alpha: 1' and no material on the bar, or give both pages one 'background'")
  }
}
