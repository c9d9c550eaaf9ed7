import Commands
import TestSupport
import Testing

@Suite struct GraphCommandTests {
  @Test(arguments: [
    ([], "digraph navstyle {"), (["--format", "mermaid"], "flowchart LR"),
    (["--format=json"], "{\n  \"version\": 1,"), (["--format", "svg"], "<svg xmlns="),
  ])
  func `an app is drawn in the language asked for`(_ options: [String], _ start: String) async {
    let result = await navstyle(["graph", "a.yaml"] + options, files: ["a.yaml": cleanStyle])
    #expect(result.status == .clean)
    #expect(result.output.hasPrefix(start))
    #expect(result.errors.isEmpty)
  }

  @Test func `nothing is drawn of what blocks, and one app at a time`() async {
    let broken = await navstyle("graph", "a.yaml", files: ["a.yaml": brokenStyle])
    #expect(broken.status == .findings)
    #expect(broken.output.isEmpty)
    #expect(broken.errors.hasSuffix("nothing was drawn: blocking errors must be mended first\n"))
    let files = ["a.navstyle.yaml": cleanStyle, "b.navstyle.yaml": cleanStyle]
    let two = await navstyle("graph", files: files)
    #expect(two.status == .usage)
    #expect(two.errors.contains("are several descriptions: name one of the files"))
  }

  @Test func `what Mermaid will not draw is said`() async {
    let screens = (0..<600).map { "  s\($0): { push: [s\(($0 + 1) % 600)] }\n" }
    let text = "navstyle: 1\nscreens:\n" + screens.joined()
    let result = await navstyle("graph", "--format", "mermaid", "a.yaml", files: ["a.yaml": text])
    #expect(result.status == .clean)
    #expect(result.errors.contains("Mermaid draws at most 500 arrows, and here are 602"))
  }
}
