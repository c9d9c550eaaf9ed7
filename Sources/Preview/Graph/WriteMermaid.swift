import SourceText

extension StackGraph {
  /// The graph as a flowchart of Mermaid, which Markdown on GitHub and GitLab draws.
  /// https://mermaid.js.org/syntax/flowchart.html
  public var mermaid: String {
    // A title in front matter is YAML, and a comment is nobody's to read: it is left to who embeds it.
    var text = "flowchart LR\n"
    for (index, stack) in stacks.enumerated() {
      text += "  subgraph k\(index)[\(quoted(stack.title))]\n    r\(index)((\" \"))\n"
      for screen in screens.indices where screens[screen].stacks == [index] {
        text += "  " + node(screen)
      }
      text += "  end\n"
    }
    for screen in screens.indices where screens[screen].stacks.count != 1 { text += node(screen) }
    var styles: [String] = []
    func add(_ line: String, _ style: String) {
      text += "  \(line)\n"
      styles.append("  linkStyle \(styles.count) \(style)\n")
    }
    for (index, stack) in stacks.enumerated() {
      add("r\(index) --> s\(stack.root)", "stroke:#777777")
    }
    for (arrow, label) in arrows {
      let from26 = arrow.from26.map { "; from iOS 26 \($0.rawValue)" } ?? ""
      let line = arrow.trick == .foreign ? "-.->" : "-->"
      add(
        "s\(arrow.from) \(line)|\(quoted(label + from26))| s\(arrow.to)",
        "stroke:\(arrow.trick.color)")
    }
    for link in links {
      add("s\(link.screen) -.->|\(quoted(link.kind.rawValue))| k\(link.stack)", "stroke:#777777")
    }
    if !tricks.isEmpty { text += "  subgraph legend[\"legend\"]\n" }
    for (index, trick) in tricks.enumerated() {
      add("  x\(index)[\" \"] --> y\(index)[\(quoted(trick.rawValue))]", "stroke:\(trick.color)")
    }
    if !tricks.isEmpty { text += "  end\n" }
    if hasLooseScreens { text += "  classDef loose stroke-dasharray:4\n" }
    return text + styles.joined()
  }

  /// The arrows that Mermaid draws unless its page says otherwise.
  public static let arrowsInMermaid = 500

  /// How many arrows Mermaid has to draw.
  public var arrowCount: Int { stacks.count + arrows.count + links.count + tricks.count }

  private func node(_ index: Int) -> String {
    let screen = screens[index]
    return "  s\(index)[\(quoted(screen.title))]\(screen.stacks.isEmpty ? ":::loose" : "")\n"
  }

  /// A text in quotes, where everything that Mermaid, or the HTML it makes, has a meaning for is
  /// written as a number.
  private func quoted(_ text: String) -> String {
    let safe = Set(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:_-/()'".unicodeScalars)
    var result = ""
    for scalar in text.printable.unicodeScalars {
      if safe.contains(scalar) || scalar.value >= 0x80 {
        result.unicodeScalars.append(scalar)
      } else {
        result += "#\(scalar.value);"
      }
    }
    return "\"\(result)\""
  }
}
