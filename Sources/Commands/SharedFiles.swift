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
      Report.Section(
        sources: SourceMap($0.file), paths: [PathText.name(of: $0.file.path)],
        findings: $0.findings)
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
    groups(sharing: map(\.realPaths)).map { group in group.map { self[$0] }.section }
  }

  /// What was found by descriptions that share files, directly or through others.
  var section: Report.Section {
    guard count > 1 else {
      let style = self[0].style
      return Report.Section(
        sources: style.sources, paths: self[0].rootPaths, findings: style.findings,
        suppressed: style.suppressed)
    }
    let shown = flatMap { zip($0.sources.files.map(\.path), $0.realPaths) }
    let real = Dictionary(shown) { first, _ in first }
    let inspection = Inspection(map(\.style), identity: { real[$0] ?? $0 })
    let names = flatMap { zip($0.sources.files.map(\.path), $0.rootPaths) }
    let paths = Dictionary(names) { first, _ in first }
    return Report.Section(
      sources: inspection.sources,
      paths: inspection.sources.files.map { paths[$0.path] ?? $0.path },
      findings: inspection.findings, suppressed: inspection.suppressed)
  }
}
