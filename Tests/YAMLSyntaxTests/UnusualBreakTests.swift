import Diagnostics
import SourceText
import Testing
import YAMLSyntax

@Suite struct UnusualBreakTests {
  private static let breaks = ["\u{85}", "\u{2028}", "\u{2029}"]

  /// Texts with a place for a break, `§`: every way to write a text, and every place beside one.
  private static let frames = [
    "a: x§y\n", "a: x§  y\n", "a: [x§y, z]\n", "{a: x§y}", "- x§y\n- z\n", "x§y", "a: x§",
    "a: 'x§y'\n", "a: '§x'\n", "a: 'x§'\n", "a: '§'\n", "['x§y']", "'x§y': 1\n", "? 'x§y'\n: 1\n",
    "a: \"x§y\"\n", "a: \"§x\"\n", "a: \"x§\"\n", "a: \"§\"\n", "[\"x§y\"]", "{\"x§y\": 1}",
    "? \"x§y\"\n: 1\n", "a: \"x\\§y\"\n", "a: \"x\\\\§y\"\n", "a: \"x\\n§y\"\n", "a: \"é§é\"\n",
    "a: \"x\n  §y\"\n", "a: \"x§\n  y\"\n", "a: \"x§y§z\"\n", "a: \"x§---y\"\n", "a: \"x§#y\"\n",
    "a: |\n  x§  y\n", "a: |\n  x§", "a: |+\n  x§\nb: 1\n", "a: |-\n  x§\n", "a: |§  x\n",
    "a: |\n  §  x\n",
    "a: >\n  x§  y\n", "a: >\n  x§", "a: >+\n  x\n§b: 1\n", "a: >\n  x\n§\n  y\n", "a: |+§  x\n",
    "a: x # c§b: y\n", "# c§a: x\n", "a: x # c§", "a: x #§b: y\n", "§a: x\n", "a: x§b: y\n",
    "a:§  b: c\n",
    "x§y: 1\n", "? x§y\n: 1\n", "-§  x\n", "a: &x§  b\n", "a: &x§  b\nc: *x§\n", "a: !!str§  b\n",
    "---§a: b\n",
    "a: [§x§,§y§]§\n", "a: {§x§:§y§}\n", "a: b\n§...\n", "a: x§#y\n", "a: x§- y\n", "a: x§: y\n",
    "- a§- b\n",
  ]

  /// What may stand in such a place; `B` is the break, `C` another one.
  private static let fillings = [
    "B", " B", "B ", " B ", "  B  ", "\tB", "B\t", "BB", "B B", " B B ", "BC", "CB", "B C", "BBB",
    "BCB", "CBB",
    "B\n", "\nB", "B\n ", "\n B", "B\r\n", "\r\nB", "\rB", "BxB", "B#",
  ]

  private struct Reading: Equatable {
    let values: [String]
    let isCut: Bool

    init(_ document: Document) {
      isCut = document.isCut
      values = document.allNodes.map { node in
        let kind = document.kind(of: node)
        return kind == .scalar ? "=" + document.text(of: node) : "\(kind)"
      }
    }
  }

  private static func applied(_ fixes: some Sequence<Fix>, to text: String) -> String {
    var bytes = Array(text.utf8)
    var known: Set<Fix> = []
    let edits = fixes.filter { known.insert($0).inserted }.flatMap(\.edits)
    for edit in edits.sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(
        Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: frames)
  func `a fix leaves every value as it was`(_ frame: String) {
    for filling in Self.fillings {
      for (first, second) in Self.breaks.flatMap({ one in Self.breaks.map { (one, $0) } }) {
        guard first != second || filling.contains("B") else { continue }
        let text = frame.replacing(
          "§", with: filling.replacing("B", with: first).replacing("C", with: second))
        let before = read(text)
        guard !before.value.isCut else { continue }
        let found = before.findings.filter { $0.code == "unusual-line-break" }
        for fixes in found.compactMap(\.fix).map({ [$0] }) + [found.compactMap(\.fix)] {
          let mended = Self.applied(fixes, to: text)
          let after = read(mended)
          let name = "\(text.debugDescription) → \(mended.debugDescription)"
          #expect(Reading(after.value) == Reading(before.value), "\(name)")
          let left = after.findings.count { $0.code == "unusual-line-break" }
          #expect(fixes.isEmpty || left < found.count, "\(name)")
        }
      }
    }
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func `one that breaks the file is one error, and names itself`(_ sign: String) {
    for text in ["a: x\(sign)y\nb: c\n", "a:\n  b: x\(sign)y z\n  c: d\n", "a: x\(sign)b: c: d\n"] {
      let result = read(text)
      #expect(result.codes == ["yaml-syntax"], "\(text.debugDescription)")
      #expect(result.findings.first?.message.hasPrefix("U+") == true)
      #expect(result.value.isCut)
    }
    let other = read("a: 'x\(sign)y' z\n")
    #expect(Set(other.codes) == ["yaml-syntax", "unusual-line-break"])
    #expect(read("# \(sign)\na: b: c\n").codes.count == 2)
  }

  @Test(arguments: [
    ("a: \"x\u{85}y\"\n", "a: \"x y\"\n"), ("a: \"x\u{2029}y\"\n", "a: \"x\\Py\"\n"),
    ("a: \"x \u{2028} y\"\n", "a: \"x\\Ly\"\n"), ("a: \"x\u{85}\u{85}y\"\n", "a: \"x\\ny\"\n"),
    ("a: \"\u{2028}\u{85}\u{2029}\"\n", "a: \"\\L\\n\\P\"\n"),
    ("a: 'x\u{85} y'\n", "a: 'x y'\n"), ("a: x\u{85}  y\n", "a: x y\n"),
    ("a: x # c\u{2028}b: y\n", "a: x # c\nb: y\n"), ("a: x\r\n# c\u{85}", "a: x\r\n# c\r\n"),
  ])
  func `it is mended as its place allows`(_ text: String, _ mended: String) {
    let findings = read(text).findings
    #expect(Self.applied(findings.compactMap(\.fix), to: text) == mended)
    for finding in findings {
      let edit = finding.fix?.edits.first?.replacement ?? "?"
      #expect(
        finding.help == "write '\(edit)', which is what it is read as"
          || (finding.help == "use a normal line break" && ["\n", "\r\n"].contains(edit)))
    }
  }

  @Test(arguments: [
    "a: 'x\u{2028}y'\n", "a: x\u{2029}  y\n", "a: 'x\u{85}\u{85}y'\n", "a: |\n  x\u{85}  y\n",
    "a: >\n  x\u{2028}  y\n", "a: \"x\u{85}\n  y\"\n", "a: \"x\\\u{85}y\"\n",
  ])
  func `where nothing else means the same it stays, and the help promises nothing`(_ text: String) {
    let result = read(text)
    #expect(Set(result.codes) == ["unusual-line-break"])
    #expect(result.findings.allSatisfy { $0.fix == nil })
    #expect(
      result.findings.allSatisfy { $0.help?.hasPrefix("write the text in double quotes") == true })
  }
}
