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
    var failures: [Int32: Failures] = [:]
    let isImpossible = { (way: Verdict.Way) in way.decisions.contains(where: \.isImpossible) }
    for transition in plan.transitions(where: { $0.ways.contains(where: isImpossible) }) {
      for decision in transition.way.decisions where decision.isImpossible {
        guard let entry = entry(askingFor: transition, plan) else { continue }
        failures[entry, default: Failures(transition, decision)].add(transition)
      }
    }
    for (entry, failures) in failures { findings.append(finding(subject, failures, entry)) }
  }

  /// What one entry asks for in vain.
  private struct Failures {
    /// The first of them, and why it is one.
    let first: (transition: Transition, decision: Decision)
    /// The pairs of screens in their states, each in one direction.
    private(set) var pairs: [Transition] = []
    private var known: Set<[SIMD2<Int>]> = []

    init(_ transition: Transition, _ decision: Decision) { first = (transition, decision) }

    mutating func add(_ transition: Transition) {
      let ends = [
        SIMD2(transition.from, transition.states.from), SIMD2(transition.to, transition.states.to),
      ]
      if known.insert(ends.sorted { ($0.x, $0.y) < ($1.x, $1.y) }).inserted {
        pairs.append(transition)
      }
    }
  }

  /// How many pairs a message names.
  private static let shownPairs = 3

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
    _ subject: Subject, _ failures: Failures, _ entry: Int32
  ) -> Finding {
    let (style, (transition, decision)) = (subject.style, failures.first)
    let evidence = subject.plan.ownEvidence(for: decision, of: transition)
    let pairs = failures.pairs.prefix(Self.shownPairs).map { pair in
      let names = subject.names(of: pair)
      return "\(names.from) → \(names.to)"
    }
    let more = failures.pairs.count - pairs.count
    let others =
      pairs.count > 1
      ? "; nor \(pairs.dropFirst().joined(separator: ", "))" + (more > 0 ? " and \(more) more" : "")
      : ""
    let settings = style.transitions[Int(entry)]
    let place = style.setting(.strategy, in: settings)?.range ?? evidence.places[0]
    let key = evidence.attribute?.path ?? "tab-bar"
    let values = evidence.values.map { "\($0.from.description) and \($0.to.description)" }
    return Finding(
      info, at: place, keyPath: style.keyPath(ofTransition: Int(entry)) + ".strategy",
      message: "a background-crossfade cannot carry \(pairs[0]): \(decision.ownTableRow.sentence)"
        + others,
      notes: subject.notes(evidence, of: transition),
      help: "ask for 'snapshot-slide', or make '\(key)' equal"
        + (values.map { " (it is \($0))" } ?? ""))
  }
}
