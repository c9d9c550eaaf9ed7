import Diagnostics
import StyleModel
import Transitions

/// Finds overrides of which none is the more specific.
struct AmbiguousOverride: LintRule {
  let info = RuleInfo(
    "ambiguous-override", .references,
    summary: "two entries of 'transitions' that decide the same thing",
    rationale: """
      Each key is taken from the most specific entry that writes it: one that names both screens before one with a `"*"`,
      that before one with two, and among equals one with an `operation` before one without. Two of
      equal rank leave it open which counts. An entry without `operation` speaks of the pair in both directions,
      so `a → b` and `b → a` are one pair.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          a: { push: [b] }
          b: { bar: { alpha: 0.5 } }
        transitions:
          - { from: a, to: b, strategy: snapshot-slide }
          - { from: b, to: a, ↓strategy: background-crossfade }
        """),
      Example(
        """
        navstyle: 1
        screens:
          a: { push: [b] }
          b: { bar: { alpha: 0.5 } }
        transitions:
          - { from: a, to: "*", animated: false, duration: 0.2 }
          - { from: "*", to: b, ↓duration: 0.3 }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          a: { push: [b] }
          b: { bar: { alpha: 0.5 } }
        transitions:
          - { from: a, to: b, strategy: snapshot-slide }
          - { from: b, to: a, operation: pop, strategy: background-crossfade }
          - { from: b, to: a, duration: 0.2 }
        """),
      Example(
        """
        navstyle: 1
        screens:
          a: { push: [b] }
          b: { bar: { alpha: 0.5 }, push: [c] }
          c: {}
        transitions:
          - { from: "*", to: "*", duration: 0.1 }
          - { from: a, to: "*", duration: 0.2 }
          - { from: "*", to: b, operation: push, duration: 0.3 }
          - { from: c, to: "*", duration: 0.2 }
          - { from: b, to: c, duration: 0.3 }
        """),
      Example(
        """
        navstyle: 1
        screens:
          a: { push: [b] }
          b: { bar: { alpha: 0.5 } }
        transitions:
          - { from: a, to: b, operation: push, strategy: snapshot-slide }
          - { from: b, to: a, operation: pop, strategy: background-crossfade }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let style = subject.style
    // What nobody declared is nobody's mistake: there the entry written first counts.
    let transitions = subject.plan.declaredTransitions
    for conflict in subject.plan.overrides.conflicts(along: transitions) {
      let attribute = conflict.attribute
      guard
        let first = style.setting(attribute, in: style.transitions[conflict.first]),
        let second = style.setting(attribute, in: style.transitions[conflict.second])
      else { continue }
      let ends = [Attribute.from, .to].map {
        style.reference($0, in: style.transitions[conflict.second])
      }
      let screens = conflict.pair.map { [$0.from, $0.to] } ?? ends
      let pair = screens.map { "'\($0.map(style.screenName) ?? "*")'" }.joined(separator: " and ")
      findings.append(
        Finding(
          info, at: second.range,
          keyPath: "\(style.keyPath(ofTransition: conflict.second)).\(attribute.path)",
          message: "another entry decides '\(attribute.path)' for \(pair) as well",
          notes: [Note("the other entry, of equal rank", at: first.range)],
          help: cure(of: conflict, style)))
    }
  }

  private func cure(of conflict: OverrideConflict, _ style: AppStyle) -> String {
    if conflict.pair != nil {
      return "write an entry that names both screens: it comes before the two"
    }
    let operation = style.keyword(.operation, in: style.transitions[conflict.second]) ?? 0
    return operation == 0
      ? "remove one of the two, or give one an 'operation': it comes before the other"
      : "remove one of the two: both speak of the same operation"
  }
}
