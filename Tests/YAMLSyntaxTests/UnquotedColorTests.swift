import Diagnostics
import SourceText
import TestSupport
import Testing
import YAMLSyntax

@Suite struct UnquotedColorTests {
  private static let forms = [
    "color: ↓#fff", "- ↓#fff", "- ↓#FFF8\n- b", "{tint: ↓#fff}", "{tint: ↓#0A84FF, a: 1}",
    "[↓#fff, #000]", "a:\n  b: ↓#fff\n  c: 1", "a: { color: ↓#ffffff80 }", "a:\n  - b\n  - ↓#000\n",
    "a: [x, ↓#fff]", "color:   ↓#fff # white", "color: !!str ↓#fff", "color: &x ↓#fff\nb: *x",
    "a: {b: 1, c: ↓#fff\n}", "a: {b: {c: ↓#abc}}\nd: 1", "{\"tint\": ↓#fff}",
    "? ↓#fff\n: 1", "a: 1\nb:\t↓#fff", "? a\n: ↓#fff", "{? a\n: ↓#fff\n}", "- &x ↓#fff\n- *x",
    "- !!str &x ↓#fff\n- *x", "a: {\n  tint: ↓#fff,\n  b: 1\n}", "a: {\n  b: 1,\n  tint: ↓#fff\n}",
    "a: [\n  ↓#fff,\n  #000\n]", "a: {\n\n  ↓#fff\n}", "[\t↓#fff, #000]",
    "a: [b, [c, ↓#fff]]\nd: 1",
    "a: ['x, #000 y', ↓#fff]", "{a: &x ↓#fff}", "[!!str ↓#fff]", "- - ↓#fff\n  - ↓#000",
  ]
  private static let frames: [@Sendable (String) -> String] = [
    { $0 }, { "\u{FEFF}" + $0 }, { $0.replacing("\n", with: "\r\n") + "\r\n" },
    { "# 日本 🎉 e\u{301}\n" + $0 }, { "\u{FEFF}# é\n" + $0 + "\n" }, { $0 + "\n# more\n" },
  ]

  @Test(arguments: forms)
  func `a colour taken for a comment is found at its hash`(form: String) throws {
    for frame in Self.frames {
      let example = Example(frame(form))
      let result = read(example.text)
      let colors = result.findings.ordered().filter { $0.code == "unquoted-color" }
      let text = example.text.debugDescription
      #expect(colors.map { Int($0.range.start) } == example.offsets, "\(text)")
      #expect(!result.codes.contains("yaml-syntax"), "\(text)")
      #expect(result.isInsideFile)
    }
  }

  @Test func `the fix puts quotes around it, and it is the whole colour`() throws {
    let result = read("bar: { tint: #0A84FF }\n")
    let finding = try #require(result.findings.first)
    let sources = SourceMap(result.value.file)
    #expect(sources.text(finding.range) == "#0A84FF")
    let edit = try #require(finding.fix?.edits.first)
    #expect(edit.range == finding.range)
    #expect(edit.replacement == "\"#0A84FF\"")
    #expect(finding.fix?.isSafe == true)
  }

  @Test(arguments: [
    "color: # fff", "color: #ffffg", "color: #ff", "color: #fffff", "color: #fffffffff",
    "color: \"#fff\" #fff", "color: red #fff", "color: 1 #000000", "# #fff\na: 1", "#fff\na: 1",
    "- a #fff\n- b", "a: [x, y] #fff", "a: {b: c} #fff", "color: x#fff", "color:\n  #fff\n  x",
    "color: '#fff'", "a: |\n  #fff\n", "a: \"x\n  #fff\"", "[a, # fff\nb]",
    "a: [\n  # none\n  #fff\n]", "a: [ # x\n]", "a: [b,\n  # fff\n  c]", "'x: #fff y'",
    "a: [#fffff\n]",
  ])
  func `an ordinary comment is silent`(text: String) {
    for frame in Self.frames {
      let framed = frame(text)
      #expect(!read(framed).codes.contains("unquoted-color"), "\(framed.debugDescription)")
    }
  }

  @Test(arguments: [
    "a: {b: c #fff\nd: 1\n", "a: \"b #fff\n", "a: [b #fff\n", "a: \"b: #fff\nc: 1\n",
    "a: 'b, #fff\n", "a: [\"b, #fff c\", d\ne: 1\n", "a: [b- #fff\nc: 1\n", "a: b, #fff\n c: d\n",
    "a: [b # was: #fff\nc: 1\n", "a: {b: c # x, #fff\nd: 1\n", "a: {b: 'c: #fff', d\ne: 1\n",
    "a: [b, # fff\nc\nd: 1\n",
  ])
  func `another mistake beside a comment is not blamed on it`(text: String) {
    #expect(read(text).codes == ["yaml-syntax"])
  }

  @Test(arguments: [
    ("- #fff\nx: 1\n", ["unquoted-color 2-6", "yaml-syntax 7-8"]),
    (
      "- #fff\n- #000\nx: 1\n",
      ["unquoted-color 2-6", "unquoted-color 9-13", "yaml-syntax 14-15"]
    ),
    ("a: #fff\nb: 'c' d\n", ["unquoted-color 3-7", "yaml-syntax 13-14"]),
    ("a: #fff\nb: [c d: e: f\n", ["unquoted-color 3-7", "yaml-syntax 18-19"]),
  ])
  func `a colour does not hide a later mistake of another kind`(text: String, places: [String]) {
    #expect(read(text).places == places)
  }

  @Test func `an empty value with a colour behind it gets no second finding`() {
    let text = "navstyle: 1\nscreens:\n  home:\n    bar:\n      color: #fff\n"
    #expect(checked(text).codes == ["unquoted-color"])
  }

  @Test(arguments: ["[#fff, #000]", "[ #fff ]", "{ #fff }"])
  func `a list that a colour cut off gets no second finding`(value: String) {
    for bar in ["\n    bar:\n      color: \(value)\n", " {bar: {color: \(value)}}"] {
      let text = "navstyle: 1\nscreens:\n  home:" + bar
      #expect(checked(text).codes == ["unquoted-color"], "\(text)")
    }
  }

  @Test func `every forgotten pair of quotes in block style is found in one run`() {
    let result = read("a: #fff\nb: #000\nc:\n  - #123\n  - #456\n")
    #expect(result.codes == Array(repeating: "unquoted-color", count: 4))
  }
}
