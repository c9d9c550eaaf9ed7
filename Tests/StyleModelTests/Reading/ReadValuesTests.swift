import Diagnostics
import StyleModel
import Testing

@Suite struct ReadValuesTests {
  // MARK: Booleans

  @Test(arguments: [("true", true), ("false", false), ("!!bool true", true)])
  func `true and false are the Booleans`(_ text: String, _ value: Bool) {
    let read = ReadText(bar: "{ hidden: \(text) }")
    #expect(read.codes.isEmpty)
    #expect(read.look().isHidden == value)
  }

  @Test(arguments: [
    ("no", "false"), ("\"true\"", "true"), ("True", "true"), ("'false'", "false"), ("YES", "true"),
    ("off", "false"), ("n", "false"), ("0", "false"), ("1", "true"), ("maybe", nil), ("2", nil),
    ("~", nil), ("null", nil),
  ])
  func `nothing else is a Boolean`(_ text: String, _ meant: String?) {
    let read = ReadText(bar: "{ hidden: \(text) }")
    #expect(read.found == ["wrong-type under '\(text)'"])
    #expect(read.findings.first?.fix?.edits.map(\.replacement) == meant.map { [$0] })
    #expect(!read.look().isHidden)
    if meant != nil { #expect(ReadText(read.mended).codes.isEmpty) }
  }

  // MARK: Numbers

  @Test(arguments: [
    ("0", 0.0), ("1", 1), ("0.5", 0.5), ("5e-1", 0.5), ("5E-1", 0.5), ("0.05e+1", 0.5), ("1.0", 1),
    ("0e5", 0), ("-0", 0), ("!!float 0.5", 0.5), ("!!int 1", 1), ("1e-400", 0),
  ])
  func `numbers follow JSON's grammar`(_ text: String, _ value: Double) {
    let read = ReadText(bar: "{ alpha: \(text) }")
    #expect(read.codes.isEmpty, "\(read.found)")
    #expect(read.look().bar.alpha == value)
  }

  @Test(arguments: [
    (".5", "0.5"), ("05", nil), ("+1", "1"), ("1.", "1"), ("0x1", nil), ("\"0.5\"", "0.5"),
    ("50%", "0.5"), ("7%", "0.07"), ("150%", nil), ("inf%", nil), ("nan", nil), (".inf", nil),
    ("1_0", nil), ("0,5", "0.5"), ("1e", nil), ("0.5.0", nil), ("1 0", nil), ("٠", nil),
    ("half", nil),
    ("00", "0"), ("-.0", "0"), ("", nil),
  ])
  func `no other grammar makes a number`(_ text: String, _ meant: String?) {
    let read = ReadText("navstyle: 1\nscreens:\n  home:\n    bar:\n      alpha: \(text)\n")
    #expect(read.found == ["wrong-type under '\(text)'"])
    #expect(read.findings.first?.fix?.edits.map(\.replacement) == meant.map { [$0] })
    #expect(read.look().bar.alpha == 1)
    if meant != nil { #expect(ReadText(read.mended).codes.isEmpty) }
  }

  @Test(arguments: ["1.0000001", "-0.1", "2", "1e999", "-1e999", "99999999999999999999999"])
  func `a number has its range`(_ text: String) {
    let read = ReadText(bar: "{ alpha: \(text) }")
    #expect(read.found == ["out-of-range under '\(text)'"])
    #expect(read.findings.first?.help == "write a number from 0 to 1")
  }

  // MARK: Text and words

  @Test(arguments: ["no", "1.10", "on", "010", "12:30", "~", "2024-01-01", "0x1F", "1_000", ".inf"])
  func `text is kept as written, and what others misread is said`(_ text: String) {
    let read = ReadText(screen: "{ class: \(text) }")
    #expect(read.words(.className) == text)
    #expect(read.found == ["ambiguous-scalar under '\(text)'"])
    #expect(ReadText(read.mended).codes.isEmpty)
    #expect(ReadText(read.mended).words(.className) == text)
  }

  @Test(arguments: [
    "FeedViewController", "v1.10", "1.10.2", "no way", "12:3a", "a:b",
    "0xZZ", "1e", "--", "+", "日本語", "e", "2024-1", "..", "1-2",
  ])
  func `other text is text to everybody`(_ text: String) {
    let read = ReadText(screen: "{ class: \(text) }")
    #expect(read.codes.isEmpty, "\(read.found)")
    #expect(read.words(.className) == text)
  }

  @Test func `text in quotes is never ambiguous, and may be empty`() {
    #expect(ReadText(screen: "{ class: \"no\" }").codes.isEmpty)
    #expect(ReadText(screen: "{ class: '' }").words(.className) == "")
    let folded = ReadText("navstyle: 1\nscreens:\n  home:\n    class: >-\n      a\n      b\n")
    #expect(folded.codes.isEmpty)
    #expect(folded.words(.className) == "a b")
    #expect(ReadText(screen: "{ class: \"a\\tb\\u00e9\" }").words(.className) == "a\tbé")
  }

  @Test(arguments: [
    ("{ status-bar: lite }", "unknown-value under 'lite'", nil),
    ("{ status-bar: lihgt }", "unknown-value under 'lihgt'", "light"),
    ("{ status-bar: Dark }", "unknown-value under 'Dark'", "dark"),
    ("{ tab-bar: hiden }", "unknown-value under 'hiden'", "hidden"),
    ("{ orientation: upright }", "unknown-value under 'upright'", nil),
    ("{ bar: { material: glass } }", "unknown-value under 'glass'", nil),
    ("{ bar: { material: ultrathin } }", "unknown-value under 'ultrathin'", "ultra-thin"),
    ("{ content: { scrolls: true } }", "unknown-value under 'true'", nil),
  ])
  func `an unknown word is met with the nearest`(
    _ screen: String, _ finding: String, _ meant: String?
  ) {
    let read = ReadText(screen: screen)
    #expect(read.found == [finding])
    #expect(read.findings.first?.fix?.edits.map(\.replacement) == meant.map { [$0] })
    #expect(read.findings.first?.help != nil)
  }

  @Test func `a keyword is a keyword in quotes too, and is no ambiguous text`() {
    let read = ReadText(screen: "{ swipe-back: off, status-bar: \"dark\" }")
    #expect(read.codes.isEmpty)
    #expect(read.look().swipeBack == .off)
    #expect(read.look().statusBar == .dark)
  }

  // MARK: Swipe back

  @Test(arguments: [
    ("edge", SwipeBack.edge), ("full", .full(within: nil)), ("off", .off),
    ("{ full: true }", .full(within: nil)), ("{ full: true, within: 40 }", .full(within: 40)),
    ("{ within: 12.5, full: true }", .full(within: 12.5)), ("{ full: false }", .edge),
  ])
  func `a swipe back is read in every form`(_ text: String, _ value: SwipeBack) {
    let read = ReadText(screen: "{ swipe-back: \(text) }")
    #expect(read.codes.isEmpty, "\(read.found)")
    #expect(read.look().swipeBack == value)
  }

  @Test(arguments: [
    ("everywhere", "unknown-value under 'everywhere'"), ("[]", "wrong-type under '[]'"),
    ("{}", "missing-key under '{}'"), ("{ within: 4 }", "missing-key under '{ within: 4 }'"),
    ("{ ful: true }", "unknown-key under 'ful'"), ("{ full: yes }", "wrong-type under 'yes'"),
    ("{ full: true, within: 0 }", "out-of-range under '0'"),
    ("{ full: true, within: a }", "wrong-type under 'a'"),
    ("{ full: true, width: 4 }", "unknown-key under 'width'"), ("", "wrong-type under ''"),
    ("{ full: false, within: 30 }", "unknown-key under 'within'"),
    ("{ within: 30, full: false }", "unknown-key under 'within'"),
  ])
  func `what is no swipe back gives one finding`(_ text: String, _ finding: String) {
    #expect(ReadText(screen: "{ swipe-back: \(text) }").found == [finding])
  }

  // MARK: Names

  @Test(arguments: [
    ("{ push: home }", "wrong-type under 'home'", "[home]"),
    ("{ push: \"a b]\" }", "wrong-type under '\"a b]\"'", nil),
    ("{ push: [hme] }", "undefined-screen under 'hme'", "home"),
    ("{ push: [[home]] }", "wrong-type under '[home]'", nil),
    ("{ push: { home: 1 } }", "wrong-type under '{ home: 1 }'", nil),
    ("{ push: [home, ] , pop-to: [\"\"] }", "undefined-screen under '\"\"'", nil),
    ("{ style: plain }", "undefined-style under 'plain'", nil),
    ("{ style: [plain] }", "undefined-style under 'plain'", nil),
    ("{ present: [other] }", "undefined-stack under 'other'", nil),
    ("{ replace: [home] }", "wrong-type under '[home]'", "[[home]]"),
    ("{ replace: [[]] }", "wrong-type under '[]'", nil),
    ("{ replace: [[hme]] }", "undefined-screen under 'hme'", "home"),
    ("{ replace: [[[home]]] }", "wrong-type under '[home]'", nil),
    ("{ replace: home }", "wrong-type under 'home'", "[[home]]"),
  ])
  func `a name that leads nowhere gives one finding`(
    _ screen: String, _ finding: String, _ meant: String?
  ) {
    let read = ReadText(screen: screen)
    #expect(read.found == [finding])
    #expect(read.findings.first?.fix?.edits.map(\.replacement) == meant.map { [$0] })
  }

  @Test func `lists are read in order, and may be empty`() {
    let read = ReadText(
      """
      navstyle: 1
      screens:
        a: { push: [b, a, b], pop-to: [], replace: [[a, b], [b]] }
        b: {}
      """)
    #expect(read.codes.isEmpty)
    let settings = read.style.screens[0].settings
    #expect(read.style.items(.push, in: settings).map(\.target) == [1, 0, 1])
    #expect(read.style.items(.popTo, in: settings).isEmpty)
    let lists = read.style.items(.replace, in: settings)
    #expect(lists.map { read.style.items(ofList: $0.target).map(\.target) } == [[0, 1], [1]])
    #expect(lists.map { read.text($0.range) } == ["[a, b]", "[b]"])
  }

  @Test func `the four name spaces are apart`() {
    let read = ReadText(
      """
      navstyle: 1
      palette: { x: white }
      styles: { x: { bar: { tint: x } } }
      stacks: { x: { root: x } }
      screens: { x: { style: x, push: [x], present: [x] } }
      """)
    #expect(read.codes.isEmpty)
  }
}
