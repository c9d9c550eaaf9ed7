import Diagnostics
import SourceText
import StyleModel
import YAMLSyntax

/// Files with some fixes made, and what may still be found in them.
///
/// A finding is known again by its code and its place, which moves with the edits. One that turns up
/// elsewhere is not new if another of its code went away meanwhile: which place of a pair is named
/// can depend on what stands first, a style may have been used by an unused one alone, and of some
/// things only the first hundred are shown.
struct Trial {
  private(set) var found: Inspection
  /// How many findings the fixes made are for.
  private(set) var count = 0
  /// The edits made, in order; each map starts from what the one before it left.
  private(set) var maps: [EditMap] = []
  /// What is found now and was not before, and makes the files worse: what is no more than an info
  /// may come to light.
  private(set) var newFindings: [Finding] = []
  /// Whether no mistake in what was written was mended: all that was done is to change what was judged.
  private(set) var isOfJudgement = true
  private var expected: [Place]
  private var mended: Set<String> = []
  /// By code: how many of the findings that were there before are mended.
  private var gone: [String: Int] = [:]
  /// For each of the maps: what was put in, in source order.
  private var edited: [[Edited]] = []
  private var unread: [SourceRange]
  /// What stood behind colours that were comments, up to the end of their lines.
  private var swallowed: [SourceRange] = []

  /// The code of a finding and where it starts.
  struct Place: Hashable {
    let code: String
    var start: UInt32

    init(code: String, start: UInt32) {
      self.code = code
      self.start = start
    }

    init(_ finding: Finding) { self.init(code: finding.code, start: finding.range.start) }
  }

  /// A replacement, and by its index the fix that it is part of.
  fileprivate struct Edited {
    var range: SourceRange
    let fix: Int
  }

  /// Files to which nothing was done: all that is found in them is expected.
  init(_ found: Inspection) {
    self.found = found
    expected = found.findings.map(Place.init)
    unread = found.unread
  }

  /// The same with more fixes made; they may not overlap. Nil if that cannot be checked.
  func making(_ fixes: [ProposedFix], recheck: Recheck) async -> Trial? {
    let edits = fixes.enumerated().flatMap { index, fix in fix.fix.edits.map { ($0, index) } }
      .sorted { $0.0.range < $1.0.range }
    let map = EditMap(edits.map(\.0))
    var result = self
    var mending: [Place: Int] = [:]
    for finding in fixes.flatMap(\.findings) {
      mending[Place(finding), default: 0] += 1
      result.mended.insert(finding.code)
      if readersCodes.contains(finding.code), !finding.isMendedByRemoval {
        result.isOfJudgement = false
      }
    }
    result.count += fixes.reduce(0) { $0 + $1.findings.count }
    result.maps.append(map)
    result.edited = edited.map { layer in
      layer.map { Edited(range: map.place(of: $0.range), fix: $0.fix) }
    }
    result.edited.append(
      zip(map.replacements, edits).map { Edited(range: $0, fix: $1.1) })
    result.unread = unread.map(map.place)
    result.swallowed = (swallowed + found.swallowed(by: fixes)).map(map.place)
    result.expected = []
    for place in expected {
      if let count = mending[place], count > 0 {
        mending[place] = count - 1
        result.gone[place.code, default: 0] += 1
      } else {
        result.expected.append(Place(code: place.code, start: map.place(of: place.start)))
      }
    }
    guard let after = await recheck(map.applied(to: found.sources)) else { return nil }
    result.found = after
    // Files that are included only now were not read before.
    for file in found.sources.files.count..<after.sources.files.count {
      result.unread.append(after.sources.range(ofFile: file))
    }
    result.newFindings = result.findNew()
    return result
  }

  /// Which of the fixes that were made first touch a range, by their indices.
  func fixes(touching range: SourceRange) -> [Int] {
    edited.first.map { $0.touching(range).map(\.fix) } ?? []
  }

  /// A finding as it would be known in the files to which nothing was done.
  func origin(of finding: Finding) -> Place {
    Place(code: finding.code, start: maps.origin(of: finding.range.start))
  }

  /// Something new with where it is found.
  func cause(_ finding: Finding) -> BroughtFinding {
    BroughtFinding(
      finding: finding,
      path: found.sources.files[found.sources.locate(finding.range.start).file].path,
      description: found.finders(of: finding).first)
  }

  private func findNew() -> [Finding] {
    var places: [Place: Int] = [:]
    for place in expected { places[place, default: 0] += 1 }
    var unknown: [Finding] = []
    for finding in found.findings {
      let place = Place(finding)
      if let count = places[place], count > 0 {
        places[place] = count - 1
      } else {
        unknown.append(finding)
      }
    }
    var moved: [String: Int] = [:]
    for (place, count) in places { moved[place.code, default: 0] += count }
    var replaced = gone.filter { !Self.isOfItsPlace($0.key) }
    let isAsWritten = mended.allSatisfy { Self.groups[$0].map(Self.isOfReading) ?? false }
    return unknown.filter { finding in
      // Once what was written can be read, it is judged, and what it may have used or led to is known
      // to be in use or not: that is no fault of the fix.
      if isAsWritten, !finding.isBlocking, Self.judgedCodes.contains(finding.code) { return false }
      if moved.take(finding.code) { return false }
      let touchesEdit = edited.contains { !$0.touching(finding.range).isEmpty }
      // A fix that only brings its own finding again would be made without end.
      if finding.severity == .info { return touchesEdit && mended.contains(finding.code) }
      return touchesEdit || !(replaced.take(finding.code) || wasHidden(finding))
    }
  }

  /// Whether a finding only comes to light because more of a file can be read than before.
  private func wasHidden(_ finding: Finding) -> Bool {
    if swallowed.contains(where: { $0.touches(finding.range) }) { return true }
    guard !unread.isEmpty else { return false }
    // What the YAML or a value says for itself was said already, where it could be read.
    let isLocal =
      finding.code != RuleInfo.missingKey.code && Self.isLocal[finding.code] == true
    return !isLocal || unread.contains { $0.touches(finding.range) }
  }

  /// By code: whether it is a matter of one place, whatever the rest of the description says.
  private static let isLocal = groups.mapValues { $0 == .syntax || $0 == .schema }

  /// Whether a finding of a rule is about its place alone, so that it is another mistake, and not
  /// the same one told elsewhere, if one goes away and one turns up. Of unusual line breaks only
  /// the first are told.
  private static func isOfItsPlace(_ code: String) -> Bool {
    code != RuleInfo.unusualLineBreak.code
      && (isLocal[code] == true || namesCodes.contains(code))
  }

  /// The rules about names that nothing has.
  private static let namesCodes: Set = [
    RuleInfo.undefinedColor.code, RuleInfo.undefinedScreen.code, RuleInfo.undefinedStack.code,
    RuleInfo.undefinedStyle.code,
  ]

  /// The rules that look at a whole description once it could be read.
  private static let judgedCodes = Set(
    (allRules.map(\.info) + suppressionRules).map(\.code))

  /// By code: the group of its rule.
  private static let groups = Dictionary(
    allRuleInfos.map { ($0.code, $0.group) }, uniquingKeysWith: { first, _ in first })

  /// Whether the rules of a group are about what was written and where it leads, not what that
  /// looks like.
  private static func isOfReading(_ group: RuleGroup) -> Bool {
    [.syntax, .schema, .references].contains(group)
  }
}

extension Inspection {
  /// What stands on the lines of colours that were comments, behind those that are mended now: nobody
  /// read it.
  fileprivate func swallowed(by fixes: [ProposedFix]) -> [SourceRange] {
    fixes.flatMap(\.findings).filter { $0.code == RuleInfo.unquotedColor.code }.map { finding in
      let (file, place) = sources.locate(finding.range)
      let rest = sources.files[file].bytes[place.upperBound...].prefix { !LineScan.isBreak($0) }
      return SourceRange(start: finding.range.end, end: finding.range.end + UInt32(rest.count))
    }
  }
}

extension [Trial.Edited] {
  /// Those that touch a range; they are in source order and do not overlap.
  fileprivate func touching(_ range: SourceRange) -> ArraySlice<Trial.Edited> {
    self[partitioningIndex { $0.range.end >= range.start }...]
      .prefix { $0.range.start <= range.end }
  }
}

extension [String: Int] {
  /// Takes one of what is left under a key; false if nothing is.
  fileprivate mutating func take(_ key: String) -> Bool {
    guard let count = self[key], count > 0 else { return false }
    self[key] = count - 1
    return true
  }
}

extension SourceRange {
  fileprivate func touches(_ other: SourceRange) -> Bool {
    start <= other.end && other.start <= end
  }
}
