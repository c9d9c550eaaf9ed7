import Diagnostics
import SourceText
import TestSupport
import Testing
import YAMLSyntax

@Suite struct UnicodeBlanksTests {
  @Test(arguments: [
    ("a:\n↓\u{A0}\u{A0}b: 1\n", "a no-break space (U+00A0)"),
    ("a:\n  ↓\u{A0} b: 1\n", "a no-break space (U+00A0)"),
    ("a:↓\u{A0}1\n", "a no-break space (U+00A0)"), ("a: ↓\u{A0}1\n", "a no-break space (U+00A0)"),
    ("a: {b:↓\u{3000}1}\n", "an ideographic space (U+3000)"),
    ("a: [b,↓\u{2003}c]\n", "a space of another width (U+2003)"),
    ("a:\n  - ↓\u{200B}b\n", "a space without width (U+200B)"),
    ("x: 1\na:↓\u{A0}\n  b: 1\nc: 1\n", "a no-break space (U+00A0)"),
  ])
  func `a blank that is none is told by name, and mended`(_ marked: String, _ name: String) throws {
    let example = Example(marked)
    let result = read(example.text)
    #expect(result.codes == ["yaml-syntax"])
    let finding = try #require(result.findings.first)
    #expect([Int(finding.range.start)] == example.offsets)
    #expect(finding.message.hasPrefix(name))
    #expect(result.value.isCut)
    let edit = try #require(finding.fix?.edits.first)
    var bytes = Array(example.text.utf8)
    bytes.replaceSubrange(
      Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.replacement.utf8))
    #expect(read(bytes).codes == [])
  }

  @Test(arguments: [
    "a: b\u{A0}c\n", "a: \"\u{A0}b\"\n", "a: 'b:\u{A0}c'\n", "a: |\n  \u{A0}b\n",
    "a: b # c:\u{A0}d\n",
    "# \u{A0}a\nb: 1\n", "a: b,\u{A0}c\n", "a: b -\u{A0}c\n", "a: b:\u{A0}c\n",
    "a: \"b\n  \u{A0}c\"\n",
    "#\u{3000}a:\u{3000}b\nc: 1\n",
  ])
  func `one in a text or a comment is left alone`(_ text: String) {
    #expect(read(text).codes == [])
  }
}
