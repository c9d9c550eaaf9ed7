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
  /// Open addressing with linear probing. The seed keeps hostile names from colliding.
  private var slots = [Slot](repeating: .free, count: 64)
  private let seed = UInt64.random(in: .min ... .max)

  /// A place for a name, with enough of it to be compared without a second look into memory.
  private struct Slot {
    let keyword: Keyword
    /// The name's number, or −1.
    let index: Int32

    static let free = Slot(keyword: Keyword(in: [], 0..<0), index: -1)
  }

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
    let keyword = document.keyword(of: node)
    let slot = slot(of: keyword, document.bytes(beyond: keyword, of: node))
    let found = slots[slot].index
    return found >= 0
      ? ID(index: Int(found)) : insert(keyword, document.bytes(of: node), at: slot)
  }

  /// The number of a name, new if need be.
  public mutating func intern(_ text: String) -> ID {
    let bytes = Array(text.utf8)[...]
    let keyword = Keyword(text)
    let slot = slot(of: keyword, bytes)
    let found = slots[slot].index
    return found >= 0 ? ID(index: Int(found)) : insert(keyword, bytes, at: slot)
  }

  /// The number of the name a scalar holds, if it was met before.
  public func find(_ node: Node, in document: Document) -> ID? {
    let keyword = document.keyword(of: node)
    let found = slots[slot(of: keyword, document.bytes(beyond: keyword, of: node))].index
    return found < 0 ? nil : ID(index: Int(found))
  }

  private mutating func insert(
    _ keyword: Keyword, _ bytes: ArraySlice<UInt8>, at slot: Int
  ) -> ID {
    let name = ID(index: count)
    slots[slot] = Slot(keyword: keyword, index: name.index)
    names += 1
    append(bytes)
    if names * 2 > slots.count { grow() }
    return name
  }

  private func range(_ name: ID) -> Range<Int> {
    let start = name.index == 0 ? 0 : Int(ends[Int(name.index) - 1])
    return start..<Int(ends[Int(name.index)])
  }

  /// Where a name stands or would stand. Of a name that its keyword says whole, no bytes are needed.
  private func slot(of keyword: Keyword, _ bytes: ArraySlice<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: keyword.hash(seed: seed, bytes: bytes)) & mask
    while slots[slot].index >= 0 {
      if slots[slot].keyword == keyword {
        if keyword.isExact { return slot }
        let range = range(ID(index: Int(slots[slot].index)))
        if storage[range].elementsEqual(bytes) { return slot }
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
    slots = [Slot](repeating: .free, count: slots.count * 2)
    for entry in old where entry.index >= 0 {
      let bytes = entry.keyword.isExact ? [] : storage[range(ID(index: Int(entry.index)))]
      slots[slot(of: entry.keyword, bytes)] = entry
    }
  }
}
