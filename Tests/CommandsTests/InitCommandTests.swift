import Commands
import Foundation
import TestSupport
import Testing

@Suite struct InitCommandTests {
  private let name = "app.navstyle.yaml"

  @Test func `the starter is clean in every way and compiles`() async throws {
    let result = await navstyle("init")
    #expect(result.status == .clean)
    #expect(result.errors.hasPrefix("wrote \(name)\n"))
    let starter = try #require(result.text(of: name))
    #expect(starter.hasPrefix("# yaml-language-server: $schema="))
    let lint = await navstyle("lint", "--fail-on", "info", name, files: [name: starter])
    #expect(lint.status == .clean && lint.output.isEmpty)
    let plan = await navstyle("compile", name, files: [name: starter])
    #expect(plan.status == .clean)
    for strategy in ["snapshot-slide", "background-crossfade"] {
      #expect(plan.output.contains("\"strategy\": \"\(strategy)\""))
    }
    #expect(starter.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `the override of the starter overrides something`() async throws {
    let starter = try #require(await navstyle("init").text(of: name))
    let without = starter.replacing(/transitions:\n.*\n/, with: "")
    #expect(without != starter)
    let rows = await navstyle("explain", "home", "topics", name, files: [name: without]).output
    #expect(rows.contains("background-crossfade"))
  }

  @Test func `it never overwrites`() async {
    let result = await navstyle("init", files: [name: "mine"])
    #expect(result.status == .usage)
    #expect(result.text(of: name) == "mine")
    #expect(result.errors.contains("error[file-exists]: there is a file '\(name)' already"))
  }

  @Test(arguments: [
    (["init", "styles"], "styles/app.navstyle.yaml"),
    (["init", "styles/"], "styles/app.navstyle.yaml"),
    (["init", "."], "app.navstyle.yaml"), (["init", "other.navstyle.yaml"], "other.navstyle.yaml"),
  ])
  func `the path is a file or a folder`(_ arguments: [String], _ path: String) async {
    let result = await navstyle(arguments) { $0.directories.formUnion(["styles", "styles/"]) }
    #expect(result.files.keys.sorted() == [path])
  }

  @Test func `a name that no folder would be searched for is not taken`() async {
    let result = await navstyle("init", "app")
    #expect(result.status == .usage && result.files.isEmpty)
    #expect(result.errors.contains("= help: navstyle init app.navstyle.yaml"))
    #expect(await navstyle("init", "app.yml").status == .clean)
  }

  @Test func `it takes one path, or a dash for standard output`() async {
    #expect(await navstyle("init", "a", "b").status == .usage)
    let result = await navstyle("init", "-")
    let other = await navstyle("init")
    #expect(result.output == other.text(of: name))
    #expect(result.files.isEmpty)
  }
}
