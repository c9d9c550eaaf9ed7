import SourceText
import StyleModel
import Transitions

extension StackGraph {
  /// The graph in Graphviz' language. https://graphviz.org/doc/info/lang.html
  public var dot: String {
    var text = """
      digraph navstyle {
        label=\(quoted(path)); labelloc=t; rankdir=LR; compound=true; fontname="Helvetica"
        node [shape=box, style="rounded,filled", fillcolor="#FFFFFF", fontname="Helvetica"]
        edge [fontname="Helvetica", fontsize=10]

      """
    for (index, stack) in stacks.enumerated() {
      text += "  subgraph cluster_\(index) {\n    label=\(quoted(stack.title)); style=rounded\n"
      for screen in screens.indices where screens[screen].stacks == [index] {
        text += "  " + node(screen)
      }
      text += "    r\(index) [shape=point]\n  }\n"
    }
    // A cluster holds what is in it alone: shared screens stand between them.
    for screen in screens.indices where screens[screen].stacks.count != 1 { text += node(screen) }
    for (index, stack) in stacks.enumerated() { text += "  r\(index) -> s\(stack.root)\n" }
    for (arrow, label) in arrows {
      let attributes = style(arrow.trick, arrow.from26)
      text += "  s\(arrow.from) -> s\(arrow.to) [label=\(quoted(label)), \(attributes)]\n"
    }
    for link in links {
      text +=
        "  s\(link.screen) -> r\(link.stack) [label=\(link.kind.rawValue), style=dotted, "
        + "lhead=cluster_\(link.stack)]\n"
    }
    return text + legend + "}\n"
  }

  private func node(_ index: Int) -> String {
    let screen = screens[index]
    let loose = screen.stacks.isEmpty ? ", style=\"rounded,dashed\"" : ""
    return "  s\(index) [label=\(quoted(screen.title))\(loose)]\n"
  }

  /// Two colours are two lines beside each other: below iOS 26, and from it.
  private func style(_ trick: Trick, _ from26: Trick?) -> String {
    let colors = [trick.color] + (from26.map { [$0.color] } ?? [])
    let dashed = trick == .foreign ? ", style=dashed" : ""
    return "color=\"\(colors.joined(separator: ":"))\", fontcolor=\"\(trick.color)\"\(dashed)"
  }

  private var legend: String {
    var text = "  subgraph cluster_legend {\n    label=\"legend\"; style=dashed\n"
    text += "    node [shape=plaintext, style=\"\"]\n"
    for (index, trick) in tricks.enumerated() {
      text +=
        "    l\(index) [label=\(quoted(trick.rawValue))]; k\(index) [label=\"\"]; "
        + "k\(index) -> l\(index) [\(style(trick, nil))]\n"
    }
    if edges.contains(where: { $0.otherTrick != nil }) {
      text += "    n0 [label=\"two lines: below iOS 26, from iOS 26\"]\n"
    }
    if hasLooseScreens { text += "    n1 [label=\"dashed: in no stack\"]\n" }
    return text + "  }\n"
  }

  /// A text as a string. Graphviz reads escapes in labels, so a backslash must be two.
  private func quoted(_ text: String) -> String {
    let escaped = text.printable.replacingScalars { ["\\", "\""].contains($0) ? "\\\($0)" : nil }
    return "\"\(escaped)\""
  }
}

extension StackGraph.StackNode {
  /// `basket (window, tab bar)`
  var title: String {
    let traits =
      [kind.rawValue] + (hasTabBar ? ["tab bar"] : [])
      + (bar == .transparent ? ["transparent bar"] : [])
    return "\(name) (\(traits.joined(separator: ", ")))"
  }
}

extension StackGraph.ScreenNode {
  /// `home`, `home (2 states)`
  var title: String { states == 0 ? name : "\(name) (\(states + 1) states)" }
}
