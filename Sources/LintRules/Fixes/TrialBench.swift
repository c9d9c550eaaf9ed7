import Diagnostics
import SourceText

/// Where fixes are tried on files, as often as there is time for.
struct TrialBench {
  /// The files as far as they are mended.
  var current: Inspection
  /// Whether it is the turn of unsafe fixes: everything else is mended.
  var isUnsafeNext = false
  /// The fixes that were tried and caused something new.
  var refusals: [Refused] = []
  private let recheck: Recheck
  /// What may still be checked. A file in which thousands of fixes each cause something new would
  /// take the square of its size.
  private var checksLeft: Int
  private var bytesLeft = 512 << 20

  /// A fix that is not to be tried again.
  struct Refused {
    var place: Trial.Place
    let replacements: [String]
    let cause: Finding?
    fileprivate var key: Key { Key(place: place, replacements: replacements) }
  }

  fileprivate struct Key: Hashable {
    let place: Trial.Place
    let replacements: [String]
  }

  /// How often what a fix brought to light may be fixed in turn before it counts as new.
  private static let depth = 3

  init(_ found: Inspection, checks: Int, recheck: @escaping Recheck) {
    current = found
    checksLeft = checks
    self.recheck = recheck
  }

  /// Whether there is time for one more trial.
  var hasTime: Bool { checksLeft > 0 && bytesLeft > 0 }

  /// What may be made of the files now.
  func proposals() -> [ProposedFix] {
    let safe = fixes(of: current.findings, areSafe: true)
    // An unsafe one waits until no other is left.
    return isUnsafeNext && safe.isEmpty ? fixes(of: current.findings, areSafe: false) : safe
  }

  private func fixes(of findings: [Finding], areSafe: Bool) -> [ProposedFix] {
    let refused = Set(refusals.map(\.key))
    return ProposedFix.compatible(
      findings.lazy.filter { finding in
        guard let fix = finding.fix, fix.isSafe || !areSafe else { return false }
        return refused.isEmpty || !refused.contains(Refused(finding, fix, nil).key)
      })
  }

  /// The files after some fixes, and after the fixes of what these bring to light; nil if that
  /// cannot be checked, or there is no time.
  mutating func attempt(_ proposed: [ProposedFix]) async -> Trial? {
    guard takeTime(), var trial = await Trial(current).making(proposed, recheck: recheck) else {
      return nil
    }
    for _ in 0..<Self.depth {
      let next = fixes(of: trial.newFindings, areSafe: !isUnsafeNext)
      guard !next.isEmpty, takeTime(),
        let after = await trial.making(next, recheck: recheck)
      else { break }
      trial = after
    }
    return trial
  }

  private mutating func takeTime() -> Bool {
    guard hasTime else { return false }
    checksLeft -= 1
    bytesLeft -= current.sources.files.reduce(0) { $0 + $1.bytes.count }
    return true
  }

  /// Notes that a fix causes something new.
  mutating func refuse(_ fix: ProposedFix, because cause: Finding?) {
    refusals += fix.findings.map { Refused($0, fix.fix, cause) }
  }

  /// Moves what was refused along with edits.
  mutating func move(along map: EditMap) {
    for index in refusals.indices {
      refusals[index].place.start = map.place(of: refusals[index].place.start)
    }
  }
}

extension TrialBench.Refused {
  fileprivate init(_ finding: Finding, _ fix: Fix, _ cause: Finding?) {
    self.init(
      place: Trial.Place(code: finding.code, start: finding.range.start),
      replacements: fix.edits.map(\.replacement), cause: cause)
  }
}
