import Diagnostics
import SourceText
import TestSupport
import Testing
import YAMLSyntax

@Suite struct ParseTests {
  @Test(arguments: [
    ("a: *x\n", ["undefined-alias 3-5"]),
    ("a: *x\nb: &x 1\nc: *x\n", ["undefined-alias 3-5"]),
    // What was probably meant is not said to be unused on top.
    ("a: &brand 1\nb: *brnad\n", ["undefined-alias 15-21"]),
    ("a: &brand 1\nb: *other\n", ["unused-anchor 3-9", "undefined-alias 15-21"]),
    ("a: &x 1\n", ["unused-anchor 3-5"]),
    ("a: &x [*x]\n", ["recursive-alias 7-9"]),
    ("a: &x {b: {c: *x}}\n", ["recursive-alias 14-16"]),
    ("a: 1\n---\nb: 2\n", ["multiple-documents 5-8"]),
    ("--- a\n---\n", ["multiple-documents 6-9"]),
    ("---\na: 1\n...\n", []), ("a: 1\n...\n# end\n", []),
    ("[a, b]: 1\n", ["yaml-syntax 0-1"]), ("? {a: 1}\n: 2\n", ["yaml-syntax 2-3"]),
    ("a: &x b\n<<: *x\n", []),
  ])
  func `what libyaml lets pass is found`(text: String, places: [String]) {
    #expect(read(text).places == places)
  }

  @Test(arguments: [
    "bar: {color: white\n    tint: x\n", "bar: color: white\n", "bar: {color: white: x}\n",
  ])
  func `what the reading broke off at is no value`(_ line: String) {
    let text = "navstyle: 1\nscreens:\n  home:\n    \(line)"
    #expect(checked(text).codes == ["yaml-syntax"])
  }

  @Test func `what stands before the place where it broke off is one`() {
    #expect(
      checked("navstyle: 1\nscreens: { home: { bar: { alpha: x }, bar: {").codes.contains(
        "wrong-type"))
  }

  @Test func `both places of a broken alias are shown`() throws {
    let recursive = try #require(read("a: &x [*x]\n").findings.first)
    #expect(recursive.notes.map(\.range) == [SourceRange(start: 3, end: 5)])
    #expect(recursive.keyPath == "a[0]")
    let early = try #require(
      read("a: *x\nb: &x 1\n").findings.first { $0.code == "undefined-alias" })
    #expect(early.notes.map(\.range) == [SourceRange(start: 9, end: 11)])
    #expect(early.keyPath == "a")
    let missing = try #require(read("a: {b: *x}\n").findings.first)
    #expect(missing.notes.isEmpty)
    #expect(missing.keyPath == "a.b")
  }

  @Test func `a key path is short however long and deep its keys are`() throws {
    let key = String(repeating: "k", count: 1000)
    let text = String(repeating: "{\(key): ", count: 60) + "*x" + String(repeating: "}", count: 60)
    let finding = try #require(read(text).findings.first)
    #expect(finding.code == "undefined-alias")
    #expect(finding.keyPath.utf8.count < 512)
    #expect(finding.keyPath.hasSuffix("…"))
  }

  @Test func `everything before an error is in the document`() {
    let result = read("a: 1\nb:\n  c: [x, y]\n  d: e: f\n")
    #expect(result.codes == ["yaml-syntax"])
    #expect(result.value.texts == ["a", "1", "b", "c", "x", "y", "d", "e"])
    #expect(result.outline.first?.hasPrefix("map 0-") == true)
  }

  @Test(arguments: ["b", "b:\n  c: {d", "b: [", "b: &x !!str \"", "? [x"])
  func `a map of a broken file has a value for every key`(text: String) {
    let document = read("a: 1\n" + text).value
    for node in document.allNodes where document.kind(of: node) == .mapping {
      #expect(document.children(of: node).count.isMultiple(of: 2))
    }
    #expect(document.texts.prefix(2) == ["a", "1"])
  }

  @Test(arguments: [("a: 1\nb:\n  \u{1}", true), ("a: 1\nb:\n", false), ("a: *x", true)])
  func `of a value that the break took away nothing more is said`(
    text: String, isExplained: Bool
  ) throws {
    let document = read(text).value
    let last = try #require(document.allNodes.last)
    #expect(document.isEmpty(last))
    #expect(document.isExplained(last) == isExplained)
  }

  @Test func `a cut file is not told of anchors it could have used later`() {
    let result = read("a: &x 1\nb: [\n")
    #expect(result.codes == ["yaml-syntax"])
  }

  @Test func `a size alone is refused like a file`() {
    let file = SourceFile(path: "a", bytes: [])
    let result = oversized(file, size: 99)
    #expect(result.places == ["input-limit 0-0"])
    #expect(result.findings.first?.message.contains("99") == true)
    #expect(result.value.isCut && result.value.root == nil)
  }

  @Test func `reading twice gives the same`() {
    let text = "a: &x {b: [1, 'c\n d']}\ne: *x\nf: #fff\ng: *h\n"
    let (first, second) = (read(text), read(text))
    #expect(first.outline == second.outline)
    #expect(first.places == second.places)
    #expect(first.value.texts == second.value.texts)
  }

  @Test func `the rules of this module have codes of their own`() {
    #expect(Set(syntaxRules.map(\.code)).count == syntaxRules.count)
    #expect(syntaxRules.allSatisfy { $0.group == .syntax })
    #expect(syntaxRules.count == 12)
  }
}
