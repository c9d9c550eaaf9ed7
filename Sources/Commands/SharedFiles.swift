import LintRules
import Project
import Reporters
import SourceText

/// Sorts things that consist of files by which of them have one in common, directly or through others.
///
/// - Parameter files: for each of the things its files.
/// - Returns: the groups as indices, by the first of each.
func groups(sharing files: [[String]]) -> [[Int]] {
  // The group of each thing by one that stands for it: the first of them.
  var leaders = Array(files.indices)
  func leader(of index: Int) -> Int {
    var index = index
    while leaders[index] != index { index = leaders[index] }
    return index
  }
  var holders: [String: Int] = [:]
  for (index, files) in files.enumerated() {
    for file in files {
      let (one, two) = (leader(of: holders[file, default: index]), leader(of: index))
      leaders[max(one, two)] = min(one, two)
      holders[file] = min(one, two)
    }
  }
  var groups: [Int: [Int]] = [:]
  for index in files.indices { groups[leader(of: index), default: []].append(index) }
  return groups.sorted { $0.key < $1.key }.map(\.value)
}

extension CheckedRun {
  /// What was found, for a report: in the configurations, then in the descriptions.
  var sections: [Report.Section] {
    configurations.filter { !$0.findings.isEmpty }.map {
      Report.Section(sources: SourceMap($0.file), findings: $0.findings)
    } + descriptions.sections
  }
}

extension [CheckedDescription] {
  /// The same where what one of them uses of a file is used for all that share it.
  func sharingUses() -> [CheckedDescription] {
    var result = self
    for group in groups(sharing: map(\.realPaths)) where group.count > 1 {
      let styles = withUses(
        of: group.map { self[$0].unweighed }, files: group.map { self[$0].realPaths })
      for (index, style) in zip(group, styles) { result[index].unweighed = style }
    }
    return result
  }

  /// What was found, for a report: what several of them find of a file they share is said once.
  fileprivate var sections: [Report.Section] {
    groups(sharing: map(\.realPaths)).map { group in
      let members = group.map { self[$0] }
      guard members.count > 1 else {
        return Report.Section(
          sources: members[0].sources, findings: members[0].findings,
          suppressed: members[0].style.suppressed)
      }
      let shown = members.flatMap { zip($0.sources.files.map(\.path), $0.realPaths) }
      let real = Dictionary(shown) { first, _ in first }
      let inspection = Inspection(members.map(\.style), identity: { real[$0] ?? $0 })
      return Report.Section(
        sources: inspection.sources, findings: inspection.findings,
        suppressed: inspection.suppressed)
    }
  }
}
