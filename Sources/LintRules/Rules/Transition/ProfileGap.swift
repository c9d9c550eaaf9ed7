import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds pairs that the motion profile cannot carry.
struct ProfileGap: LintRule {
  let info = RuleInfo(
    "profile-gap", .transition, .info,
    summary: "a pair of screens that the motion profile cannot carry",
    rationale: """
      The systems that profiles are named after each do one thing, and show a break where it does not reach: `cfy` asks that
      no bar be opaque, `zhk` knows nothing but colours
      (https://github.com/ZHK1024/NavBackTransition). There the decision table chooses, so nothing breaks; but such a
      transition does not run as the rest of the app does. Reported once for each row of the table.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { bar: { hidden: true } }
        motion: { ↓profile: zhk }
        """),
      Example(
        """
        navstyle: 1
        motion: { ↓profile: cfy }
        screens:
          home: { push: [detail, list] }
          detail: { bar: { translucent: false } }
          list: { push: [detail] }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        targets: { ios: "15..18" }
        screens:
          home: { bar: { color: white }, push: [detail] }
          detail: { bar: { color: black } }
        motion: { profile: zhk }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { bar: { hidden: true } }
        motion: { profile: cfy }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [detail] }
          detail: { bar: { hidden: true } }
        transitions:
          - { from: home, to: detail, strategy: snapshot-slide }
        motion: { profile: zhk }
        """),
    ])

  func check(_ subject: Subject, _ findings: inout [Finding]) {
    guard let profile = subject.style.setting(.profile, in: subject.style.motion) else { return }
    let hasGap = { (way: Verdict.Way) in way.decisions.contains { $0.gapRow != nil } }
    let gaps = subject.pairs(where: { $0.ways.contains(where: hasGap) }) { $1.gapRow?.name }
    for (_, group) in gaps { findings.append(finding(subject, group, profile)) }
  }

  private func finding(_ subject: Subject, _ gap: PairGroup, _ profile: Setting) -> Finding {
    let (transition, decision) = gap.first
    let row = decision.gapRow ?? decision.ownTableRow
    let names = subject.names(of: transition)
    let others = gap.count - 1
    let more = others == 0 ? "" : others == 1 ? " and one more pair" : " and \(others) more pairs"
    // From other viewpoints another row may have been stronger; its values would prove nothing.
    let isShown = row.name == decision.ownTableRow.name
    let evidence = subject.plan.ownEvidence(for: decision, of: transition)
    let key = isShown ? evidence.attribute?.path : nil
    let name = Profile.named(by: subject.style).name.rawValue
    return Finding(
      info, at: profile.range, keyPath: "motion.profile",
      message:
        "the profile '\(name)' cannot carry \(names.from) → \(names.to)\(more): \(row.sentence)",
      notes: isShown ? subject.notes(evidence, of: transition) : [],
      help:
        "the decision table chose '\(decision.outcome.description)' there; to stay with the "
        + "profile, make "
        + (key.map { "'\($0)' equal" } ?? "the screens equal in that"))
  }
}
