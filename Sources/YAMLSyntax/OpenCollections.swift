/// A collection whose end has not come yet.
struct OpenCollection {
  let node: UInt32
  let isMapping: Bool
  let isFlow: Bool
  let anchor: Int?
  /// The nodes before it, every alias written out.
  let expandedBefore: Int
  /// Levels of collections below this one, aliases followed.
  var height = 0
  var childCount = 0
  var lastKey: UInt32 = 0
  var lastChildEnd: UInt32 = 0

  /// Whether the next child is a key.
  var awaitsKey: Bool { isMapping && childCount % 2 == 0 }

  /// Whether the next child is the value of a key.
  var awaitsValue: Bool { isMapping && childCount % 2 == 1 }

  /// Takes in a child.
  mutating func take(_ child: UInt32, endingAt end: UInt32) {
    if awaitsKey { lastKey = child }
    childCount += 1
    lastChildEnd = max(lastChildEnd, end)
  }
}

/// The collections that are open, one inside the other.
///
/// The innermost is kept apart from the others, because every node is taken in by it.
struct OpenCollections {
  /// The innermost one; where none is open, the document, of which nobody asks anything.
  var innermost = OpenCollection(
    node: 0, isMapping: false, isFlow: false, anchor: nil, expandedBefore: 0)
  /// The document and all but the innermost.
  private var outer: [OpenCollection] = []

  var count: Int { outer.count }

  /// All of them, from the outermost.
  var all: [OpenCollection] { outer.isEmpty ? [] : outer.dropFirst() + [innermost] }

  mutating func push(_ collection: OpenCollection) {
    outer.append(innermost)
    innermost = collection
  }

  mutating func pop() -> OpenCollection? {
    guard let enclosing = outer.popLast() else { return nil }
    defer { innermost = enclosing }
    return innermost
  }
}
