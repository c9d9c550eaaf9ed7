import Diagnostics
import LintRules
import SourceText
import TestSupport
import Testing
import YAMLSyntax

@Suite struct MendStyleTests {
  private func screens(_ lines: String) -> String { "navstyle: 1\nscreens:\n\(lines)" }

  @Test func `what needs no fix comes back as it was`() async {
    let text = screens("  home: {}\n")
    let mending = await mended(text, includingUnsafe: true)
    #expect(mending.text == text)
    #expect(mending.fixed == 0 && mending.refused == 0 && mending.isComplete)
  }

  @Test func `many fixes are made at once, and all else stays`() async {
    let text = """
      # head
      navstyle:   1
      palette: {brand: "#0A84FF"}   # named once
      screens:
        home:
          # the first
          status-bar:  lihgt # not light?
          bar: {  color: brnd,  hidden: no }
          puch:
          - detial
        detail: {}

      # tail
      """
    let mending = await mended(text)
    #expect(
      mending.text
        == text.replacing("lihgt", with: "light").replacing("brnd", with: "brand")
        .replacing("hidden: no ", with: "hidden: false ").replacing("puch", with: "push")
        .replacing("detial", with: "detail"))
    #expect(mending.fixed == 5 && mending.result.findings.allSatisfy { $0.severity < .error })
  }

  @Test func `a fix that brings a mistake to light is refused, the others are made`() async {
    let good = (0..<20).map { "  s\($0): { status-bar: lihgt, push: [home] }\n" }.joined()
    let list = (0..<20).map { "s\($0)" }.joined(separator: ", ")
    let bad = "  home: { push: [\(list)], pup-to: [gone-for-good] }\n"
    let mending = await mended(screens(good + bad))
    #expect(mending.text == screens(good.replacing("lihgt", with: "light") + bad))
    #expect(mending.fixed == 20 && mending.refused == 1)
    // What can be read now is judged, and that refuses nothing.
    #expect(mending.result.codes == ["status-bar-contrast", "unknown-key"])
  }

  @Test(arguments: ["[deatil, x1]", "[x1]", "[x1, x1]"])
  func `a name that a fix brings to light is not one that another fix mends`(
    _ list: String
  ) async {
    let text =
      screens("  home: { psuh: \(list) }\n  detail: {}\n")
      + "transitions:\n  - { from: hoem, to: detail, strategy: none }\n"
    let mending = await mended(text)
    #expect(mending.text == text.replacing("hoem", with: "home"))
    #expect(mending.fixed == 1 && mending.refusals.map(\.code) == ["unknown-key"])
    #expect(mending.refusals.first?.cause?.message == "there is no screen 'x1'")
  }

  @Test func `what a fix brings to light may be fixed in turn`() async {
    let mending = await mended(screens("  home: { puch: [detial] }\n  detail: {}\n"))
    #expect(mending.text == screens("  home: { push: [detail] }\n  detail: {}\n"))
    #expect(mending.fixed == 2)
  }

  @Test func `two fixes that break each other's result are not both made`() async {
    // Both misspelt keys mean the same one: the second would be a duplicate.
    let text = screens("  home: { bar: { tint: white, tnt: black, tinnt: red } }\n")
    let mending = await mended(text)
    #expect(mending.text == text)
    #expect(mending.fixed == 0 && mending.refused == 2)
    let free = await mended(screens("  home: { bar: { tnt: black, tnit: red } }\n"))
    #expect(free.text == screens("  home: { bar: { tint: black, tnit: red } }\n"))
    #expect(free.fixed == 1 && free.refused == 1)
  }

  @Test func `a file that broke off is mended piece by piece`() async {
    let lines = (0..<60).map { "  s\($0): { bar: { color: #ffffff, tint: #000 }, push: [s0] }\n" }
    let text = screens(lines.joined())
    let mending = await mended(text)
    #expect(
      mending.text
        == text.replacing("#ffffff", with: "\"#ffffff\"").replacing("#000", with: "\"#000\""))
    #expect(mending.fixed == 120)
    #expect(!mending.result.codes.contains("unquoted-color"))
  }

  @Test func `a fix in a file that broke off may not put a mistake in its own place`() async {
    let text = screens("  home: { status-bar: #fff }\n")
    #expect(checked(text).codes == ["unquoted-color"])
    let mending = await mended(text)
    #expect(mending.text == text)
    #expect(mending.refused == 1)
  }

  @Test(arguments: [
    "  home: { bar: { tint: #fff }, foo: 1 }\n  other: { bar: { tint: #000 }, foo: 1 }\n",
    "  home: { bar: { tint: #fff, alpha: 7 }, style: gone }\n",
    "  home: {}\npalette: { a: #fff, d: \"#12\" }\n",
  ])
  func `a mistake that a colour swallowed is none of its fix`(_ text: String) async {
    let mending = await mended(screens(text))
    #expect(mending.text == screens(text.replacing(/: (#\w+)/) { ": \"\($0.output.1)\"" }))
    #expect(mending.refused == 0 && !mending.result.codes.contains("unquoted-color"))
    #expect(mending.result.findings.contains { $0.severity == .error })
  }

  @Test func `what an alias behind its anchor would have used stays`() async {
    let text = screens("  home: { bar: *later }\n  other: { bar: &later { alpha: 1 } }\n")
    let mending = await mended(text, includingUnsafe: true)
    #expect(mending.text == text && mending.fixed == 0)
    #expect(mending.result.codes.contains("undefined-alias"))
    #expect(!mending.result.codes.contains("unused-anchor"))
  }

  @Test func `what only unused things used goes with them`() async {
    let text = """
      navstyle: 1
      palette:
        a: "#111111"
        b: a
        kept: "#888888"
      styles:
        outer: { style: inner }
        inner: { bar: { color: b } }
        used: { bar: { color: kept } }
      screens:
        home: { style: used }

      """
    let mending = await mended(text, includingUnsafe: true)
    #expect(
      mending.text == """
        navstyle: 1
        palette:
          kept: "#888888"
        styles:
          used: { bar: { color: kept } }
        screens:
          home: { style: used }

        """)
    #expect(mending.fixed == 4)
    #expect(await mended(text).text == text, "unsafe fixes were not asked for")
  }

  @Test func `what is used behind a mistake that can be mended stays`() async {
    let text = """
      navstyle: 1
      styles: { s: { bar: { alpha: 0 } } }
      palette: { k: "#112233" }
      screens: { home: { bar: { colour: k }, stlye: s } }

      """
    let mending = await mended(text, includingUnsafe: true)
    #expect(
      mending.text
        == text.replacing("colour", with: "color").replacing("stlye", with: "style"))
    #expect(mending.fixed == 2 && mending.result.findings.allSatisfy { $0.severity < .error })
  }

  @Test(arguments: [
    ("bar: { zzzzzz: k }", "unknown-key", 1), ("bar: { color: [k] }", "wrong-type", 1),
    ("bar: { color: nothing-like-it }", "undefined-color", 1),
    ("style: { to: s }", "wrong-type", 1),
  ])
  func `what may be used behind a mistake stays`(
    _ screen: String, _ code: String, _ unusedCount: Int
  ) async {
    let text = """
      navstyle: 1
      styles: { s: { bar: { alpha: 0 } } }
      palette: { k: "#112233" }
      screens: { home: { \(screen) } }

      """
    let found = checked(text)
    #expect(found.codes.contains(code))
    let unused = found.findings.filter { $0.code.hasPrefix("unused-") }
    #expect(unused.count == unusedCount && unused.allSatisfy { $0.fix == nil })
    #expect(await mended(text, includingUnsafe: true).text == text)
  }

  @Test(arguments: [false, true])
  func `what a fix brings to light as unused is told, and stays`(_ isUnsafe: Bool) async {
    for (text, fixed) in [
      ("  home: {}\npalete: { old: \"#FF0000\" }\n", "  home: {}\npalette: { old: \"#FF0000\" }\n"),
      ("  home: {}\npalette: { red: #FF0000 }\n", "  home: {}\npalette: { red: \"#FF0000\" }\n"),
      (
        "  home: { style: claer }\nstyles: { clear: { bar: { alpha: 0 } }, photo: {} }\n",
        "  home: { style: clear }\nstyles: { clear: { bar: { alpha: 0 } }, photo: {} }\n"
      ),
    ] {
      let mending = await mended(screens(text), includingUnsafe: isUnsafe)
      #expect(mending.text == screens(fixed))
      #expect(mending.refused == 0 && mending.result.codes.contains { $0.hasPrefix("unused-") })
    }
  }

  @Test func `what a fix makes readable is not changed by an unsafe one of the same run`() async {
    let text = screens(
      "  home: { bar: { color: \"#1A237E\", tint: white, title-color: white }, status-bar: drak }\n"
    )
    let mending = await mended(text, includingUnsafe: true)
    #expect(mending.text == text.replacing("drak", with: "dark"))
    #expect(mending.result.codes == ["status-bar-contrast"])
    let again = await mended(mending.text, includingUnsafe: true)
    #expect(again.text == text.replacing("drak", with: "light"))
  }

  @Test(arguments: [
    "style: branded photo", "style: photo // branded", "style: [branded photo]", "style: phot",
    "style: [branded, phto-o]",
  ])
  func `a guess never takes out what may have been meant`(_ style: String) async {
    let text = """
      navstyle: 1
      styles: { branded: { bar: { tint: red } }, photo: { bar: { alpha: 0 } } }
      screens: { home: { \(style) } }

      """
    let mending = await mended(text, includingUnsafe: true)
    #expect(mending.text.contains("branded: {") && mending.text.contains("photo: {"))
  }

  @Test func `a definition that holds an anchor stays while the anchor is used`() async {
    let text = """
      navstyle: 1
      styles:
        old: &old { bar: { alpha: 0 } }
        new: *old
      screens:
        home: { style: new }

      """
    let mending = await mended(text, includingUnsafe: true)
    #expect(mending.text == text && mending.refused == 0)
    // Whether the whole or a part of it is used.
    let part = text.replacing("&old { bar: {", with: "{ bar: &old {")
      .replacing("new: *old", with: "new: { bar: *old }")
    #expect(!checked(part).codes.contains("unused-style"))
    // A use within the definition itself is none.
    let own = text.replacing("*old", with: "{ bar: { alpha: 0 } }")
      .replacing(
        "&old { bar: { alpha: 0 } }",
        with: "{ bar: &o { alpha: 0 }, states: { a: { bar: *o } } }")
    #expect(checked(own).codes.contains("unused-style"))
  }

  @Test func `an info that a fix brings to light does not make it worse`() async {
    let text = """
      navstyle: 1
      palette:
        a: "#102030"
        b: #102131
      screens: { home: { bar: { shadow-line: a, scroll-edge: { shadow-line: b } } } }

      """
    let mending = await mended(text)
    #expect(mending.text == text.replacing("#102131", with: "\"#102131\""))
    #expect(mending.result.codes == ["near-duplicate-color"])
    #expect(mending.fixed == 1 && mending.refused == 0)
  }

  @Test func `what a refused fix would bring is known, and where it is`() async throws {
    let text = screens("  home: { bar: { color: 0xFFF }, pup-to: [gone-for-good] }\n")
    let mending = await mended(text)
    let refusal = try #require(mending.refusals.first)
    #expect(mending.refusals.count == 1 && mending.fixed == 1)
    #expect(refusal.code == "unknown-key" && refusal.cause?.code == "undefined-screen")
    func rest(_ text: String, _ place: UInt32) -> Substring {
      Substring(String(decoding: Array(text.utf8)[Int(place)...], as: UTF8.self))
    }
    #expect(rest(text, refusal.origin).hasPrefix("pup-to"))
    #expect(rest(mending.text, refusal.place).hasPrefix("pup-to"))
    let finding = try #require(mending.result.findings.first)
    #expect(
      finding.left(because: refusal).help?.hasSuffix(
        "--fix left this: after it, error[undefined-screen] would be found: "
          + "there is no screen 'gone-for-good'") == true)
    #expect(finding.left(because: refusal).fix == nil)
  }
}
