import TestSupport
import Testing

@Suite struct PathPatternTests {
  private static let tree = files(
    "b.yaml", "a.yaml", "ab.yaml", "é.yaml", "B.yaml", ".hidden.yaml", "sub/c.yaml",
    "sub/deep/d.yaml", "sub/deep/.git/e.yaml", "sub/[x].yaml", "sub/x.yaml", "other/deep/d.yaml",
    "notes.txt")

  private func matched(_ patterns: String...) async -> [String] {
    var all = Self.tree
    let list = patterns.map { "\"\($0)\"" }.joined(separator: ", ")
    all["app.navstyle.yaml"] = "navstyle: 1\ninclude: [\(list)]\nscreens: { home: {} }\n"
    let result = await found("app.navstyle.yaml", in: MemoryFiles(all))
    return (result.first ?? "").split(separator: " ").dropFirst(2).map(String.init)
  }

  @Test(arguments: [
    ("*.yaml", ["B.yaml", "a.yaml", "ab.yaml", "b.yaml", "é.yaml"]),
    ("?.yaml", ["B.yaml", "a.yaml", "b.yaml", "é.yaml"]),
    ("a*.yaml", ["a.yaml", "ab.yaml"]), ("*b*", ["ab.yaml", "b.yaml"]),
    (".*.yaml", [".hidden.yaml"]), ("sub/*.yaml", ["sub/[x].yaml", "sub/c.yaml", "sub/x.yaml"]),
    ("*/c.yaml", ["sub/c.yaml"]), ("sub/[x].yaml", ["sub/[x].yaml"]),
    ("**/d.yaml", ["other/deep/d.yaml", "sub/deep/d.yaml"]),
    ("sub/**/*.yaml", ["sub/[x].yaml", "sub/c.yaml", "sub/deep/d.yaml", "sub/x.yaml"]),
    ("**/deep/**/d.yaml", ["other/deep/d.yaml", "sub/deep/d.yaml"]),
    ("**/sub/**/deep/*", ["sub/deep/d.yaml"]),
    ("sub/**", ["sub/[x].yaml", "sub/c.yaml", "sub/deep/d.yaml", "sub/x.yaml"]),
    ("./sub/../a.yaml", ["a.yaml"]), ("sub/*/../c.yaml", ["sub/c.yaml"]),
    ("/work/a?.yaml", ["ab.yaml"]), ("nothing*", []), ("nowhere/*.yaml", []),
    ("*", ["B.yaml", "a.yaml", "ab.yaml", "b.yaml", "notes.txt", "é.yaml"]),
  ])
  func `finds these, in the order of their bytes`(_ pattern: String, _ expected: [String]) async {
    #expect(await matched(pattern) == expected)
  }

  @Test func `includes keep their order, and a file counts once`() async {
    #expect(
      await matched("b.yaml", "*.yaml") == ["b.yaml", "B.yaml", "a.yaml", "ab.yaml", "é.yaml"])
    #expect(await matched("sub/c.yaml", "sub/../sub/c.yaml", "*/c.yaml") == ["sub/c.yaml"])
  }

  @Test func `a folder whose name looks like a pattern is itself`() async {
    let texts = ["a*/app.yaml": including("x*.yaml"), "a*/x1.yaml": "{}", "ab/x2.yaml": "{}"]
    #expect(await found("a*/app.yaml", in: MemoryFiles(texts)) == ["a*/app.yaml + a*/x1.yaml"])
  }

  @Test func `links are followed, but never in circles`() async {
    var memory = MemoryFiles(files("real/x.yaml"))
    memory.files["app.yaml"] = Array(including("**/x.yaml").utf8)
    memory.links = ["real/loop": ".", "real/up": "..", "alias": "real", "dead": "nowhere"]
    #expect(await found("app.yaml", in: memory) == ["app.yaml + alias/x.yaml"])
    memory.files["app.yaml"] = Array(including("**/loop/x.yaml").utf8)
    #expect(await found("app.yaml", in: memory) == ["app.yaml + alias/loop/x.yaml"])
  }

  @Test func `patterns of many stars end at once`() async {
    let stars = String(repeating: "*a", count: 60) + "b"
    let name = String(repeating: "a", count: 200)
    var all = files("\(name)")
    all["app.yaml"] = including(stars, String(repeating: "**/", count: 60) + "nothing")
    #expect(await found("app.yaml", in: MemoryFiles(all)) == ["app.yaml"])
  }
}
