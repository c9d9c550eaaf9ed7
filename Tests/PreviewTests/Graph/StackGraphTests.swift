import Foundation
import JSONText
import Preview
import TestSupport
import Testing

@Suite struct StackGraphTests {
  /// One of everything: two stacks with a screen of both, one in none, every operation, a sheet.
  static let style = """
    navstyle: 1
    targets: { ios: "15..26" }
    stacks:
      main: { root: home, tab-bar: true }
      pay: { root: card, kind: sheet }
    screens:
      home: { bar: { color: secondarySystemBackground }, push: [detail, help], present: [pay] }
      detail: { bar: { hidden: true }, push: [deep], states: { big: { bar: { large-title: true } } } }
      deep: { pop-to: [home], pop-to-root: true, replace: [[home, help]], replace-top: [detail] }
      help: { bar: { color: "#123456" } }
      card: { push: [help] }
      lost: {}
    transitions:
      - { from: home, to: help, strategy: none }

    """

  private func graph(_ style: String = style, path: String = "app.yaml") -> StackGraph {
    StackGraph(planned(style), path: path)
  }

  private func json(_ graph: StackGraph) throws -> JSONValue {
    try readJSON(JSONWriter.bytes { graph.write(to: &$0) })
  }

  @Test func `one of everything`() {
    let graph = graph()
    expectGolden(graph.dot, "Tests/Goldens/graph/example.dot")
    expectGolden(graph.mermaid, "Tests/Goldens/graph/example.mmd")
    let bytes = JSONWriter.bytes { graph.write(to: &$0) }
    expectGolden(String(decoding: bytes, as: UTF8.self), "Tests/Goldens/graph/example.json")
  }

  @Test func `an arrow has the colour of what the plan decided`() {
    let dot = graph().dot
    #expect(dot.contains("s0 -> s1 [label=\"push\", color=\"#D55E00\""), "\(dot)")
    #expect(
      dot.contains(
        "s0 -> s3 [label=\"push\", color=\"#000000\", fontcolor=\"#000000\", style=dashed]"))
    #expect(dot.contains("s2 -> s3 [label=\"replace\", color=\"#CC79A7:#D55E00\""))
  }

  @Test func `an app without anything is a graph without anything`() {
    for text in ["navstyle: 1\nscreens: {}\n", ""] {
      let graph = graph(text)
      #expect(graph.dot.hasPrefix("digraph"))
      #expect(graph.mermaid.hasPrefix("flowchart"))
    }
  }

  @Test func `a name with a meaning in the language is only a name`() {
    let path = "a\"]; b -> c [label=\"\\N#quot;<b>`\u{1B}\n.yaml"
    let graph = graph(
      "navstyle: 1\nscreens: { end: { push: [subgraph] }, subgraph: {} }\n", path: path)
    #expect(
      graph.dot.contains(
        "label=\"a\\\"]; b -> c [label=\\\"\\\\N#quot;<b>`\\\\u{1B}\\\\u{A}.yaml\"; labelloc"),
      "\(graph.dot)")
    #expect(graph.mermaid.contains("s0[\"end\"]"))
    #expect(!graph.mermaid.contains("\n  end[") && !graph.mermaid.contains("<b>"))
  }

  @Test(.enabled(if: Reader.dot.isInstalled, Reader.dot.absence))
  func `Graphviz draws it`() throws {
    let file = repositoryRoot.appending(path: ".build/readers/graph.dot")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let samples = ["Samples", "Samples/apps", "Samples/profiles"].flatMap {
      files(in: $0, endingIn: ".navstyle.yaml")
    }
    #expect(samples.count > 10)
    let drawn = samples.map { graph(contents($0), path: $0).dot }
    try (drawn.joined() + graph().dot + graph(path: "a\"\\N<b>.yaml").dot)
      .write(to: file, atomically: true, encoding: .utf8)
    let result = try Reader.dot.run(["-Tsvg", file.path()])
    #expect(result.status == 0, "\(result.output)")
    #expect(!result.output.contains("Warning"), "\(result.output.prefix(500))")
    #expect(result.output.contains("a&quot;\\N&lt;b&gt;.yaml"))
    #expect(result.output.contains("#d55e00"))
  }
}
