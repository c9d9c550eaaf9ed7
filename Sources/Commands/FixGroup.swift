import Diagnostics
import LintRules
import Project
import SourceText

/// Descriptions that share files, directly or through others, and so are mended together: what is
/// made of a file must do for all of them.
struct FixGroup {
  /// Their indices among all that are to be mended.
  private(set) var members: [Int] = []
  private var descriptions: [CheckedDescription] = []
  /// More descriptions of the project: none of their findings is mended, and none may be added.
  private var watching: [CheckedDescription] = []
  private let files: FileIdentities
  /// Whether some description of the project may use what nothing seems to use: it cannot be read or
  /// what it includes cannot be told.
  private var mayHideUses: Bool

  /// The groups, by the first of their descriptions.
  ///
  /// Who mends one description of a project does not want to break the next: the others that share
  /// files with it are looked for.
  static func groups(
    of run: CheckedRun, _ files: FileIdentities, _ settings: CheckSettings
  ) async -> [FixGroup] {
    let wanted = run.descriptions
    guard wanted.contains(where: { $0.findings.contains { $0.fix != nil } }) else {
      return groups(of: wanted, count: wanted.count, FixGroup(files, mayHideUses: false))
    }
    let sources = wanted.flatMap(\.sources.files)
    let others = await settings.checkDescriptions(
      sharingFilesWith: wanted.map(\.entry), in: files.holding(sources))
    let all = (wanted + others.descriptions).sharingUses()
    let mayHideUses = !(run.isComplete && others.isComplete)
    return groups(of: all, count: wanted.count, FixGroup(files, mayHideUses: mayHideUses))
  }

  /// The groups of descriptions of which the first so many are to be mended.
  private static func groups(
    of descriptions: [CheckedDescription], count: Int, _ empty: FixGroup
  ) -> [FixGroup] {
    Commands.groups(sharing: descriptions.map(\.realPaths)).compactMap { members in
      var group = empty
      for index in members {
        group.add(descriptions[index], index, isWatching: index >= count)
      }
      return group.members.isEmpty ? nil : group
    }
  }

  private init(_ files: FileIdentities, mayHideUses: Bool) {
    self.files = files
    self.mayHideUses = mayHideUses
  }

  private mutating func add(_ description: CheckedDescription, _ index: Int, isWatching: Bool) {
    guard !isWatching else { return watching.append(description) }
    members.append(index)
    descriptions.append(description)
  }

  /// The path of the first of them.
  var path: String { descriptions.first?.path ?? "" }

  /// Makes the fixes of what was found in any of them.
  func mend(includingUnsafe: Bool, _ settings: CheckSettings) async -> Mending {
    let entries = (descriptions + watching).map(\.entry)
    let found = inspection((descriptions + watching).map(\.style), SourceMap())
    return await mend(found, entries, includingUnsafe: includingUnsafe, settings)
  }

  private func mend(
    _ found: Inspection, _ entries: [EntryFile], includingUnsafe: Bool, _ settings: CheckSettings
  ) async -> Mending {
    await LintRules.mend(found, includingUnsafe: includingUnsafe) { sources in
      await settings.check(entries, in: files.holding(sources.files)).map {
        inspection($0.map(\.style), sources)
      }
    }
  }

  /// The mending, and what can be made more now that other descriptions are mended, too, and it is
  /// known what they use; as it is if that is not known still.
  ///
  /// - Parameter sources: all files that were mended, as they are now.
  mutating func finish(
    _ mending: Mending, among sources: [SourceFile], _ settings: CheckSettings
  ) async -> Mending {
    guard mending.withheld.contains(where: \.isForUnknownUsers) else { return mending }
    let (layout, files) = (mending.result.sources, files.holding(sources))
    let others = await settings.checkDescriptions(
      sharingFilesWith: descriptions.map(\.entry), in: files)
    let entries = (descriptions + watching).map(\.entry)
    let known = Set(entries.map(\.source))
    guard others.isComplete, others.descriptions.allSatisfy({ known.contains($0.entry.source) }),
      let checked = await settings.check(entries, in: files)
    else { return mending }
    mayHideUses = false
    let next = await mend(
      inspection(checked.map(\.style), layout), entries, includingUnsafe: false, settings)
    return mending.followed(by: next)
  }

  private func inspection(_ styles: [CheckedStyle], _ layout: SourceMap) -> Inspection {
    Inspection(
      Array(styles.prefix(descriptions.count)),
      watching: Array(styles.dropFirst(descriptions.count)), layout: layout,
      mayHideUses: mayHideUses, identity: files.identity)
  }

  /// The descriptions after fixes were made; what could have been mended says why it was not.
  func after(_ mending: Mending, _ settings: CheckSettings) async -> [CheckedDescription] {
    let sources = mending.result.sources
    guard mending.fixed > 0 else {
      return explaining(mending.refusals + mending.withheld, \.place, in: sources, descriptions)
    }
    let checked = await settings.check(
      (descriptions + watching).map(\.entry), in: files.holding(sources.files))
    return explaining(
      mending.refusals + mending.withheld, \.place, in: sources,
      checked.map { Array($0.prefix(descriptions.count)) } ?? descriptions)
  }

  /// The descriptions as they were, where a finding that could not be mended says why.
  func before(_ mending: Mending) -> [CheckedDescription] {
    var sources = SourceMap()
    for file in mending.originals { sources.add(file) }
    return explaining(mending.refusals + mending.withheld, \.origin, in: sources, descriptions)
  }

  private func explaining(
    _ refusals: [Refusal], _ place: KeyPath<Refusal, UInt32>, in layout: SourceMap,
    _ descriptions: [CheckedDescription]
  ) -> [CheckedDescription] {
    guard !refusals.isEmpty else { return descriptions }
    var known: [RefusedPlace: Refusal] = [:]
    for refusal in refusals {
      let (file, offset) = layout.locate(refusal[keyPath: place])
      let key = RefusedPlace(
        file: files.identity(of: layout.files[file].path), offset: offset, code: refusal.code)
      known[key] = refusal
    }
    return descriptions.map { description in
      var result = description
      let identities = description.sources.files.map { files.identity(of: $0.path) }
      result.unweighed.findings = description.unweighed.findings.map { finding in
        let (file, offset) = description.sources.locate(finding.range.start)
        let key = RefusedPlace(file: identities[file], offset: offset, code: finding.code)
        return known[key].map { finding.left(because: $0) } ?? finding
      }
      return result
    }
  }

  /// What a refused fix is known by in any of the descriptions.
  private struct RefusedPlace: Hashable {
    let file: String
    let offset: Int
    let code: String
  }
}

extension Refusal {
  /// Whether it is only for what is not known of other descriptions.
  var isForUnknownUsers: Bool {
    if case .withheld(.unknownUsers) = reason { true } else { false }
  }
}
