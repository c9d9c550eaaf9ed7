import Diagnostics
import LintRules
import SourceText
import TestSupport
import Testing
import YAMLSyntax

@Suite struct SuppressTests {
  private let palette = """
    navstyle: 1
    palette:
      one: "#FF0000"
      two: "#00FF00"
    screens:
      home: {}

    """

  private func places(_ text: String) -> (shown: [String], suppressed: [String]) {
    var style = checked(text)
    let shown = style.places
    style.findings = style.suppressed
    return (shown, style.places)
  }

  @Test func `a comment on the line hides what its code finds there, and nothing else`() {
    let found = places(
      palette.replacing("0000\"", with: "0000\"  # navstyle:disable-line unused-color -- why"))
    #expect(found.shown == ["unused-color 4:3"])
    #expect(found.suppressed == ["unused-color 3:3"])
  }

  @Test func `a comment of another rule hides nothing`() {
    let found = places(
      palette.replacing("0000\"", with: "0000\"  # navstyle:disable-line unused-style"))
    #expect(
      found.shown == ["unused-color 3:3", "unused-suppression 3:43", "unused-color 4:3"])
    #expect(found.suppressed.isEmpty)
  }

  @Test(arguments: ["", "  # another comment\n", "\n  # navstyle:disable-next-line unused-style\n"])
  func `the next line is the next that holds something`(_ between: String) {
    let text = palette.replacing(
      "  two", with: "  # navstyle:disable-next-line unused-color\n\(between)  two")
    #expect(places(text).suppressed.count == 1)
    #expect(!places(text).shown.contains { $0.hasPrefix("unused-color 4") })
  }

  @Test func `a stretch ends where it is told to, else with the file`() {
    let begun = palette.replacing("palette:", with: "# navstyle:disable unused-color\npalette:")
    #expect(places(begun).shown.isEmpty)
    #expect(places(begun).suppressed.count == 2)
    let ended = begun.replacing("  two", with: "  # navstyle:enable unused-color\n  two")
    #expect(places(ended).shown == ["unused-color 6:3"])
    #expect(places(ended).suppressed == ["unused-color 4:3"])
  }

  @Test func `an end without a beginning is left over, and so is a second beginning`() {
    let end = palette.replacing("screens:", with: "# navstyle:enable unused-color\nscreens:")
    #expect(places(end).shown.last == "unused-suppression 5:19")
    let twice = palette.replacing(
      "palette:",
      with: "# navstyle:disable unused-color\n# navstyle:disable unused-color\npalette:")
    #expect(places(twice).shown == ["unused-suppression 3:20"])
  }

  @Test func `a comment for the file may stand anywhere in it`() {
    let found = places(palette + "# navstyle:disable-file unused-color -- why\n")
    #expect(found.shown.isEmpty && found.suppressed.count == 2)
  }

  @Test func `the nearest comment does the work`() {
    let text = palette.replacing(
      "0000\"", with: "0000\"  # navstyle:disable-line unused-color")
    let found = places(
      text.replacing("  two: \"#00FF00\"\n", with: "") + "# navstyle:disable-file unused-color\n")
    #expect(found.suppressed.count == 1)
    #expect(found.shown.count == 1 && found.shown[0].hasPrefix("unused-suppression 6:"))
  }

  @Test func `what blocks is not hidden, and the comment says so`() {
    let style = checked(
      """
      navstyle: 1
      screens:
        home: { bar: { alpha: 2 } }  # navstyle:disable-line out-of-range -- it looks good
      """)
    #expect(style.codes == ["out-of-range", "unused-suppression"])
    #expect(style.findings.last?.message.contains("blocks: it cannot be suppressed") == true)
  }

  @Test func `where something cannot be read no comment is called left over`() {
    let style = checked(
      """
      navstyle: 1
      screens:
        home: { bar: { alpha: 2 } }  # navstyle:disable-line unused-color -- why
      """)
    #expect(style.codes == ["out-of-range"])
  }

  @Test(arguments: [
    ("2026-06-01", false), ("2026-06-02", false), ("2026-05-31", true), ("2025-12-31", true),
  ])
  func `a comment holds through its last day`(_ day: String, _ isOver: Bool) {
    let text = palette.replacing(
      "0000\"", with: "0000\"  # navstyle:disable-line unused-color -- why, until \(day)")
    let codes = checked(text).codes
    #expect(
      codes
        == (isOver ? ["unused-color", "expired-suppression", "unused-color"] : ["unused-color"])
    )
  }

  @Test func `one that is over and hides nothing is left over`() {
    let text = palette.replacing(
      "home: {}", with: "home: {}  # navstyle:disable-line unused-color -- until 2020-01-01")
    #expect(checked(text).codes.last == "unused-suppression")
  }

  @Test func `rules that did not run are not asked for`() {
    let text = palette.replacing(
      "0000\"", with: "0000\"  # navstyle:disable-line unused-color")
    let document = parse(SourceFile(path: "a.yaml", text: text))
    let rules = allRules.filter { $0.info.code != "unused-color" }
    #expect(check(document, with: rules).codes.isEmpty)
  }

  @Test func `a reason can be asked for`() {
    let policy = SuppressionPolicy(requiresReasons: true)
    func codes(_ comment: String) -> [String] {
      let text = palette.replacing("palette:", with: "\(comment)\npalette:")
      return check(parse(SourceFile(path: "a.yaml", text: text)), policy).codes
    }
    #expect(codes("# navstyle:disable unused-color") == ["malformed-suppression"])
    #expect(codes("# navstyle:disable unused-color --") == ["malformed-suppression"])
    #expect(
      codes("# navstyle:disable unused-color -- until 2999-01-01") == ["malformed-suppression"])
    #expect(codes("# navstyle:disable unused-color -- why").isEmpty)
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func `lines are those of an editor`(_ lineBreak: String, _ mark: String) {
    let text = palette.replacing(
      "0000\"", with: "0000\"  # navstyle:disable-line unused-color -- 日本"
    ).replacing("\n", with: lineBreak)
    #expect(places(mark + text).suppressed == ["unused-color 3:3"])
  }

  @Test func `rules about comments are not suppressed by one`() {
    let text = "# navstyle:disable-file unused-suppression, unknown-rule, no-such-rule\n" + palette
    let codes = checked(text).codes
    #expect(codes.prefix(3) == ["unused-suppression", "unused-suppression", "unknown-rule"])
  }

  @Test func `each file has comments of its own`() async {
    let files = [
      "app.navstyle.yaml": """
      navstyle: 1
      include: [colors.navstyle.yaml]
      # navstyle:disable-file unused-color
      palette: { one: "#FF0000" }
      screens: { home: {} }
      """,
      "colors.navstyle.yaml": """
      palette:
        two: "#00FF00"
        # navstyle:disable-next-line unused-color -- why
        three: "#0000FF"
      """,
    ]
    let style = await checked(files)
    #expect(style.codes == ["unused-color"])
    #expect(style.suppressed.map { style.text(under: $0) }.sorted() == ["one", "three"])
  }

  @Test func `what is suppressed is not mended`() async {
    let text = palette.replacing(
      "palette:", with: "# navstyle:disable unused-color\npalette:")
    let mending = await mended(text, includingUnsafe: true)
    #expect(mending.text == text && mending.fixed == 0)
  }

  @Test func `comments that hide nothing go with their lines`() async {
    let mending = await mended(
      """
      navstyle: 1
      # navstyle:disable unused-style -- why
      screens:  # all # navstyle:disable-line unused-color, unused-style
        home: {}
      # navstyle:enable unused-style
      """)
    #expect(mending.text == "navstyle: 1\nscreens:  # all\n  home: {}\n")
    #expect(mending.result.codes.isEmpty)
  }
}
