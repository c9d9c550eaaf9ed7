import Diagnostics
import LintRules
import StyleModel
import TestSupport
import Testing

@Suite struct LayoutMistakesTests {
  // MARK: Colons

  @Test func `a colon without a space in brackets is put right`() {
    let read = ReadText(bar: "{ hidden:true, alpha:0.5 }")
    #expect(read.found == ["unknown-key under 'hidden:true'", "unknown-key under 'alpha:0.5'"])
    #expect(read.findings.first?.help == "put a space there: 'hidden: true'")
    #expect(read.mended.contains("{ hidden: true, alpha: 0.5 }"))
    #expect(ReadText(read.mended).codes.isEmpty)
    #expect(ReadText(bar: "{ hiden:true }").findings.first?.help?.hasPrefix("put a space") == false)
  }

  @Test(arguments: ["hidden:true\n", "hidden:true\n      alpha:1\n"])
  func `on lines of its own the help says it`(_ lines: String) {
    let read = ReadText("navstyle: 1\nscreens:\n  home:\n    bar:\n      \(lines)")
    #expect(read.codes == ["wrong-type"])
    #expect(
      read.findings[0].help == "put a space after the ':', on a line of its own: 'hidden: true'")
    let after = ReadText("navstyle: 1\nscreens:\n  home:\n    bar:\n      alpha: 1\n      \(lines)")
    #expect(after.codes == ["yaml-syntax"])
    #expect(after.findings[0].help == "put one there: 'hidden: true'")
  }

  // MARK: Commas

  @Test(arguments: [
    ("{ alpha: 0,5 }", "{ alpha: 0.5 }", "unknown-key under '5'"),
    ("{ alpha: 0,25, hidden: true }", "{ alpha: 0.25, hidden: true }", "unknown-key under '25'"),
  ])
  func `a decimal comma in brackets is put right`(_ bar: String, _ meant: String, _ found: String) {
    let read = ReadText(bar: bar)
    #expect(read.found == [found])
    #expect(read.findings[0].help?.hasPrefix("numbers have a point: write 0.") == true)
    #expect(read.mended.contains(meant))
    #expect(ReadText(read.mended).codes.isEmpty)
  }

  @Test func `a decimal comma elsewhere is, too, but for what may be thousands`() {
    func read(_ value: String) -> ReadText {
      ReadText("navstyle: 1\nscreens:\n  home:\n    bar:\n      alpha: \(value)\n")
    }
    #expect(read("0,5").mended.contains("alpha: 0.5\n"))
    for value in ["0,125", "0,1,2", "0.1,2"] {
      #expect(read(value).codes == ["wrong-type"])
      #expect(read(value).findings[0].fix == nil, "\(value)")
    }
    #expect(ReadText(bar: "{ alpha: 1, 5 }").findings[0].fix == nil)
  }

  // MARK: Indentation

  @Test(arguments: [
    ("screens", "styles", "home: { style: clear }\n", "clear: { bar: { alpha: 0 } }"),
    ("screens", "palette", "home: { bar: { color: brand } }\n", "brand: \"#0A84FF\""),
    ("screens", "stacks", "home: { present: [other] }\n", "other: { root: home }"),
  ])
  func `a section inside another one is one finding`(
    _ outer: String, _ inner: String, _ first: String, _ entry: String
  ) {
    let text = "navstyle: 1\n\(outer):\n  \(first)  \(inner):\n    \(entry)\n"
    let found = checked(text)
    #expect(found.places == ["unknown-key 4:3"])
    #expect(found.findings[0].help == "indent it less: line it up with '\(outer)'")
    let mended = checked(text.replacing("  \(inner):\n  ", with: "\(inner):\n"))
    #expect(mended.findings.allSatisfy { $0.severity != .error })
  }

  @Test func `a section inside a palette is one finding`() {
    let found = checked(
      """
      navstyle: 1
      screens: { home: { bar: { color: x }, style: clear } }
      palette:
        x: "#FF0000"
        styles:
          clear: { bar: { alpha: 0 } }

      """)
    #expect(found.places == ["unknown-key 5:3"])
  }

  @Test func `a screen may have the name of a section`() {
    let read = ReadText(
      "navstyle: 1\nscreens: { styles: { push: [budget] }, budget: { bar: { alpha: 0 } } }\n")
    #expect(read.codes.isEmpty)
    #expect(ReadText("navstyle: 1\nscreens: { palette: {} }\n").codes.isEmpty)
  }

  @Test func `a section inside a screen is said to be one`() {
    let read = ReadText(screen: "{ motion: { dim: 0.5 } }")
    #expect(read.codes == ["unknown-key"])
    #expect(
      read.findings[0].help == "it is a section of the whole file: line it up with 'screens'")
  }

  // MARK: Comments

  @Test func `a comment that looks like a colour is one where no colour can stand`() {
    let text = """
      navstyle: 1
      screens:
        home:
          bar:
            hidden: #fff
            color: #000
            shadow-line: #123456
          push:
            - #abc

      """
    let found = checked(text)
    #expect(
      found.places == [
        "wrong-type 5:14", "unquoted-color 6:14", "unquoted-color 7:20", "wrong-type 9:8",
      ])
    #expect(found.findings.map { $0.fix != nil } == [false, true, true, false])
    #expect(
      found.findings[0].help
        == "'#fff' is a comment, and no colour can stand here: write true or false")
  }

  // MARK: The stack nobody declared

  @Test func `where no stack is declared there is 'main' all the same`() {
    let text = "navstyle: 1\nscreens: { home: { push: [web] }, web: { present: [main] } }\n"
    let found = checked(text)
    #expect(found.codes.isEmpty)
    #expect(ReadText(text).style.stackName(0) == "main")
    let misspelt = checked(text.replacing("[main]", with: "[mian]"))
    #expect(misspelt.findings.map(\.help) == ["did you mean 'main'?"])
    let other = checked(text + "stacks: { app: { root: home } }\n")
    #expect(other.codes == ["undefined-stack"])
  }
}
