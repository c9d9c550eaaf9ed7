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
  ///
  /// - Parameters:
  ///   - repository: the folder that services take paths from.
  ///   - current: the current folder; both absolute and without links.
  func sections(in repository: String, from current: String) -> [Report.Section] {
    configurations.filter { !$0.findings.isEmpty }.map {
      let absolute = PathText.joined(current, $0.file.path)
      let names = FileNames(
        shown: $0.file.path, real: absolute, inProject: PathText.name(of: absolute),
        repository: repository)
      return Report.Section(
        sources: SourceMap($0.file), names: [names], findings: $0.findings)
    } + descriptions.sections(in: repository)
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
  fileprivate func sections(in repository: String) -> [Report.Section] {
    groups(sharing: map(\.realPaths)).map { group in
      group.map { self[$0] }.section(in: repository)
    }
  }

  /// What was found by descriptions that share files, directly or through others.
  func section(in repository: String = "/") -> Report.Section {
    guard count > 1 else {
      let style = self[0].style
      return Report.Section(
        sources: style.sources, names: self[0].names(in: repository), findings: style.findings,
        suppressed: style.suppressed)
    }
    let shown = flatMap { zip($0.sources.files.map(\.path), $0.realPaths) }
    let real = Dictionary(shown) { first, _ in first }
    let inspection = Inspection(map(\.style), identity: { real[$0] ?? $0 })
    let known = Dictionary(flatMap { $0.names(in: repository) }.map { ($0.shown, $0) }) {
      first, _ in
      first
    }
    return Report.Section(
      sources: inspection.sources,
      names: inspection.sources.files.map { known[$0.path] ?? FileNames($0.path) },
      findings: inspection.findings, suppressed: inspection.suppressed)
  }
}

extension CheckedDescription {
  /// What its files are called.
  fileprivate func names(in repository: String) -> [FileNames] {
    zip(zip(sources.files, realPaths), rootPaths).map { file, inProject in
      FileNames(
        shown: file.0.path, real: file.1, inProject: inProject, repository: repository)
    }
  }
}

extension FileNames {
  fileprivate init(shown: String, real: String, inProject: String, repository: String) {
    // What has no name is nowhere.
    guard shown != ProjectOptions.namelessInput else {
      self.init(shown: shown, inProject: inProject, inRepository: shown, absolute: shown)
      return
    }
    let isInside = PathText.isInside(real, repository)
    self.init(
      shown: shown, inProject: inProject,
      inRepository: isInside ? PathText.relative(real, from: repository) : real, absolute: real)
  }
}
