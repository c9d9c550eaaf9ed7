import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds opaque bars over scroll views on the versions of iOS that inset those twice.
struct OpaqueScrollInset: LintRule {
  let info = RuleInfo(
    "opaque-scroll-inset", .transition, .warning,
    summary: "an opaque bar over a scroll view as the root view, on iOS 11 and 12",
    rationale: """
      iOS 11 and 12 adjust the inset of a scroll view below an opaque bar in the middle of a push: content and background
      stand about 20 points too low until it ends, and the tab bar jumps (MoZhouqi/KMNavigationBarTransition#83, #69,
      #91, #99; openradar 34465226).
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "12..18" }
        defaults: { bar: { color: white, translucent: false, title-color: black } }
        screens:
          home: { push: [list] }
          list: { content: { ↓root-scroll-view: true } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "11..14" }
        defaults: { content: { root-scroll-view: true } }
        screens:
          home: { push: [list] }
          list: { bar: { ↓translucent: false } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "13..18" }
        defaults: { bar: { color: white, translucent: false } }
        screens:
          home: { push: [list] }
          list: { content: { root-scroll-view: true } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "11..18" }
        screens:
          home: { push: [list] }
          list: { content: { root-scroll-view: true } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "11..18" }
        defaults: { bar: { color: white, translucent: false } }
        screens:
          home: { content: { root-scroll-view: false }, push: [list] }
          list: { content: { root-scroll-view: true }, bar: { hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "11..18" }
        screens:
          home: { bar: { color: white, translucent: false }, content: { root-scroll-view: true } }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let targets = subject.style.targets
    guard targets.ios.lowerBound <= 12 else { return }
    let faults = subject.resolved.looks.enumerated().compactMap { number, look in
      look.carrier == .scroll && !look.isTranslucent && !look.isHidden
        ? LookFault(look: number, fault: number) : nil
    }
    guard !faults.isEmpty else { return }
    var moves = [Bool](repeating: false, count: subject.style.screens.count)
    for edge in subject.graph.edges {
      moves[Int(edge.from)] = true
      moves[Int(edge.to)] = true
    }
    let culprits: [Attribute] = [.contentRootScrollView, .barTranslucent]
    let groups = subject.groups(faults, where: { moves[$0.screen] }, culprits: { _ in culprits })
    for group in groups {
      let versions = targets.ios.contains(11) ? "iOS 11 and 12" : "iOS 12"
      findings.append(
        Finding(
          info, at: group.cause.range, keyPath: group.cause.keyPath,
          message:
            "\(subject.names(group.sightings)): on \(targets.ios.upperBound == 11 ? "iOS 11" : versions)"
            + " the scroll view below the opaque bar jumps by 20 points during a push",
          notes: subject.notes(on: culprits, besides: group.cause, at: group.first),
          help: "write 'translucent: true' on the bar, or set contentInsetAdjustmentBehavior to "
            + ".never while a transition runs"))
    }
  }
}
