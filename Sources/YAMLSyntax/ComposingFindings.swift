import Diagnostics
import SourceText

/// What composing finds, and where the reading has come to.
extension Composer {
  mutating func report(_ color: UnquotedColor) {
    let range = SourceRange(
      start: UInt32(color.range.lowerBound), end: UInt32(color.range.upperBound))
    let text = document.file.text(color.range)
    lastColorEnd = color.range.upperBound
    report(
      .unquotedColor, at: color.range,
      message: "'\(text)' is a comment here, not a colour: ' #' starts a comment in YAML",
      help: "put it in quotes: \"\(text)\"",
      fix: Fix(replacing: range, with: "\"\(text)\""))
  }

  mutating func report(
    _ rule: RuleInfo, at range: Range<Int>, keyPath: String? = nil, message: String,
    notes: [Note] = [], help: String? = nil, fix: Fix? = nil
  ) {
    let size = document.file.bytes.count
    let range = range.clamped(to: 0..<max(size, range.lowerBound))
    findings.append(
      Finding(
        rule, at: SourceRange(start: UInt32(range.lowerBound), end: UInt32(range.upperBound)),
        keyPath: keyPath ?? self.keyPath, message: message, notes: notes, help: help, fix: fix))
  }

  /// The keys that lead to the place the reading has come to; short, however long the keys are.
  var keyPath: String {
    var path = ""
    for collection in open.all {
      guard path.utf8.count < limits.keyPath else { return path + "…" }
      if !collection.isMapping {
        path += "[\(max(0, collection.childCount - 1))]"
      } else if collection.childCount > 0 {
        path += (path.isEmpty ? "" : ".") + document.keyText(of: Node(index: collection.lastKey))
      }
    }
    return path
  }

  /// Whether a place lies in the text of a value or in an alias.
  func isText(_ offset: Int) -> Bool { value(at: offset) != nil }

  /// How the value was written in whose text a place lies, and where; nil if it lies in none.
  func text(at offset: Int) -> (style: Node.Style, range: Range<Int>)? {
    value(at: offset).map { ($0.style, Int($0.start)..<Int($0.end)) }
  }

  private func value(at offset: Int) -> NodeArray.Record? {
    guard let index = document.nodes.last(startingAtOrBefore: offset) else { return nil }
    let last = document.nodes[index]
    let isText = last.kind != .sequence && last.kind != .mapping && offset < Int(last.end)
    return isText ? last : nil
  }

  /// Where the brackets that are still open stand, from the outermost.
  var openBrackets: [Int] {
    open.all.filter(\.isFlow).map { Int(document.nodes.start(at: Int($0.node))) }
  }

  /// The byte offset of a mark of libyaml's, wherever it lies.
  func offset(ofMark mark: Int) -> Int { positions.offsetFromStart(of: mark) }
}
