import Diagnostics
import StyleModel
import Testing

@Suite struct ColorTableTests {
  private func palette(_ text: String, use: String = "a") -> ReadText {
    ReadText("navstyle: 1\npalette:\n\(text)\nscreens: { home: { bar: { tint: \(use) } } }\n")
  }

  @Test func `a palette colour may name one that comes later, and so on`() {
    let read = palette("  a: b\n  b: { light: c, dark: d }\n  d: '#123456'\n  c: systemRed")
    #expect(read.codes.isEmpty)
    #expect(read.look().bar.tint.light.hexadecimal == "#FF3B30FF")
    #expect(read.look().bar.tint.dark.hexadecimal == "#123456FF")
  }

  @Test func `each side of a pair takes its own side of what it names`() {
    let read = palette(
      "  a: { light: p, dark: q }\n  p: { light: '#111', dark: '#222' }\n"
        + "  q: { light: '#333', dark: '#444' }")
    #expect(read.look().bar.tint.light.short == "#111111")
    #expect(read.look().bar.tint.dark.short == "#444444")
  }

  @Test(arguments: [
    ("  a: a", ["the colour 'a' is defined by itself"]),
    ("  a: b\n  b: a", ["these colours define each other: 'a' → 'b' → 'a'"]),
    ("  x: a\n  a: b\n  b: c\n  c: b", ["these colours define each other: 'b' → 'c' → 'b'"]),
    (
      "  a: { light: b, dark: c }\n  b: white\n  c: { light: black, dark: a }",
      ["these colours define each other: 'a' → 'c' → 'a'"]
    ),
    ("  a: b\n  b: a\n  c: d\n  d: c", ["'a' → 'b' → 'a'", "'c' → 'd' → 'c'"]),
  ])
  func `colours that define each other are shown as a whole`(_ text: String, _ messages: [String]) {
    let read = palette(text)
    #expect(Set(read.codes) == ["definition-cycle"])
    #expect(read.findings.count == messages.count)
    for (finding, message) in zip(read.findings, messages) {
      #expect(finding.message.hasSuffix(message))
    }
    #expect(read.look().bar.tint == ByAppearance(.clear))
  }

  @Test func `a chain as long as a palette ends`() {
    let chain = (0..<20_000).map { "  c\($0): c\($0 + 1)\n" }.joined()
    let read = palette(chain + "  c20000: '#0A0B0C'", use: "c0")
    #expect(read.codes.isEmpty)
    #expect(read.look().bar.tint.light.short == "#0A0B0C")
  }

  @Test func `equal colours are one, however often they are written`() {
    let screens = (0..<100).map { "s\($0): { bar: { tint: '#ABCDEF', title-color: a } }" }
    let read = ReadText(
      "navstyle: 1\npalette: { a: '#abcdef' }\nscreens: { \(screens.joined(separator: ", ")) }\n")
    let colors = Set(
      read.style.settings.compactMap { setting -> ColorTable.ID? in
        if case .color(let color) = setting.value { color } else { nil }
      })
    #expect(colors.count == 2)
    #expect(resolve(read.style).looks.count == 1)
  }
}
