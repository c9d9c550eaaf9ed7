import Foundation
import TestSupport
import Testing

/// Real folders, links and permissions – and git, whose patterns ours must be.
@Suite struct FoldersTests {
  private static func withTree(
    _ texts: [String: String], _ body: (URL) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      for (path, text) in texts { try folder.write(text, to: path) }
      try body(folder)
    }
  }

  private static func link(_ folder: URL, _ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: path).path(), withDestinationPath: target)
  }

  /// What a program prints, on both streams.
  private static func output(
    _ program: Program?, _ arguments: String..., in folder: URL
  ) throws -> String {
    try #require(program).run(arguments, in: folder).output
  }

  private static let app = """
    navstyle: 1
    include: ["**/p*.navstyle.yaml"]
    screens: { home: { push: [p1, p2] } }

    """

  @Test func `a plan is the same bytes from any folder and by any name of its file`() throws {
    let texts = [
      ".git/HEAD": "", "ui/app.navstyle.yaml": Self.app,
      "ui/a/p1.navstyle.yaml": "screens: { p1: { bar: { hidden: true } } }",
      "ui/p2.navstyle.yaml": "screens: { p2: {} }",
    ]
    try Self.withTree(texts) { folder in
      func compiled(_ path: String, in place: String) throws -> String {
        try Self.output(
          .navstyle, "compile", "--quiet", "--rule", "all=off", path,
          in: folder.appending(path: place))
      }
      let plan = try compiled("ui/app.navstyle.yaml", in: "")
      #expect(plan.hasPrefix("{"))
      for path in ["ui/app.navstyle.yaml", "ui/a/p1.navstyle.yaml", "ui/p2.navstyle.yaml"] {
        #expect(plan.contains("\"path\": \"\(path)\""), "\(plan)")
      }
      let names = [
        ("./ui/a/../app.navstyle.yaml", ""), ("app.navstyle.yaml", "ui"), (".", "ui"),
        ("../app.navstyle.yaml", "ui/a"), (folder.path() + "/ui/app.navstyle.yaml", "ui/a"),
      ]
      for (path, place) in names { #expect(try compiled(path, in: place) == plan, "\(path)") }
      try plan.write(
        to: folder.appending(path: "plan.json"), atomically: true, encoding: .utf8)
      let check = try Self.output(
        .navstyle, "compile", "--check", "-o", "../../plan.json", "--quiet", "--rule", "all=off",
        "../app.navstyle.yaml", in: folder.appending(path: "ui/a"))
      #expect(check == "")
    }
  }

  @Test func `folders with loops of links are walked once`() throws {
    let texts = [
      "app.navstyle.yaml": Self.app, "a/p1.navstyle.yaml": "screens: { p1: {} }",
      "a/b/p2.navstyle.yaml": "screens: { p2: {} }",
    ]
    try Self.withTree(texts) { folder in
      try Self.link(folder, "a/b/up", to: "..")
      try Self.link(folder, "a/self", to: ".")
      try Self.link(folder, "again", to: "a")
      try Self.link(folder, "q.navstyle.yaml", to: "q.navstyle.yaml")
      #expect(
        try Self.output(.navstyle, "lint", "app.navstyle.yaml", in: folder)
          == "no findings in 3 files\n")
      #expect(
        try Self.output(.navstyle, "lint", in: folder).contains(
          "q.navstyle.yaml' cannot be read: too many levels"))
      try FileManager.default.removeItem(at: folder.appending(path: "q.navstyle.yaml"))
      #expect(try Self.output(.navstyle, "lint", in: folder) == "no findings in 3 files\n")
    }
  }

  @Test func `a link out of the project, a loop and what may not be read`() throws {
    let texts = [
      "in/app.navstyle.yaml":
        "navstyle: 1\ninclude: [out.yaml, loop.yaml, shut.yaml]\nscreens: { home: {} }\n",
      "out.yaml": "{}", "in/shut.yaml": "{}",
    ]
    try Self.withTree(texts) { folder in
      try Self.link(folder, "in/out.yaml", to: "../out.yaml")
      try Self.link(folder, "in/loop.yaml", to: "loop.yaml")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: folder.appending(path: "in/shut.yaml").path())
      let text = try Self.output(.navstyle, "lint", "in/app.navstyle.yaml", in: folder)
      #expect(text.contains("error[include-outside-root]: 'out.yaml' leads out of the project"))
      #expect(text.contains("loop.yaml' cannot be read: too many levels of symbolic links"))
      // The superuser may read everything.
      if geteuid() != 0 { #expect(text.contains("shut.yaml' cannot be read: permission denied")) }
    }
  }

  private static let names = [
    "a", "b", "build/a", "build/out/b", "src/build/c", "src/x y", "src/[z]", "src/deep/down/a",
    "src/deep/d", "docs/a", "docs/gen/b", "é/ü", "foo!", "#c", "src/a1", "src/a2", "src/ab",
  ]

  @Test(arguments: [
    ["build"], ["build/"], ["/build"], ["/build/"], ["src/build"], ["**/build"], ["build/**"],
    ["src/**/a.*"], ["**/deep/**"], ["src/*"], ["*", "!*/"], ["a.*"], ["/a.*"], ["*.yaml", "!a.*"],
    ["src", "!src/deep"], ["src/*", "!src/deep"], ["src/*", "!src/deep", "src/deep/d.*"],
    ["src/a[12].*"], ["src/a[!1]*"], ["src/a[^1]*"], ["src/a[a-z].*"], ["src/a[]1].*"],
    ["src/\\[z\\].*"], ["src/[[]z].*"], ["src/x\\ y.*"], ["src/x y.* "], ["\\#c*"],
    ["\\!foo*", "foo!*"],
    ["?.navstyle.yaml"], ["é"], ["?/"], ["**"], ["**/*"], ["/**/a.*"], ["/*/a.*"], ["docs/*/b.*"],
    ["docs/**/b.*"], ["src/deep/", "!src/deep/"], ["d*", "!docs/"],
    ["a**b.*"], ["src/a**"], ["***"], ["src/a[[:digit:]].*"], ["src/a[[:alpha:][:space:]]*"],
    ["[[:punct:]]*"],
    ["src/a[x[:digit:]-]*"], ["src/a[[:]*"], ["src/a[\\]1]*"], ["src/a[!]]*"], ["foo!.*"],
  ])
  func `patterns mean what they mean to git`(_ patterns: [String]) throws {
    try Self.withPatterns(patterns) { found, listed in
      #expect(Set(found) == Set(listed))
      #expect(found.count == Set(found).count)
    }
  }

  @Test(arguments: [
    "#c*", "docs//gen", "/", "!", "!/", "//", "[a-", "src/a[1-", "src/a[1", "[", "src/a[]", "[!]",
    "docs/gen/../a.*", "./build", "src/.", " ", "src\\", "src/a[z-a]*", "src/a[[:alfa:]]*", "a//",
    "src/a[[:alpha:]",
  ])
  func `what is refused would match nothing in git, either`(_ pattern: String) throws {
    try Self.withPatterns([pattern]) { found, listed in
      // The one finding is that of the configuration.
      #expect(found == [".navstyle-lint.yaml"])
      #expect(listed.count == Self.names.count)
    }
  }

  /// What is found with patterns as `exclude`, and what git finds with them as `.gitignore`.
  private static func withPatterns(
    _ patterns: [String], _ body: (_ found: [String], _ listed: [String]) throws -> Void
  ) throws {
    // Each file has one finding, which shows its path.
    let texts = Dictionary(
      uniqueKeysWithValues: Self.names.map { ("\($0).navstyle.yaml", "navstyle: 1\n") })
    try Self.withTree(texts) { folder in
      let ignored = folder.appending(path: ".gitignore")
      try patterns.joined(separator: "\n").write(to: ignored, atomically: true, encoding: .utf8)
      _ = try Self.output(Program("git"), "init", "-q", in: folder)
      let listed = try Self.output(
        Program("git"), "-c", "core.quotePath=false", "ls-files", "-o", "--exclude-standard",
        "*.yaml",
        in: folder)
      let quoted = patterns.map { "'\($0)'" }.joined(separator: ", ")
      try "exclude: [\(quoted)]".write(
        to: folder.appending(path: ".navstyle-lint.yaml"), atomically: true, encoding: .utf8)
      let found = try Self.output(.navstyle, "lint", "--allow-empty", in: folder)
        .matches(of: /--> (.+\.yaml):1:1/).map { String($0.1) }
      try body(
        found,
        listed.split(separator: "\n").map(String.init).filter { $0 != ".navstyle-lint.yaml" })
    }
  }
}
