import Diagnostics
import LintRules
import Project
import SourceText
import TestSupport
import Testing

@Suite struct ResolveIncludesTests {
  /// The findings of `app.navstyle.yaml`, as `code path:offset message`.
  private func findings(
    _ texts: [String: String], prepare: (inout MemoryFiles) -> Void = { _ in }
  ) async -> [String] {
    let checked = await checked(texts, prepare: prepare)
    return zip(checked.offsets, checked.findings).map { "\($0) \($1.message)" }
  }

  private static let piece = "screens: { other: {} }\n"
  private static func app(_ include: String) -> String {
    "navstyle: 1\nscreens: { home: { push: [other] } }\ninclude: [\(include)]\n"
  }

  @Test func `a path that leads out of the project, in writing or by a link`() async {
    let outside = ["../x.yaml": Self.piece, "out/x.yaml": Self.piece]
    for path in ["../x.yaml", "/x.yaml", "sub/../../x.yaml", "../*.yaml"] {
      #expect(
        await findings(outside.merging(["app.navstyle.yaml": Self.app(path)]) { $1 }) == [
          "include-outside-root at app.navstyle.yaml:59 '\(path)' leads out of the project"
        ])
    }
    for path in ["link.yaml", "l*.yaml"] {
      let found = await findings(outside.merging(["app.navstyle.yaml": Self.app(path)]) { $1 }) {
        $0.links["link.yaml"] = "../x.yaml"
      }
      #expect(
        found == [
          "include-outside-root at app.navstyle.yaml:59 '\(path)' leads out of the project"
        ])
    }
  }

  @Test(arguments: ["link/*.yaml", "l*/x.yaml", "**/x.yaml", "sub/*/*.yaml"])
  func `a pattern that a link leads out of the project leads out of it`(_ path: String) async {
    let texts = ["../out/x.yaml": Self.piece, "app.navstyle.yaml": Self.app("\"\(path)\"")]
    func links(_ files: inout MemoryFiles) {
      files.links = ["link": "../out", "sub/deep": "../../out"]
    }
    let found = await checked(texts, prepare: links)
    #expect(found.findings.map(\.code) == ["include-outside-root"])
    #expect(found.findings.first?.help?.hasPrefix("it is '../out'") == true)
    // What is found in the project is meant.
    let inside = texts.merging(["sub/a/x.yaml": Self.piece, "lib/x.yaml": Self.piece]) { $1 }
    let codes = await checked(inside, prepare: links).findings.map(\.code)
    #expect(codes.contains("include-outside-root") == (path == "link/*.yaml"))
  }

  @Test(arguments: [".git", ".navstyle-lint.yaml"])
  func `the project is the nearest folder that says so`(_ marker: String) async {
    let texts = ["../x.yaml": Self.piece, "app.navstyle.yaml": Self.app("../x.yaml")]
    #expect(await findings(texts.merging(["../\(marker)": ""]) { $1 }) == [])
    #expect(await findings(texts.merging(["../\(marker)": "", marker: ""]) { $1 }).count == 1)
  }

  @Test func `what cannot be read is said where it is included, and what it would cause is not`()
    async
  {
    func app(_ path: String) -> [String: String] {
      ["app.navstyle.yaml": Self.app(path), "pieces/a.yaml": Self.piece]
    }
    let at = "unreadable-include at app.navstyle.yaml:59 "
    #expect(
      await findings(app("pieces/b.yaml")) == [at + "there is no file 'pieces/b.yaml'"])
    #expect(await findings(app("pieces/")) == [at + "'pieces/' is a folder"])
    for path in ["pieces/a.yaml", "pieces/*.yaml"] {
      #expect(
        await findings(app(path)) { $0.unreadable = ["pieces/a.yaml"] } == [
          at + "'pieces/a.yaml' cannot be read: permission denied"
        ])
    }
    #expect(
      await findings(app("pieces/*.yaml")) { $0.unreadable = ["pieces"] } == [
        at + "'pieces' cannot be read: permission denied"
      ])
    #expect(
      await findings(app("loop.yaml")) { $0.links = ["loop.yaml": "loop.yaml"] } == [
        at + "'loop.yaml' cannot be read: too many levels of symbolic links"
      ])
    for path in ["pieces/a.yaml", "pieces/*.yaml"] {
      #expect(
        await findings(app(path)) { $0.pipes = ["pieces/a.yaml"] } == [
          at + "'pieces/a.yaml' cannot be read: it is no regular file"
        ])
    }
    let near = await checked(app("pieces/aa.yaml")).findings
    #expect(near.map(\.help) == ["did you mean 'pieces/a.yaml'?"])
  }

  @Test func `an address is quoted as it was written, and answered with what includes are`() async {
    for address in ["http://example/x.yaml", "https://example/*.yaml", "file:///x.yaml"] {
      let found = await checked(["app.navstyle.yaml": Self.app("\"\(address)\"")]).findings
        .first { $0.code.contains("include") }
      #expect(found?.message.contains("'\(address)'") == true)
      #expect(found?.help?.hasPrefix("includes are files of the project") == true)
    }
  }

  @Test func `a path is quoted as it was written, and the help says where it leads`() async {
    func help(_ path: String) async -> String {
      let found = await checked(["app.navstyle.yaml": Self.app(path), "b/other.yaml": Self.piece])
        .findings.first
      return "\(found?.message ?? ""): \(found?.help ?? "")"
    }
    #expect(
      await help("./a//x.yaml")
        == "there is no file './a//x.yaml': the path starts at this file's folder, "
        + "and so leads to 'a/x.yaml'")
    #expect(
      await help("x.yaml") == "there is no file 'x.yaml': the path starts at this file's folder")
    #expect(
      await help("./b/othr.yaml")
        == "there is no file './b/othr.yaml': did you mean 'b/other.yaml'?")
  }

  @Test func `a pattern that matches nothing is the cause of what is missing, and told once`() async
  {
    let app = Self.app("x*.yaml")
    #expect(
      await findings(["app.navstyle.yaml": app]) == [
        "include-matches-nothing at app.navstyle.yaml:59 "
          + "no file matches 'x*.yaml', and nothing else defines 'other'"
      ])
    let broken = await checked(["app.navstyle.yaml": app]).findings
    // A plan without what is missing is none.
    #expect(broken.map(\.isBlocking) == [true] && broken.map(\.severity) == [.error])
    // What is only misspelt has nothing to do with it.
    let misspelt = await checked(["app.navstyle.yaml": app.replacing("[other]", with: "[hmoe]")])
    #expect(misspelt.codes == ["undefined-screen", "include-matches-nothing"])
    #expect(misspelt.findings.map(\.severity) == [.error, .warning])
    let whole = await checked(["app.navstyle.yaml": app.replacing("[other]", with: "[home]")])
    #expect(whole.findings.map(\.isBlocking) == [false])
  }

  @Test func `a pattern in a folder that is nearly one is met with that`() async {
    let found = await checked([
      "app.navstyle.yaml": Self.app("feature/*.yaml"), "features/a.yaml": Self.piece,
    ]).findings
    #expect(found.map(\.help) == ["did you mean 'features/*.yaml'?"])
  }

  @Test(arguments: [
    ("include: a.yaml", ["wrong-type 2:10"]), ("include: { a: b }", ["wrong-type 2:10"]),
    ("include: [[a.yaml]]", ["wrong-type 2:11"]), ("include: [\"\"]", ["wrong-type 2:11"]),
    ("include:", ["wrong-type 2:9"]), ("include: []", []),
  ])
  func `what is no list of paths`(_ include: String, _ places: [String]) async {
    let text = "navstyle: 1\n\(include)\nscreens: { home: {} }\n"
    let checked = await checked(["app.navstyle.yaml": text, "a.yaml": "{}"])
    #expect(checked.places == places)
  }

  @Test func `a file that is missing is not said to be the one that includes it`() async {
    let texts = ["app.navstyle.yaml": Self.app("apq.navstyle.yaml")]
    let alone = await checked(texts)
    #expect(alone.findings.first?.help?.hasPrefix("the path starts at this file's folder") == true)
    let others = texts.merging(["apx.navstyle.yaml": Self.piece, "sub/app.navstyle.yaml": ""]) {
      $1
    }
    #expect(
      await checked(others).findings.first?.help == "did you mean 'apx.navstyle.yaml'?")
    let below = others.merging(["app.navstyle.yaml": Self.app("sub/apq.navstyle.yaml")]) { $1 }
    #expect(await checked(below).findings.first?.help == "did you mean 'sub/app.navstyle.yaml'?")
  }
}
