import Diagnostics
public import SourceText

/// What fixing made of files.
public struct Mending: Sendable {
  /// The files as they are now, and what is still found in them.
  public let result: Inspection
  /// The files as they were, in the same order; a fix may bring an `include` to light, and with it
  /// files that were not among the first.
  public let originals: [SourceFile]
  /// How many findings were mended.
  public let fixed: Int
  /// How many were not, because something new would have been found after them.
  public let refused: Int
  /// Whether every fix was tried; where too many go wrong the rest is left.
  public let isComplete: Bool
}

/// Makes the fixes of what was found.
///
/// They are made in rounds, since some overlap and some bring others to light; those that want a look
/// only when no other is left, since what they take away may be in use behind a mistake that another
/// one mends. After each round the result is read and checked again: where anything new is found, the fixes that cause it are looked
/// for by halves and left out.
///
/// - Parameters:
///   - found: the files, and what was found in them.
///   - includingUnsafe: whether to make those that want a look, too.
///   - checks: how often the files may be checked; each fix that causes something new costs
///     a few times, and each place at which the YAML breaks off costs one.
///   - recheck: the pipeline, for the files after some edits; they must stand at the same offsets in
///     what it returns. Nil if they cannot be checked.
public func mend(
  _ found: Inspection, includingUnsafe: Bool, checks: Int = 2_000, recheck: @escaping Recheck
) async -> Mending {
  var mender = Mender(found, includingUnsafe: includingUnsafe, checks: checks, recheck: recheck)
  return await mender.run()
}

/// Reads and checks files as they are after some edits.
public typealias Recheck = (SourceMap) async -> Inspection?

private struct Mender {
  private var current: Inspection
  private var originals: [SourceFile]
  private let includingUnsafe: Bool
  /// Whether it is the turn of unsafe fixes: everything else is mended.
  private var isUnsafeNext = false
  private let recheck: Recheck
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
    _ found: Inspection, includingUnsafe: Bool, checks: Int, recheck: @escaping Recheck
  ) {
    checksLeft = checks
    current = found
    originals = found.sources.files
    self.includingUnsafe = includingUnsafe
    self.recheck = recheck
  }

  mutating func run() async -> Mending {
    var isComplete = true
    while isComplete {
      let safe = proposals(current.findings, includingUnsafe: false)
      let fixes =
        safe.isEmpty && isUnsafeNext ? proposals(current.findings, includingUnsafe: true) : safe
      if !fixes.isEmpty {
        isComplete = await makeRound(fixes)
      } else if includingUnsafe, !isUnsafeNext {
        isUnsafeNext = true
        // One that brings to light what only an unsafe fix mends is worth another try.
        refusals = []
      } else {
        break
      }
    }
    return Mending(
      result: current, originals: originals, fixed: fixed, refused: refusals.count,
      isComplete: isComplete)
  }

  private func proposals(_ findings: [Finding], includingUnsafe: Bool) -> [ProposedFix] {
    let refused = Set(refusals)
    return ProposedFix.compatible(
      findings.lazy.filter { finding in
        guard let fix = finding.fix, fix.isSafe || includingUnsafe else { return false }
        return refused.isEmpty || !refused.contains(Refusal(finding, fix))
      })
  }

  /// Makes all of these that cause nothing new; false if there was no time to find out which.
  private mutating func makeRound(_ fixes: [ProposedFix]) async -> Bool {
    var accepted: [ProposedFix] = []
    var best: Trial?
    var parts = [fixes[...]]
    while let part = parts.popLast() {
      guard mayCheck() else { break }
      if let trial = await attempt(accepted + part) {
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
      current = best.found
      // A file that came to light only now is as it was: its fixes are of the next round.
      originals += current.sources.files.dropFirst(originals.count)
    }
    return parts.isEmpty && checksLeft > 0 && bytesLeft > 0
  }

  /// The files after some fixes, and after the fixes of what these bring to light; nil if
  /// something new would be left.
  private mutating func attempt(_ fixes: [ProposedFix]) async -> Trial? {
    guard var trial = await Trial(current).making(fixes, recheck: recheck) else { return nil }
    for _ in 0..<Self.depth {
      let new = trial.newFindings
      guard !new.isEmpty else { return trial }
      let next = proposals(new, includingUnsafe: isUnsafeNext)
      guard next.reduce(0, { $0 + $1.findings.count }) == new.count, mayCheck() else { return nil }
      guard let after = await trial.making(next, recheck: recheck) else { return nil }
      trial = after
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
