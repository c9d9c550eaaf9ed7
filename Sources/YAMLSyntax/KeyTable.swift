/// The keys that a map may have, numbered, for finding the one an entry has.
///
/// It is a class because it is handed on for every map of a file.
public final class KeyTable: Sendable {
  private let texts: [String]
  private let slots: SlotTable

  /// The table of these keys, numbered in order; at most 64.
  public init(_ keys: [String]) {
    precondition(keys.count <= 64)
    texts = keys
    var slots = SlotTable()
    for (index, key) in keys.enumerated() {
      let keyword = Keyword(key)
      slots.insert(index, keyword, hash: Self.hash(keyword))
    }
    self.slots = slots
  }

  /// The number of the key a scalar holds.
  public func index(of node: Node, in document: Document) -> Int? {
    index(of: document.keyword(of: node), node, in: document)
  }

  @inline(__always)
  func index(of keyword: Keyword, _ node: Node, in document: Document) -> Int? {
    slots.find(keyword, hash: Self.hash(keyword)) { index in
      document.bytes(of: node).elementsEqual(texts[index].utf8)
    }
  }

  /// The keys are the language's own, so nobody can make them collide.
  @inline(__always)
  private static func hash(_ keyword: Keyword) -> UInt64 {
    (keyword.head ^ keyword.tail &* 3) &* 0x9E37_79B9_7F4A_7C15
  }
}
