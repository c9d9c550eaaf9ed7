public import JSONText
import Navigation
import StyleModel
import Transitions

extension StackGraph {
  /// Writes the graph as JSON, for programs. `version` grows when a reader could break.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("version", 1)
      json.member("path", path)
      json.key("stacks")
      json.array { json in for index in stacks.indices { writeStack(index, to: &json) } }
      json.key("screens")
      json.array { json in
        for screen in screens {
          json.object(inline: true) { json in
            json.member("name", screen.name)
            json.key("stacks")
            json.array { json in for stack in screen.stacks { json.value(stacks[stack].name) } }
            json.member("states", screen.states + 1)
          }
        }
      }
      json.key("transitions")
      json.array { json in for edge in edges { write(edge, to: &json) } }
      json.key("links")
      json.array { json in
        for link in links {
          json.object(inline: true) { json in
            json.member("screen", screens[link.screen].name)
            json.member("stack", stacks[link.stack].name)
            json.member("by", link.kind.rawValue)
          }
        }
      }
    }
  }

  private func writeStack(_ index: Int, to json: inout JSONWriter) {
    let stack = stacks[index]
    json.object(inline: true) { json in
      json.member("name", stack.name)
      json.member("root", screens[stack.root].name)
      json.member("kind", stack.kind.rawValue)
      json.member("tab-bar", stack.hasTabBar)
      json.member("bar", stack.bar.rawValue)
    }
  }

  private func write(_ edge: OperationEdge, to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("from", screens[edge.from].name)
      json.member("to", screens[edge.to].name)
      json.member("operation", edge.operation.rawValue)
      json.member("direction", edge.direction.rawValue)
      json.write(edge.trick, edge.row)
      guard let from26 = edge.from26 else { return }
      json.key("from-26")
      json.object { $0.write(from26.trick, from26.row) }
    }
  }
}

extension JSONWriter {
  /// Writes what the plan calls a trick: its strategy, and of a crossfade its motion.
  fileprivate mutating func write(_ trick: Trick, _ row: String) {
    member("strategy", trick.outcome.strategy.rawValue)
    if let motion = trick.outcome.motion { member("motion", motion.rawValue) }
    member("row", row)
  }
}
