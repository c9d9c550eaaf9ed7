import SourceText
import Testing

@Suite struct SourceFileTests {
  @Test func `broken UTF-8 shows as U+FFFD and ranges are clamped to the file`() {
    let file = SourceFile(path: "a", bytes: [0x61, 0xFF, 0x62])
    #expect(file.text(0..<3) == "a\u{FFFD}b")
    #expect(file.text(2..<99) == "b")
    #expect(file.text(50..<99) == "")
  }

  @Test(
    arguments: [
      ([], 0), ([0xEF], 0), ([0xEF, 0xBB], 0), ([0xEF, 0xBB, 0xBF], 3), ([0xFF, 0xFE], 0),
      ([0x20, 0xEF, 0xBB, 0xBF], 0),
    ] as [([UInt8], Int)])
  func `a byte-order mark is three bytes at the very start`(bytes: [UInt8], length: Int) {
    #expect(SourceFile(path: "a", bytes: bytes).byteOrderMarkLength == length)
  }
}
