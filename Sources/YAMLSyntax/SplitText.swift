import SourceText

/// Texts in flow collections that YAML splits at their commas: `{color: rgba(1, 2, 3)}` has the three
/// keys `color`, `2` and `3)`, and nobody means that.
///
/// Such a text is put together again, so that one finding can say what is wrong with the whole of it
/// instead of one for each piece.
extension Document {
  /// Puts split texts among the children of a flow collection together, once all of these are known.
  mutating func joinSplitTexts(in collection: Node) {
    var children: [Node] = []
    var next = firstChild(of: collection)
    while let child = next {
      children.append(child)
      next = sibling(after: child, in: collection)
    }
    let isMapping = kind(of: collection) == .mapping
    // In a map, a piece is a key without a value.
    let (first, step) = isMapping ? (1, 2) : (0, 1)
    var index = first
    while index < children.count {
      let pieces = children[(index + 1)...]
      if let count = piecesNeeded(after: children[index], pieces, isMapping: isMapping) {
        join(children[index], pieces.prefix(count * step), isMapping: isMapping)
        index += count * step
      }
      index += step
    }
  }

  /// The most pieces that are looked at: a list of brackets that are never closed would cost the square
  /// of its length.
  private static let mostPieces = 64

  /// How many pieces follow a text until every bracket it opens is closed; nil if it opens none, or
  /// if something else comes first.
  private func piecesNeeded(
    after text: Node, _ rest: ArraySlice<Node>, isMapping: Bool
  ) -> Int? {
    guard var depth = openBrackets(in: text), depth > 0 else { return nil }
    var count = 0
    var rest = rest
    while count < Self.mostPieces, let piece = rest.popFirst() {
      if isMapping {
        // Without a colon, the empty value is where the key ends.
        guard let value = rest.popFirst(), kind(of: value) == .scalar,
          range(of: value) == SourceRange(at: range(of: piece).end)
        else { return nil }
      }
      guard let more = openBrackets(in: piece) else { return nil }
      count += 1
      depth += more
      if depth <= 0 { return depth == 0 ? count : nil }
    }
    return nil
  }

  /// How many more brackets a plain text opens than it closes; nil for anything else.
  private func openBrackets(in node: Node) -> Int? {
    let record = nodes[Int(node.index)]
    guard record.kind == .scalar, record.style == .plain, record.start < record.end,
      !record.flags.contains(.tagged)
    else { return nil }
    return file.bytes[Int(record.start)..<Int(record.end)].reduce(0) { depth, byte in
      byte == 0x28 ? depth + 1 : byte == 0x29 ? depth - 1 : depth
    }
  }

  private mutating func join(_ text: Node, _ pieces: ArraySlice<Node>, isMapping: Bool) {
    guard let last = pieces.last else { return }
    let end = nodes[Int(last.index)].end
    let start = nodes[Int(text.index)].start
    nodes.replace(Int(text.index), with: NodeArray.Record(start: start, end: end, kind: .scalar))
    joined.insert(text.index)
    for piece in pieces {
      nodes.replace(
        Int(piece.index),
        with: NodeArray.Record(start: end, end: end, kind: .scalar, flags: .explained))
      self.pieces.insert(piece.index)
    }
  }
}
