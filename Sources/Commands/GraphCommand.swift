import Diagnostics
import JSONText
import Preview
import Transitions

extension Command {
  /// `navstyle graph`
  static let graph = Command(
    name: "graph", usage: "[options] [PATH]",
    summary: "draws stacks, screens and transitions, coloured by strategy",
    options: [
      Option(
        "--format", value: "FORMAT", choices: ["dot", "mermaid", "svg", "json"],
        "the language to draw in; svg is the map of 'preview', with every bar; default: dot")
    ]
      + checkOptions.filter {
        ["--max-bytes", "--stdin-filename", "--config"].contains($0.name)
      }
  ) { (arguments, session) throws(CommandError) in
    let run = try await session.check(arguments)
    guard run.isComplete else { return .failure }
    guard let description = try session.onlyDescription(of: run, arguments, for: "drawn") else {
      return .findings
    }
    let graph = StackGraph(description.plan, path: description.path)
    switch arguments["--format"] {
    case "json": try session.write(JSONWriter.bytes { graph.write(to: &$0) }, to: .output)
    case "svg": try session.write(Array(MapDrawing(description.plan).text.utf8), to: .output)
    case "mermaid":
      if graph.arrowCount > StackGraph.arrowsInMermaid {
        session.say(
          "Mermaid draws at most \(StackGraph.arrowsInMermaid) arrows, and here are "
            + "\(graph.arrowCount): Graphviz draws them all (--format dot)")
      }
      try session.write(Array(graph.mermaid.utf8), to: .output)
    default: try session.write(Array(graph.dot.utf8), to: .output)
    }
    return .clean
  }
}
