import Diagnostics
import StyleModel
import Testing

@Suite struct ReadingProblemsTests {
  @Test(arguments: [
    ("{ bar: { colour: white } }", "colour", "color"),
    ("{ bar: { titleColor: white } }", "titleColor", "title-color"),
    ("{ statusBar: light }", "statusBar", "status-bar"), ("{ bra: {} }", "bra", "bar"),
    ("{ content: { clip: true } }", "clip", "clips"),
    ("{ bar: { scroll-edge: { tnit: white } } }", "tnit", "tint"),
  ])
  func `an unknown key is met with the nearest, and mended`(
    _ screen: String, _ key: String, _ meant: String
  ) {
    let read = ReadText(screen: screen)
    #expect(read.found == ["unknown-key under '\(key)'"])
    #expect(read.findings[0].help?.hasPrefix("did you mean '\(meant)'?") == true)
    #expect(read.findings[0].fix?.edits.map { read.text($0.range) } == [key])
    #expect(read.findings[0].keyPath.hasSuffix(key))
    #expect(ReadText(read.mended).codes.isEmpty)
  }

  @Test func `a key that is near to none is met with the list`() {
    let read = ReadText(screen: "{ zzz: 1 }")
    #expect(read.findings[0].fix == nil)
    #expect(read.findings[0].help?.hasPrefix("the keys of a screen are style, bar, class") == true)
  }

  @Test(arguments: ["height: 64", "height: 88.5", "bar-height: 44", "Height: \"64\""])
  func `a height in numbers is answered with what is wrong about it`(_ key: String) {
    #expect(ReadText(bar: "{ \(key) }").codes == ["fixed-bar-height"])
    #expect(ReadText(bar: "{ scroll-edge: { \(key) } }").codes == ["fixed-bar-height"])
  }

  @Test func `keys that stand beside their map, not in it, are one mistake`() {
    let read = ReadText(
      """
      navstyle: 1
      screens:
        home:
          bar:
          color: white
          tint: black
          push: [home]
        next:
          content:
          scrolls: none
          nothing: 1
        last:
          bar:
          status-bar: light
      """)
    #expect(
      read.found == [
        "wrong-type under ''", "wrong-type under ''", "unknown-key under 'nothing'",
        "wrong-type under ''",
      ])
    #expect(
      read.findings.map { $0.help?.contains("indent its keys") } == [true, true, false, false])
  }

  @Test(arguments: [
    ("99999999999999999999GiB", "out-of-range"), ("10000000KiB", "out-of-range"),
    ("0MiB", "out-of-range"), ("9999999KiB", nil), ("064MiB", "wrong-type"),
    ("1.2345GiB", "wrong-type"), (".5GiB", "wrong-type"),
  ])
  func `a size that nothing has is out of range`(_ size: String, _ code: String?) {
    let read = ReadText("navstyle: 1\nbudget: { snapshots: \(size) }\nscreens: { home: {} }\n")
    #expect(read.codes == (code.map { [$0] } ?? []))
  }

  @Test func `an appearance that is there twice is found once`() {
    let read = ReadText(
      "navstyle: 1\ntargets: { appearances: [light, dark, light] }\nscreens: { home: {} }\n")
    #expect(read.found == ["unknown-value under 'light'"])
    #expect(read.findings.first?.keyPath == "targets.appearances[2]")
    #expect(read.style.targets.appearances == [.light, .dark])
  }

  @Test func `a colour that is defined as the system's of its name needs no definition`() {
    let read = ReadText("navstyle: 1\npalette: { white: white, red: red }\nscreens: { home: {} }\n")
    #expect(read.codes == ["definition-cycle", "definition-cycle"])
    #expect(read.findings.map { $0.help?.hasPrefix("remove it") } == [true, false])
  }

  @Test(arguments: [
    "{ bar: { height: tall } }", "{ bar: { height: [64] } }", "{ content: { height: 64 } }",
  ])
  func `other heights are unknown keys`(_ screen: String) {
    #expect(ReadText(screen: screen).codes == ["unknown-key"])
  }

  @Test(arguments: [
    ("bar: \n", "nothing"), ("bar: []", "an empty list"), ("bar: [1]", "a list"), ("bar: 1", "'1'"),
    ("bar: \"1\"", "'1' in quotes"), ("bar: \"\"", "an empty text"), ("class: { a: 1 }", "a map"),
  ])
  func `what was found is named`(_ line: String, _ name: String) {
    let read = ReadText("navstyle: 1\nscreens:\n  home:\n    \(line)\n")
    #expect(read.codes == ["wrong-type"])
    #expect(read.findings[0].message.hasSuffix(", found \(name)"))
  }

  @Test func `a long text is cut in messages and shown on one line`() {
    let long = String(repeating: "é", count: 100)
    let read = ReadText(bar: "{ alpha: \"\(long)\" }")
    #expect(read.findings[0].message.contains(String(repeating: "é", count: 57) + "…'"))
    let lines = ReadText("navstyle: 1\nscreens:\n  home:\n    status-bar: |\n      a\n      b\n")
    #expect(lines.findings.map(\.message).contains { $0.contains("a⏎b") })
    #expect(!lines.findings.contains { $0.message.contains("\n") })
  }

  @Test func `a misspelt name counts as a use of the one that was meant`() {
    let read = ReadText(
      """
      navstyle: 1
      palette: { brand: white, unused: black }
      styles: { plain: {}, other: {} }
      screens: { home: { style: plian, bar: { tint: brnad }, push: [deatil] }, detail: {} }
      """)
    #expect(Set(read.codes) == ["undefined-style", "undefined-color", "undefined-screen"])
    #expect(read.style.uses.colors == [true, false])
    #expect(read.style.uses.styles == [true, false])
    #expect(read.style.uses.probableScreens == [1])
  }

  /// Values of the wrong kind, and what the help shows in their place.
  @Test(arguments: [
    ("screens: [home: {}]", "write a map, as in { home: {} }"),
    ("screens: { home: {} }\nstyles: [clear]", "write a map, as in { clear: {} }"),
    ("screens: { home: { bar: [tint, alpha] } }", "write a map, as in { tint: \"#0B5CAD\" }"),
    (
      "screens: { home: {} }\npalette: { a: [1, 0, 0] }",
      "write a colour, as in \"#0B5CAD\" or { p3: [1, 0, 0] }"
    ),
    ("screens: { home: {} }\npalette: { a: [255, 0, 0] }", "write a colour, as in \"#0B5CAD\""),
    ("screens: { home: {} }\nstacks: { main: 7 }", "write a map, as in { root: detail }"),
    ("screens: { home: { push: 7 } }", "write a list of screens, as in [detail]"),
  ])
  func `what is to be written is shown`(_ lines: String, _ help: String) {
    #expect(ReadText("navstyle: 1\n\(lines)\n").findings.map(\.help).contains(help))
  }

  @Test(arguments: [
    ("bar:\n      tint: #00fg", "a colour is written in quotes, and '#' takes 3, 4, 6 or 8"),
    ("class: #1 screen", "put it in quotes if it is the value"),
  ])
  func `an empty value before a comment is told of that`(_ entry: String, _ help: String) {
    let read = ReadText("navstyle: 1\nscreens:\n  home:\n    \(entry)\n")
    #expect(read.codes == ["wrong-type"])
    #expect(read.findings[0].help?.contains("begins a comment: \(help)") == true)
  }
}
