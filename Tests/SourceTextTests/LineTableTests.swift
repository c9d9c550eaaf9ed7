import SourceText
import TestSupport
import Testing

@Suite struct LineTableTests {
  private static func table(_ text: String) -> LineTable {
    LineTable(SourceFile(path: "a.yaml", text: text))
  }

  private static func contents(_ text: String) -> [String] {
    let file = SourceFile(path: "a.yaml", text: text)
    let table = LineTable(file)
    return (0..<table.count).map { file.text(table.content(ofLine: $0)) }
  }

  @Test(arguments: [
    ("", [""]),
    ("a", ["a"]),
    ("a\n", ["a", ""]),
    ("a\nb", ["a", "b"]),
    ("a\r\nb\r\n", ["a", "b", ""]),
    ("a\rb\r", ["a", "b", ""]),
    ("a\r\r\nb", ["a", "", "b"]),
    ("a\n\rb", ["a", "", "b"]),
    ("\n\n", ["", "", ""]),
    ("\u{FEFF}a\nb", ["a", "b"]),
    ("\u{FEFF}", [""]),
    ("\u{FEFF}\r\nb", ["", "b"]),
    ("a\u{85}b\u{2028}c\u{2029}d\u{B}e\u{C}f", ["a\u{85}b\u{2028}c\u{2029}d\u{B}e\u{C}f"]),
  ])
  func `lines end at LF, CRLF and CR and at nothing else`(text: String, lines: [String]) {
    #expect(Self.contents(text) == lines)
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["a", "é", "\u{8A}", "\u{10D}"])
  func `breaks are found wherever they stand, and no byte that is like one`(
    lineBreak: String, filler: String
  ) {
    for count in 0...17 {
      let line = String(repeating: filler, count: count)
      let lines = ["a" + line, line, "b"]
      #expect(Self.contents(lines.joined(separator: lineBreak)) == lines)
    }
  }

  @Test(arguments: [
    ("ab\ncd", 0, 1, 1), ("ab\ncd", 2, 1, 3), ("ab\ncd", 3, 2, 1), ("ab\ncd", 5, 2, 3),
    ("ab\r\ncd", 2, 1, 3), ("ab\r\ncd", 4, 2, 1), ("ab\rcd", 3, 2, 1),
    ("日本: é", 3, 1, 2), ("日本: é", 8, 1, 5), ("🎉🎉x", 8, 1, 3), ("e\u{301}x", 3, 1, 3),
    ("\tx", 1, 1, 2),
    ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 4, 1, 2), ("\u{FEFF}ab", 0, 1, 1),
    ("\u{FEFF}a\nb", 5, 2, 1),
  ])
  func `columns count scalars, and a byte-order mark is none`(
    text: String, offset: Int, line: Int, column: Int
  ) {
    #expect(Self.table(text).position(at: offset) == Position(line: line, column: column))
  }

  @Test(arguments: [
    ("", 1, 1), ("ab", 1, 3), ("ab\n", 2, 1), ("ab\ncd", 2, 3), ("\u{FEFF}", 1, 1),
  ])
  func `an offset at the end or past it is the place after the last character`(
    text: String, line: Int, column: Int
  ) {
    for extra in [0, 1, 1000] {
      let position = Self.table(text).position(at: text.utf8.count + extra)
      #expect(position == Position(line: line, column: column))
    }
  }

  @Test func `random texts have the positions that counting by hand gives`() {
    let pieces = ["a", "b", " ", "\n", "\r", "\r\n", "\n\n", "é", "日", "🎉", "\u{301}", "\t"]
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      var text = Bool.random(using: &random) ? "" : "\u{FEFF}"
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        text += pieces.randomElement(using: &random) ?? ""
      }
      let table = Self.table(text)
      let expected = countedPositions(of: text)
      for (offset, position) in expected {
        #expect(table.position(at: offset) == position, "\(text.debugDescription) at \(offset)")
      }
      #expect(table.count == expected.last?.1.line)
    }
  }

  @Test func `a long line has the columns that counting by hand gives`() {
    let text = "a\n" + String(repeating: "é日🎉x", count: 3_000) + "\nb"
    let table = Self.table(text)
    for (offset, position) in countedPositions(of: text) {
      #expect(table.position(at: offset) == position)
    }
  }

  /// The place before every scalar and at the end, found by walking the text.
  private func countedPositions(of text: String) -> [(Int, Position)] {
    var positions: [(Int, Position)] = []
    var (offset, line, column) = (0, 1, 1)
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if previous == "\n" || (previous == "\r" && scalar != "\n") { (line, column) = (line + 1, 1) }
      positions.append((offset, Position(line: line, column: column)))
      offset += scalar.utf8.count
      if scalar != "\u{FEFF}" { column += 1 }
      previous = scalar
    }
    if previous == "\n" || previous == "\r" { (line, column) = (line + 1, 1) }
    return positions + [(offset, Position(line: line, column: column))]
  }
}
