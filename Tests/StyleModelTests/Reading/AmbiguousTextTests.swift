import Diagnostics
import StyleModel
import Testing

@Suite struct AmbiguousTextTests {
  private func read(_ home: String, _ more: String = "") -> ReadText {
    ReadText(
      """
      navstyle: 1
      palette: { "no": "#123456", "True": "#654321" }
      styles: { "no": {}, "yes": {} }
      stacks: { "on": { root: home }, main: { root: "y" } }
      screens: { home: { \(home) }, "no": {}, "true": {}, "y": {}, "null": {}, node: {} }
      transitions: [{ from: "no", to: home }\(more)]

      """)
  }

  @Test(arguments: [
    ("push: [true, no]", ["true", "no"]), ("push: [y, node, null]", ["y", "null"]),
    ("style: no", ["no"]), ("style: [yes, no]", ["yes", "no"]), ("pop-to: [no]", ["no"]),
    ("replace: [[home, no]]", ["no"]), ("replace-top: [y]", ["y"]), ("present: [on]", ["on"]),
    ("embed: [on]", ["on"]), ("bar: { color: no }", ["no"]), ("bar: { tint: True }", ["True"]),
    ("bar: { color: { light: no, dark: True } }", ["no", "True"]), ("class: off", ["off"]),
    ("bar: { image: { name: no } }", ["no"]), ("states: { on: {} }", ["on"]),
  ])
  func `a reference that others take for something else is said, and mended`(
    _ home: String, _ words: [String]
  ) {
    let read = read(home)
    #expect(read.found == words.map { "ambiguous-scalar under '\($0)'" })
    #expect(ReadText(read.mended).codes.isEmpty)
    #expect(read.findings.allSatisfy { $0.fix?.edits.count == 1 })
    // What was read stays.
    let before = resolve(read.style)
    let after = resolve(ReadText(read.mended).style)
    #expect(before.look(ofScreen: 0) == after.look(ofScreen: 0))
  }

  @Test func `so are the ends of an override, a stack's root and the keys of maps`() {
    #expect(read("", ", { from: no, to: \"*\" }").codes == ["ambiguous-scalar"])
    let text = """
      navstyle: 1
      include: [1.10]
      palette: { on: white }
      styles: { y: {} }
      stacks: { no: { root: off } }
      screens: { off: { style: "y", bar: { tint: "on" } } }

      """
    let read = ReadText(text)
    #expect(read.found == ["on", "y", "no", "off", "off"].map { "ambiguous-scalar under '\($0)'" })
    #expect(ReadText(read.mended).codes.isEmpty)
  }

  @Test(arguments: [
    "class: !!str 12", "class: !!str no", "push: [!!str no]", "style: !!str yes", "class: \"12\"",
    "push: ['no']", "style: \"no\"", "bar: { color: !!str no }", "push: [node]", "class: nO",
    "states: { !!str on: {} }",
  ])
  func `what has a tag or quotes, or is text to everybody, is not ambiguous`(_ home: String) {
    #expect(read(home).codes.isEmpty, "\(read(home).found)")
  }

  @Test(arguments: [
    "y", "Yes", "NO", "on", "Off", "TRUE", "false", "Null", "~", "010", "12:30", "1.10", ".NaN",
    "0x1F", "1_000", "2026-01-02", "-.inf",
  ])
  func `a text of YAML 1.1's other types is ambiguous`(_ text: String) {
    #expect(ReadText(screen: "{ class: \(text) }").codes == ["ambiguous-scalar"])
  }

  @Test(arguments: ["yEs", "nope", "nULL", "1.2.3", "0z", "--1", "a1", "10.0.0.1", "trUe"])
  func `a text of none of them is not`(_ text: String) {
    #expect(ReadText(screen: "{ class: \(text) }").codes.isEmpty)
  }
}
