import Diagnostics
import SourceText
import StyleModel
import Testing

@Suite struct ProvenanceTests {
  /// The chain that leads from a screen to a value, and the text it was written as.
  private func chain(_ attribute: Attribute, _ screen: String, in read: ReadText) -> [String] {
    let resolved = resolve(read.style)
    guard let index = read.style.screen(named: screen),
      let origin = resolved.origins(ofScreen: index)[attribute]
    else { return [] }
    let setting = read.style.settings[Int(origin)]
    var result = read.style.layers(of: origin, onScreen: index)
    if case .color(let color) = setting.value { result += read.style.paletteNames(of: color) }
    return result + [read.text(setting.range)]
  }

  private static let text = """
    navstyle: 1
    palette: { paper: white, brand: base, base: '#123', pair: { light: paper, dark: base } }
    defaults: { bar: { alpha: 0.5, color: pair } }
    styles:
      deep: { bar: { tint: brand } }
      one: { style: deep }
      two: { style: [deep, other] }
      other: { bar: { prompt: true } }
    screens:
      home: { style: one, bar: { title-color: paper } }
      both: { style: [one, two] }
      direct: { style: [deep, one] }
      last: { style: [one, deep] }
    """

  @Test(arguments: [
    (
      "home", Attribute.barTint,
      ["screen", "style one", "style deep", "palette brand", "palette base", "tint: brand"]
    ),
    ("home", .barTitleColor, ["screen", "palette paper", "title-color: paper"]),
    ("home", .barAlpha, ["defaults", "alpha: 0.5"]),
    ("home", .barColor, ["defaults", "palette pair", "color: pair"]),
    ("home", .barHidden, []),
    ("both", .barPrompt, ["screen", "style two", "style other", "prompt: true"]),
  ])
  func `a value knows its whole chain`(_ screen: String, _ attribute: Attribute, _ chain: [String])
  {
    let read = ReadText(Self.text)
    #expect(read.codes.isEmpty)
    #expect(self.chain(attribute, screen, in: read) == chain)
  }

  @Test(arguments: [
    ("both", ["screen", "style two", "style deep"]),
    ("direct", ["screen", "style one", "style deep"]),
    ("last", ["screen", "style deep"]),
  ])
  func `of several ways to a style the last one counts`(_ screen: String, _ chain: [String]) {
    let found = self.chain(.barTint, screen, in: ReadText(Self.text))
    #expect(Array(found.prefix(chain.count)) == chain)
    #expect(found.count == chain.count + 3)
  }

  @Test func `the palette names of a circle end`() {
    let read = ReadText(
      "navstyle: 1\npalette: { a: b, b: a }\nscreens: { home: { bar: { tint: a } } }")
    #expect(read.codes == ["definition-cycle"])
    #expect(chain(.barTint, "home", in: read).count < 6)
  }
}
