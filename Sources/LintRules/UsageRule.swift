import Diagnostics
import SourceText
import StyleModel

/// A rule that finds definitions of which nothing makes use.
///
/// A file that several descriptions share defines things for all of them: one of these is left over
/// only if no description uses it.
protocol UsageRule: LintRule {
  /// Of each definition, whether the description uses it; nil if that cannot be told.
  func uses(_ subject: Subject) -> [Bool]?

  /// Where a definition stands.
  func place(of definition: Int, in subject: Subject) -> SourceRange

  /// Adds what is to be said of the definitions that nothing uses; there are some.
  func report(unused: [Int], in subject: Subject, _ findings: inout [Finding])
}

extension UsageRule {
  /// Adds what it finds in a description that shares no file.
  func check(_ subject: Subject, _ findings: inout [Finding]) {
    check(subject, isUsedElsewhere: { _ in false }, &findings)
  }

  /// Adds what it finds, given whether another description uses the definition at a place.
  fileprivate func check(
    _ subject: Subject, isUsedElsewhere: (SourceRange) -> Bool, _ findings: inout [Finding]
  ) {
    guard let uses = uses(subject) else { return }
    let unused = uses.indices.filter {
      !uses[$0] && !isUsedElsewhere(place(of: $0, in: subject))
    }
    if !unused.isEmpty { report(unused: unused, in: subject, &findings) }
  }

  /// The places of the definitions that the description uses; nil if that cannot be told.
  fileprivate func used(_ subject: Subject) -> [SourceRange]? {
    uses(subject).map { uses in
      uses.indices.filter { uses[$0] }.map { place(of: $0, in: subject) }
    }
  }
}

extension CheckedStyle {
  /// Whether something is found that is not so if another description makes use of a file of this one:
  /// what nothing seems to use, or a comment that seems to hide nothing.
  public var findsUnused: Bool {
    (findings + suppressed).contains { usageCodes.contains($0.code) }
  }
}

/// What is found of definitions of which nothing makes use, and of comments.
private let usageCodes = Set(
  usageRules.map(\.info.code) + [RuleInfo.unusedSuppression.code])

/// Checks again what descriptions that share files do not use: what another one uses is in use.
///
/// - Parameters:
///   - styles: the descriptions, checked one by one.
///   - files: for each of them what its files are, the same for the same file.
/// - Returns: the descriptions with what is still found in each.
public func withUses(of styles: [CheckedStyle], files: [[String]]) -> [CheckedStyle] {
  guard styles.count > 1 else { return styles }
  let subjects = styles.map(Subject.init)
  // A comment may hide what another description makes use of: then the comment is left over, too.
  var found = styles.map { $0.findings + $0.suppressed }
  for rule in usageRules {
    let code = rule.info.code
    guard found.contains(where: { $0.contains { $0.code == code } }) else { continue }
    var uses = SharedUses(files)
    for (subject, files) in zip(subjects, files) { uses.add(rule.used(subject), subject, files) }
    for index in styles.indices where found[index].contains(where: { $0.code == code }) {
      found[index].removeAll { $0.code == code }
      rule.check(
        subjects[index],
        isUsedElsewhere: { uses.contains($0, in: subjects[index], files[index]) }, &found[index])
    }
  }
  let result = zip(styles, found).map { style, findings in
    var style = style
    style.findings = findings.withholdingRemovals().ordered()
    style.suppressed = []
    style.suppress()
    return style
  }
  return withoutUnusedComments(of: result, files: files)
}

/// The same where a comment in a shared file is in use if it hides something in any description.
private func withoutUnusedComments(of styles: [CheckedStyle], files: [[String]]) -> [CheckedStyle] {
  let code = RuleInfo.unusedSuppression.code
  guard styles.contains(where: { $0.findings.contains { $0.code == code } }) else { return styles }
  let subjects = styles.map(Subject.init)
  var uses = SharedUses(files)
  for (index, style) in styles.enumerated() {
    uses.add(style.entriesInUse(), subjects[index], files[index])
  }
  return styles.enumerated().map { index, style in
    var style = style
    style.findings.removeAll {
      $0.code == code && uses.contains($0.range, in: subjects[index], files[index])
    }
    return style
  }
}

/// Which definitions of shared files some description uses.
private struct SharedUses {
  private let shared: Set<String>
  private var places: Set<Place> = []
  /// The files of which some description cannot tell what it uses.
  private var unknown: Set<String> = []

  private struct Place: Hashable {
    let file: String
    let offset: Int
  }

  /// No uses yet.
  init(_ files: [[String]]) {
    let counts = files.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    shared = Set(counts.filter { $0.value > 1 }.keys)
  }

  mutating func add(_ used: [SourceRange]?, _ subject: Subject, _ files: [String]) {
    guard let used else { return unknown.formUnion(files) }
    for range in used {
      let place = Self.place(of: range, in: subject, files)
      if shared.contains(place.file) { places.insert(place) }
    }
  }

  func contains(_ range: SourceRange, in subject: Subject, _ files: [String]) -> Bool {
    let place = Self.place(of: range, in: subject, files)
    return shared.contains(place.file) && (unknown.contains(place.file) || places.contains(place))
  }

  private static func place(
    of range: SourceRange, in subject: Subject, _ files: [String]
  ) -> Place {
    let (file, offset) = subject.style.sources.locate(range.start)
    return Place(file: files[file], offset: offset)
  }
}
