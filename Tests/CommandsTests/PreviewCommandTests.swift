import Commands
import Testing

@Suite struct PreviewCommandTests {
  private static let style = """
    navstyle: 1
    screens:
      home: { push: [detail, other] }
      detail: { bar: { hidden: true } }
      other: {}

    """

  private func preview(
    _ arguments: String..., style: String = Self.style,
    prepare: (inout InMemoryEnvironment) -> Void = { _ in }
  ) async -> Outcome {
    await navstyle(["preview"] + arguments + ["x.yaml"], files: ["x.yaml": style], prepare: prepare)
  }

  @Test func `a page goes to a file, or to standard output`() async {
    let file = await preview("-o", "page.html")
    #expect(file.status == .clean)
    #expect(file.errors.contains("wrote page.html"))
    let text = file.text(of: "page.html") ?? ""
    #expect(text.hasPrefix("<!doctype html>"))
    #expect(text.hasSuffix("</html>\n"))
    let isSame = await preview().output == text
    #expect(isSame)
  }

  @Test func `the plan stands in the page as it is compiled`() async {
    let plan = await navstyle("compile", "x.yaml", files: ["x.yaml": Self.style]).output
    let hasPlan = await preview().output.contains("id=\"plan\">\(plan)</script>")
    #expect(hasPlan)
  }

  @Test func `only some screens, or one transition`() async {
    let some = await places(preview("--screens", "home,detail"))
    #expect(some.contains("[0, ") && some.contains("[1, ") && !some.contains("[2, "), "\(some)")
    let pair = await preview("--edge", "home:other")
    #expect(places(pair).contains("[2, ") && !places(pair).contains("[1, "))
    #expect(has(pair, #""pair": ["home", "other"]"#))
  }

  @Test func `blanks between names are none of them`() async {
    let some = await places(preview("--screens", "home, detail"))
    #expect(some.contains("[0, ") && some.contains("[1, ") && !some.contains("[2, "), "\(some)")
  }

  @Test func `of many descriptions the first few are named`() async {
    let names = (10..<50).map { "app\($0).navstyle.yaml" }
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, Self.style) })
    let result = await navstyle(["preview", "."], files: files)
    #expect(result.status == .usage)
    let first = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    #expect(
      result.errors.contains(
        "\(first) and 37 more are several descriptions: name one of the files"))
    let four = await navstyle(
      ["preview", "."], files: files.filter { names.prefix(4).contains($0.key) })
    #expect(four.errors.contains("'\(names[2])' and '\(names[3])' are several"))
  }

  @Test(arguments: [
    ("x/a.yaml", "a.yaml"), ("x/a\u{202E}b.yaml", "\u{2068}a\u{202E}b.yaml\u{2069}"),
  ])
  func `a page is called as its file, and turns nothing around`(
    _ path: String, _ title: String
  ) async {
    let page = await navstyle(["preview", path], files: [path: Self.style])
    #expect(has(page, "<title>\(title) – NavStyle</title>"))
  }

  /// What the page says of the places of screens.
  private func places(_ page: Outcome) -> String {
    let line = page.output.split(separator: "\n").first { $0.contains(#""stack": "main", "x""#) }
    return line?.split(separator: #""screens": "#).last.map(String.init) ?? "none"
  }

  /// Whether a page has a text in it; a page is too long to be shown by a test that fails.
  private func has(_ page: Outcome, _ text: String) -> Bool { page.output.contains(text) }

  @Test(arguments: [
    (["--screens", "hom"], "did you mean 'home'?"), (["--edge", "home"], "FROM:TO"),
    (["--edge", "home:detial"], "did you mean 'detail'?"), (["--open"], "-o PAGE.html"),
    (["--screens", ","], "not ','"), (["--screens", ""], "not ''"),
    (["--screens", "home,,detail"], "not 'home,,detail'"), (["--screens", " "], "not ' '"),
    (["--screens", "home", "--screens="], "not ''"), (["--edge", ":"], "FROM:TO, not ':'"),
    (["--edge", ""], "FROM:TO, not ''"), (["--edge", "home:"], "FROM:TO, not 'home:'"),
  ])
  func `what cannot be shown is wrong usage`(_ arguments: [String], _ cure: String) async {
    let result = await navstyle(
      ["preview"] + arguments + ["x.yaml"], files: ["x.yaml": Self.style])
    #expect(result.status == .usage)
    #expect(result.errors.contains(cure), "\(result.errors)")
  }

  @Test func `nothing is written while errors block`() async {
    let result = await preview("-o", "page.html", style: brokenStyle)
    #expect(result.status == .findings)
    #expect(result.text(of: "page.html") == nil)
    #expect(result.errors.contains("nothing was previewed"))
  }

  @Test func `findings stand in the page, with the screens they are about`() async {
    #expect(has(await preview(style: warningStyle), #""code": "unused-color""#))
    let hidden = await preview()
    #expect(has(hidden, #""code": "lost-swipe-back""#))
    #expect(has(hidden, #""screens": ["detail"]"#))
  }

  @Test func `without a browser it says so`() async {
    let result = await preview("-o", "page.html", "--open") { $0.shown = nil }
    #expect(result.status == .failure)
    #expect(result.errors.contains("'page.html' was written"))
    #expect(await preview("-o", "page.html", "--open").status == .clean)
  }
}
