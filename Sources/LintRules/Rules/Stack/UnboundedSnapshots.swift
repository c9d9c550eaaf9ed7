import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Finds circles of screens that take a picture each time round.
struct UnboundedSnapshots: PictureRule {
  let info = RuleInfo(
    "unbounded-snapshots", .stack, .warning,
    summary: "screens that can be pushed round and round, with a picture each time",
    rationale: """
      A profile leads to its followers and each of these to a profile again: the stack grows as long as somebody taps. If
      a return in the circle needs a picture, one is held for each turn, and there is no most: on a large phone 64 MiB are
      gone after four. Libraries that keep a picture for each screen are in the same place whatever the screens look like
      (HDNavigationController, Coneboy-k/KKNavigationController#8). The pictures go when memory runs short, and the
      returns then run without one.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          profile: { bar: { hidden: true }, push: [↓followers] }
          followers: { push: [profile] }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { push: [post] }
          post: { bar: { prompt: true }, push: [author] }
          author: { bar: { prompt: true }, push: [tag], pop-to: [post] }
          tag: { push: [↓post] }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        screens:
          profile: { push: [followers] }
          followers: { push: [profile] }
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { bar: { hidden: true }, push: [profile], pop-to-root: true }
          profile: { push: [followers] }
          followers: { push: [profile], pop-to-root: true }
        """),
      Example(
        """
        navstyle: 1
        screens:
          profile: { bar: { hidden: true }, push: [followers] }
          followers: { push: [settings], pop-to: [profile] }
          settings: { replace-top: [followers] }
        """),
    ])

  func check(_ subject: Subject, _ pictures: PicturePlan, _ findings: inout [Finding]) {
    var known: Set<[Int32]> = []
    for (stack, peak) in zip(subject.graph.stacks, pictures.peaks) {
      guard case .unbounded(let cycle) = peak, known.insert(cycle).inserted, cycle.count > 1 else {
        continue
      }
      findings.append(finding(subject, stack, cycle))
    }
  }

  private func finding(_ subject: Subject, _ stack: Stack, _ cycle: [Int32]) -> Finding {
    let (style, budget) = (subject.style, Budget(subject.style))
    let push = subject.push(from: cycle[0], to: cycle[1])
    let names = cycle.map { style.screenName(Int($0)) }
    let reason = push.flatMap { subject.pictureReason(ofPush: $0) }
    let turns = max(budget.snapshots / budget.device.snapshotBytes, 0) + 1
    let evidence = reason.map { subject.plan.ownEvidence(for: $0.decision, of: $0.transition) }
    return Finding(
      info,
      at: push.map { subject.graph.edges[$0].range(in: style) }
        ?? style.screens[Int(cycle[0])].range,
      label: "each time this takes a picture of '\(names[0])'",
      keyPath: "screens.\(names[0])" + (push == nil ? "" : ".push"),
      message: "the stack '\(stack.name)' can hold ever more pictures, \(turns) turns are over the "
        + "\(mebibytes(budget.snapshots)) allowed: \(subject.path(cycle))",
      notes: zip(reason.map { [$0.transition] } ?? [], evidence.map { [$0] } ?? []).flatMap {
        subject.notes($1, of: $0)
      },
      help: (reason.map { "to need none, \(subject.sparing($0))" }
        ?? "make '\(names[0])' look like the screens above it that return there")
        + "; beyond the budget, returns run without their pictures")
  }
}
