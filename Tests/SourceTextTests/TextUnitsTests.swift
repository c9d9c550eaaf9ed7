import SourceText
import Testing

@Suite struct TextUnitsTests {
  @Test(arguments: ["", "abc", "é", "e\u{301}", "日本語", "🎉", "👨‍👩‍👧", "\u{FEFF}a", "\u{10FFFF}\u{FFFF}"])
  func `scalars and UTF-16 units are what Swift counts`(text: String) {
    let bytes = Array(text.utf8)[...]
    #expect(bytes.scalarCount == text.unicodeScalars.count)
    #expect(bytes.utf16Count == text.utf16.count)
  }

  @Test func `a slice counts its own bytes only`() {
    let bytes = Array("日本🎉x".utf8)
    #expect(bytes[3..<10].scalarCount == 2)
    #expect(bytes[3..<10].utf16Count == 3)
  }

  @Test func `a stray continuation counts with what stands before it`() {
    #expect(([0x61, 0x80, 0x80, 0x62] as [UInt8])[...].scalarCount == 2)
    #expect(([0x61, 0x80, 0x62] as [UInt8])[...].utf16Count == 2)
  }
}

@Suite struct CellRulerTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한", 2),
    ("🎉", 2), ("👨‍👩‍👧", 6), ("\u{200B}", 0), ("\u{AD}", 0), ("\u{20DD}", 0), ("𠀀", 2), ("…", 1),
    ("→", 1),
    ("⌚", 2), ("\u{0}", 1), ("\u{1B}", 1), ("\u{7F}", 1), ("\u{85}", 1), ("\u{2028}", 1),
  ])
  func `a text takes the cells of its characters`(text: String, width: Int) {
    #expect(CellRuler.width(of: text) == width)
  }

  @Test(arguments: [
    ("\t", "        "), ("a\t", "a       "), ("1234567\tx", "1234567 x"),
    ("12345678\tx", "12345678        x"), ("日\tx", "日      x"), ("\t\t", "                "),
  ])
  func `a tab runs to the next multiple of eight cells`(text: String, printed: String) {
    var ruler = CellRuler()
    ruler.append(Array(text.utf8)[...])
    #expect(ruler.text == printed)
    #expect(ruler.column == CellRuler.width(of: printed))
  }

  @Test func `nothing that could steer a terminal is printed`() {
    var ruler = CellRuler()
    ruler.append(Array("a\u{1B}[31m\u{7}\r\n\u{85}\u{9B}\u{2028}\u{2029}\u{0}b".utf8)[...])
    #expect(ruler.text == "a\u{FFFD}[31m" + String(repeating: "\u{FFFD}", count: 8) + "b")
  }

  @Test(arguments: [0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069])
  func `nothing that turns text around is printed`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    var ruler = CellRuler()
    ruler.append(Array("a\(scalar)b".utf8)[...])
    #expect(ruler.text == "a\u{FFFD}b")
    #expect(ruler.column == 3)
  }

  @Test func `joiners inside an emoji stay`() {
    var ruler = CellRuler()
    ruler.append(Array("👨‍👩‍👧\u{200E}".utf8)[...])
    #expect(ruler.text.unicodeScalars.elementsEqual("👨‍👩‍👧\u{200E}".unicodeScalars))
  }

  @Test func `broken UTF-8 takes a cell`() {
    var ruler = CellRuler()
    ruler.append(([0x61, 0xFF, 0x62] as [UInt8])[...])
    #expect(ruler.text == "a\u{FFFD}b")
    #expect(ruler.column == 3)
  }

  @Test func `pieces add up to what the whole text takes`() {
    var ruler = CellRuler()
    for piece in ["ab", "\t", "日", "\t", "x"] { ruler.append(Array(piece.utf8)[...]) }
    var whole = CellRuler()
    whole.append(Array("ab\t日\tx".utf8)[...])
    #expect(ruler.text == whole.text)
    #expect(ruler.column == whole.column)
    #expect(ruler.column == 17)
  }
}
