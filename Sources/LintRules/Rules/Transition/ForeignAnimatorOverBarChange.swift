import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds animators of the app's own where the bar comes, goes or changes its height.
struct ForeignAnimatorOverBarChange: LintRule {
  let info = RuleInfo(
    "foreign-animator-over-bar-change", .transition, .warning,
    summary: "an animator of the app's own where a bar comes, goes or changes its height",
    rationale: """
      UIKit takes the bar away beside the app's animator, not within it: while it leaves, a black area stands where it
      was, and the content jumps up when all is over (openradar 16974099; QuintGao/GKNavigationBarSwift#44). The same
      holds for a tab bar, and for bars of two heights. A picture of the whole screen has its bars in it.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [player] }
          player: { bar: { hidden: true } }
        transitions:
          - { from: home, to: player, ↓strategy: none, reason: "zooms out of the cell" }
        """),
      Example(
        """
        navstyle: 1
        stacks: { main: { root: home, tab-bar: true } }
        screens:
          home: { push: [photo, list] }
          photo: { tab-bar: hidden }
          list: { bar: { large-title: true, color: black, title-color: white, tint: white } }
        transitions:
          - { from: home, to: "*", ↓strategy: none }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [photo] }
          photo: { bar: { color: black } }
        transitions:
          - { from: home, to: photo, strategy: none }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [player] }
          player: { bar: { hidden: true } }
        transitions:
          - { from: home, to: player, strategy: snapshot-slide, duration: 0.5 }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { hidden: true }, push: [player] }
          player: { bar: { hidden: true } }
        transitions:
          - { from: home, to: player, strategy: none }
        """),
    ])

  private static let rows: Set = ["hidden-differs", "height-differs", "tab-bar-differs"]

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    guard !subject.style.transitions.isEmpty else { return }
    func isBad(_ decision: Decision) -> Bool {
      decision.outcome == .foreign && Self.rows.contains(decision.ownTableRow.name)
    }
    for (asked, group) in subject.pairs(asking: [.strategy], where: isBad) {
      findings.append(finding(subject, group, asked))
    }
  }

  private func finding(_ subject: Subject, _ group: PairGroup, _ asked: Asked) -> Finding {
    let (transition, decision) = group.first
    let evidence = subject.plan.ownEvidence(for: decision, of: transition)
    return subject.finding(
      info, on: asked,
      message: "the bar leaves a black area beside the app's animator: \(subject.names(group)); "
        + decision.ownTableRow.sentence,
      notes: subject.notes(evidence, of: transition),
      help: "write 'strategy: snapshot-slide'"
        + (evidence.attribute.map { ", or make '\($0.path)' equal on both screens" } ?? ""))
  }
}
