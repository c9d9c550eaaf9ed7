import Diagnostics
import SourceText
import YAMLSyntax

/// Findings, each at its place: what is reached through an alias is shown at the alias.
extension StyleReader {
  mutating func report(
    _ rule: RuleInfo, at range: SourceRange, keyPath: String? = nil, message: String,
    notes: [Note] = [], help: String? = nil, fix: Fix? = nil
  ) {
    findings.append(
      Finding(
        rule, at: range, keyPath: keyPath ?? self.keyPath, message: message, notes: notes,
        help: help, fix: use == nil ? fix : nil))
  }

  /// Adds findings that were made before.
  mutating func report(_ more: [Finding]) { findings += more }

  /// Reports something about a node, at its place; behind an alias with a note where it stands.
  mutating func report(
    _ rule: RuleInfo, _ node: Node, keyPath: String? = nil, message: String, notes: [Note] = [],
    help: String? = nil, fix: String? = nil
  ) {
    guard !document.isExplained(node) else { return }
    let range = document.range(of: node).shifted(by: base)
    report(
      rule, writtenAt: range, keyPath: keyPath, message: message, notes: notes, help: help,
      fix: fix.map { Fix(replacing: range, with: $0) })
  }

  /// Reports something about a range of the file: behind an alias at the alias, with a note.
  mutating func report(
    _ rule: RuleInfo, writtenAt range: SourceRange, keyPath: String? = nil, message: String,
    notes: [Note] = [], help: String? = nil, fix: Fix? = nil
  ) {
    let written = use == nil ? [] : [Note("it is written here", at: range)]
    if use != nil { shownAtUse.append((findings.count, range)) }
    report(
      rule, at: use ?? range, keyPath: keyPath, message: message, notes: notes + written,
      help: help, fix: fix)
  }

  /// The findings that say again, of each use, what is wrong where it is written. What is right there
  /// and wrong in a use is said of that use.
  func repetitionsAtUses() -> Set<Int> {
    guard !shownAtUse.isEmpty else { return [] }
    let uses = Set(shownAtUse.map(\.finding))
    let written = Set(
      findings.indices.filter { !uses.contains($0) }
        .map { Mistake(findings[$0], at: findings[$0].range) })
    return Set(
      shownAtUse.filter { written.contains(Mistake(findings[$0.finding], at: $0.written)) }
        .map(\.finding))
  }

  /// What is wrong, and where it is written.
  private struct Mistake: Hashable {
    let code: String
    let message: String
    let range: SourceRange

    init(_ finding: Finding, at range: SourceRange) {
      code = finding.code
      message = finding.message
      self.range = range
    }
  }

  /// Takes back findings, by their index.
  mutating func withdraw(_ indices: Set<Int>) {
    guard !indices.isEmpty else { return }
    findings = findings.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
  }
}
