import Diagnostics
import Testing

@Suite struct ExampleTests {
  @Test(arguments: [
    ("a: 1", "a: 1", []), ("↓a", "a", [0]), ("a: ↓b ↓c", "a: b c", [3, 5]), ("a↓", "a", [1]),
    ("é日: ↓🎉↓x", "é日: 🎉x", [7, 11]), ("a\r\n↓b", "a\r\nb", [3]), ("↓↓a", "a", [0, 0]),
    ("a↓\u{0}b", "a\u{0}b", [1]), ("", "", []),
  ])
  func `markers say where, and are not in the text`(marked: String, text: String, offsets: [Int]) {
    let example = Example(marked)
    #expect(example.text == text)
    #expect(example.offsets == offsets)
  }

  @Test func `a marker before a combining mark is seen`() {
    let example = Example("a↓\u{301}b")
    #expect(example.text.utf8.elementsEqual("a\u{301}b".utf8))
    #expect(example.offsets == [1])
  }

  @Test func `an example knows where it was written`() {
    let line = #line + 1
    let example = Example("a")
    #expect(example.line == line)
    #expect("\(example.file)".hasSuffix("ExampleTests.swift"))
  }
}
