import Diagnostics
import SourceText
import Testing
import YAMLSyntax

@Suite struct TextScanTests {
  /// Sequences that are no UTF-8, whatever follows.
  private static let malformed: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
    [0xF0, 0x8F, 0xBF, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xFE], [0xC3], [0xC3, 0x28], [0xE2, 0x82],
    [0xE2, 0x28, 0xA1], [0xF0, 0x9F, 0x8E], [0xF0, 0x9F, 0x28, 0x89], [0xC3, 0xC3, 0xA9],
  ]

  @Test(arguments: malformed)
  func `bytes that are no UTF-8 are found wherever they stand`(bad: [UInt8]) {
    for offset in 0...17 {
      for end in ["\n", "", "\nb: 1\n"] {
        let before = Array("a: 1\n".utf8) + [UInt8](repeating: 0x78, count: offset)
        let result = read(before + bad + Array(end.utf8))
        #expect(result.places == ["not-utf8 \(before.count)-\(before.count + 1)"])
        #expect(result.value.texts == ["a", "1"])
        #expect(result.value.isCut)
      }
    }
  }

  @Test(arguments: [
    ("\u{0}", "not-utf8"), ("\u{1}", "yaml-syntax"), ("\u{8}", "yaml-syntax"),
    ("\u{B}", "yaml-syntax"),
    ("\u{C}", "yaml-syntax"), ("\u{1F}", "yaml-syntax"), ("\u{7F}", "yaml-syntax"),
    ("\u{80}", "yaml-syntax"), ("\u{84}", "yaml-syntax"), ("\u{86}", "yaml-syntax"),
    ("\u{9F}", "yaml-syntax"), ("\u{FEFF}", "yaml-syntax"), ("\u{FFFE}", "yaml-syntax"),
    ("\u{FFFF}", "yaml-syntax"),
  ])
  func `characters that YAML forbids are found wherever they stand`(bad: String, code: String) {
    for offset in 0...17 {
      let before = "a: 1\n" + String(repeating: "x", count: offset)
      let result = read(before + bad + "y\nb: 2\n")
      let start = before.utf8.count
      #expect(result.places == ["\(code) \(start)-\(start + bad.utf8.count)"])
      #expect(result.value.texts == ["a", "1"])
    }
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func `a forbidden character right after a line break is found`(lineBreak: String) {
    for offset in 0...8 {
      for bad in ["\u{B}", "\u{1}", "\u{7F}", "\u{0}"] {
        let before = "#" + String(repeating: "x", count: offset) + lineBreak
        let result = read(before + bad + "yyyyyyyyyyy\n")
        #expect(result.findings.map { Int($0.range.start) } == [before.utf8.count])
      }
    }
  }

  @Test(arguments: [
    " ", "~", "\t", "\n", "\u{A0}", "\u{D7FF}", "\u{E000}", "\u{FEFE}", "\u{FF00}", "\u{FFFD}",
    "\u{10000}", "\u{10FFFF}", "é",
  ])
  func `characters at the borders of what is allowed are allowed`(good: String) {
    for offset in 0...9 {
      let text = "a: \"" + String(repeating: "x", count: offset) + good + "xxxxxxxxxx\"\n"
      #expect(read(text).findings.isEmpty, "\(good.debugDescription) at \(offset)")
    }
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func `a line break that only YAML knows is pointed out where it stands`(lineBreak: String) {
    for offset in 0...9 {
      let before = "a: \"é" + String(repeating: "x", count: offset)
      let result = read(before + lineBreak + "b\"\n")
      let start = before.utf8.count
      #expect(result.places == ["unusual-line-break \(start)-\(start + lineBreak.utf8.count)"])
      #expect(!result.value.isCut)
    }
  }

  @Test func `a file of unusual line breaks has a finite report`() {
    let result = read("a: \"" + String(repeating: "\u{2028}", count: 5000) + "\"\n")
    #expect(result.codes == Array(repeating: "unusual-line-break", count: 100))
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x61], "UTF-16"),
      ([0xFF, 0xFE, 0x00, 0x00, 0x61, 0, 0, 0], "UTF-32"),
      ([0x00, 0x00, 0xFE, 0xFF, 0, 0, 0, 0x61], "UTF-32"),
    ] as [([UInt8], String)])
  func `another encoding is called by its name`(bytes: [UInt8], name: String) throws {
    let result = read(bytes)
    #expect(result.places == ["not-utf8 0-0"])
    #expect(try #require(result.findings.first).message.contains(name))
    #expect(result.value.root == nil)
  }

  @Test func `UTF-16 without a mark shows by its NUL`() {
    #expect(read([0x61, 0x00, 0x3A, 0x00]).places == ["not-utf8 1-2"])
  }

  @Test func `a bad byte is named with its value and its offset`() throws {
    let finding = try #require(read([0x61, 0x0A, 0x62, 0xE9]).findings.first)
    #expect(finding.message.contains("0xE9") && finding.message.contains("offset 3"))
    #expect(finding.help != nil)
  }
}
