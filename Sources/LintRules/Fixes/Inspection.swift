public import Diagnostics
public import SourceText

/// Files, and what is found in them: by one description, or by several that share some.
public struct Inspection: Sendable {
  /// The files, each once.
  public private(set) var sources: SourceMap
  /// What is found, in order; what several descriptions find is one finding.
  public private(set) var findings: [Finding] = []
  /// What is found, too, but is to be left alone, in order.
  public private(set) var suppressed: [Finding] = []
  /// The parts of files that could not be read.
  private(set) var unread: [SourceRange] = []
  /// Where among the findings each one is.
  private var known: [Key: Int] = [:]
  private var knownSuppressed: Set<Key> = []
  /// By finding: the descriptions that find it.
  private var finders: [[Int]] = []

  /// What makes two findings the same.
  private struct Key: Hashable {
    let range: SourceRange
    let code: String
    let message: String
  }

  /// What one description finds in its files.
  public init(_ style: CheckedStyle) {
    sources = style.sources
    findings = style.findings
    suppressed = style.suppressed
    unread = style.unread
  }

  /// What is found in a file that is no description.
  public init(_ file: SourceFile, findings: [Finding], unread: SourceRange?) {
    sources = SourceMap(file)
    self.findings = findings
    self.unread = unread.map { [$0] } ?? []
  }

  /// What several descriptions find in their files.
  ///
  /// - Parameters:
  ///   - styles: the descriptions.
  ///   - watching: more of them, of whose findings none is to be mended.
  ///   - layout: files that stand at the same offsets here, whether they are still in use or not; the
  ///     others follow them.
  ///   - mayHideUses: whether there may be more descriptions, that use what these do not.
  ///   - identity: what is the same for two paths of one file.
  public init(
    _ styles: [CheckedStyle], watching: [CheckedStyle] = [], layout: SourceMap = SourceMap(),
    mayHideUses: Bool = false, identity: (String) -> String = { $0 }
  ) {
    sources = layout
    var numbers: [String: Int] = [:]
    var consistsOf: [[Int]] = []
    for (number, file) in layout.files.enumerated() { numbers[identity(file.path)] = number }
    for (index, style) in (styles + watching).enumerated() {
      let files = style.sources.files.map { file in
        let key = identity(file.path)
        if let number = numbers[key] { return number }
        sources.add(file)
        numbers[key] = sources.files.count - 1
        return sources.files.count - 1
      }
      consistsOf.append(files)
      add(style, files, description: index, isMended: index < styles.count)
    }
    noteFinders(consistsOf)
    // What one description does not use may be used by another behind a mistake.
    findings = findings.withholdingRemovals()
    if mayHideUses {
      let entries = Set(consistsOf.compactMap(\.first))
      findings = findings.map {
        let file = sources.locate($0.range.start).file
        return $0.withheldFromUnknownUsers(isIncluded: !entries.contains(file))
      }
    }
    findings = findings.ordered()
    suppressed = suppressed.ordered()
  }

  private mutating func add(
    _ style: CheckedStyle, _ files: [Int], description: Int, isMended: Bool
  ) {
    func place(_ range: SourceRange) -> SourceRange {
      let (file, inner) = style.sources.locate(range)
      return SourceRange(start: UInt32(inner.lowerBound), end: UInt32(inner.upperBound))
        .shifted(by: sources.range(ofFile: files[file]).start)
    }
    for finding in style.findings {
      let moved = (isMended ? finding : finding.withoutFix()).relocated(place)
      let key = Key(range: moved.range, code: moved.code, message: moved.message)
      guard let index = known[key] else {
        known[key] = findings.count
        findings.append(moved)
        finders.append([description])
        continue
      }
      if finders[index].last != description { finders[index].append(description) }
      // Each configuration has weights of its own: the heaviest is the one that fails the run.
      if findings[index].severity < moved.severity {
        findings[index] = findings[index].weighing(moved.severity)
      }
    }
    for finding in style.suppressed.map({ $0.relocated(place) }) {
      let key = Key(range: finding.range, code: finding.code, message: finding.message)
      if knownSuppressed.insert(key).inserted { suppressed.append(finding) }
    }
    for range in style.unread.map(place) where !unread.contains(range) { unread.append(range) }
  }

  /// Says of what only some descriptions find in a file they share in which of them it is so.
  private mutating func noteFinders(_ consistsOf: [[Int]]) {
    let holders = consistsOf.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for index in findings.indices {
      let file = sources.locate(findings[index].range.start).file
      guard finders[index].count < holders[file, default: 0] else { continue }
      let entries = finders[index].compactMap { consistsOf[$0].first }.filter { $0 != file }
      findings[index] = findings[index].noting(
        entries.prefix(Self.shownFinders).map { entry in
          Note(
            Self.finderNote,
            at: SourceRange(at: sources.range(ofFile: entry).start))
        })
    }
  }

  /// The first files of the descriptions that find something that others with the same file do not;
  /// a few of them.
  func finders(of finding: Finding) -> [String] {
    finding.notes.filter { $0.message == Self.finderNote }.map {
      sources.files[sources.locate($0.range.start).file].path
    }
  }

  private static let finderNote = "so it is in the description that begins here"

  /// More descriptions than these are not named: the same is to be done for all.
  private static let shownFinders = 3
}
