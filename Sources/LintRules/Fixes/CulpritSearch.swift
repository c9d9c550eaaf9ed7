import Diagnostics

/// Finds out which of some fixes make the files worse when they are made together.
///
/// A cause is told by its place: a fix that leaves a mistake where it edited is to blame. Else trials
/// tell: each fix has a number, and for each binary digit of it those that have the digit are made,
/// then those that have not; what one fix causes alone turns up in the trials that spell its number,
/// so that all such causes are known after twice as many trials as numbers have digits. What several
/// fixes cause is put to one that is near; what is left is looked for by halves.
struct CulpritSearch {
  private var candidates: [ProposedFix]
  /// The fixes that are to blame.
  private(set) var culprits: [Culprit] = []
  /// Whether all were tried; by halves that may take too long.
  private(set) var isComplete = true

  /// A fix, and what would be found after it; nil if nobody could look.
  struct Culprit {
    let fix: ProposedFix
    let cause: BroughtFinding?
  }

  /// How often culprits are left out before what is left is looked for by halves.
  private static let passes = 12
  /// How many trials looking by halves may take.
  private static let halvings = 128

  init(among fixes: [ProposedFix]) {
    candidates = fixes
  }

  /// Makes all that are not to blame; nil if there are none.
  mutating func run(on bench: inout TrialBench) async -> Trial? {
    var blamedByPlace: [Culprit] = []
    // Beside causes that lie elsewhere a place may mislead: those are tried again in the next round.
    func settle(_ search: inout CulpritSearch) {
      if search.culprits.isEmpty { search.culprits = blamedByPlace }
    }
    for _ in 0..<Self.passes where !candidates.isEmpty {
      guard let trial = await bench.attempt(candidates) else { break }
      guard !trial.newFindings.isEmpty else {
        settle(&self)
        return trial
      }
      var blamed = touched(in: trial)
      guard blamed.isEmpty else {
        blamedByPlace += takeOut(blamed)
        continue
      }
      blamed = await numbered(in: trial, on: &bench)
      if blamed.isEmpty { blamed = near(in: trial) }
      guard !blamed.isEmpty else { break }
      culprits += takeOut(blamed)
    }
    settle(&self)
    return candidates.isEmpty ? nil : await halve(on: &bench)
  }

  private mutating func takeOut(_ blamed: [Int: BroughtFinding]) -> [Culprit] {
    let culprits = blamed.sorted { $0.key < $1.key }
      .map { Culprit(fix: candidates[$0.key], cause: $0.value) }
    candidates = candidates.indices.filter { blamed[$0] == nil }.map { candidates[$0] }
    return culprits
  }

  /// The fixes that alone touch something new, with that.
  private func touched(in trial: Trial) -> [Int: BroughtFinding] {
    var blamed: [Int: BroughtFinding] = [:]
    for finding in trial.newFindings {
      let fixes = Set(trial.fixes(touching: finding.range))
      if fixes.count == 1, let fix = fixes.first, blamed[fix] == nil {
        blamed[fix] = trial.cause(finding)
      }
    }
    return blamed
  }

  /// For all that is new one of the fixes that touch it, or a place that explains it.
  private func near(in trial: Trial) -> [Int: BroughtFinding] {
    var blamed: [Int: BroughtFinding] = [:]
    for finding in trial.newFindings {
      let ranges = [finding.range] + finding.notes.map(\.range)
      let fix = ranges.lazy.compactMap { trial.fixes(touching: $0).last }.first
      if let fix, blamed[fix] == nil { blamed[fix] = trial.cause(finding) }
    }
    return blamed
  }

  // MARK: Trials

  /// Something new, and the number of the fix that causes it as far as that is known.
  private struct Target {
    let cause: BroughtFinding
    var number = 0
  }

  /// The fixes that alone cause something new, with that.
  private func numbered(in trial: Trial, on bench: inout TrialBench) async -> [Int: BroughtFinding]
  {
    guard candidates.count > 1 else {
      return trial.newFindings.first.map { [0: trial.cause($0)] } ?? [:]
    }
    var targets: [Trial.Place: Target] = [:]
    for finding in trial.newFindings where targets[trial.origin(of: finding)] == nil {
      targets[trial.origin(of: finding)] = Target(cause: trial.cause(finding))
    }
    var digit = 1
    while digit < candidates.count, !targets.isEmpty {
      var found: [Set<Trial.Place>] = []
      for isSet in [false, true] {
        let part = candidates.indices.filter { ($0 & digit != 0) == isSet }.map { candidates[$0] }
        guard let trial = await bench.attempt(part) else { return [:] }
        found.append(Set(trial.newFindings.map(trial.origin)))
      }
      for (place, target) in targets {
        let isSet = found[1].contains(place)
        // Found with both it has several causes, found with neither it takes several fixes.
        if found[0].contains(place) == isSet {
          targets[place] = nil
        } else if isSet {
          targets[place]?.number = target.number | digit
        }
      }
      digit <<= 1
    }
    var blamed: [Int: BroughtFinding] = [:]
    for target in targets.values.sorted(by: { $0.cause.finding.range < $1.cause.finding.range })
    where candidates.indices.contains(target.number) && blamed[target.number] == nil {
      blamed[target.number] = target.cause
    }
    return blamed
  }

  private mutating func halve(on bench: inout TrialBench) async -> Trial? {
    var accepted: [ProposedFix] = []
    var best: Trial?
    var parts = [candidates[...]]
    var trials = 0
    while trials < Self.halvings, bench.hasTime, let part = parts.popLast() {
      trials += 1
      let trial = await bench.attempt(accepted + part)
      if let trial, trial.newFindings.isEmpty {
        accepted += part
        best = trial
      } else if part.count > 1 {
        let middle = part.startIndex + part.count / 2
        parts += [part[middle...], part[..<middle]]
      } else {
        let cause = trial.flatMap { trial in trial.newFindings.first.map(trial.cause) }
        culprits += part.map { Culprit(fix: $0, cause: cause) }
      }
    }
    isComplete = parts.isEmpty
    return best
  }
}
