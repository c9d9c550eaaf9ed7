import Diagnostics
import StyleModel
import Testing

@Suite struct ReadStatesTests {
  private func looks(_ text: String, _ screen: Int = 0) -> [(name: String, look: Look)] {
    let read = ReadText("navstyle: 1\n" + text)
    #expect(read.codes.isEmpty, "\(read.found)")
    let resolved = resolve(read.style)
    return (0...resolved.states(ofScreen: screen).count).map { state in
      (
        resolved.stateName(state, ofScreen: screen),
        resolved.look(ofScreen: screen, state: state)
      )
    }
  }

  @Test func `a state is merged over the screen's own look, key by key`() {
    let found = looks(
      """
      styles: { thin: { bar: { alpha: 0.5, scroll-edge: { alpha: 0.1 } } } }
      screens:
        a:
          bar: { tint: black }
          states:
            up: { bar: { alpha: 1, scroll-edge: same }, toolbar: shown, status-bar: light }
            dim: { content: { background: black }, bar: { hidden: true }, tab-bar: hidden }
          style: thin
          toolbar: hidden
        b: { toolbar: shown }
      """)
    #expect(found.map(\.name) == ["", "up", "dim"])
    #expect(found.map(\.look.bar.alpha) == [0.5, 1, 0.5])
    #expect(found.map(\.look.scrollEdge?.alpha) == [0.1, nil, nil])
    #expect(found.map(\.look.bar.tint.light.short) == Array(repeating: "#000000", count: 3))
    #expect(found.map(\.look.toolbar) == [.hidden, .shown, .hidden])
    #expect(found.map(\.look.statusBar) == [.default, .light, .default])
    #expect(found.map(\.look.isHidden) == [false, false, true])
    #expect(found.map(\.look.tabBar) == [.shown, .shown, .hidden])
    #expect(found[2].look.page.light.short == "#000000")
  }

  @Test func `what follows states is the screen's own again`() {
    let read = ReadText(
      "navstyle: 1\nscreens: { a: { states: { s: { toolbar: shown } }, class: A }, b: { class: B } }"
    )
    #expect(read.codes.isEmpty)
    #expect(read.value(.toolbar, ofScreen: "a") == nil)
    #expect(read.words(.className, ofScreen: "a") == "A")
    #expect(read.words(.className, ofScreen: "b") == "B")
  }

  @Test func `states are inherited, and replaced whole`() {
    let text = """
      defaults: { states: { one: { toolbar: shown } } }
      styles: { two: { states: { two: {}, three: { bar: { alpha: 0 } } } } }
      screens:
        a: {}
        b: { style: two }
        c: { style: two, states: { four: {} } }
        d: { states: {} }
      """
    #expect(
      (0...3).map { looks(text, $0).map(\.name) } == [
        ["", "one"], ["", "two", "three"], ["", "four"], [""],
      ])
    #expect(looks(text, 1)[2].look.bar.alpha == 0)
    // What nobody wrote in the state is the screen's own.
    #expect(looks(text, 1)[1].look == looks(text, 1)[0].look)
  }

  @Test func `a palette colour that only a state uses is used`() {
    let read = ReadText(
      "navstyle: 1\npalette: { p: white }\nscreens: { a: { states: { s: { bar: { tint: p } } } } }")
    #expect(read.style.uses.colors == [true])
  }

  @Test func `in a sheet no state owns the status bar`() {
    let found = looks(
      "stacks: { m: { root: a, kind: sheet } }\nscreens: { a: { states: { s: { status-bar: hidden } } } }"
    )
    #expect(found[1].look.statusBar == .default)
  }

  @Test(arguments: [
    ("{ s: { push: [home] } }", ["unknown-key under 'push'"]),
    ("{ s: { states: { t: {} } } }", ["unknown-key under 'states'"]),
    ("{ s: { swipe-back: full } }", ["unknown-key under 'swipe-back'"]),
    ("{ s: { bar: { alpha: 2 } } }", ["out-of-range under '2'"]),
    ("{ 1st: {} }", ["wrong-type under '1st'"]), ("{ no: {} }", ["ambiguous-scalar under 'no'"]),
    ("{ s: {}, s: {} }", ["duplicate-key under 's'"]), ("[s]", ["wrong-type under '[s]'"]),
    ("{ s: shown }", ["wrong-type under 'shown'"]),
    (
      "{ \((1...9).map { "s\($0): {}" }.joined(separator: ", ")) }",
      ["out-of-range under 's9'"]
    ),
    ("{ \((1...8).map { "s\($0): {}" }.joined(separator: ", ")) }", []),
  ])
  func `what cannot be said of a state is reported`(_ states: String, _ found: [String]) {
    #expect(ReadText(screen: "{ states: \(states) }").found == found)
  }
}
