import Project
import TestSupport
import Testing

@Suite struct FolderWalkTests {
  private static let tree = files(
    "b.navstyle.yaml", "a.navstyle.yaml", "notes.yaml", "sub/c.navstyle.yaml",
    "sub/deep/d.navstyle.yaml", "build/e.navstyle.yaml", "sub/build/f.navstyle.yaml",
    ".cache/g.navstyle.yaml", ".h.navstyle.yaml")

  @Test func `finds every style file below, but what is hidden`() async {
    let memory = MemoryFiles(Self.tree)
    let all = [
      "a.navstyle.yaml", "b.navstyle.yaml", "build/e.navstyle.yaml",
      "sub/build/f.navstyle.yaml", "sub/c.navstyle.yaml", "sub/deep/d.navstyle.yaml",
    ]
    #expect(await found(".", in: memory) == all)
    #expect(await found("/work", in: memory) == all.map { "/work/\($0)" })
    #expect(await found("sub", in: memory) == Array(all[3...]))
    #expect(await found("./sub/", "sub", in: memory) == Array(all[3...]))
    #expect(await found(".cache", in: memory) == [".cache/g.navstyle.yaml"])
    #expect(await found("sub/c.navstyle.yaml", "sub", in: memory) == [all[4], all[3], all[5]])
  }

  @Test func `what is passed over is never listed`() async {
    var memory = MemoryFiles(Self.tree)
    memory.unreadable = ["build", "sub/build"]
    #expect(
      await found(".", in: memory) == [
        "a.navstyle.yaml", "b.navstyle.yaml", "sub/c.navstyle.yaml", "sub/deep/d.navstyle.yaml",
        "build: unreadable(\"permission denied\")", "sub/build: unreadable(\"permission denied\")",
      ])
    memory.files[".navstyle-lint.yaml"] = Array("exclude: [build/]".utf8)
    #expect(await found(".", in: memory).count == 4)
  }

  @Test(arguments: [
    ("exclude: [build/]", ["a", "b", "c", "d"]), ("exclude: [/build]", ["a", "b", "c", "d", "f"]),
    ("exclude: [sub/*, '!sub/deep']", ["a", "b", "d", "e"]),
    ("exclude: ['*.yaml', '!a.*']", ["a"]), ("include: [sub/]", ["c", "d", "f"]),
    ("include: [sub/, '!sub/build/']", ["c", "d"]), ("include: ['/*.navstyle.yaml']", ["a", "b"]),
    ("include: [deep]\nexclude: [d*]", []),
    ("include: ['?.navstyle.yaml']\nexclude: [sub]", ["a", "b", "e"]),
    ("include: []", []), ("exclude: ['\\#x', '\\#a*']", ["a", "b", "c", "d", "e", "f"]),
  ])
  func `patterns of the configuration`(_ configuration: String, _ expected: [String]) async {
    var memory = MemoryFiles(Self.tree)
    memory.files[".navstyle-lint.yaml"] = Array(configuration.utf8)
    let names = await found(".", in: memory).map { path in
      String(PathText.name(of: path).prefix { $0 != "." })
    }
    #expect(names.sorted() == expected)
  }

  @Test func `a pipe is read only if it is named`() async {
    var memory = MemoryFiles(Self.tree)
    let all = await found(".", in: memory)
    memory.files["sub/p.navstyle.yaml"] = memory.files["a.navstyle.yaml"]
    memory.pipes = ["sub/p.navstyle.yaml"]
    memory.links["l.navstyle.yaml"] = "sub/p.navstyle.yaml"
    #expect(await found(".", in: memory) == all)
    #expect(await found("sub/p.navstyle.yaml", in: memory) == ["sub/p.navstyle.yaml"])
    #expect(await found("l.navstyle.yaml", in: memory) == ["l.navstyle.yaml"])
  }

  @Test func `patterns start at the configuration, wherever the walk does`() async {
    var memory = MemoryFiles(Self.tree)
    memory.files[".navstyle-lint.yaml"] = Array("exclude: [/sub/deep]".utf8)
    #expect(
      await found("sub", in: memory) == ["sub/build/f.navstyle.yaml", "sub/c.navstyle.yaml"])
    // What is named is not passed over.
    #expect(await found("sub/deep", in: memory) == ["sub/deep/d.navstyle.yaml"])
    #expect(
      await found("sub/deep/d.navstyle.yaml", in: memory) == ["sub/deep/d.navstyle.yaml"])
  }

  @Test func `the nearest configuration counts`() async {
    var memory = MemoryFiles(Self.tree)
    memory.files[".navstyle-lint.yaml"] = Array("exclude: [c.*, a.*]".utf8)
    memory.files["sub/.navstyle-lint.yaml"] = Array("exclude: [/deep]".utf8)
    #expect(
      await found(".", in: memory) == [
        "b.navstyle.yaml", "build/e.navstyle.yaml", "sub/build/f.navstyle.yaml",
        "sub/c.navstyle.yaml",
      ])
    memory.files["own.yaml"] = Array("exclude: [sub, build]".utf8)
    #expect(
      await found(".", in: memory, configuration: "own.yaml") == [
        "a.navstyle.yaml", "b.navstyle.yaml",
      ])
  }

  @Test func `links lead to what was not seen yet, and to nothing twice`() async {
    var memory = MemoryFiles(files("a/x.navstyle.yaml", "far/away/y.navstyle.yaml"))
    memory.files[".git"] = []
    memory.links = [
      "0": "a", "a/loop": "..", "a/away": "../../work/far/away",
      "z.navstyle.yaml": "a/x.navstyle.yaml",
    ]
    #expect(
      await found("a", in: memory) == ["a/away/y.navstyle.yaml", "a/x.navstyle.yaml"])
    #expect(
      await found(".", in: memory) == ["a/x.navstyle.yaml", "far/away/y.navstyle.yaml"])
  }

  @Test func `links lead out of no project`() async {
    var memory = MemoryFiles(files("a/x.navstyle.yaml", "far/away/y.navstyle.yaml"))
    memory.links = ["a/away": "../far/away", "a/y.navstyle.yaml": "../far/away/y.navstyle.yaml"]
    let all = ["a/x.navstyle.yaml", "far/away/y.navstyle.yaml"]
    #expect(await found("a", in: memory) == ["a/x.navstyle.yaml"])
    #expect(await found(".", in: memory) == all)
    memory.files[".git"] = []
    #expect(
      await found("a", in: memory) == ["a/away/y.navstyle.yaml", "a/x.navstyle.yaml"])
    // A project inside of one ends where it ends.
    memory.files["a/.git"] = []
    memory.links["b.navstyle.yaml"] = "a/x.navstyle.yaml"
    #expect(await found("a", in: memory) == ["a/x.navstyle.yaml"])
    #expect(await found(".", in: memory) == all)
  }
}
