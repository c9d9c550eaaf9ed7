import Diagnostics
import Testing

@Suite struct KeyPlacesTests {
  @Test(arguments: [
    ("{ color: white }", "'color' belongs under 'bar' here"),
    ("{ scrolls: both }", "'scrolls' belongs under 'content' here"),
    ("{ profile: hd }", "'profile' belongs to 'motion'"),
    ("{ strategy: none }", "'strategy' belongs to an entry of 'transitions'"),
    ("{ root: home }", "'root' belongs to 'stacks.NAME'"),
    ("{ bar: { status-bar: light } }", "'status-bar' belongs to 'screens.home'"),
    (
      "{ bar: { scroll-edge: { translucent: true } } }",
      "'translucent' belongs to 'screens.home.bar'"
    ),
    ("{ states: { up: { push: [] } } }", "'push' belongs to 'screens.home'"),
    ("{ states: { up: { tint: white } } }", "'tint' belongs under 'bar' here"),
  ])
  func `a key on the wrong level is told where it belongs`(_ screen: String, _ help: String) {
    let read = ReadText(screen: screen)
    #expect(read.codes == ["unknown-key"])
    #expect(read.findings.first?.help == help)
    #expect(read.findings.first?.fix == nil)
  }

  @Test func `so is one that stands outside all sections`() {
    let read = ReadText("navstyle: 1\nios: 17\npush: [home]\nscreens: { home: {} }\n")
    #expect(
      read.findings.map(\.help) == [
        "'ios' belongs under 'targets' here", "'push' belongs under 'screens.NAME' here",
      ])
  }

  @Test func `a key that is nearly one of the map is that`() {
    let read = ReadText(bar: "{ images: none }")
    #expect(read.findings.first?.help?.hasPrefix("did you mean 'image'?") == true)
  }

  @Test func `a height of a screen is that of its bar`() {
    #expect(ReadText(screen: "{ height: 64 }").codes == ["fixed-bar-height"])
    #expect(ReadText(screen: "{ content: { height: 64 } }").codes == ["unknown-key"])
  }
}
