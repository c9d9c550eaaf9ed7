import SourceText
import Testing

@Suite struct PrintableTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("é日🎉👩‍👧", "é日🎉👩‍👧"), ("\u{1B}[31m", "\\u{1B}[31m"),
    ("a\r\nb\tc", "a\\u{D}\\u{A}b\\u{9}c"), ("\u{9B}\u{7F}\u{0}", "\\u{9B}\\u{7F}\\u{0}"),
    ("\u{2028}\u{202E}x\u{2066}", "\\u{2028}\\u{202E}x\\u{2066}"),
  ])
  func `what steers a terminal is written out`(_ text: String, _ printable: String) {
    #expect(text.printable == printable)
  }

  @Test func `lines stay lines`() {
    #expect("a\n\tb\u{7}\r\nc".printableLines == "a\n\tb\\u{7}\\u{D}\nc")
  }

  @Test func `no command is left, whatever stands around it`() {
    for text in ["##[error]x", "a ###[b]", "####[c"] {
      let safe = text.withoutCommands
      #expect(!safe.utf8.elementsEqual(text.utf8))
      #expect(
        !safe.unicodeScalars.map { $0 == "#" }.elementsEqual(text.unicodeScalars.map { $0 == "#" }))
      #expect(safe.replacingScalars { $0 == "\u{2060}" ? "" : nil } == text)
    }
    #expect("#fff # [x]".withoutCommands == "#fff # [x]")
  }

  @Test func `a mark that combines with a sign does not hide it`() {
    #expect("\"\u{301}".replacingScalars { $0 == "\"" ? "'" : nil } == "'\u{301}")
  }
}
