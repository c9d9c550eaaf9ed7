import Diagnostics
import Navigation
import SourceText
import StyleModel
import Transitions

/// Finds overrides that change nothing.
struct UselessOverride: LintRule {
  let info = RuleInfo(
    "useless-override", .transition, .info, fix: .safe,
    summary: "an override that asks for what would be chosen anyway, or speaks of nothing there is",
    rationale: """
      An override holds whatever becomes of the screens: what was chosen anyway is then asked for where it no longer fits
      (MoZhouqi/KMNavigationBarTransition#120 shows what faking equal bars does). It is compared in every band, appearance
      and state, with all other entries in place. An entry for screens between which no transition runs is shown, too, but
      not removed: an edge may be missing.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [player] }
          player: { bar: { hidden: true } }
        transitions:
          - { ↓from: home, to: player, strategy: snapshot-slide }
          - { from: player, to: home, operation: pop, duration: 0.5 }
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { push: [player] }
            player: { bar: { hidden: true } }
          transitions:
            - { from: player, to: home, operation: pop, duration: 0.5 }
          """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { bar: { color: white, title-color: black }, push: [detail] }
          detail: { bar: { color: "#DDDDDD", title-color: black } }
        transitions:
          # as it is
          - ↓from: home
            to: detail
            motion: blend
            reason: "calm"
        """,
        fixed: """
          navstyle: 1
          targets: { ios: "15..18" }
          screens:
            home: { bar: { color: white, title-color: black }, push: [detail] }
            detail: { bar: { color: "#DDDDDD", title-color: black } }
          transitions: []
          """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [player, map] }
          player: { bar: { hidden: true } }
          map: {}
        transitions: [ { ↓from: map, to: home, animated: true }, { from: player, to: home, duration: 0.5 } ]
        """,
        fixed: """
          navstyle: 1
          screens:
            home: { push: [player, map] }
            player: { bar: { hidden: true } }
            map: {}
          transitions: [ { from: player, to: home, duration: 0.5 } ]
          """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "15..27" }
        screens:
          home: { bar: { color: white }, push: [detail] }
          detail: { bar: { color: "#DDDDDD" } }
        transitions:
          - { from: home, to: detail, strategy: snapshot-slide }
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
          home: { push: [player, list] }
          player: { bar: { hidden: true } }
          list: { push: [player] }
        transitions:
          - { from: "*", to: "*", strategy: none }
          - { from: home, to: player, strategy: snapshot-slide }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [player] }
          player: { push: [map] }
          map: { bar: { prompt: true } }
        transitions:
          - { from: map, to: home, duration: 0.5 }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    let style = subject.style
    // What could not be read may be what makes the difference.
    guard !style.transitions.isEmpty, !style.isCut, subject.misread.isEmpty,
      style.uses.hidden.isEmpty, style.uses.probableScreens.isEmpty
    else { return }
    let uses = subject.plan.overrideUses()
    for entry in uses.idle { findings.append(finding(subject, entry, isDead: false)) }
    for entry in uses.dead where isOfKnownScreens(subject, entry) {
      findings.append(finding(subject, entry, isDead: true))
    }
  }

  /// Whether the screens an entry names can come up; of others something was said already.
  private func isOfKnownScreens(_ subject: Subject, _ entry: Int) -> Bool {
    [.from, .to].allSatisfy { end in
      subject.style.reference(end, in: subject.style.transitions[entry])
        .map { subject.graph.isReachable[$0] } ?? true
    }
  }

  private func finding(_ subject: Subject, _ entry: Int, isDead: Bool) -> Finding {
    let style = subject.style
    let settings = style.transitions[entry].map { style.settings[Int($0)] }
    let ranges = settings.map(\.range).sorted()
    let names = [Attribute.from, .to].map { end in
      style.reference(end, in: style.transitions[entry]).map { "'\(style.screenName($0))'" }
        ?? "'*'"
    }
    let pair = names.joined(separator: " → ")
    let whole = SourceRange(
      start: ranges.first?.start ?? 0, end: ranges.map(\.end).max() ?? ranges.first?.start ?? 0)
    return Finding(
      info, at: ranges.first ?? whole, keyPath: style.keyPath(ofTransition: entry),
      message: isDead
        ? "no transition runs along \(pair), so nothing is overridden"
        : "\(pair) would run like this without the entry",
      help: isDead ? "declare how one leads to the other, or remove the entry" : "remove the entry",
      fix: isDead ? nil : Fix(removingItem: whole, in: style.sources))
  }
}
