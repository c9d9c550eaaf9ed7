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
      moves before (KMNavigationBarTransition#62, #107, #119; HBDNavigationBar#211).
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
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let plan = subject.plan
    var reported: Set<Int32> = []
    let isImpossible = { (way: Verdict.Way) in way.decisions.contains(where: \.isImpossible) }
    for transition in plan.transitions(where: { $0.ways.contains(where: isImpossible) }) {
      for decision in transition.way.decisions where decision.isImpossible {
        guard let entry = entry(askingFor: transition, plan), reported.insert(entry).inserted else {
          continue
        }
        findings.append(finding(subject, transition, decision, entry))
      }
    }
  }

  /// The entry that asks for the strategy.
  private func entry(askingFor transition: Transition, _ plan: TransitionPlan) -> Int32? {
    let style = plan.resolved.style
    let override = plan.overrides.override(
      from: Int32(transition.from), to: Int32(transition.to), transition.direction)
    return override?.entries.first {
      style.setting(.strategy, in: style.transitions[Int($0)]) != nil
    }
  }

  private func finding(
    _ subject: Subject, _ transition: Transition, _ decision: Decision, _ entry: Int32
  ) -> Finding {
    let style = subject.style
    let evidence = subject.plan.ownEvidence(for: decision, of: transition)
    let names = subject.names(of: transition)
    let pair = "\(names.from) → \(names.to)"
    let settings = style.transitions[Int(entry)]
    let place = style.setting(.strategy, in: settings)?.range ?? evidence.places[0]
    let key = evidence.attribute?.path ?? "tab-bar"
    let values = evidence.values.map { "\($0.from.description) and \($0.to.description)" }
    return Finding(
      info, at: place, keyPath: style.keyPath(ofTransition: Int(entry)) + ".strategy",
      message: "a background-crossfade cannot carry \(pair): \(decision.ownTableRow.sentence)",
      notes: subject.notes(evidence, of: transition),
      help: "ask for 'snapshot-slide', or make '\(key)' equal"
        + (values.map { " (it is \($0))" } ?? ""))
  }
}
