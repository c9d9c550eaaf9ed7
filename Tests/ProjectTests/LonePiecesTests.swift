import Diagnostics
import LintRules
import Project
import TestSupport
import Testing

@Suite struct LonePiecesTests {
  /// `path code message` of all that is found at paths.
  private func findings(_ paths: [String], in texts: [String: String]) async -> [String] {
    let options = ProjectOptions(rules: allRuleInfos, version: "0.1.0")
    let found = try? await readDescriptions(at: paths, in: MemoryFiles(texts), options)
    return (found?.descriptions ?? []).flatMap { description in
      check(description.files).findings.map {
        "\(description.entry.path) \($0.code) \($0.message)"
      }
    }
  }

  private static let app = "navstyle: 1\ninclude: [p.navstyle.yaml]\nscreens: { home: {} }\n"
  private static let piece = "styles: { s: { bar: { color: brand } } }\n"

  @Test func `a piece alone is told of what it is a piece, if the project knows`() async {
    let texts = ["app.navstyle.yaml": Self.app, "p.navstyle.yaml": Self.piece, ".git": ""]
    let expected = [
      "p.navstyle.yaml missing-key "
        + "this is a piece of 'app.navstyle.yaml', and no description by itself"
    ]
    #expect(await findings(["p.navstyle.yaml"], in: texts) == expected)
    let below = [
      "app.navstyle.yaml": Self.app.replacing("[p", with: "[sub/p"),
      "sub/p.navstyle.yaml": Self.piece, ".git": "",
    ]
    #expect(await findings(["sub"], in: below) == expected.map { "sub/\($0)" })
  }

  @Test func `one that no file includes is told so`() async {
    #expect(
      await findings(["."], in: ["p.navstyle.yaml": Self.piece]) == [
        "p.navstyle.yaml missing-key "
          + "this is a piece that no file includes: it has neither 'navstyle' nor 'screens'"
      ])
    let whole = "screens: { home: { style: gone } }\n"
    #expect(
      await findings(["."], in: ["p.navstyle.yaml": whole]) == [
        "p.navstyle.yaml missing-key a style file needs 'navstyle'"
      ])
  }

  @Test(arguments: ["[pp.navstyle.yaml]", "[pieces/x*.yaml, pp.navstyle.yaml]"])
  func `one that an include nearly names is no description of its own`(_ include: String) async {
    let app = Self.app.replacing("[p.navstyle.yaml]", with: include)
    let found = await findings(
      ["."], in: ["app.navstyle.yaml": app, "p.navstyle.yaml": Self.piece])
    #expect(found.allSatisfy { $0.hasPrefix("app.navstyle.yaml ") } && !found.isEmpty)
    // Who names it wants to know.
    let named = await findings(
      ["app.navstyle.yaml", "p.navstyle.yaml"],
      in: ["app.navstyle.yaml": app, "p.navstyle.yaml": Self.piece])
    #expect(named.contains { $0.hasPrefix("p.navstyle.yaml missing-key") })
  }

  @Test func `a pattern in a folder that is nearly one means the pieces in it`() async {
    let app = Self.app.replacing("p.navstyle.yaml", with: "feature/*.navstyle.yaml")
    #expect(
      await findings(
        ["."], in: ["app.navstyle.yaml": app, "features/p.navstyle.yaml": Self.piece]) == [
          "app.navstyle.yaml include-matches-nothing no file matches 'feature/*.navstyle.yaml'"
        ])
  }

  @Test(arguments: ["sub/app.navstyle.yaml", "/work/sub/app.navstyle.yaml", "sub", ".", "/work"])
  func `however a file is named, its project is the same`(_ path: String) async {
    let texts = [
      "sub/app.navstyle.yaml": Self.app.replacing("[p", with: "[../p"),
      "p.navstyle.yaml": "navstyle: 1\nscreens: { other: {} }\n",
    ]
    let found = await findings([path], in: texts)
    #expect(found.count { $0.contains("include-outside-root") } == 1)
    let marked = await findings([path], in: texts.merging([".git": ""]) { $1 })
    #expect(!marked.contains { $0.contains("include-outside-root") })
  }
}
