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
  /// The fixes that were not made, of findings that are still there, because something new would have
  /// been found after them.
  public let refusals: [Refusal]
  /// The fixes that were not even tried: what they take out may be in use.
  public let withheld: [Refusal]
  /// Whether every fix was tried; where too many go wrong the rest is left.
  public let isComplete: Bool
  /// All edits made, round by round.
  fileprivate let maps: [EditMap]

  /// How many fixes were not made, because something new would have been found after them.
  public var refused: Int { refusals.count }

  /// The same, and what was made then of the files as it had left them.
  public func followed(by next: Mending) -> Mending {
    func moved(_ refusals: [Refusal]) -> [Refusal] {
      refusals.map {
        Refusal(
          code: $0.code, place: $0.place, origin: maps.origin(of: $0.origin), reason: $0.reason)
      }
    }
    return Mending(
      result: next.result, originals: originals + next.originals.dropFirst(originals.count),
      fixed: fixed + next.fixed, refusals: moved(next.refusals), withheld: moved(next.withheld),
      isComplete: isComplete && next.isComplete, maps: maps + next.maps)
  }
}

/// Makes the fixes of what was found.
///
/// They are made in rounds, since some overlap and some bring others to light; those that want a look
/// only when no other is left, since what they take away may be in use behind a mistake that another
/// one mends – and not for what is found only because a mistake was mended: if that was a guess, what was
/// meant should not be taken out as well. After each round the result is read and checked again: where
/// a new error or warning is found, the fixes that cause it are looked for and left out. They are tried
/// again at the end, as the next run would: by then another fix may have made room for them.
///
/// - Parameters:
///   - found: the files, and what was found in them.
///   - includingUnsafe: whether to make those that want a look, too.
///   - checks: how often the files may be checked; to find out which fixes cause something new costs
///     some, and each place at which the YAML breaks off costs one.
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
  private var bench: TrialBench
  private var originals: [SourceFile]
  private let includingUnsafe: Bool
  private var fixed = 0
  /// All edits made, round by round.
  private var maps: [EditMap] = []

  init(
    _ found: Inspection, includingUnsafe: Bool, checks: Int, recheck: @escaping Recheck
  ) {
    bench = TrialBench(found, checks: checks, recheck: recheck)
    originals = found.sources.files
    self.includingUnsafe = includingUnsafe
  }

  mutating func run() async -> Mending {
    var isComplete = true
    var fixedBefore = 0
    while isComplete {
      var fixes = bench.proposals()
      if fixes.isEmpty, !bench.refusals.isEmpty, fixed > fixedBefore {
        fixedBefore = fixed
        bench.refusals = []
        fixes = bench.proposals()
      }
      if fixes.isEmpty, includingUnsafe, !bench.isUnsafeNext {
        bench.isUnsafeNext = true
        // One that brings to light what only an unsafe fix mends is worth another try.
        bench.refusals = []
        fixes = bench.proposals()
      }
      guard !fixes.isEmpty else { break }
      isComplete = await makeRound(fixes)
    }
    return Mending(
      result: bench.current, originals: originals, fixed: fixed, refusals: refusals,
      withheld: withheld, isComplete: isComplete, maps: maps)
  }

  /// Makes all of these that cause nothing new; false if there was no time to find out which.
  private mutating func makeRound(_ fixes: [ProposedFix]) async -> Bool {
    var search = CulpritSearch(among: fixes)
    let best = await search.run(on: &bench)
    for culprit in search.culprits { bench.refuse(culprit.fix, because: culprit.cause) }
    if let best {
      bench.accept(best)
      maps += best.maps
      fixed += best.count
      // A file that came to light only now is as it was: its fixes are of the next round.
      originals += best.found.sources.files.dropFirst(originals.count)
    }
    return search.isComplete
  }

  /// What was refused and is found still.
  private var refusals: [Refusal] {
    let found = Set(bench.current.findings.map(Trial.Place.init))
    return bench.refusals.filter { found.contains($0.place) }.map { refused in
      Refusal(
        code: refused.place.code, place: refused.place.start,
        origin: maps.origin(of: refused.place.start), reason: .brings(refused.cause))
    }
  }

  /// What is not taken out although nothing seems to use it.
  private var withheld: [Refusal] {
    bench.current.findings.compactMap { finding in
      guard let fix = finding.withheld, fix.isSafe || includingUnsafe else { return nil }
      let place = finding.range.start
      return Refusal(
        code: finding.code, place: place, origin: maps.origin(of: place),
        reason: .withheld(fix.reason))
    }
  }
}
