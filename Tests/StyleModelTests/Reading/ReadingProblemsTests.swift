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
  }

  @Test(arguments: ["{ bar: { height: tall } }", "{ bar: { height: [64] } }", "{ height: 64 }"])
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
}
