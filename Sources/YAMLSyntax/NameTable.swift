/// The distinct names of a description, numbered in the order in which they were met.
///
/// Names become numbers when they are read and text again only when they are printed.
public struct NameTable: Sendable {
  /// A name's number.
  public struct ID: Hashable, Sendable, Comparable {
    /// The number, from 0.
    public let index: Int32

    /// The name with a number.
    public init(index: Int) { self.index = Int32(index) }

    /// In the order the names were met.
    public static func < (lhs: ID, rhs: ID) -> Bool { lhs.index < rhs.index }
  }

  private var storage: [UInt8] = []
  private var ends: [UInt32] = []
  private var keywords: [Keyword] = []
  /// Open addressing with linear probing; −1 is free. The seed keeps hostile names from colliding.
  private var slots = [Int32](repeating: -1, count: 64)
  private let seed = UInt64.random(in: .min ... .max)

  /// A table without names.
  public init() {}

  /// The number of names.
  public var count: Int { ends.count }

  /// The text of a name.
  public func text(_ name: ID) -> String {
    String(decoding: storage[range(name)], as: UTF8.self)
  }

  /// The number of the name a scalar holds, new if need be.
  public mutating func intern(_ node: Node, in document: Document) -> ID {
    intern(document.keyword(of: node), document.bytes(of: node))
  }

  /// The number of a name, new if need be.
  public mutating func intern(_ text: String) -> ID {
    intern(Keyword(text), Array(text.utf8)[...])
  }

  /// The number of the name a scalar holds, if it was met before.
  public func find(_ node: Node, in document: Document) -> ID? {
    let keyword = document.keyword(of: node)
    let found = slots[slot(of: keyword, document.bytes(of: node))]
    return found < 0 ? nil : ID(index: Int(found))
  }

  private mutating func intern(_ keyword: Keyword, _ bytes: ArraySlice<UInt8>) -> ID {
    let slot = slot(of: keyword, bytes)
    if slots[slot] >= 0 { return ID(index: Int(slots[slot])) }
    let name = ID(index: count)
    slots[slot] = name.index
    storage += bytes
    ends.append(UInt32(storage.count))
    keywords.append(keyword)
    if count * 2 > slots.count { grow() }
    return name
  }

  private func range(_ name: ID) -> Range<Int> {
    let start = name.index == 0 ? 0 : Int(ends[Int(name.index) - 1])
    return start..<Int(ends[Int(name.index)])
  }

  private func slot(of keyword: Keyword, _ bytes: ArraySlice<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: keyword.hash(of: bytes, seed: seed)) & mask
    while slots[slot] >= 0 {
      let name = ID(index: Int(slots[slot]))
      if keywords[Int(name.index)] == keyword,
        keyword.isExact || storage[range(name)].elementsEqual(bytes)
      {
        return slot
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for index in 0..<count {
      let name = ID(index: index)
      slots[slot(of: keywords[index], storage[range(name)])] = name.index
    }
  }
}
