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
  /// The findings that an unsafe fix may be made for because no mistake that was mended brought them
  /// to light: those of the files as they were, and what came of other unsafe fixes.
  private var known: Set<Trial.Place>
  private let recheck: Recheck
  /// What may still be checked. A file in which thousands of fixes each cause something new would
  /// take the square of its size.
  private var checksLeft: Int
  private var bytesLeft = 512 << 20

  /// A fix that is not to be tried again.
  struct Refused {
    var place: Trial.Place
    let replacements: [String]
    let cause: BroughtFinding?
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
    known = Set(found.findings.filter { $0.fix != nil }.map(Trial.Place.init))
    checksLeft = checks
    self.recheck = recheck
  }

  /// Whether there is time for one more trial.
  var hasTime: Bool { checksLeft > 0 && bytesLeft > 0 }

  /// What may be made of the files now.
  func proposals() -> [ProposedFix] {
    let safe = fixes(of: current.findings, areSafe: true)
    // An unsafe one waits until no other is left.
    guard isUnsafeNext, safe.isEmpty else { return safe }
    return fixes(of: current.findings, areSafe: false)
  }

  /// - Parameter areJudged: whether no mistake that was mended brought them to light.
  private func fixes(
    of findings: [Finding], areSafe: Bool, areJudged: Bool = false
  ) -> [ProposedFix] {
    let refused = Set(refusals.map(\.key))
    return ProposedFix.compatible(
      findings.lazy.filter { finding in
        guard let fix = finding.fix,
          fix.isSafe || (!areSafe && (areJudged || mayBeUnsafe(finding)))
        else { return false }
        return refused.isEmpty || !refused.contains(Refused(finding, fix, nil).key)
      })
  }

  /// Whether an unsafe fix may be made for a finding. What is only found because a mistake was mended is
  /// for a person to judge: a guess that was wrong would else have what was meant taken out. A mistake
  /// in what was written is the same one before and after.
  private func mayBeUnsafe(_ finding: Finding) -> Bool {
    known.contains(Trial.Place(finding))
      || (readersCodes.contains(finding.code) && !finding.isMendedByRemoval)
  }

  /// The files after some fixes, and after the fixes of what these bring to light; nil if that
  /// cannot be checked, or there is no time.
  mutating func attempt(_ proposed: [ProposedFix]) async -> Trial? {
    guard takeTime(), var trial = await Trial(current).making(proposed, recheck: recheck) else {
      return nil
    }
    for _ in 0..<Self.depth {
      let next = fixes(
        of: trial.newFindings, areSafe: !isUnsafeNext, areJudged: trial.isOfJudgement)
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
  mutating func refuse(_ fix: ProposedFix, because cause: BroughtFinding?) {
    var cause = cause
    // The layout of files is the same in every trial: the order of the files, at least.
    if let own = fix.findings.first.map({ current.sources.locate($0.range.start).file }),
      cause?.path == current.sources.files[own].path
    {
      cause?.path = nil
    }
    refusals += fix.findings.map { Refused($0, fix.fix, cause) }
  }

  /// Takes over what a trial came to.
  mutating func accept(_ trial: Trial) {
    for map in trial.maps { move(along: map) }
    current = trial.found
    guard trial.isOfJudgement else { return }
    known.formUnion(current.findings.filter { $0.fix != nil }.map(Trial.Place.init))
  }

  /// Moves what is known of places along with edits.
  private mutating func move(along map: EditMap) {
    known = Set(known.map { Trial.Place(code: $0.code, start: map.place(of: $0.start)) })
    for index in refusals.indices {
      refusals[index].place.start = map.place(of: refusals[index].place.start)
    }
  }
}

extension TrialBench.Refused {
  fileprivate init(_ finding: Finding, _ fix: Fix, _ cause: BroughtFinding?) {
    self.init(
      place: Trial.Place(finding),
      replacements: fix.edits.map(\.replacement), cause: cause)
  }
}
