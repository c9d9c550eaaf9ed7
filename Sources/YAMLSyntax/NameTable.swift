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
  /// The number of texts that can be looked up.
  private var names = 0
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

  /// A number for the text a scalar holds, which nobody will look up.
  public mutating func add(_ node: Node, in document: Document) -> ID {
    append(document.bytes(of: node))
    return ID(index: count - 1)
  }

  /// The number of the name a scalar holds, new if need be.
  public mutating func intern(_ node: Node, in document: Document) -> ID {
    intern(document.keyword(of: node)) { document.bytes(of: node) }
  }

  /// The number of a name, new if need be.
  public mutating func intern(_ text: String) -> ID {
    intern(Keyword(text)) { Array(text.utf8)[...] }
  }

  /// The number of the name a scalar holds, if it was met before.
  public func find(_ node: Node, in document: Document) -> ID? {
    let found = slots[slot(of: document.keyword(of: node)) { document.bytes(of: node) }]
    return found < 0 ? nil : ID(index: Int(found))
  }

  private mutating func intern(_ keyword: Keyword, _ bytes: () -> ArraySlice<UInt8>) -> ID {
    let slot = slot(of: keyword, bytes)
    if slots[slot] >= 0 { return ID(index: Int(slots[slot])) }
    let name = ID(index: count)
    slots[slot] = name.index
    names += 1
    append(bytes())
    if names * 2 > slots.count { grow() }
    return name
  }

  private func range(_ name: ID) -> Range<Int> {
    let start = name.index == 0 ? 0 : Int(ends[Int(name.index) - 1])
    return start..<Int(ends[Int(name.index)])
  }

  private func slot(of keyword: Keyword, _ bytes: () -> ArraySlice<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: keyword.hash(seed: seed, bytes: bytes)) & mask
    while slots[slot] >= 0 {
      let name = ID(index: Int(slots[slot]))
      let range = range(name)
      if range.count == Int(keyword.length), Keyword(in: storage, range) == keyword,
        keyword.isExact || storage[range].elementsEqual(bytes())
      {
        return slot
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    storage += bytes
    ends.append(UInt32(storage.count))
  }

  private mutating func grow() {
    let old = slots
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for index in old where index >= 0 {
      let range = range(ID(index: Int(index)))
      slots[slot(of: Keyword(in: storage, range)) { storage[range] }] = index
    }
  }
}
