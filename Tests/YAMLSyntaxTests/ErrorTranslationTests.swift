import Diagnostics
import SourceText
import Testing
import YAMLSyntax

@Suite struct ErrorTranslationTests {
  @Test(arguments: [
    ("a: ↓\"b\nc: 1\n", "the quote \" opened here is never closed"),
    ("a: ↓'b\nc: 1\n", "the quote ' opened here is never closed"),
    ("a: ↓\"b\n---\nc: 1\n", "the quote \" opened here is never closed"),
    ("a: b↓: c\n", "a second ':' on a line cannot start a map"),
    ("a:\n↓\tb: 1\n", "a tab cannot indent YAML"),
    ("a: ↓@b\n", "a value cannot start with '@'"),
    ("a: ↓`b`\n", "a value cannot start with '`'"),
    ("- ↓%b\n", "a value cannot start with '%'"),
    ("a: {b: 1\nc↓: 2}\n", "expected ',' or '}'"),
    ("a: [b\n", "expected ',' or ']'"),
    ("a: [b]↓]\n", nil),
    ("a: {b: 1↓", "expected ',' or '}'"),
    ("a: [x, ↓, y]\n", "expected a value"),
    ("a: 1\n↓b\nc: 1\n", "a key here has no ':' after it"),
    ("a: 1\n b↓: 2\n", nil),
    ("a:\n  b: 1\n ↓c: 2\n", "this line fits no map"),
    ("a: 'b' ↓c\n", "this line fits no map"),
    ("- a\n↓b: 1\n", "expected '- ' for the next item"),
    ("a: ↓- b\n", "a list cannot start here"),
    (#"a: "b↓\q""#, "'\\' starts an escape that YAML does not know"),
    (#"a: "b\x↓zz""#, "an escape needs hexadecimal digits here"),
    ("↓%YAML 2.0\n---\na: 1\n", "this YAML version is not supported"),
    ("a: ↓!x!y 1\n", "this tag uses a prefix nobody declared"),
    ("a: *↓\n", "the name of an anchor or alias is letters, digits, '-' and '_'"),
    ("a: &↓. b\n", "the name of an anchor or alias is letters, digits, '-' and '_'"),
    ("{a: 1}\n↓b: 1\n", "expected the end of the document"),
  ])
  func `what went wrong is said in words that help, where it went wrong`(
    marked: String, message: String?
  ) throws {
    let example = Example(marked)
    let result = read(example.text)
    #expect(result.codes == ["yaml-syntax"])
    let finding = try #require(result.findings.first)
    if !example.offsets.isEmpty { #expect([Int(finding.range.start)] == example.offsets) }
    if let message { #expect(finding.message.contains(message)) }
    #expect(!finding.message.contains("%c"))
    #expect(finding.help?.isEmpty == false)
    #expect(finding.help?.contains("%c") == false)
    #expect(result.value.isCut)
    #expect(result.isInsideFile)
  }

  @Test(arguments: ["[", "{", "a: [b,", "a: {b: 1,\n", "a: [b, , c]"])
  func `the bracket that is still open is shown`(text: String) throws {
    let result = read(text)
    let bracket = text.utf8.firstIndex { $0 == 0x5B || $0 == 0x7B }
    let start = text.utf8.distance(from: text.startIndex, to: try #require(bracket))
    let notes = result.findings.flatMap { $0.notes.map { Int($0.range.start) } }
    #expect(notes == [start])
  }
}
