import Diagnostics
import SourceText
import YAMLSyntax

/// What a text was read as.
func read(_ text: String) -> Parsed<Document> {
  parse(SourceFile(path: "a.yaml", text: text))
}

/// What bytes were read as.
func read(_ bytes: [UInt8]) -> Parsed<Document> {
  parse(SourceFile(path: "a.yaml", bytes: bytes))
}

extension Parsed<Document> {
  /// Every node in source order, as `kind start-end`.
  var outline: [String] { value.allNodes.map(value.describe) }

  /// The codes, by place.
  var codes: [String] { findings.ordered().map(\.code) }

  /// `code start-end` of every finding, by place.
  var places: [String] {
    findings.ordered().map { "\($0.code) \($0.range.start)-\($0.range.end)" }
  }

  /// Whether no node, finding, note or fix reaches past the file.
  var isInsideFile: Bool {
    contains(value.allNodes.map(value.range)) && contains(findings.map(\.range))
      && contains(findings.flatMap { $0.fix?.edits.map(\.range) ?? [] })
      && contains(findings.flatMap { $0.notes.map(\.range) })
  }

  /// Whether every node lies inside its parent and behind the one before it.
  var isWellNested: Bool {
    value.allNodes.allSatisfy { node in
      let parent = value.range(of: node)
      var place = parent.start
      return value.children(of: node).allSatisfy { child in
        let range = value.range(of: child)
        defer { place = range.end }
        return place <= range.start && range.start <= range.end && range.end <= parent.end
      }
    }
  }

  private func contains(_ ranges: [SourceRange]) -> Bool {
    let end = UInt32(value.file.bytes.count)
    return ranges.allSatisfy { $0.start <= $0.end && $0.end <= end }
  }
}

extension Document {
  /// Every node, in source order.
  var allNodes: [Node] {
    var nodes: [Node] = []
    var pending = [root].compactMap { $0 }
    while let node = pending.popLast() {
      nodes.append(node)
      pending += children(of: node).reversed()
    }
    return nodes
  }

  /// The children of a collection; of a mapping, keys and values in turn.
  func children(of node: Node) -> [Node] {
    guard kind(of: node) == .mapping || kind(of: node) == .sequence else { return [] }
    var children: [Node] = []
    var next = firstChild(of: node)
    while let child = next {
      children.append(child)
      next = sibling(after: child, in: node)
    }
    return children
  }

  /// The texts of all scalars, in source order.
  var texts: [String] { allNodes.filter { kind(of: $0) == .scalar }.map(text) }

  func describe(_ node: Node) -> String {
    let range = range(of: node)
    let kind =
      switch kind(of: node) {
      case .scalar: "\(style(of: node))"
      case .sequence: "list"
      case .mapping: "map"
      case .alias: "alias"
      }
    return "\(kind) \(range.start)-\(range.end)"
  }
}
