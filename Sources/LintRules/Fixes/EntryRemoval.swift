import Diagnostics
import SourceText

extension Fix {
  /// An unsafe fix that takes an entry out of its map; nil if the text around it is too unusual.
  ///
  /// In block style its lines go, with a comment behind it; in flow style one comma goes along. A
  /// map that holds nothing else becomes `{}`, since there is no null.
  ///
  /// - Parameters:
  ///   - entry: from the start of its key to the end of its value; empty for one that stands nowhere.
  ///   - sources: the files it is in.
  init?(removing entry: SourceRange, in sources: SourceMap) {
    let place = sources.locate(entry)
    let file = sources.files[place.file]
    guard !entry.isEmpty, place.range.upperBound <= file.bytes.count,
      let edit = EntryRemoval(file.bytes, place.range).edit
    else { return nil }
    let base = entry.start - UInt32(place.range.lowerBound)
    let range = SourceRange(
      start: UInt32(edit.range.lowerBound), end: UInt32(edit.range.upperBound))
    self.init(isSafe: false, replacing: range.shifted(by: base), with: edit.replacement)
  }
}

extension SourceRange {
  fileprivate var isEmpty: Bool { start >= end }
}

/// Which bytes go with an entry of a map.
private struct EntryRemoval {
  private let text: LineScan
  private let entry: Range<Int>

  init(_ bytes: [UInt8], _ entry: Range<Int>) {
    text = LineScan(bytes)
    self.entry = entry
  }

  private var bytes: [UInt8] { text.bytes }

  /// The range that goes, and what comes in its place.
  var edit: (range: Range<Int>, replacement: String)? {
    let before = text.space(before: entry.lowerBound)
    let after = text.spaceAndComments(after: entry.upperBound)
    let sign = before > 0 ? bytes[before - 1] : 0
    let isInFlow =
      after < bytes.count && [UInt8(ascii: ","), UInt8(ascii: "}")].contains(bytes[after])
    guard isInFlow else { return blockEdit }
    guard sign == UInt8(ascii: ",") || sign == UInt8(ascii: "{") else { return nil }
    if bytes[after] == UInt8(ascii: ",") {
      // What follows moves up to where the entry was; an entry on lines of its own takes these along.
      let next = text.blanks(after: after + 1)
      if let start = text.lineStart(before: entry.lowerBound), let end = text.lineEnd(from: next) {
        return (start..<end, "")
      }
      return (entry.lowerBound..<next, "")
    }
    if sign == UInt8(ascii: ",") { return (before - 1..<entry.upperBound, "") }
    return text.blanks(after: entry.upperBound) == after ? (before..<after, "") : nil
  }

  /// In block style: whole lines.
  private var blockEdit: (range: Range<Int>, replacement: String)? {
    guard let start = text.lineStart(before: entry.lowerBound),
      let end = text.lineEnd(from: text.blanks(after: entry.upperBound))
    else { return nil }
    let indent = entry.lowerBound - start
    guard text.line(above: start, notDeeperThan: indent)?.indent != indent,
      text.line(below: end, notDeeperThan: indent)?.indent != indent
    else {
      let isLastWithoutBreak = end == bytes.count && !(bytes.last.map(LineScan.isBreak) ?? true)
      return (isLastWithoutBreak ? text.end(ofLineBefore: start)..<end : start..<end, "")
    }
    let colon = text.space(before: entry.lowerBound)
    guard colon > 0, bytes[colon - 1] == UInt8(ascii: ":") else { return (entry, "{}") }
    return (colon..<entry.upperBound, " {}")
  }
}
