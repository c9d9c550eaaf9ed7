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
  private let bytes: [UInt8]
  private let entry: Range<Int>

  init(_ bytes: [UInt8], _ entry: Range<Int>) {
    self.bytes = bytes
    self.entry = entry
  }

  /// The range that goes, and what comes in its place.
  var edit: (range: Range<Int>, replacement: String)? {
    let before = space(before: entry.lowerBound)
    let after = spaceAndComments(after: entry.upperBound)
    let sign = before > 0 ? bytes[before - 1] : 0
    let isInFlow =
      after < bytes.count && [UInt8(ascii: ","), UInt8(ascii: "}")].contains(bytes[after])
    guard isInFlow else { return blockEdit }
    guard sign == UInt8(ascii: ",") || sign == UInt8(ascii: "{") else { return nil }
    if bytes[after] == UInt8(ascii: ",") {
      // What follows moves up to where the entry was; an entry on lines of its own takes these along.
      let next = blanks(after: after + 1)
      if let start = lineStart(before: entry.lowerBound), let end = lineEnd(from: next) {
        return (start..<end, "")
      }
      return (entry.lowerBound..<next, "")
    }
    if sign == UInt8(ascii: ",") { return (before - 1..<entry.upperBound, "") }
    return blanks(after: entry.upperBound) == after ? (before..<after, "") : nil
  }

  /// In block style: whole lines.
  private var blockEdit: (range: Range<Int>, replacement: String)? {
    guard let start = lineStart(before: entry.lowerBound),
      let end = lineEnd(from: blanks(after: entry.upperBound))
    else { return nil }
    let indent = entry.lowerBound - start
    guard !hasSibling(before: start, indent: indent), !hasSibling(after: end, indent: indent) else {
      let isLastWithoutBreak = end == bytes.count && !(bytes.last.map(Self.isBreak) ?? true)
      return (isLastWithoutBreak ? self.end(ofLineBefore: start)..<end : start..<end, "")
    }
    let colon = space(before: entry.lowerBound)
    guard colon > 0, bytes[colon - 1] == UInt8(ascii: ":") else { return (entry, "{}") }
    return (colon..<entry.upperBound, " {}")
  }

  // MARK: Neighbours

  /// Whether the nearest line above that is no comment and not deeper has the same indentation.
  private func hasSibling(before start: Int, indent: Int) -> Bool {
    var end = start
    while end > 0 {
      var first = end - 1
      while first > 0, !Self.isBreak(bytes[first - 1]) { first -= 1 }
      if let own = indentation(of: first..<end), own <= indent { return own == indent }
      end = first
    }
    return false
  }

  private func hasSibling(after end: Int, indent: Int) -> Bool {
    var first = end
    while first < bytes.count {
      var next = first
      while next < bytes.count, !Self.isBreak(bytes[next]) { next += 1 }
      if let own = indentation(of: first..<next), own <= indent { return own == indent }
      first = next + 1
    }
    return false
  }

  /// The blanks a line begins with; nil if there is nothing else in it, or only a comment.
  private func indentation(of line: Range<Int>) -> Int? {
    let start =
      line.lowerBound == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : line.lowerBound
    guard let first = bytes[start..<line.upperBound].firstIndex(where: { $0 != 0x20 }),
      !Self.isBreak(bytes[first]), bytes[first] != UInt8(ascii: "#")
    else { return nil }
    return first - start
  }

  // MARK: Scanning

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Where blanks and line breaks before a place begin.
  private func space(before place: Int) -> Int {
    var index = place
    while index > 0, Self.isBlank(bytes[index - 1]) || Self.isBreak(bytes[index - 1]) { index -= 1 }
    return index
  }

  private func blanks(after place: Int) -> Int {
    var index = place
    while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
    return index
  }

  private func spaceAndComments(after place: Int) -> Int {
    var index = place
    var isInComment = false
    while index < bytes.count {
      if Self.isBreak(bytes[index]) {
        isInComment = false
      } else if bytes[index] == UInt8(ascii: "#") {
        isInComment = true
      } else if !isInComment, !Self.isBlank(bytes[index]) {
        return index
      }
      index += 1
    }
    return index
  }

  /// The start of the line of a place before which there are only blanks; nil if there is more.
  private func lineStart(before place: Int) -> Int? {
    var index = place
    while index > 0, Self.isBlank(bytes[index - 1]) { index -= 1 }
    return index == 0 || Self.isBreak(bytes[index - 1]) ? index : nil
  }

  /// Where the line break before a line begins.
  private func end(ofLineBefore start: Int) -> Int {
    guard start > 0 else { return 0 }
    let isPair = start > 1 && bytes[start - 2] == 0x0D && bytes[start - 1] == 0x0A
    return start - (isPair ? 2 : 1)
  }

  /// Past the end of a line in which nothing follows but a comment; nil if more does.
  private func lineEnd(from place: Int) -> Int? {
    guard place < bytes.count else { return place }
    guard Self.isBreak(bytes[place]) || bytes[place] == UInt8(ascii: "#") else { return nil }
    var index = place
    while index < bytes.count, !Self.isBreak(bytes[index]) { index += 1 }
    if index + 1 < bytes.count, bytes[index] == 0x0D, bytes[index + 1] == 0x0A { return index + 2 }
    return min(index + 1, bytes.count)
  }
}
