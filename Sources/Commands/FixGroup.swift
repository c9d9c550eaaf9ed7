import LintRules
import Project
import SourceText

/// Descriptions that share files, directly or through others, and so are mended together: what is
/// made of a file must do for all of them.
struct FixGroup {
  /// Their indices among all that are to be mended.
  private(set) var members: [Int] = []
  private var descriptions: [CheckedDescription] = []
  private let files: FileIdentities

  /// The groups, by the first of their descriptions.
  static func groups(
    of descriptions: [CheckedDescription], _ files: FileIdentities
  ) -> [FixGroup] {
    // The group of each description by one that stands for it: the first of them.
    var leaders = Array(descriptions.indices)
    func leader(of index: Int) -> Int {
      var index = index
      while leaders[index] != index { index = leaders[index] }
      return index
    }
    var holders: [String: Int] = [:]
    for (index, description) in descriptions.enumerated() {
      for file in description.sources.files {
        let other = holders[files.identity(of: file.path), default: index]
        let (one, two) = (leader(of: other), leader(of: index))
        leaders[max(one, two)] = min(one, two)
        holders[files.identity(of: file.path)] = min(one, two)
      }
    }
    var groups: [Int: FixGroup] = [:]
    for (index, description) in descriptions.enumerated() {
      groups[leader(of: index), default: FixGroup(files: files)].add(description, index)
    }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }

  private init(files: FileIdentities) {
    self.files = files
  }

  private mutating func add(_ description: CheckedDescription, _ index: Int) {
    members.append(index)
    descriptions.append(description)
  }

  /// The path of the first of them.
  var path: String { descriptions.first?.path ?? "" }

  /// Makes the fixes of what was found in any of them.
  func mend(includingUnsafe: Bool, _ settings: CheckSettings) async -> Mending {
    await LintRules.mend(
      Inspection(descriptions.map(\.style), identity: files.identity),
      includingUnsafe: includingUnsafe
    ) { sources in
      await settings.check(descriptions.map(\.entry), in: files.holding(sources)).map {
        Inspection($0.map(\.style), layout: sources, identity: files.identity)
      }
    }
  }

  /// The descriptions after fixes were made.
  func after(_ mending: Mending, _ settings: CheckSettings) async -> [CheckedDescription] {
    await settings.check(descriptions.map(\.entry), in: files.holding(mending.result.sources))
      ?? descriptions
  }
}
