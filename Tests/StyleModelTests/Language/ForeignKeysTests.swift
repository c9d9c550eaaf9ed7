import Diagnostics
import StyleModel
import Testing

@Suite struct ForeignKeysTests {
  @Test(arguments: [
    ("barTintColor: red", "color"), ("backgroundColor: red", "color"), ("opacity: 0.5", "alpha"),
    ("isTranslucent: false", "translucent"), ("tintColor: red", "tint"),
    ("tint-color: red", "tint"), ("tintColour: red", "tint"), ("isHidden: true", "hidden"),
    ("prefersLargeTitles: true", "large-title"), ("hairline: false", "shadow-line"),
    ("scrollEdgeAppearance: same", "scroll-edge"), ("textColor: red", "title-color"),
  ])
  func `a key of UIKit's is renamed where the value stays`(_ entry: String, _ name: String) {
    let entry = entry.replacing("red", with: "\"#FF0000\"")
    let read = ReadText(bar: "{ \(entry) }")
    #expect(read.codes == ["unknown-key"])
    #expect(read.findings.first?.help == "it is called '\(name)' here")
    #expect(read.mended.contains("{ \(name): "))
    #expect(ReadText(read.mended).codes.isEmpty)
  }

  @Test(arguments: [
    ("hidesBottomBarWhenPushed: true", "write 'tab-bar: hidden' where that is true"),
    ("preferredStatusBarStyle: lightContent", "write 'status-bar: light' or 'status-bar: dark'"),
    (
      "interactivePopGestureRecognizer: false", "write 'swipe-back: off' where that is true"
    ),
    (
      "isNavigationBarHidden: true",
      "it is called 'hidden', and 'hidden' belongs under 'bar' here"
    ),
    (
      "shadowImage: none",
      "it is called 'shadow-line', and 'shadow-line' belongs under 'bar' here: "
        + "write 'shadow-line: false'"
    ),
    (
      "bar: { titleTextAttributes: {} }", "write 'title-color: COLOUR'"
    ),
    (
      "backgroundColor: white",
      "it is called 'color', and 'color' belongs under 'bar' here; "
        + "or it is called 'background', and 'background' belongs under 'content' here"
    ),
    ("bar: { backgroundImage: wave }", "write 'image: { name: NAME }'"),
    ("bar: { opaque: true }", "write 'translucent: false' where that is true"),
  ])
  func `one whose value is written another way is only told`(_ entry: String, _ help: String) {
    let read = ReadText(screen: "{ \(entry) }")
    #expect(read.findings.map(\.code) == ["unknown-key"])
    #expect(read.findings.first?.help == help)
    #expect(read.findings.first?.fix == nil)
  }

  @Test(arguments: [
    ("no-shadow-line: true", "shadow-line: false"), ("noShadowLine: false", "shadow-line: true"),
    ("hide-large-title: yes", "large-title: false"),
    ("not-translucent: true", "translucent: false"),
  ])
  func `a key that says the opposite is not mended to the same`(_ entry: String, _ cure: String) {
    let read = ReadText(bar: "{ \(entry) }")
    #expect(read.codes == ["unknown-key"] && read.findings.first?.fix == nil)
    #expect(read.findings.first?.help?.hasSuffix("write '\(cure)'") == true)
  }

  @Test func `every place of the table is one of the language`() {
    for name in MapShape.file.keys.map(\.name) + ["bar", "content"] {
      // A key of the language is no foreign one.
      #expect(
        ReadText("navstyle: 1\nscreens: { home: {} }\n\(name)x: 1\n").codes == ["unknown-key"])
    }
  }
}
