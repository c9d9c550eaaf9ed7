import Diagnostics
import SourceText
import StyleModel
import YAMLSyntax

/// The comments of a description that suppress findings, sorted by where they hold.
struct Suppressions: Sendable {
  /// One code of one comment.
  struct Entry: Sendable {
    let code: Located<String>
    let directive: Int
    let isExpired: Bool
    let lastDay: Located<CalendarDate>?
  }

  /// A comment, and its entries.
  struct Comment: Sendable {
    let range: SourceRange
    let scope: Directive.Scope
    let reason: String?
    var entries: [Int] = []
  }

  private(set) var comments: [Comment] = []
  private(set) var entries: [Entry] = []
  /// What is wrong with the comments, whatever they hide.
  private(set) var problems: [Finding] = []
  /// The rules that did not run: of these nobody knows whether they would have found anything.
  private(set) var silent: Set<String> = []

  private var lines: [Place: Int] = [:]
  private var wholeFiles: [Place: Int] = [:]
  /// By code, in source order: from where to where a comment and its counterpart reach.
  private var stretches: [String: [(range: SourceRange, entry: Int)]] = [:]
  /// By file, where it has such comments.
  private var tables: [Int: LineTable] = [:]
  /// The entries that end what a comment began.
  private(set) var ends: Set<Int> = []
  private let policy: SuppressionPolicy
  private let sources: SourceMap

  /// No comments.
  init() { (policy, sources) = (SuppressionPolicy(), SourceMap()) }

  fileprivate struct Place: Hashable {
    let code: String
    let start: UInt32
  }

  /// The comments of files.
  init(
    in documents: [Document], _ sources: SourceMap, ranRules: [any LintRule],
    _ policy: SuppressionPolicy
  ) {
    self.policy = policy
    self.sources = sources
    for (file, document) in documents.enumerated() {
      let found = document.comments(beginningWith: Directive.word)
      guard !found.isEmpty else { continue }
      read(found, in: file)
    }
    guard !comments.isEmpty else { return }
    silent = Set(allRules.map(\.info.code)).subtracting(ranRules.map(\.info.code))
  }

  // MARK: Reading

  private mutating func read(_ found: [Range<Int>], in file: Int) {
    let source = sources.files[file]
    let whole = sources.range(ofFile: file)
    let table = LineTable(source)
    tables[file] = table
    var open: [String: (start: UInt32, entry: Int)] = [:]
    var content = ContentSearch()
    for range in found {
      switch Directive.read(source.bytes[range], at: whole.start + UInt32(range.lowerBound)) {
      case .other: break
      case .malformed(let finding): problems.append(finding)
      case .directive(let directive):
        let line = table.line(at: range.lowerBound)
        let next =
          directive.scope == .nextLine
          ? content.line(after: line, of: table, in: source.bytes) : nil
        add(directive) { suppressions, entry, code in
          switch directive.scope {
          case .line: suppressions.note(entry, code, line: line, of: table, whole)
          case .nextLine: suppressions.note(entry, code, line: next, of: table, whole)
          case .file: suppressions.wholeFiles.note(entry, at: Place(code: code, start: whole.start))
          case .begin:
            // Where it is off already nothing is left to do.
            if open[code] == nil { open[code] = (directive.range.start, entry) }
          case .end:
            guard let begin = open.removeValue(forKey: code) else { return }
            suppressions.ends.insert(entry)
            let range = SourceRange(start: begin.start, end: directive.range.start)
            suppressions.stretches[code, default: []].append((range, begin.entry))
          }
        }
      }
    }
    for (code, begin) in open {
      let range = SourceRange(start: begin.start, end: whole.end + 1)
      stretches[code, default: []].append((range, begin.entry))
    }
  }

  private mutating func add(
    _ directive: Directive, _ place: (inout Suppressions, Int, String) -> Void
  ) {
    comments.append(
      Comment(range: directive.range, scope: directive.scope, reason: directive.reason))
    let isEnd = directive.scope == .end
    if policy.requiresReasons, !directive.hasReason, !isEnd {
      problems.append(
        Finding(
          .malformedSuppression, at: directive.range, keyPath: "",
          message: "this comment does not say why", help: "write the reason behind ' -- '"))
    }
    let isExpired = directive.lastDay.map { last in policy.today.map { $0 > last.value } ?? false }
    for code in directive.codes {
      guard let known = Self.rules[code.value] else {
        problems.append(unknownRule(code))
        continue
      }
      comments[comments.count - 1].entries.append(entries.count)
      entries.append(
        Entry(
          code: code, directive: comments.count - 1, isExpired: isExpired ?? false,
          lastDay: directive.lastDay))
      if !known.isBlocking, !suppressionCodes.contains(code.value) {
        place(&self, entries.count - 1, code.value)
      }
    }
  }

  private mutating func note(
    _ entry: Int, _ code: String, line: Int?, of table: LineTable, _ file: SourceRange
  ) {
    guard let line else { return }
    let start = file.start + UInt32(table.content(ofLine: line).lowerBound)
    lines.note(entry, at: Place(code: code, start: start))
  }

  /// Every rule there is, by code.
  static let rules = Dictionary(allRuleInfos.map { ($0.code, $0) }) { first, _ in first }

  private func unknownRule(_ code: Located<String>) -> Finding {
    var search = NearestName()
    let near = search.nearest(to: code.value, among: allRuleInfos.map(\.code))
    let list = "'navstyle rules' lists them all"
    return Finding(
      .unknownRule, at: code.range, keyPath: "", message: "there is no rule '\(code.value)'",
      help: near.map { "did you mean '\($0)'? \(list)" } ?? list)
  }

  // MARK: Looking up

  /// The entries that hold for a finding: that of its line first, then of the stretch, then of the file.
  func entries(for finding: Finding) -> [Int] {
    let (file, offset) = sources.locate(finding.range.start)
    guard let table = tables[file] else { return [] }
    let start = sources.range(ofFile: file).start
    let line = start + UInt32(table.content(ofLine: table.line(at: offset)).lowerBound)
    return [
      lines[Place(code: finding.code, start: line)],
      stretch(of: finding.code, at: finding.range.start),
      wholeFiles[Place(code: finding.code, start: start)],
    ].compactMap { $0 }
  }

  private func stretch(of code: String, at offset: UInt32) -> Int? {
    guard let all = stretches[code] else { return nil }
    let next = all.partitioningIndex { $0.range.start > offset }
    guard next > 0, offset < all[next - 1].range.end else { return nil }
    return all[next - 1].entry
  }
}

extension [Suppressions.Place: Int] {
  /// Of two comments that say the same the first does the work.
  fileprivate mutating func note(_ entry: Int, at place: Key) {
    if self[place] == nil { self[place] = entry }
  }
}

/// Searches the line that a comment is about – once for all comments above it, however many.
private struct ContentSearch {
  private var known = 0..<0
  private var found: Int?

  mutating func line(after line: Int, of table: LineTable, in bytes: [UInt8]) -> Int? {
    if !known.contains(line) {
      found = table.firstLineWithContent(after: line, in: bytes)
      known = line..<(found ?? .max)
    }
    return found
  }
}

extension LineTable {
  /// The first line after another one that holds more than blanks and a comment.
  fileprivate func firstLineWithContent(after line: Int, in bytes: [UInt8]) -> Int? {
    (line + 1..<max(count, line + 1)).first { line in
      let first = bytes[content(ofLine: line)].first { $0 != 0x20 && $0 != 0x09 }
      return first.map { $0 != 0x23 } ?? false
    }
  }
}
