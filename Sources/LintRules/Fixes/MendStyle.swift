import Diagnostics
public import SourceText

/// What fixing made of a description.
public struct Mending: Sendable {
  /// The description as it is now: its files, what is still found in it, its plan.
  public let style: CheckedStyle
  /// How many fixes were made.
  public let fixed: Int
  /// How many were not, because something new would have been found after them.
  public let refused: Int
  /// Whether every fix was tried; a description in which too many go wrong is left half done.
  public let isComplete: Bool
}

/// Makes the fixes of what was found.
///
/// They are made in rounds, since some overlap and some bring others to light. After each round the
/// result is read and checked again: where anything new is found, the fixes that cause it are looked
/// for by halves and left out.
///
/// - Parameters:
///   - style: what was checked.
///   - includingUnsafe: whether to make those that want a look, too.
///   - checks: how often the description may be checked; each fix that causes something new costs
///     a few times, and each place at which the YAML breaks off costs one.
///   - recheck: the pipeline, for the files after some edits.
public func mend(
  _ style: CheckedStyle, includingUnsafe: Bool, checks: Int = 2_000,
  recheck: (SourceMap) -> CheckedStyle
) -> Mending {
  withoutActuallyEscaping(recheck) { recheck in
    var mender = Mender(
      style, includingUnsafe: includingUnsafe, checks: checks, recheck: recheck)
    return mender.run()
  }
}

private struct Mender {
  private var current: CheckedStyle
  private let includingUnsafe: Bool
  private let recheck: (SourceMap) -> CheckedStyle
  private var fixed = 0
  private var refusals: [Refusal] = []
  /// What may still be checked. A file in which thousands of fixes each cause something new would
  /// take the square of its size.
  private var checksLeft: Int
  private var bytesLeft = 512 << 20

  /// A fix that was tried and caused something new.
  private struct Refusal: Hashable {
    let code: String
    var start: UInt32
    let replacements: [String]

    init(_ finding: Finding, _ fix: Fix) {
      code = finding.code
      start = finding.range.start
      replacements = fix.edits.map(\.replacement)
    }
  }

  /// How often what a fix brought to light may be fixed in turn before it counts as new.
  private static let depth = 3

  init(
    _ style: CheckedStyle, includingUnsafe: Bool, checks: Int,
    recheck: @escaping (SourceMap) -> CheckedStyle
  ) {
    checksLeft = checks
    current = style
    self.includingUnsafe = includingUnsafe
    self.recheck = recheck
  }

  mutating func run() -> Mending {
    var isComplete = true
    while isComplete {
      let fixes = proposals(current.findings)
      guard !fixes.isEmpty else { break }
      isComplete = makeRound(fixes)
    }
    return Mending(
      style: current, fixed: fixed, refused: refusals.count, isComplete: isComplete)
  }

  private func proposals(_ findings: [Finding]) -> [ProposedFix] {
    let refused = Set(refusals)
    return ProposedFix.compatible(
      findings.lazy.filter { finding in
        guard let fix = finding.fix, fix.isSafe || includingUnsafe else { return false }
        return refused.isEmpty || !refused.contains(Refusal(finding, fix))
      })
  }

  /// Makes all of these that cause nothing new; false if there was no time to find out which.
  private mutating func makeRound(_ fixes: [ProposedFix]) -> Bool {
    var accepted: [ProposedFix] = []
    var best: Trial?
    var parts = [fixes[...]]
    while let part = parts.popLast() {
      guard mayCheck() else { break }
      if let trial = attempt(accepted + part) {
        accepted += part
        best = trial
      } else if part.count > 1 {
        let middle = part.startIndex + part.count / 2
        parts += [part[middle...], part[..<middle]]
      } else {
        refusals += part.flatMap { fix in fix.findings.map { Refusal($0, fix.fix) } }
      }
    }
    if let best {
      for map in best.maps {
        for index in refusals.indices {
          refusals[index].start = map.place(of: refusals[index].start)
        }
      }
      fixed += best.count
      current = best.style
    }
    return parts.isEmpty && checksLeft > 0 && bytesLeft > 0
  }

  /// The description after some fixes, and after the fixes of what these bring to light; nil if
  /// something new would be left.
  private mutating func attempt(_ fixes: [ProposedFix]) -> Trial? {
    var trial = Trial(current).making(fixes, recheck: recheck)
    for _ in 0..<Self.depth {
      let new = trial.newFindings
      guard !new.isEmpty else { return trial }
      let next = proposals(new)
      guard next.reduce(0, { $0 + $1.findings.count }) == new.count, mayCheck() else { return nil }
      trial = trial.making(next, recheck: recheck)
    }
    return trial.newFindings.isEmpty ? trial : nil
  }

  private mutating func mayCheck() -> Bool {
    guard checksLeft > 0, bytesLeft > 0 else { return false }
    checksLeft -= 1
    bytesLeft -= current.sources.files.reduce(0) { $0 + $1.bytes.count }
    return true
  }
}
