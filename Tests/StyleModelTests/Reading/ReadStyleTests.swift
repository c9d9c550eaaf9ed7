import Diagnostics
import SourceText
import StyleModel
import TestSupport
import Testing

@Suite struct ReadStyleTests {
  @Test(arguments: [
    ("1", []), ("!!int 1", []), ("2", ["unsupported-version under '2'"]),
    ("0", ["unsupported-version under '0'"]), ("\"1\"", ["wrong-type under '\"1\"'"]),
    ("01", ["wrong-type under '01'"]), ("+1", ["wrong-type under '+1'"]),
    ("1.0", ["wrong-type under '1.0'"]), ("one", ["wrong-type under 'one'"]),
    ("[1]", ["wrong-type under '[1]'"]), ("", ["wrong-type under ''"]),
    ("99999999999999999999", ["wrong-type under '99999999999999999999'"]),
  ])
  func `the version of the language is 1`(_ text: String, _ found: [String]) {
    #expect(ReadText("navstyle: \(text)\nscreens: { home: {} }\n").found == found)
  }

  @Test(arguments: [
    ("", ["missing-key under ''"]), ("# nothing\n", ["missing-key under ''"]),
    ("navstyle: 1\n", ["missing-key under 'n'"]),
    ("screens: { home: {} }", ["missing-key under 's'"]),
    ("text", ["wrong-type under 'text'"]), ("[]", ["wrong-type under '[]'"]),
    ("{}", ["missing-key under '{'"]),
    ("navstyle: 1\nscreens: { home: {} }\ntransitions: [{}]", ["missing-key under '{'"]),
    ("navstyle: 1\nscreens: {}", ["missing-key under '{}'"]),
    ("navstyle: 1\nscreens: []", ["wrong-type under '[]'"]),
    ("navstyle: 1\nscreens:", ["wrong-type under ''"]),
    ("navstyle: 1\nscreens: { home: }", ["wrong-type under ''"]),
    ("navstyle: 1\nscreens: { home: {} }\nstacks: { main: {} }", ["missing-key under '{'"]),
    (
      "navstyle: 1\nscreens: { home: {} }\nstacks: { main: { rot: home } }",
      ["unknown-key under 'rot'"]
    ),
    ("navstyle: 1\nscreens: { home: {} }\ntransitions: {}", ["wrong-type under '{}'"]),
    ("navstyle: 1\nscreens: { home: {} }\ntransitions: [home]", ["wrong-type under 'home'"]),
    (
      "navstyle: 1\nscreens: { home: {} }\ntransitions: [{ from: home }]", ["missing-key under '{'"]
    ),
    ("navstyle: 1\nscreens: { home: {} }\npalette: [white]", ["wrong-type under '[white]'"]),
    ("navstyle: 1\nscreens: { home: {} }\npalette: { a: }", ["wrong-type under ''"]),
    ("navstyle: 1\nscrens: { home: {} }", ["unknown-key under 'screns'"]),
  ])
  func `what is not there, or of another kind, gives one finding`(_ text: String, _ found: [String])
  {
    let read = ReadText(text)
    #expect(read.found == found)
  }

  @Test func `a missing key is shown at the first character, however wide`() {
    let read = ReadText("日本: 1\nnavstyle: 1\n")
    #expect(read.found == ["missing-key under '日'", "unknown-key under '日本'"])
  }

  @Test(arguments: ["home", "_a", "A1", "a.b-c_d", "z", String(repeating: "a", count: 128)])
  func `names are letters, digits and a few signs`(_ name: String) {
    #expect(ReadText("navstyle: 1\nscreens: { \(name): {} }").codes.isEmpty)
  }

  @Test(arguments: [
    "1a", "-a", ".a", "\"a b\"", "é", "\"\"", "a/b", "日本", String(repeating: "a", count: 129),
  ])
  func `other names are reported, and are names all the same`(_ name: String) {
    let read = ReadText("navstyle: 1\nscreens: { \(name): { push: [\(name)] } }")
    #expect(read.found == ["wrong-type under '\(name)'"])
    #expect(read.style.screens.count == 1)
  }

  @Test(arguments: ["clear", "none", "same", "system"])
  func `a colour cannot take the name of a word of the language`(_ name: String) {
    let read = ReadText("navstyle: 1\npalette: { \(name): white }\nscreens: { \(name): {} }")
    #expect(read.found == ["wrong-type under '\(name)'"])
    #expect(read.findings[0].keyPath == "palette.\(name)")
  }

  @Test func `of two equal keys the first counts`() {
    let read = ReadText(
      "navstyle: 1\nscreens:\n  home: { bar: { alpha: 0.5, alpha: 0.25 } }\n  home: { push: [x] }\n"
    )
    #expect(read.codes == ["duplicate-key", "duplicate-key"])
    #expect(read.look().bar.alpha == 0.5)
    #expect(read.style.screens.count == 1)
  }

  // MARK: Circles

  private func styles(_ text: String) -> ReadText {
    ReadText("navstyle: 1\nstyles:\n\(text)\nscreens: { home: { style: a } }\n")
  }

  @Test(arguments: [
    ("  a: { style: a }", ["the style 'a' is defined by itself"]),
    ("  a: { style: b }\n  b: { style: [c] }\n  c: { style: [b] }", ["'b' → 'c' → 'b'"]),
    (
      "  a: { style: [b, c] }\n  b: { style: a }\n  c: { style: a }",
      ["'a' → 'b' → 'a'", "'a' → 'c' → 'a'"]
    ),
    ("  a: { style: [b, b] }\n  b: {}", []),
  ])
  func `styles that apply each other are shown as a whole`(_ text: String, _ messages: [String]) {
    let read = styles(text)
    #expect(Set(read.codes) == (messages.isEmpty ? [] : ["definition-cycle"]))
    #expect(read.findings.count == messages.count)
    #expect(
      messages.allSatisfy { message in read.findings.contains { $0.message.hasSuffix(message) } })
    #expect(read.findings.allSatisfy { $0.keyPath.hasPrefix("styles.") })
  }

  @Test(.comesToAnEnd) func `a file of nothing but circles stays readable`() {
    let all = (0..<3000).map { "  s\($0): { style: [a, s\($0 + 1)] }\n" }.joined()
    let read = styles("  a: { style: s0 }\n" + all + "  s3000: {}\n")
    #expect(Set(read.codes) == ["definition-cycle"])
    #expect(read.findings.reduce(0) { $0 + $1.notes.count } < 20_000)
  }

  @Test(.comesToAnEnd) func `a file of nothing but unknown names is read to its end`() {
    let colors = (0..<20_000).map { "c\($0): white" }.joined(separator: ", ")
    let screens = (0..<20_000).map { "s\($0): { bar: { tint: xx\($0) } }" }.joined(separator: ", ")
    let read = ReadText("navstyle: 1\npalette: { \(colors) }\nscreens: { \(screens) }\n")
    #expect(read.findings.count == 20_000)
  }

  // MARK: When the file is cut

  @Test func `findings that only a cut can cause are silent`() {
    let whole = """
      navstyle: 1
      stacks: { main: { tab-bar: true } }
      screens:
        home:
          style: nowhere
          push: [nowhere]
          present: [nowhere]
          bar: { tint: nowhere, color: { light: white }, image: {}, title-color: { p3: [1] } }
          swipe-back: {}
          status-bar: nowhere

      """
    let codes = ReadText(whole).codes
    #expect(codes.filter { $0.hasPrefix("undefined-") }.count == 4)
    #expect(codes.filter { $0 == "missing-key" }.count == 4)
    let cut = ReadText(whole + "  next: \"unclosed\n")
    #expect(cut.style.isCut)
    #expect(cut.codes.sorted() == ["unknown-value", "yaml-syntax"])
    #expect(ReadText("navstyle: 1\n@").codes == ["yaml-syntax"])
  }

  @Test func `what stands before a break is read`() {
    let read = ReadText("navstyle: 1\nscreens:\n  home: { bar: { alpha: 0.5 } }\n  next: [\n")
    #expect(read.style.isCut)
    #expect(read.look().bar.alpha == 0.5)
  }
}
