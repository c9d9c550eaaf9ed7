import Diagnostics
import LintRules
import SourceText
import StyleModel
import TestSupport
import Testing

/// One mistake gives one finding: what only seems absent because of it is not said on top.
@Suite struct UnreadTests {
  private static let head = """
    navstyle: 1
    targets: { appearances: [light], glass: false }
    palette: { brand: "#F0F4F8", ink: "#203040" }
    styles: { plain: { bar: { color: brand } }, dark: { bar: { tint: ink } } }

    """

  private func found(_ text: String) -> [String] {
    let style = checked(text)
    return style.findings.map { "\($0.code) under '\(style.text(under: $0))'" }
  }

  /// What may be wrong with a screen that should use everything, and what is said of it.
  static let screens: [(home: String, finding: String)] = [
    ("push: [detail], style: [plain, dark]", ""),
    ("push: detail, style: [plain, dark]", "wrong-type under 'detail'"),
    ("style: [plain, dark], push: home, detail", "wrong-type under 'home'"),
    ("push: [detail], style: plain, dark", "unknown-key under 'dark'"),
    ("push: { detail: x }, style: [plain, dark]", "wrong-type under '{ detail: x }'"),
    ("push: { to: detail }, style: [plain, dark]", "wrong-type under '{ to: detail }'"),
    ("puhs: [detail], style: [plain, dark]", "unknown-key under 'puhs'"),
    ("puhs: [deatil], style: [plain, dark]", "unknown-key under 'puhs'"),
    ("next: [detail], style: [plain, dark]", "unknown-key under 'next'"),
    ("next: { a: [{ b: detail }] }, style: [plain, dark]", "unknown-key under 'next'"),
    ("push: [detail], stlye: [plain, dark]", "unknown-key under 'stlye'"),
    ("push: [detail], stlye: [plian, drak]", "unknown-key under 'stlye'"),
    ("push: [detail], theme: [plain, dark]", "unknown-key under 'theme'"),
    ("push: [detail], style: { plain: 1, dark: 2 }", "wrong-type under '{ plain: 1, dark: 2 }'"),
    ("push: [detail], style: 'plain, dark'", "undefined-style under ''plain, dark''"),
    ("push: [detail], style: [[plain, dark]]", "wrong-type under '[plain, dark]'"),
    ("replace: [detail], style: [plain, dark]", "wrong-type under '[detail]'"),
    ("replace: detail, style: [plain, dark]", "wrong-type under 'detail'"),
    ("replace: [home, detail], style: [plain, dark]", "wrong-type under '[home, detail]'"),
    ("push: *all, style: [plain, dark]", "undefined-alias under '*all'"),
    ("push: [*all], style: [plain, dark]", "undefined-alias under '*all'"),
    ("push: !include all.yaml, style: [plain, dark]", "unsupported-tag under '!include'"),
    ("push: [detail], style: *both", "undefined-alias under '*both'"),
    ("push: [home], push: [detail], style: [plain, dark]", "duplicate-key under 'push'"),
    ("<<: *base", "undefined-alias under '*base'"),
    ("<<: plain, push: [detail], style: dark", "wrong-type under 'plain'"),
  ]

  @Test(arguments: screens)
  func `a mistake in a screen is one finding`(_ home: String, _ finding: String) {
    let text = Self.head + "screens: { home: { \(home) }, detail: { push: [note] }, note: {} }\n"
    #expect(found(text) == (finding.isEmpty ? [] : [finding]))
  }

  @Test(arguments: [
    ("bar: { colour: ink }", "unknown-key under 'colour'"),
    ("bar: { color: [ink] }", "wrong-type under '[ink]'"),
    ("bar: { color: { day: ink, night: ink } }", "unknown-key under 'day' night"),
    ("bar: ink", "wrong-type under 'ink'"), ("barr: { tint: ink }", "unknown-key under 'barr'"),
    ("bar: [{ tint: ink }]", "wrong-type under '[{ tint: ink }]'"),
    ("bar: *b", "undefined-alias under '*b'"), ("bar: { tint: *t }", "undefined-alias under '*t'"),
  ])
  func `a palette colour under a mistake is not unused on top`(_ home: String, _ finding: String) {
    let text = "navstyle: 1\npalette: { ink: '#123456' }\nscreens: { home: { \(home) } }\n"
    let expected =
      finding.hasSuffix(" night")
      ? ["unknown-key under 'day'", "unknown-key under 'night'"] : [finding]
    #expect(found(text) == expected)
  }

  /// Whole files with one mistake.
  static let files: [(text: String, finding: String)] = [
    ("palete: { a: '#123' }\nscreens: { home: { bar: { color: a, tint: a } } }", "unknown-key"),
    ("palette: [{ a: '#123' }]\nscreens: { home: { bar: { color: a, tint: a } } }", "wrong-type"),
    ("palette: [a, b]\nscreens: { home: { bar: { color: a, tint: c } } }", "wrong-type"),
    ("palette: *p\nscreens: { home: { bar: { color: a, tint: c } } }", "undefined-alias"),
    (
      "palette: { <<: *p, b: '#123' }\nscreens: { home: { bar: { color: a, tint: b } } }",
      "undefined-alias"
    ),
    ("palette: !include p.yaml\nscreens: { home: { bar: { color: a } } }", "unsupported-tag"),
    ("palette:\nscreens: { home: { bar: { color: a } } }", "wrong-type"),
    ("colors: { a: '#123' }\nscreens: { home: { bar: { color: a, tint: a } } }", "unknown-key"),
    ("style: { s: { bar: { alpha: 0 } } }\nscreens: { home: { style: s } }", "unknown-key"),
    ("defaults: { styles: { s: {} } }\nscreens: { home: { style: [s, t] } }", "unknown-key"),
    ("screens: { home: { push: [a] } }\ndefaults: { screens: { a: {} } }", "unknown-key"),
    (
      "palette: { a: '#123' }\npalette: { b: '#123' }\nscreens: { home: { bar: { color: a, tint: b } } }",
      "duplicate-key"
    ),
    ("includes: [p.yaml]\nscreens: { home: { style: s, bar: { color: a } } }", "unknown-key"),
    ("import: p.navstyle.yaml\nscreens: { home: { style: s } }", "unknown-key"),
    ("stack: { main: { root: b } }\nscreens: { a: {}, b: {} }", "unknown-key"),
    ("stacks: [{ root: b }]\nscreens: { a: {}, b: {} }", "wrong-type"),
    ("stacks: { main: { start: b } }\nscreens: { a: {}, b: {} }", "unknown-key"),
    ("palette: { a: '#123' }\nstyles: { s: {} }\nscreens:\n", "wrong-type"),
    ("palette: { a: '#123' }\nstyles: { s: {} }\nscreens: {}", "missing-key"),
    ("palette: { a: '#123' }\nstyles: { s: {} }", "missing-key"),
    ("pages: { home: { push: [b] }, b: {} }\nstacks: { main: { root: home } }", "unknown-key"),
    ("palette: { 'a b': '#123' }\nscreens: { home: {} }", "wrong-type"),
    ("palette: { 'a b': '#123' }\nscreens: { home: { bar: { tint: a b } } }", "wrong-type"),
    ("palette: { 'a b': '#123' }\nscreens: { home: { bar: { tint: a-b } } }", "wrong-type"),
    ("palette: { clear: '#123' }\nscreens: { home: {} }", "wrong-type"),
    ("styles: { 'a b': {} }\nscreens: { home: {} }", "wrong-type"),
    ("styles: { 'a b': {} }\nscreens: { home: { style: a_b } }", "wrong-type"),
    ("screens: { home: {}, 1st: {} }", "wrong-type"),
    ("screens: { home: { push: [detail-1] }, 'detail 1': { push: [b] }, b: {} }", "wrong-type"),
  ]

  @Test(arguments: files)
  func `a mistake in a file is one finding`(_ text: String, _ finding: String) {
    #expect(
      checked("navstyle: 1\n\(text)\n").codes == [finding], "\(found("navstyle: 1\n\(text)"))")
  }

  @Test(arguments: [
    "- brand: '#123'\n- ink: '#456'\n", "[]\n", "TODO\n", "<html>\n", "!palette { a: b }\n",
  ])
  func `a piece that is no map is one finding`(_ piece: String) async {
    let style = await checked([
      "app.navstyle.yaml": """
      navstyle: 1
      include: [p.navstyle.yaml]
      palette: { own: '#789' }
      screens: { home: { style: plain, bar: { color: brand }, push: [other] }, alone: {} }
      """, "p.navstyle.yaml": piece,
    ])
    #expect(
      style.codes == [piece.hasPrefix("!") ? "unsupported-tag" : "wrong-type"]
        || piece.hasPrefix("!"), "\(style.places)")
  }

  @Test(arguments: ["{ palette: p.yaml }", "[[p.navstyle.yaml]]", "[{ a: b }]", "!x p.yaml", ""])
  func `what includes should have brought is not missing`(_ include: String) async {
    let style = await checked([
      "app.navstyle.yaml":
        "navstyle: 1\ninclude: \(include)\nscreens: { home: { style: s, bar: { color: a } } }\n"
    ])
    #expect(style.codes == [include.hasPrefix("!") ? "unsupported-tag" : "wrong-type"])
  }

  @Test func `a definition that does not count is a use of what it names`() async {
    let style = await checked([
      "app.navstyle.yaml":
        "navstyle: 1\ninclude: [p.navstyle.yaml]\nscreens: { home: { class: Home } }\n",
      "p.navstyle.yaml": "screens: { home: { push: [detail] }, detail: {} }\n",
    ])
    #expect(style.codes == ["duplicate-definition", "duplicate-definition"])
  }

  // MARK: No more than that

  /// A mistake beside which other ones are still said.
  static let independent: [(text: String, codes: [String])] = [
    (
      "palette: { a: '#123', b: '#456' }\nscreens: { home: { bar: { colour: a } } }",
      ["unused-color", "unknown-key"]
    ),
    (
      "palete: { a: '#123' }\nscreens: { home: { style: gone } }",
      ["unknown-key", "undefined-style"]
    ),
    (
      "skins: { a: '#123' }\nscreens: { home: { style: gone, bar: { color: lost } } }",
      ["unknown-key", "undefined-style", "undefined-color"]
    ),
    (
      "styles: { s: {} }\nscreens: { home: { push: b }, b: {}, c: {} }",
      ["unused-style", "wrong-type", "unreachable-screen"]
    ),
    (
      "styles: { s: {} }\nscreens: { home: { push: *x, class: A }, b: {} }",
      ["unused-style", "undefined-alias"]
    ),
    (
      "styles: { s: {} }\nscreens: { home: { bar: { alpha: *x } }, b: {} }",
      ["unused-style", "undefined-alias", "unreachable-screen"]
    ),
    (
      "stacks: { main: { start: home, kind: tab } }\nscreens: { home: {} }",
      ["unknown-key", "unknown-value"]
    ),
    ("transitions: [{ zzz: 1 }]\nscreens: { home: {} }", ["missing-key", "unknown-key"]),
    (
      "zzz: 1\nstyles: { s: { push: [home] } }\nscreens: { home: {} }",
      ["unknown-key", "unused-style", "unknown-key"]
    ),
    (
      "palette: { 'a b': '#123' }\nscreens: { home: { bar: { color: nothing-like-it } } }",
      ["wrong-type", "undefined-color"]
    ),
  ]

  @Test(arguments: independent)
  func `a mistake hides no other one`(_ text: String, _ codes: [String]) {
    #expect(checked("navstyle: 1\n\(text)\n").codes == codes, "\(found("navstyle: 1\n\(text)"))")
  }

  @Test func `no name is offered that is none`() {
    let read = ReadText(
      "navstyle: 1\npalette: { brand-one: '#123', 'brand one': '#456' }\nscreens: { home: { bar: { tint: brand_one } } }\n"
    )
    #expect(read.codes == ["wrong-type", "undefined-color"])
    #expect(read.findings.last?.fix?.edits.map(\.replacement) == ["brand-one"])
  }

  // MARK: What was meant

  @Test(arguments: [
    ("push: detail", "push: [detail]"), ("push: 'detail, note'", "push: [detail, note]"),
    ("push: \"note\"", "push: [note]"), ("replace: detail", "replace: [[detail]]"),
    ("replace: [home, note]", "replace: [[home, note]]"),
    ("replace: 'home,note'", "replace: [[home, note]]"),
    ("present: login", "present: [login]"),
  ])
  func `a list that was meant is offered, and reading goes on with it`(
    _ written: String, _ meant: String
  ) {
    func text(_ home: String) -> String {
      """
      navstyle: 1
      stacks: { main: { root: home }, login: { root: note } }
      screens: { home: { \(home) }, detail: {}, note: {} }
      """
    }
    let read = ReadText(text(written))
    #expect(read.codes == ["wrong-type"])
    #expect(read.mended == text(meant))
    let attribute = Attribute.allCases.first { $0.path == meant.prefix { $0 != ":" } }
    for attribute in [attribute].compactMap({ $0 }) {
      #expect(read.targets(attribute) == ReadText(text(meant)).targets(attribute))
      #expect(!read.targets(attribute).isEmpty)
    }
  }
}

extension ReadText {
  /// What the lists that `home` sets an attribute to name, lists of lists laid end to end.
  fileprivate func targets(_ attribute: Attribute) -> [Int32] {
    guard case .list(let list)? = value(attribute) else { return [] }
    let items = style.items(ofList: list)
    return attribute == .replace
      ? items.flatMap { style.items(ofList: $0.target).map(\.target) } : items.map(\.target)
  }
}
