import Diagnostics
import SourceText

extension Fix {
  /// An unsafe fix that takes an entry out of its map; nil if the text around it is too unusual.
  ///
  /// In block style its lines go, with comments behind and right above it; in flow style one comma
  /// goes along. A map that holds nothing else becomes `{}`, since there is no null.
  ///
  /// - Parameters:
  ///   - entry: from the start of its key to the end of its value; empty for one that stands nowhere.
  ///   - sources: the files it is in.
  init?(removing entry: SourceRange, in sources: SourceMap) {
    self.init(removingRun: [entry], in: sources)
  }

  /// The same for entries that follow each other.
  init?(removingRun entries: [SourceRange], in sources: SourceMap) {
    guard let first = entries.first, let last = entries.last else { return nil }
    let whole = SourceRange(start: first.start, end: last.end)
    let place = sources.locate(whole)
    let file = sources.files[place.file]
    let base = whole.start - UInt32(place.range.lowerBound)
    guard !whole.isEmpty, place.range.upperBound <= file.bytes.count,
      let edits = EntryRemoval(
        file.bytes, entries.map { Int($0.start - base)..<Int($0.end - base) }
      ).edits
    else { return nil }
    self.init(
      isSafe: false,
      edits.map { edit in
        let range = SourceRange(
          start: UInt32(edit.range.lowerBound), end: UInt32(edit.range.upperBound))
        return Edit(replacing: range.shifted(by: base), with: edit.replacement)
      })
  }
}

extension SourceRange {
  fileprivate var isEmpty: Bool { start >= end }
}

/// Which bytes go with entries of a map that follow each other.
private struct EntryRemoval {
  private let text: LineScan
  private let entries: [Range<Int>]
  /// From the start of the first to the end of the last.
  private let entry: Range<Int>

  typealias Edit = (range: Range<Int>, replacement: String)

  /// - Parameter entries: at least one.
  init(_ bytes: [UInt8], _ entries: [Range<Int>]) {
    text = LineScan(bytes)
    self.entries = entries
    entry = (entries.first?.lowerBound ?? 0)..<(entries.last?.upperBound ?? 0)
  }

  private var bytes: [UInt8] { text.bytes }

  /// The ranges that go, and what comes in their place.
  var edits: [Edit]? {
    guard let all = isInFlow ? flowEdit.map({ [$0] }) : blockEdits else { return nil }
    let spared = sparedComments
    guard let lines = all.last, !spared.isEmpty else { return all }
    let start = lines.range.lowerBound
    // What stays must stay on a line of its own.
    guard start == 0 || LineScan.isBreak(bytes[start - 1]) else { return nil }
    var result = all.dropLast()
    var rest = lines.range
    for comment in spared where rest.contains(comment.lowerBound) {
      result.append((rest.lowerBound..<comment.lowerBound, ""))
      rest = min(comment.upperBound, rest.upperBound)..<rest.upperBound
    }
    return result + [(rest, lines.replacement)]
  }

  /// The comments between the entries that belong to none of them.
  private var sparedComments: [Range<Int>] {
    zip(entries, entries.dropFirst()).flatMap { entry, next -> [Range<Int>] in
      let begin = firstByte(of: next)
      guard let end = text.lineEnd(from: endOfLine(entry)), end <= begin else { return [] }
      return text.commentLines(in: end..<begin)
    }
  }

  /// Behind an entry, with its comma.
  private func endOfLine(_ entry: Range<Int>) -> Int {
    let end = text.blanks(after: entry.upperBound)
    let isComma = end < bytes.count && bytes[end] == UInt8(ascii: ",")
    return isComma ? text.blanks(after: end + 1) : end
  }

  /// Where an entry begins: with the comments right above it, if it stands on lines of its own.
  private func firstByte(of entry: Range<Int>) -> Int {
    guard let start = text.lineStart(before: entry.lowerBound) else { return entry.lowerBound }
    return text.commentStart(aboveLine: start, indent: entry.lowerBound - start)
  }

  private var isInFlow: Bool {
    let after = text.spaceAndComments(after: entry.upperBound)
    return after < bytes.count && [UInt8(ascii: ","), UInt8(ascii: "}")].contains(bytes[after])
  }

  /// In flow style: with one comma.
  private var flowEdit: Edit? {
    let first = firstByte(of: entry)
    let before = text.space(before: first)
    let after = text.spaceAndComments(after: entry.upperBound)
    let sign = before > 0 ? bytes[before - 1] : 0
    guard sign == UInt8(ascii: ",") || sign == UInt8(ascii: "{") else { return nil }
    if bytes[after] == UInt8(ascii: ",") {
      // What follows moves up to where the entry was; an entry on lines of its own takes these along.
      let next = text.blanks(after: after + 1)
      if let start = text.lineStart(before: entry.lowerBound), let end = text.lineEnd(from: next) {
        return (min(first, start)..<end, "")
      }
      return (entry.lowerBound..<next, "")
    }
    if sign == UInt8(ascii: ",") { return (before - 1..<entry.upperBound, "") }
    return text.blanks(after: entry.upperBound) == after ? (before..<after, "") : nil
  }

  /// In block style: whole lines.
  private var blockEdits: [Edit]? {
    guard let start = text.lineStart(before: entry.lowerBound),
      let end = text.lineEnd(from: text.blanks(after: entry.upperBound))
    else { return nil }
    let indent = entry.lowerBound - start
    guard text.line(above: start, notDeeperThan: indent)?.indent != indent,
      text.line(below: end, notDeeperThan: indent)?.indent != indent
    else {
      return [(lines(start..<end), "")]
    }
    let space = text.space(before: firstByte(of: entry))
    if space > 0, bytes[space - 1] == UInt8(ascii: ":"), sparedComments.isEmpty {
      return [(space..<entry.upperBound, " {}")]
    }
    if let above = text.line(above: start, notDeeperThan: indent),
      let colon = text.colon(endingKeyIn: above.range)
    {
      return [(colon..<colon, " {}"), (lines(start..<end), "")]
    }
    return [(entry, "{}")]
  }

  /// Whole lines, with the comments right above them.
  private func lines(_ lines: Range<Int>) -> Range<Int> {
    text.wholeLines(min(firstByte(of: entry), lines.lowerBound)..<lines.upperBound)
  }
}
