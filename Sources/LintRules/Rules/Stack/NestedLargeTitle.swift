import Diagnostics
import Navigation
import StyleModel

/// Finds large titles in nested stacks on iOS 26.
struct NestedLargeTitle: LintRule {
  let info = RuleInfo(
    "nested-large-title", .stack, .warning,
    summary: "a large title in a nested stack, from iOS 26",
    rationale: """
      When a return leaves a screen that holds a navigation controller of its own, iOS 26 wipes the blur off its large
      title, and on iOS 27 the title is gone (software-mansion/react-native-screens#4325, #4663).
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home }, filter: { root: options, kind: nested } }
        screens:
          home: { embed: [filter] }
          options: { bar: { ↓large-title: true } }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home }, filter: { root: options, kind: nested } }
        styles: { big: { bar: { ↓large-title: true } } }
        screens:
          home: { embed: [filter] }
          options: { style: big, push: [sizes] }
          sizes: { style: big }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        stacks: { main: { root: home }, filter: { root: options, kind: nested } }
        screens:
          home: { embed: [filter] }
          options: { bar: { large-title: true } }
        """),
      Example(
        """
        navstyle: 1
        targets: { glass: false }
        stacks: { main: { root: home }, filter: { root: options, kind: nested } }
        screens:
          home: { embed: [filter] }
          options: { bar: { large-title: true } }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home }, filter: { root: options, kind: nested } }
        screens:
          home: { bar: { large-title: true }, embed: [filter] }
          options: {}
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let (targets, graph) = (subject.style.targets, subject.graph)
    guard targets.hasGlass, targets.bands.contains(.from26) else { return }
    let nested = graph.stacks.filter { $0.kind == .nested }
    let isLarge = subject.resolved.looks.map { $0.height.contains(.largeTitle) }
    guard !nested.isEmpty, isLarge.contains(true) else { return }
    let isInside = graph.screens(ledToBy: nested.map(\.root))
    var sightings: [Sighting] = []
    subject.forEachSighting { sighting, look in
      if isLarge[look], isInside[sighting.screen] { sightings.append(sighting) }
    }
    for (cause, group) in subject.groups(at: sightings, culprits: { _ in [.barLargeTitle] }) {
      let stack =
        nested.first { stack in
          graph.screens(ledToBy: [stack.root])[group.shown[0].screen]
        } ?? nested[0]
      let versions = targets.ios.upperBound >= 27 ? "iOS 26 and 27" : "iOS 26"
      findings.append(
        Finding(
          info, at: cause.range, keyPath: cause.keyPath,
          message: "the large title of \(subject.names(group)) breaks on \(versions) when a return "
            + "leaves the nested stack '\(stack.name)'",
          notes: [Note("'\(stack.name)' is nested", at: subject.place(ofStack: stack).range)],
          help: "write 'large-title: false' in nested stacks"))
    }
  }
}
