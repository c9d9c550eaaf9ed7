import Diagnostics
import StyleModel
import Transitions

/// Finds overrides of which none is the more specific.
struct AmbiguousOverride: LintRule {
  let info = RuleInfo(
    "ambiguous-override", .references,
    summary: "two entries of 'transitions' that decide the same thing",
    rationale: """
      Each key is taken from the most specific entry that writes it, one with an `operation` before one without. Two of
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
        """)
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
        """)
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let style = subject.style
    for conflict in subject.plan.overrides.conflicts {
      let attribute = conflict.attribute
      guard
        let first = style.setting(attribute, in: style.transitions[conflict.first]),
        let second = style.setting(attribute, in: style.transitions[conflict.second]),
        let from = style.reference(.from, in: style.transitions[conflict.second]),
        let to = style.reference(.to, in: style.transitions[conflict.second])
      else { continue }
      let pair = "'\(style.screenName(from))' and '\(style.screenName(to))'"
      findings.append(
        Finding(
          info, at: second.range, keyPath: "transitions[\(conflict.second)].\(attribute.path)",
          message: "another entry decides '\(attribute.path)' for \(pair) as well",
          notes: [Note("the other entry, of equal rank", at: first.range)],
          help: "remove one of the two, or give each an 'operation'"))
    }
  }
}
