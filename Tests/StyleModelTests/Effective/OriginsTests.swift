import Diagnostics
import StyleModel
import TestSupport
import Testing

/// Which of the layers counts: defaults, then styles depth first, then the screen.
@Suite struct OriginsTests {
  private func alpha(_ text: String) -> Double {
    let read = ReadText("navstyle: 1\n" + text)
    #expect(read.codes.isEmpty, "\(read.found)")
    return read.look().bar.alpha
  }

  @Test func `the screen beats its styles, and styles beat the defaults`() {
    let defaults = "defaults: { bar: { alpha: 0.1 } }\n"
    let styles = "styles: { s: { bar: { alpha: 0.2 } } }\n"
    #expect(alpha(defaults + styles + "screens: { home: {} }") == 0.1)
    #expect(alpha(defaults + styles + "screens: { home: { style: s } }") == 0.2)
    #expect(
      alpha(defaults + styles + "screens: { home: { bar: { alpha: 0.3 }, style: s } }") == 0.3)
  }

  @Test(arguments: [("[a, b]", 0.2), ("[b, a]", 0.1), ("[a, b, a]", 0.1), ("b", 0.2)])
  func `of several styles the last counts`(_ list: String, _ value: Double) {
    let styles = "styles: { a: { bar: { alpha: 0.1 } }, b: { bar: { alpha: 0.2 } } }\n"
    #expect(alpha(styles + "screens: { home: { style: \(list) } }") == value)
  }

  @Test func `the styles that a style applies come before its own values`() {
    let read = ReadText(
      """
      navstyle: 1
      styles:
        deep: { bar: { alpha: 0.1, tint: '#111', prompt: true } }
        middle: { style: deep, bar: { alpha: 0.2, title-color: '#222' } }
        other: { bar: { title-color: '#333' } }
      screens: { home: { style: [middle, other] } }
      """)
    let look = read.look()
    #expect(look.bar.alpha == 0.2)
    #expect(look.bar.tint.light.short == "#111111")
    #expect(look.bar.titleColor.light.short == "#333333")
    #expect(look.height == .prompt)
  }

  @Test func `a style that comes again through another counts again`() {
    let styles = """
      styles:
        a: { bar: { alpha: 0.1 } }
        b: { bar: { alpha: 0.2 } }
        c: { style: a }

      """
    #expect(alpha(styles + "screens: { home: { style: [a, b, c] } }") == 0.1)
    #expect(alpha(styles + "screens: { home: { style: [c, b] } }") == 0.2)
  }

  // MARK: Scroll edge

  private func edge(_ layers: [String], nested: Bool) -> BarLook? {
    let names = layers.indices.map { "s\($0)" }.joined(separator: ", ")
    let styles = layers.enumerated().map { "  s\($0): { bar: \($1) }\n" }.joined()
    let use = nested ? "all" : "[\(names)]"
    let read = ReadText(
      "navstyle: 1\nstyles:\n\(styles)  all: { style: [\(names)] }\nscreens: { home: { style: \(use) } }\n"
    )
    #expect(read.codes.isEmpty, "\(read.found)")
    return read.look().scrollEdge
  }

  @Test(arguments: [false, true])
  func `the scroll edge merges key by key`(_ nested: Bool) {
    let look = edge(
      ["{ scroll-edge: { alpha: 0.5, tint: '#111' } }", "{ scroll-edge: { alpha: 0.25 } }"],
      nested: nested)
    #expect(look?.alpha == 0.25)
    #expect(look?.tint.light.short == "#111111")
  }

  @Test(arguments: [false, true])
  func `'same' takes back what earlier layers wrote, and only that`(_ nested: Bool) {
    let tinted = "{ scroll-edge: { tint: '#111' } }"
    let same = "{ scroll-edge: same }"
    #expect(edge([tinted, same], nested: nested) == nil)
    #expect(edge([same, tinted], nested: nested)?.tint.light.short == "#111111")
    let again = edge([tinted, same, "{ scroll-edge: { alpha: 0.5 } }"], nested: nested)
    #expect(again?.alpha == 0.5)
    #expect(again?.tint.light.short == "#007AFF")
    #expect(edge([tinted, "{ alpha: 0.5 }"], nested: nested)?.alpha == 0.5)
  }

  @Test func `missing keys of the scroll edge are the bar's own, wherever that was written`() {
    let read = ReadText(
      """
      navstyle: 1
      defaults: { bar: { scroll-edge: { alpha: 0 }, tint: '#111', color: '#222' } }
      screens:
        home: { bar: { color: '#333', material: thin, shadow-line: false } }
      """)
    let look = read.look()
    var expected = look.bar
    expected.alpha = 0
    #expect(look.scrollEdge == expected)
    #expect(look.bar.color?.light.short == "#333333" && look.bar.material == .thin)
  }

  @Test(arguments: ["{}", "{ alpha: 1 }", "{ alpha: 0.5 }"])
  func `a scroll edge that looks the same is the same`(_ edge: String) {
    let alpha = edge.contains("0.5") ? "0.5" : "1"
    #expect(ReadText(bar: "{ alpha: \(alpha), scroll-edge: \(edge) }").look().scrollEdge == nil)
  }

  // MARK: Size

  @Test(.comesToAnEnd)
  func `styles applied a million million times over come to an end`() {
    let levels = (0..<40).map { "  a\($0): { style: [a\($0 + 1), a\($0 + 1)] }\n" }.joined()
    let read = ReadText(
      "navstyle: 1\nstyles:\n\(levels)  a40: { bar: { alpha: 0.5 } }\nscreens: { home: { style: a0 } }\n"
    )
    #expect(read.codes.isEmpty)
    #expect(read.look().bar.alpha == 0.5)
    let resolved = resolve(read.style)
    let origin = resolved.origins(ofScreen: 0)[.barAlpha] ?? -1
    #expect(read.style.layers(of: origin, onScreen: 0).count == 42)
  }

  @Test(.comesToAnEnd)
  func `a style of very many styles, and a very long chain, come to an end`() {
    let many = (0..<30_000).map { "  s\($0): { style: [\($0 == 0 ? "" : "s\($0 - 1)")] }\n" }
      .joined()
    let names = (0..<30_000).map { "s\($0)" }.joined(separator: ", ")
    let read = ReadText(
      "navstyle: 1\nstyles:\n\(many)  all: { style: [\(names)], bar: { alpha: 0.5 } }\nscreens: { home: { style: all } }\n"
    )
    #expect(read.codes.isEmpty)
    #expect(read.look().bar.alpha == 0.5)
  }

  @Test func `styles in a circle end where it closes`() {
    let read = ReadText(
      """
      navstyle: 1
      styles:
        a: { style: b, bar: { alpha: 0.1 } }
        b: { style: a, bar: { alpha: 0.2, prompt: true } }
      screens: { home: { style: a }, other: { style: b } }
      """)
    #expect(read.codes == ["definition-cycle"])
    #expect(read.look().bar.alpha == 0.1)
    #expect(read.look().height == .prompt)
    #expect(read.look("other").bar.alpha == 0.2)
  }
}
