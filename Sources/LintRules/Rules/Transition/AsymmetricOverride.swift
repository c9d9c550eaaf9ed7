import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds overrides that make a pair come back by another strategy than it went.
struct AsymmetricOverride: LintRule {
  let info = RuleInfo(
    "asymmetric-override", .transition, .warning,
    summary: "an override by which a pair comes back in another way than it went",
    rationale: """
      People learn how a screen leaves from how it came; a bar that faded in and slides out as a picture looks like a
      fault, and so does one that differs between a tap and a swipe (wangrui460/WRNavigationBar#79,
      wix/react-native-navigation#5145). A cancelled return, too, is put together from both. The decision table treats both
      directions alike; only an override for one of them does not.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { bar: { color: white, title-color: black }, push: [detail] }
          detail: { bar: { color: "#DDDDDD", title-color: black } }
        transitions:
          - { from: home, to: detail, operation: push, ↓strategy: snapshot-slide }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { push: [player, map] }
          player: { bar: { color: "#DDDDDD", title-color: black } }
          map: { bar: { color: "#DDDDDD", title-color: black } }
        transitions:
          - { from: "*", to: home, operation: pop, ↓strategy: none }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { bar: { color: white }, push: [detail] }
          detail: { bar: { color: "#DDDDDD" } }
        transitions:
          - { from: home, to: detail, strategy: snapshot-slide }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { bar: { color: white }, push: [detail] }
          detail: { bar: { color: "#DDDDDD" } }
        transitions:
          - { from: home, to: detail, operation: push, strategy: snapshot-slide }
          - { from: detail, to: home, operation: pop, strategy: snapshot-slide }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { push: [player] }
          player: { bar: { hidden: true } }
        transitions:
          - { from: home, to: player, operation: push, strategy: snapshot-slide, duration: 0.5 }
        """),
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { bar: { color: white }, push: [detail] }
          detail: { bar: { color: "#DDDDDD" } }
        transitions:
          - { from: home, to: detail, operation: push, motion: ride }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    guard !subject.style.transitions.isEmpty else { return }
    func isUnlike(_ verdict: Verdict) -> Bool {
      guard let push = verdict.push, let pop = verdict.pop,
        // That was said.
        !verdict.ways.contains(where: { $0.decisions.contains(where: \.isImpossible) })
      else { return false }
      return zip(strategies(push), strategies(pop)).contains { $0 != $1 }
    }
    let groups = subject.pairs(where: isUnlike) { transition, _ in
      transition.direction == .push ? asked(subject, transition)?.entry : nil
    }
    for (_, group) in groups {
      guard let asked = asked(subject, group.first.transition) else { continue }
      findings.append(finding(subject, group, asked))
    }
  }

  /// The strategies of a way, those of each band.
  private func strategies(_ way: Verdict.Way) -> [Strategy] {
    [way.decision.outcome.strategy, (way.from26?.decision ?? way.decision).outcome.strategy]
  }

  /// The entry that speaks of one direction only.
  private func asked(_ subject: Subject, _ transition: Transition) -> Asked? {
    let entries = [
      subject.entry(writing: [.strategy], for: transition),
      subject.entry(
        writing: [.strategy], from: transition.to, to: transition.from,
        transition.direction == .push ? .pop : .push),
    ].compactMap { $0 }
    return entries.first { found in
      subject.style.setting(.operation, in: subject.style.transitions[found.entry]) != nil
    } ?? entries.first
  }

  private func finding(_ subject: Subject, _ group: PairGroup, _ asked: Asked) -> Finding {
    let transition = group.first.transition
    let verdict = subject.plan.edges.indices.first { index in
      let edge = subject.plan.edges[index]
      return edge.from == transition.edge.from && edge.to == transition.edge.to
        && edge.operation == transition.edge.operation
    }.map { subject.plan.verdicts[Int(subject.plan.edgeVerdicts[$0])] }
    let (there, back) = outcomes(verdict)
    let settings = subject.style.transitions[asked.entry]
    let operation = subject.style.setting(.operation, in: settings)
    return subject.finding(
      info, on: asked,
      message: "\(subject.names(group)): there by \(there), and back by \(back)",
      notes: operation.map { [Note("this speaks of one direction only", at: $0.range)] } ?? [],
      help: operation == nil
        ? "ask for the same strategy both ways"
        : "leave out 'operation', so that it holds both ways, or ask for the same strategy for the "
          + "other one")
  }

  /// What is done each way, in the first band in which that differs.
  private func outcomes(_ verdict: Verdict?) -> (there: String, back: String) {
    guard let push = verdict?.push, let pop = verdict?.pop else { return ("", "") }
    let bands = [
      (push.decision, pop.decision),
      (push.from26?.decision ?? push.decision, pop.from26?.decision ?? pop.decision),
    ]
    let differing = bands.first { $0.outcome.strategy != $1.outcome.strategy } ?? bands[0]
    return ("'\(differing.0.outcome.description)'", "'\(differing.1.outcome.description)'")
  }
}
