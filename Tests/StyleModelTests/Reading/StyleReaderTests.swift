import Diagnostics
import SourceText
import StyleModel
import Testing

/// Places: what is reached through an alias or a merge is shown where it is used.
@Suite struct StyleReaderTests {
  private func places(_ read: ReadText) -> [[String]] {
    read.findings.map { finding in
      let notes = finding.notes.map { "\($0.message) '\(read.text($0.range))'" }
      return ["\(finding.code) under '\(read.text(finding.range))'", finding.keyPath] + notes
    }
  }

  @Test func `a bad value behind an alias is shown at the alias, with a note at the anchor`() {
    let read = ReadText(
      """
      navstyle: 1
      screens:
        home: { class: &x half, bar: { alpha: *x } }
      """)
    #expect(
      places(read) == [
        ["wrong-type under '*x'", "screens.home.bar.alpha", "it is written here 'half'"]
      ])
    #expect(read.findings[0].fix == nil)
  }

  @Test func `a key that is wrong only where it is merged is shown at the merge`() {
    let read = ReadText(
      """
      navstyle: 1
      screens:
        home: &home { push: [home], bar: { alpha: 0.5 } }
      styles:
        s: { <<: *home }
      """)
    #expect(
      places(read) == [["unknown-key under '*home'", "styles.s.push", "it is written here 'push'"]])
  }

  @Test func `a mistake is shown where it is written, and not again at each use`() {
    let read = ReadText(
      """
      navstyle: 1
      defaults: { bar: &b { alpha: 2, colr: white } }
      screens:
        home: &home { bar: *b, class: &c [x] }
        next: { <<: *home }
        last: { bar: { <<: *b, tint: whte }, class: *c }
      """)
    #expect(
      read.found == [
        "out-of-range under '2'", "unknown-key under 'colr'", "wrong-type under '[x]'",
        "undefined-color under 'whte'",
      ])
    #expect(read.findings.allSatisfy { $0.notes.isEmpty })
  }

  @Test func `a mistake in a use comes before what it is a use of, too`() {
    let read = ReadText(
      """
      navstyle: 1
      screens: { home: &home { bar: { alpha: 2 } } }
      styles: { s: { bar: { alpha: 3 } }, t: *home }
      """)
    #expect(Set(read.found) == ["out-of-range under '2'", "out-of-range under '3'"])
  }

  @Test func `what is right where it is written is shown at every use that it is wrong in`() {
    let read = ReadText(
      """
      navstyle: 1
      screens:
        home: { class: &x hello, bar: { alpha: *x, tint: *x } }
        next: { bar: { alpha: *x } }
      """)
    #expect(
      read.found == [
        "wrong-type under '*x'", "undefined-color under '*x'", "wrong-type under '*x'",
      ])
  }

  @Test func `of aliases inside aliases the outermost is the place of use`() {
    let read = ReadText(
      """
      navstyle: 1
      screens:
        home: { class: &v half, bar: &b { tint: white } }
        a: &a { bar: &c { alpha: 1 } }
        b: { bar: { <<: [*b, *c], alpha: *v } }
        c: { bar: &d { <<: *b, alpha: *v } }
        d: { bar: *d }
      """)
    #expect(read.found.filter { $0.contains("*d") } == ["wrong-type under '*d'"])
    #expect(read.found.filter { $0.contains("*v") }.count == 2)
  }

  @Test func `a definition is at its key, whatever its value is`() {
    let read = ReadText(
      """
      navstyle: 1
      palette: { one: &c white, two: *c }
      screens:
        home: &home { bar: { alpha: 0.5 } }
        next: *home
        1st: *home
      """)
    #expect(read.found == ["wrong-type under '1st'"])
    #expect(read.findings[0].keyPath == "screens.1st")
    #expect(read.style.screens.map { read.text($0.range) } == ["home", "next", "1st"])
    #expect(read.style.palette.map { read.text($0.range) } == ["one", "two"])
    #expect(read.look("next").bar.alpha == 0.5)
  }

  @Test func `a merged screen is at the merge`() {
    let read = ReadText(
      """
      navstyle: 1
      styles: &s { one: {} }
      screens: { <<: *s, two: { style: one } }
      """)
    #expect(read.codes.isEmpty)
    #expect(read.style.screens.map { read.text($0.range) } == ["two", "*s"])
  }

  @Test func `merging is shallow, and what stands beside it counts`() {
    let read = ReadText(
      """
      navstyle: 1
      screens:
        home: &home { bar: { alpha: 0.5, hidden: true }, status-bar: light }
        next: { <<: *home, bar: { prompt: true } }
      """)
    #expect(read.codes.isEmpty)
    let look = read.look("next")
    #expect(look.bar.alpha == 1 && !look.isHidden && look.height == .prompt)
    #expect(look.statusBar == .light)
  }

  @Test func `what is missing behind an alias is shown at the alias`() {
    let read = ReadText(
      """
      navstyle: 1
      screens: { home: { bar: { color: &x { light: white } } }, next: { bar: { tint: *x } } }
      """)
    #expect(read.found == ["missing-key under '{ light: white }'"])
    let empty = ReadText("navstyle: 1\nscreens: &x { home: {} }\nstacks: { main: *x }\n")
    #expect(
      empty.found == [
        "missing-key under '*x'", "unknown-key under '*x'",
      ])
    #expect(empty.findings.allSatisfy { $0.notes.count == 1 })
  }

  @Test func `a doubled key behind an alias shows the alias and both keys`() {
    let read = ReadText(
      "navstyle: 1\nx: &x { alpha: 0, alpha: 1 }\nscreens: { b: { bar: *x } }\n")
    #expect(read.codes == ["unknown-key", "duplicate-key"])
    #expect(read.text(read.findings[1].range) == "*x")
    #expect(read.findings[1].notes.map { read.text($0.range) } == ["alpha", "alpha"])
    #expect(read.findings[1].notes[0].range != read.findings[1].notes[1].range)
  }

  @Test func `a bad tag behind an alias is shown at the alias`() {
    let read = ReadText(
      "navstyle: 1\nx: &x !y b\nscreens: { b: { class: *x } }\n")
    #expect(read.found == ["unknown-key under 'x'", "unsupported-tag under '*x'"])
    #expect(read.findings[1].notes.map { read.text($0.range) } == ["!y"])
  }

  @Test func `a setting reaches from its key to the end of its value`() {
    let read = ReadText(
      """
      navstyle: 1
      screens:
        home:
          bar:
            alpha: 0.5 # half
            scroll-edge:
              color: white
          class: &c "A"
        next: { class: *c, bar: { color: { light: white, dark: black } } }
      """)
    #expect(read.codes.isEmpty)
    let texts = read.style.settings.map { read.text($0.range) }
    #expect(
      texts == [
        "alpha: 0.5", "scroll-edge:\n        color: white", "color: white", "class: &c \"A\"",
        "*c", "color: { light: white, dark: black }",
      ])
  }

  @Test func `a key path leads through lists`() {
    let read = ReadText(
      """
      navstyle: 1
      screens: { home: { replace: [[home], [home, x]], push: [home, y] } }
      transitions:
        - { from: home, to: home }
        - { from: home, to: home, duration: 9 }
      """)
    #expect(
      read.findings.map(\.keyPath) == [
        "screens.home.replace[1][1]", "screens.home.push[1]", "transitions[1].duration",
      ])
  }

  @Test func `a very long key does not make every key path below it as long`() {
    let long = String(repeating: "k", count: 100_000)
    let bad = (0..<50).map { "    bad\($0): 1\n" }.joined()
    let read = ReadText("navstyle: 1\nscreens:\n  ? \(long)\n  :\n\(bad)")
    let below = read.findings.filter { $0.code == "unknown-key" }
    #expect(below.count == 50)
    #expect(below.allSatisfy { $0.keyPath.utf8.count < 500 })
    #expect(below.allSatisfy { $0.keyPath.hasPrefix("screens.kkk") })
    #expect(below.first?.keyPath.hasSuffix(".bad0") == true)
  }

  @Test func `a key that is an alias stands where the alias does`() {
    let text = """
      navstyle: 1
      styles: { a: { bar: { &k alpha: 0.5 } } }
      screens:
        home: { style: a, bar: { *k : 0.25 } }
        &w widget: { bar: { &t tnit: white } }
        other: { push: [*w ], bar: { *t : white } }
      """
    let read = ReadText(text)
    let home = read.style.screens[0].settings
    let alpha = read.style.setting(.barAlpha, in: home)
    #expect(alpha.map { read.text($0.range) } == "*k : 0.25")
    #expect(read.look().bar.alpha == 0.25)
    #expect(read.found == ["unknown-key under 'tnit'"])
    #expect(read.findings.map { $0.fix != nil } == [true])
  }
}
