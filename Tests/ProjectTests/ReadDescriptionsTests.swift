import Diagnostics
import LintRules
import Project
import SourceText
import StyleModel
import Synchronization
import TestSupport
import Testing
import YAMLSyntax

@Suite struct ReadDescriptionsTests {
  @Test func `of a folder, what another file includes is no entry`() async {
    let texts = [
      "app.navstyle.yaml": including("features/*.navstyle.yaml"),
      "features/a.navstyle.yaml": "include: [../shared/p.navstyle.yaml]",
      "shared/p.navstyle.yaml": "{}", "other.navstyle.yaml": including("shared/p.navstyle.yaml"),
    ]
    let memory = MemoryFiles(texts)
    let app = "app.navstyle.yaml + features/a.navstyle.yaml shared/p.navstyle.yaml"
    let other = "other.navstyle.yaml + shared/p.navstyle.yaml"
    #expect(await found(".", in: memory) == [app, other])
    // The same of files that are named, as a shell or a hook names them; alone, each is an entry.
    #expect(await found("shared/p.navstyle.yaml", ".", in: memory) == [app, other])
    #expect(
      await found("other.navstyle.yaml", "shared/p.navstyle.yaml", in: memory) == [other])
    #expect(
      await found("shared/p.navstyle.yaml", in: memory) == ["shared/p.navstyle.yaml"])
    #expect(await found("other.navstyle.yaml", "shared", in: memory) == [other])
    #expect(await found("app.navstyle.yaml", "./app.navstyle.yaml", in: memory) == [app])
  }

  /// Without a project, a piece in a folder has another root as an entry than as a piece.
  @Test func `what is found in a folder and included is read once`() async throws {
    let texts = [
      "app.navstyle.yaml": including("features/*.navstyle.yaml", "links/b.navstyle.yaml"),
      "features/a.navstyle.yaml": "{}", "features/b.navstyle.yaml": "{}",
    ]
    var memory = MemoryFiles(texts)
    memory.links["links/b.navstyle.yaml"] = "../features/b.navstyle.yaml"
    let counting = CountingFiles(memory)
    let options = ProjectOptions(rules: allRuleInfos, version: "0.1.0")
    let found = try await readDescriptions(at: ["."], in: counting, options)
    #expect(found.descriptions.map(\.entry.path) == ["app.navstyle.yaml"])
    #expect(counting.reads.withLock { $0 } == texts.mapValues { _ in 1 })
  }

  @Test func `of files that include each other, the first is an entry`() async {
    let texts = [
      "a.navstyle.yaml": including("b.navstyle.yaml"),
      "b.navstyle.yaml": including("a.navstyle.yaml"),
      "c.navstyle.yaml": "{}",
    ]
    #expect(
      await found(".", in: MemoryFiles(texts)) == [
        "a.navstyle.yaml + b.navstyle.yaml", "c.navstyle.yaml",
      ])
  }

  @Test func `standard input includes from the folder of its name`() async throws {
    let memory = MemoryFiles(["-": including("p.yaml"), "sub/p.yaml": "{}", "p.yaml": "{}"])
    for (name, piece) in [("sub/app.yaml", "sub/p.yaml"), ("<stdin>", "p.yaml")] {
      let options = ProjectOptions(rules: [], version: "0.1.0", standardInput: name)
      let descriptions = try await readDescriptions(at: ["-"], in: memory, options).descriptions
      #expect(descriptions.map(\.entry.path) == [name])
      #expect(descriptions[0].files.documents.map(\.file.path) == [name, piece])
    }
  }

  @Test func `paths are shown as they were given`() async {
    let memory = MemoryFiles([
      "../up/app.yaml": including("p.yaml"), "../up/p.yaml": "{}",
    ])
    #expect(await found("../up/app.yaml", in: memory) == ["../up/app.yaml + ../up/p.yaml"])
    #expect(await found("/up/app.yaml", in: memory) == ["/up/app.yaml + /up/p.yaml"])
  }

  @Test func `a name of which there is nothing ends it, what cannot be read does not`() async {
    #expect(await found("a.yaml", in: MemoryFiles()) == ["a.yaml: missing"])
    var memory = MemoryFiles(["x/a.navstyle.yaml": "{}", "x/b.navstyle.yaml": "{}"])
    #expect(await found("x", "a.yaml", in: memory) == ["a.yaml: missing"])
    memory.unreadable = ["x/a.navstyle.yaml"]
    memory.links = ["c.navstyle.yaml": "nowhere"]
    #expect(
      await found(".", in: memory) == [
        "x/b.navstyle.yaml", "c.navstyle.yaml: unreadable(\"it is a link that leads nowhere\")",
        "x/a.navstyle.yaml: unreadable(\"permission denied\")",
      ])
  }

  @Test func `however the files come in, the result is the same`() async {
    var texts = ["app.navstyle.yaml": including("f/*.yaml")]
    for index in 0..<60 {
      texts["f/\(index).yaml"] = "palette: { c\(index): nope\(index) }\nstyles: { s: {} }"
    }
    let first = await checked(texts).findings.map { "\($0.range) \($0.message)" }
    #expect(first.count > 100)
    for _ in 0..<5 {
      #expect(await checked(texts).findings.map { "\($0.range) \($0.message)" } == first)
    }
  }
}

/// Counts how often each file is read.
private final class CountingFiles: FileSystem {
  let files: MemoryFiles
  /// By path without links, from the current folder.
  let reads = Mutex<[String: Int]>([:])

  init(_ files: MemoryFiles) { self.files = files }

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let real = PathText.relative(try files.resolved(path), from: MemoryFiles.currentFolder)
    reads.withLock { $0[real, default: 0] += 1 }
    return try files.read(path, limit: limit)
  }

  func kind(of path: String) -> FileKind? { files.kind(of: path) }

  func entries(ofFolder path: String) throws(FileProblem) -> [FolderEntry] {
    try files.entries(ofFolder: path)
  }

  func resolved(_ path: String) throws(FileProblem) -> String { try files.resolved(path) }
}
