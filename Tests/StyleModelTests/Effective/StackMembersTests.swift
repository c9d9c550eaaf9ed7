import Diagnostics
import StyleModel
import TestSupport
import Testing

/// What stacks mean for the looks of their screens.
@Suite struct StackMembersTests {
  private func alphas(_ text: String) -> [Double] {
    let resolved = resolved("navstyle: 1\n" + text)
    return resolved.style.screens.indices.map { resolved.look(ofScreen: $0).bar.alpha }
  }

  @Test func `a stack's style comes after the defaults and before the screen's own`() {
    let text = """
      defaults: { bar: { alpha: 0.1, tint: black } }
      styles: { thin: { bar: { alpha: 0.2 } }, own: { bar: { alpha: 0.3 } } }
      stacks: { main: { root: a, style: thin } }
      screens:
        a: { push: [b] }
        b: { style: own, replace-top: [c] }
        c: { bar: { alpha: 0.4 }, replace: [[a, d]] }
        d: {}
        e: {}
      """
    #expect(alphas(text) == [0.2, 0.3, 0.4, 0.2, 0.1])
    let look = resolved("navstyle: 1\n" + text).look(ofScreen: 0)
    #expect(look.bar.tint.light.short == "#000000")
  }

  @Test func `of several stacks the style of the first counts, and all are known`() {
    let text = """
      styles: { one: { bar: { alpha: 0.1 } }, two: { bar: { alpha: 0.2 } } }
      stacks:
        m: { root: a, style: two }
        n: { root: b, style: [one, two] }
        o: { root: b, style: two }
        p: { root: c }
      screens: { a: { push: [c] }, b: { push: [c] }, c: {} }
      """
    #expect(alphas(text) == [0.2, 0.2, 0.2])
    let resolved = resolved("navstyle: 1\n" + text)
    #expect((0...2).map { resolved.stacks(stylingScreen: $0) } == [[0], [1, 0], [0, 1, 3]])
  }

  @Test func `an origin in a stack's style is found and named`() {
    let resolved = resolved(
      """
      navstyle: 1
      styles: { base: { bar: { alpha: 0.2 }, back-guard: true }, thin: { style: base } }
      stacks: { main: { root: a, style: thin } }
      screens: { a: {} }
      """)
    #expect(resolved.setting(.backGuard, ofScreen: 0)?.value == .boolean(true))
    let origin = resolved.origins(ofScreen: 0)[.barAlpha] ?? -1
    #expect(
      resolved.style.layers(of: origin, onScreen: 0, inStack: 0)
        == ["stack main", "style thin", "style base"])
  }

  @Test(arguments: [
    ("sheet", "", StatusBar.default), ("sheet", "replace: [[b]]", .hidden), ("nested", "", .hidden),
    ("split-column", "", .hidden), ("window", "", .hidden),
  ])
  func `sheets do not own the status bar`(_ kind: String, _ more: String, _ bar: StatusBar) {
    let resolved = resolved(
      """
      navstyle: 1
      stacks: { main: { root: a }, other: { root: b, kind: \(kind) } }
      screens: { a: { present: [other], \(more) }, b: { status-bar: hidden } }
      """)
    #expect(resolved.look(ofScreen: 1).statusBar == bar)
    #expect((resolved.origins(ofScreen: 1)[.statusBar] == nil) == (bar == .default))
  }

  @Test(.comesToAnEnd) func `many styled stacks over the same screens end soon`() {
    let count = 3000
    let names = (0..<count).map { "s\($0)" }
    let text =
      "navstyle: 1\nstyles:\n"
      + names.map { "  \($0): { bar: { alpha: 0.5 } }\n" }.joined() + "stacks:\n"
      + names.map { "  \($0): { root: \($0), style: \($0) }\n" }.joined() + "screens:\n"
      + names.indices.map { "  s\($0): { push: [s\(($0 + 1) % count)] }\n" }.joined()
    let resolved = resolved(text)
    #expect(resolved.stacks(stylingScreen: 0).count == 8)
    #expect(checked(text).codes.isEmpty)
  }
}
