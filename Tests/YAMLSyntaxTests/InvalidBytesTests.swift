import Diagnostics
import SourceText
import Testing
import YAMLSyntax

/// Bytes that are no text, in every kind of place a byte can have in YAML.
@Suite struct InvalidBytesTests {
  /// Files; the bytes stand at the mark.
  static let places = [
    "↓a: 1\n", "a↓b: 1\n", "a↓: 1\n", "a:↓ 1\n", "a: ↓1\n", "a: 1↓2\n", "a: 1↓\n", "a: 1\n↓",
    "a: 1\n↓\nb: 2\n", "a: 'b↓c'\n", "a: '↓'\n", "a: \"b↓c\"\n", "a: \"b\\↓n\"\n", "a: \"\\x↓4\"\n",
    "a: |\n  b↓c\n", "a: |↓\n  b\n", "a: >-\n  b\n ↓ c\n", "a: # b↓c\n  1\n", "# ↓\na: 1\n",
    "a: &b↓ 1\n", "a: &↓b 1\n", "a: &b 1\nc: *↓b\n", "a: *b↓\n", "a: !↓b 1\n", "a: !<b↓> 1\n",
    "%TAG ! b↓:\n---\na: 1\n", "%↓\n---\na: 1\n", "-↓-- \na: 1\n", "--- ↓\na: 1\n", "a: 1\n..↓.\n",
    "[↓]\n", "[a↓, b]\n", "[a,↓ b]\n", "{a: b↓}\n", "{↓a: b}\n", "- a\n-↓ b\n", "? a↓\n: b\n",
    "\u{FEFF}↓a: 1\n", "a: é↓\n", "a: ↓é\n", "日: 🎉↓\n", "a:\r\n ↓b: 1\r\n", "a:\u{85}↓\n",
  ]

  /// What is no UTF-8, by its kind, and NUL.
  static let bytes: [[UInt8]] = [
    [0x80], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x8E], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xFF], [0],
  ]

  @Test(arguments: places)
  func `a byte that is no text is the first that is said, with its place`(marked: String) throws {
    let mark = try #require(marked.utf8.firstRange(of: "↓".utf8))
    let offset = marked.utf8.distance(from: marked.utf8.startIndex, to: mark.lowerBound)
    let text = Array(marked.replacing("↓", with: "").utf8)
    for bad in Self.bytes {
      let result = read(text[..<offset] + bad + text[offset...])
      #expect(
        result.places.filter { $0.hasPrefix("not-utf8") } == ["not-utf8 \(offset)-\(offset + 1)"])
      #expect(!result.codes.contains("yaml-syntax"), "\(bad)")
      #expect(result.value.isCut && result.isInsideFile && result.isWellNested, "\(bad)")
    }
  }
}
