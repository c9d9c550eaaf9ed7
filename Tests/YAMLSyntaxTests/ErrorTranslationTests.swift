import Diagnostics
import SourceText
import Testing

// The table is nobody's business outside; that no entry is dead is.
@testable import YAMLSyntax

@Suite struct ErrorTranslationTests {
  private static let longKey = String(repeating: "k", count: 1025)

  static let examples: [(marked: String, message: String)] = [
    ("a: ↓\"b\nc: 1\n", "the quote \" opened here is never closed"),
    ("a: ↓'b\nc: 1\n", "the quote ' opened here is never closed"),
    ("a: ↓\"b\n---\nc: 1\n", "the quote \" opened here is never closed"),
    ("a: b↓: c\n", "a second ':' on a line cannot start a map"),
    ("a: 1\n b↓: 2\n", "a second ':' on a line cannot start a map"),
    ("a:\n↓\tb: 1\n", "a tab cannot indent YAML"),
    ("a: b\n↓\tc: d\n", "a tab cannot indent YAML"),
    ("a: |\n↓\tb\n", "a tab cannot indent YAML"),
    ("a: ↓@b\n", "a value cannot start with '@'"),
    ("a: ↓`b`\n", "a value cannot start with '`'"),
    ("- ↓%b\n", "a value cannot start with '%'"),
    ("a: ↓, b\n", "a value cannot start with ','"),
    ("a: ↓}\n", "a value cannot start with '}'"),
    ("a: ↓? b\n", "a value cannot start with '?'"),
    ("a: >↓b\n", "text after '|' or '>' begins on the next line"),
    ("a: {b: 1\nc↓: 2}\n", "expected ',' or '}'"),
    ("a: {b: 1↓", "expected ',' or '}'"),
    ("a: [b\n↓", "expected ',' or ']'"),
    ("a: [x, ↓, y]\n", "expected a value"),
    ("a: [b]↓]\n", "there is one ']' too many"),
    ("a: {b: [c]↓]}\n", "there is one ']' too many"), ("a: [b↓}\n", "there is one '}' too many"),
    ("{a: [b↓}\n", "expected ']' before this '}'"), ("[{a: b↓]\n", "expected '}' before this ']'"),
    ("a: {b: c↓: d}\n", "a second ':' in one entry"),
    ("a: ↓{b: 1\nc: 2\n", "the '{' opened here is never closed"),
    ("x:\n  a: ↓[b\n  c: [d]\n", "the '[' opened here is never closed"),
    ("x:\n  a↓:1\n  b: 2\n", "there is no space after 'a:'"),
    ("x:\n  b: 2\n  a↓:{ c: [] }\n", "there is no space after 'a:'"),
    ("x: {a↓:{b: 1}}\n", "there is no space after this ':'"),
    ("x:\n  - a\n  ↓-b\n", "there is no space after the '-' of '-b'"),
    ("x:\n  ↓a { b: [] }\n  c: 1\n", "there is no ':' after 'a'"),
    ("a: ↓\"b\nc: \"d\"\n", "the quote \" opened here is closed only lines later"),
    ("a: ↓'b\nc: '#d'\n", "the quote ' opened here is closed only lines later"),
    ("↓: a\nb: c\n", "there is no key before this ':'"),
    ("a: b\n↓: c\n", "there is no key before this ':'"),
    ("a:\n  b: 1\n ↓c: 2\n", "this line fits no map"),
    ("a: 'b↓' c\n", "text follows the quote ' that closes here"),
    ("a: \"b↓\"c\"\n", "text follows the quote \" that closes here"),
    ("a: 1\n↓\(longKey): 1\n", "a key may have 1024 characters, and this one has more"),
    ("\(longKey)↓: 1\n", "a key may have 1024 characters, and the one of this ':' has more"),
    ("a: 1\n↓b\nc: 1\n", "a key here has no ':' after it"),
    ("- a\n↓b: 1\n", "expected '- ' for the next item"),
    ("a: ↓- b\n", "a list cannot start here"),
    (#"a: "b↓\q""#, "'\\' starts an escape that YAML does not know"),
    (#"a: "b\x↓zz""#, "an escape needs hexadecimal digits here"),
    ("↓%YAML 2.0\n---\na: 1\n", "this YAML version is not supported"),
    ("↓%FOO bar\n---\na: 1\n", "a line that starts with '%' is a directive"),
    ("a: 1\n↓% b\n", "a line that starts with '%' is a directive"),
    ("↓%TAG ! a b\n---\na: 1\n", "a line that starts with '%' is a directive"),
    ("%YAML 1.1\n↓%YAML 1.1\n---\na: 1\n", "this directive stands here a second time"),
    ("a: ↓!<b\n", "a text that starts with '!' is a tag, and this is none"),
    ("a: ↓!!str,b\n", "a text that starts with '!' is a tag, and this is none"),
    ("a: |↓0\n", "a text cannot be indented by 0 spaces"),
    (#"a: "\u↓D800""#, "this escape stands for no character"),
    ("k: {\n a\n ↓: b\n }\n", "the key of this ':' is on an earlier line"),
    ("{\"a\" # b\n  ↓: c }\n", "the key of this ':' is on an earlier line"),
    ("a: ↓!x!y 1\n", "this tag uses a prefix nobody declared"),
    ("a: *↓.b\n", "the name of an anchor or alias is letters, digits, '-' and '_'"),
    ("a: ↓*\n", "a '*' alone is an alias without a name"),
    ("{ a: ↓*, b: c }\n", "a '*' alone is an alias without a name"),
    ("- { a: b, c: ↓*}\n", "a '*' alone is an alias without a name"),
    ("a: &↓. b\n", "the name of an anchor or alias is letters, digits, '-' and '_'"),
    ("{a: 1}\n↓b: 1\n", "expected the end of the document"),
  ]

  @Test(arguments: examples)
  func `what went wrong is said in words that help, where it went wrong`(
    marked: String, message: String
  ) throws {
    for frame in ["", "\u{FEFF}", "# 日本 🎉\n"] {
      let example = Example(frame + marked)
      let result = read(example.text)
      #expect(result.codes == ["yaml-syntax"])
      let finding = try #require(result.findings.first)
      #expect([Int(finding.range.start)] == example.offsets)
      #expect(finding.message.hasPrefix(message))
      #expect(!finding.message.contains("%c"))
      let help = try #require(finding.help)
      #expect(!help.isEmpty && !help.contains("%c") && !help.contains("''"))
      #expect(result.value.isCut)
      #expect(result.isInsideFile && result.isWellNested)
    }
  }

  @Test(arguments: ErrorTranslation.all.map(\.message).dropLast())
  func `every translation has an example`(message: String) throws {
    let start = try #require(message.split(separator: "%c").first)
    #expect(Self.examples.contains { $0.message.hasPrefix(start.prefix(20)) })
  }

  @Test(arguments: BrokenFileTests.samples)
  func `libyaml's own words show only where there are no better ones`(path: String) {
    let bytes = BrokenFileTests.bytes(path)
    for offset in stride(from: 0, to: bytes.count, by: 41) {
      for replacement in "\t'\"{}[]:,-?|>@&*!%".utf8 {
        var bytes = bytes
        bytes[offset] = replacement
        for finding in read(bytes).findings where finding.code == "yaml-syntax" {
          let raw = ErrorTranslation.all.dropLast().filter { entry in
            entry.context.isEmpty && finding.message.contains(entry.problem)
          }
          #expect(raw.isEmpty, "\(finding.message) in \(path) at \(offset)")
          #expect(finding.help?.isEmpty == false)
        }
      }
    }
  }

  @Test(arguments: [
    "[", "{", "a: [b,", "a: {b: 1,\n", "a: [b, , c]", "a: [b\n", "a: {b: 'c' 'd'}", "x: 1\na: [{}",
  ])
  func `the bracket that is still open is shown`(text: String) throws {
    let result = read(text)
    let bracket = text.utf8.firstIndex { $0 == 0x5B || $0 == 0x7B }
    let start = text.utf8.distance(from: text.startIndex, to: try #require(bracket))
    let notes = result.findings.flatMap { $0.notes.map { Int($0.range.start) } }
    #expect(notes == [start])
  }
}
