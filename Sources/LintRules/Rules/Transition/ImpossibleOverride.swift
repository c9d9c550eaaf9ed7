import Diagnostics
import Navigation
import SourceText
import StyleModel
import Transitions

/// Finds overrides that ask for what a pair cannot do.
struct ImpossibleOverride: LintRule {
  let info = RuleInfo(
    "impossible-override", .transition, isBlocking: true,
    summary: "an override that the pair cannot do",
    rationale: """
      A background-crossfade lets background views carry the look of the bar. Where a bar is missing on one side, is opaque,
      has another height, or where the tab bar comes or goes, no background view can: content jumps at the end whatever
      moves before (MoZhouqi/KMNavigationBarTransition#62, #107, #119; listenzz/HBDNavigationBar#211).
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { bar: { hidden: true } }
        transitions:
          - { from: home, to: detail, ↓strategy: background-crossfade }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail], states: { reading: { bar: { hidden: true } } } }
          detail: {}
        transitions:
          - { from: home, to: detail, ↓strategy: background-crossfade }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { bar: { alpha: 0 } }
        transitions:
          - { from: home, to: detail, strategy: background-crossfade }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { bar: { hidden: true } }
        transitions:
          - { from: home, to: detail, strategy: snapshot-slide }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { hidden: true }, push: [detail] }
          detail: { bar: { hidden: true } }
        transitions:
          - { from: home, to: detail, strategy: background-crossfade }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    for (asked, failures) in subject.pairs(asking: [.strategy], where: \.isImpossible) {
      findings.append(finding(subject, failures, asked))
    }
  }

  private func finding(
    _ subject: Subject, _ failures: PairGroup, _ asked: Asked
  ) -> Finding {
    let (transition, decision) = failures.first
    let evidence = subject.plan.ownEvidence(for: decision, of: transition)
    let pairs = failures.shown.map(subject.name)
    let more = failures.count - pairs.count
    let others =
      pairs.count > 1
      ? "; nor \(pairs.dropFirst().joined(separator: ", "))" + (more > 0 ? " and \(more) more" : "")
      : ""
    let obstacles = subject.obstacles(to: decision, of: transition)
    let cure =
      obstacles.count > 1
      ? "make these equal: \(obstacles.map(\.text).joined(separator: ", "))"
      : obstacles.first.map {
        "make '\($0.attribute.path)' equal (it is \($0.from) and \($0.to))"
      } ?? "make 'tab-bar' equal"
    return subject.finding(
      info, on: asked,
      message: "a background-crossfade cannot carry \(pairs[0]): \(decision.ownTableRow.sentence)"
        + others,
      notes: subject.notes(evidence, of: transition),
      help: "ask for 'snapshot-slide', or \(cure)")
  }
}
