import Diagnostics
import Navigation
import SourceText
import StyleModel
import Transitions

/// Finds stacks whose pictures take more memory than they may.
struct SnapshotBudget: PictureRule {
  let info = RuleInfo(
    "snapshot-budget", .stack, .error,
    summary: "a stack that holds more pictures than the budget allows",
    rationale: """
      A picture of the screen takes 4 to 22 MiB, and one is kept for every covered screen to which somebody may return by
      picture. Libraries that take one at each push hold twice as many – a set for taps, a set for the finger
      (HDNavigationController) – and run out of step with the stack when it is replaced (Bonway/BBGestureBack#6). The plan
      takes only those that are needed; this is what the largest stack of them comes to. Up to 160 MiB it is a warning.
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        budget: { ↓snapshots: 10MiB }
        screens:
          home: { push: [player] }
          player: { bar: { hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        stacks: { ↓main: { root: a } }
        screens:
          a: { push: [b] }
          b: { bar: { hidden: true }, push: [c] }
          c: { push: [d] }
          d: { bar: { hidden: true }, push: [e] }
          e: { push: [f] }
          f: { bar: { hidden: true } }
        """),
    ],
    nonTriggering: [
      Example(
        """
        navstyle: 1
        budget: { snapshots: 15MiB }
        screens:
          home: { push: [player] }
          player: { bar: { hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        budget: { snapshots: 10MiB, device: iphone-se-3 }
        screens:
          home: { push: [player] }
          player: { bar: { hidden: true } }
        """),
      Example(
        """
        navstyle: 1
        budget: { snapshots: 20MiB }
        screens:
          home: { push: [list] }
          list: { push: [player] }
          player: { bar: { hidden: true } }
        """),
    ])

  /// What is an error even for the largest phones.
  private static let most = 160 << 20

  func check(_ subject: Subject, _ pictures: PicturePlan, _ findings: inout [Finding]) {
    let budget = Budget(subject.style)
    let size = budget.device.snapshotBytes
    // Stacks over the same screens hold the same pictures.
    var known: [[Int32]: Int] = [:]
    var groups: [(stack: Stack, count: Int, path: [Int32], others: Int)] = []
    for (stack, peak) in zip(subject.graph.stacks, pictures.peaks) {
      guard case .bounded(let count, let path) = peak, count * size > budget.snapshots else {
        continue
      }
      let covered = Array(path.dropFirst())
      if let group = known[covered] {
        groups[group].others += 1
      } else {
        known[covered] = groups.count
        groups.append((stack, count, path, 0))
      }
    }
    for group in groups {
      let finding = finding(
        subject, pictures, budget, group.stack, group.count, group.path, others: group.others)
      let isMuch = group.count * size > Self.most
      findings.append(isMuch ? finding : finding.weighing(.warning))
    }
  }

  private func finding(
    _ subject: Subject, _ pictures: PicturePlan, _ budget: Budget, _ stack: Stack, _ count: Int,
    _ path: [Int32], others: Int
  ) -> Finding {
    let style = subject.style
    let size = budget.device.snapshotBytes
    let pushes = zip(path, path.dropFirst()).lazy.compactMap { lower, upper in
      subject.push(from: lower, to: upper)
    }.filter { pictures.isTaken(by: $0) }.prefix(3)
    let setting = style.setting(.snapshots, in: style.budget)
    let place = subject.place(ofStack: stack)
    let notes = pushes.map { push in
      let edge = subject.graph.edges[push]
      let (lower, upper) = (style.screenName(Int(edge.from)), style.screenName(Int(edge.to)))
      return Note(
        "a picture of '\(lower)' is taken when '\(upper)' covers it", at: edge.range(in: style))
    }
    let needed = (count * size + (1 << 20) - 1) >> 20
    let spared = pushes.lazy.compactMap { subject.pictureReason(ofPush: $0) }.first
    return Finding(
      info, at: setting?.range ?? place.range,
      keyPath: setting == nil ? place.keyPath : "budget.snapshots",
      message: "the stack '\(stack.name)'"
        + (others > 0 ? " (and \(others) more)" : "")
        + " can hold \(count) picture\(count == 1 ? "" : "s") of \(mebibytes(size)) on "
        + "\(budget.device.name), \(mebibytes(count * size)) where \(mebibytes(budget.snapshots)) are "
        + "allowed: \(subject.path(path))",
      notes: Array(notes),
      help: (spared.map { "\(subject.sparing($0)), or " } ?? "")
        + "write 'snapshots: \(needed)MiB' under 'budget' if that is meant")
  }
}
