/// The text around what is to be taken out of a file: blanks, comments and whole lines.
struct LineScan {
  /// The file.
  let bytes: [UInt8]

  /// A scan of a file.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether a byte is a space or a tab.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  /// Whether a byte ends a line.
  static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Where blanks and line breaks before a place begin.
  func space(before place: Int) -> Int {
    var index = place
    while index > 0, Self.isBlank(bytes[index - 1]) || Self.isBreak(bytes[index - 1]) { index -= 1 }
    return index
  }

  /// Where blanks before a place begin.
  func blanks(before place: Int) -> Int {
    var index = place
    while index > 0, Self.isBlank(bytes[index - 1]) { index -= 1 }
    return index
  }

  /// Where blanks after a place end.
  func blanks(after place: Int) -> Int {
    var index = place
    while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
    return index
  }

  /// Where blanks and line breaks after a place end.
  func space(after place: Int) -> Int {
    var index = place
    while index < bytes.count, Self.isBlank(bytes[index]) || Self.isBreak(bytes[index]) {
      index += 1
    }
    return index
  }

  /// Where blanks, line breaks and comments after a place end.
  func spaceAndComments(after place: Int) -> Int {
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

  // MARK: Lines

  /// The start of the line of a place before which there are only blanks; nil if there is more.
  func lineStart(before place: Int) -> Int? {
    let index = blanks(before: place)
    return index == 0 || Self.isBreak(bytes[index - 1]) ? index : nil
  }

  /// Where the comments begin that belong to what a line begins with: they stand right above it, in
  /// lines of their own with the same indentation; the start of the line if there are none.
  func commentStart(aboveLine start: Int, indent: Int) -> Int {
    var result = start
    while result > 0 {
      let end = end(ofLineBefore: result)
      var first = end
      while first > 0, !Self.isBreak(bytes[first - 1]) { first -= 1 }
      let sign = first + indent
      guard sign < end, bytes[sign] == UInt8(ascii: "#"),
        bytes[first..<sign].allSatisfy({ $0 == 0x20 }), !isForMore(bytes[sign + 1..<end])
      else { break }
      result = first
    }
    return result
  }

  /// Whether a comment is to a tool, about more than what it stands above.
  private func isForMore(_ comment: ArraySlice<UInt8>) -> Bool {
    let text = comment.drop(while: Self.isBlank)
    return ["navstyle:", "yaml-language-server:"].contains { text.starts(with: $0.utf8) }
      && !text.starts(with: "navstyle:disable-next-line".utf8)
  }

  /// The lines of comments alone between two places: each with its end.
  func commentLines(in range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let first = blanks(after: start)
      guard first < range.upperBound, let end = lineEnd(from: first), end > start else { break }
      if bytes[first] == UInt8(ascii: "#") { lines.append(start..<min(end, range.upperBound)) }
      start = end
    }
    return lines
  }

  /// Behind the colon of a key of which the value stands below.
  func colon(endingKeyIn line: Range<Int>) -> Int? {
    guard let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let rest = blanks(after: colon + 1)
    let isEnd = rest >= line.upperBound || Self.isBreak(bytes[rest]) || bytes[rest] == 0x23
    return isEnd ? colon + 1 : nil
  }

  /// Whole lines, with the line break before them if none ends them.
  func wholeLines(_ lines: Range<Int>) -> Range<Int> {
    guard lines.upperBound == bytes.count, let last = bytes.last, !Self.isBreak(last) else {
      return lines
    }
    return end(ofLineBefore: lines.lowerBound)..<lines.upperBound
  }

  /// Where the line break before a line begins.
  func end(ofLineBefore start: Int) -> Int {
    guard start > 0 else { return 0 }
    let isPair = start > 1 && bytes[start - 2] == 0x0D && bytes[start - 1] == 0x0A
    return start - (isPair ? 2 : 1)
  }

  /// Past the end of a line in which nothing follows but a comment; nil if more does.
  func lineEnd(from place: Int) -> Int? {
    guard place < bytes.count else { return place }
    guard Self.isBreak(bytes[place]) || bytes[place] == UInt8(ascii: "#") else { return nil }
    var index = place
    while index < bytes.count, !Self.isBreak(bytes[index]) { index += 1 }
    if index + 1 < bytes.count, bytes[index] == 0x0D, bytes[index + 1] == 0x0A { return index + 2 }
    return min(index + 1, bytes.count)
  }

  /// A line with something else in it than blanks and a comment.
  struct Line {
    /// Its bytes, with its end.
    let range: Range<Int>
    /// The blanks it begins with.
    let indent: Int
  }

  /// The nearest line above the start of one that is not indented more.
  func line(above start: Int, notDeeperThan indent: Int) -> Line? {
    var end = start
    while end > 0 {
      var first = end - 1
      while first > 0, !Self.isBreak(bytes[first - 1]) { first -= 1 }
      if let own = indentation(of: first..<end), own <= indent {
        return Line(range: first..<end, indent: own)
      }
      end = first
    }
    return nil
  }

  /// The nearest line from the end of one on that is not indented more.
  func line(below end: Int, notDeeperThan indent: Int) -> Line? {
    var first = end
    while first < bytes.count {
      var next = first
      while next < bytes.count, !Self.isBreak(bytes[next]) { next += 1 }
      if let own = indentation(of: first..<next), own <= indent {
        return Line(range: first..<next, indent: own)
      }
      first = next + 1
    }
    return nil
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
}
