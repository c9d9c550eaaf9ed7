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
  private var slots = SlotTable()
  /// Keeps hostile names from colliding.
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
    let keyword = document.keyword(of: node)
    let rest = document.bytes(beyond: keyword, of: node)
    let hash = keyword.hash(seed: seed, bytes: rest)
    if let known = find(keyword, rest, hash) { return known }
    return insert(document.bytes(of: node), hash)
  }

  /// The number of a name, new if need be.
  public mutating func intern(_ text: String) -> ID {
    let bytes = Array(text.utf8)[...]
    let keyword = Keyword(text)
    let rest = keyword.isExact ? [] : bytes
    let hash = keyword.hash(seed: seed, bytes: rest)
    return find(keyword, rest, hash) ?? insert(bytes, hash)
  }

  /// The number of the name a scalar holds, if it was met before.
  public func find(_ node: Node, in document: Document) -> ID? {
    let keyword = document.keyword(of: node)
    let rest = document.bytes(beyond: keyword, of: node)
    return find(keyword, rest, keyword.hash(seed: seed, bytes: rest))
  }

  /// Of a name that its keyword says whole, no bytes are needed.
  private func find(_ keyword: Keyword, _ rest: ArraySlice<UInt8>, _ hash: UInt64) -> ID? {
    slots.find(hash) { index in
      let range = range(ID(index: index))
      return Keyword(in: storage, range) == keyword
        && (keyword.isExact || storage[range].elementsEqual(rest))
    }.map(ID.init)
  }

  private mutating func insert(_ bytes: ArraySlice<UInt8>, _ hash: UInt64) -> ID {
    slots.insert(count, hash: hash)
    append(bytes)
    return ID(index: count - 1)
  }

  private func range(_ name: ID) -> Range<Int> {
    let start = name.index == 0 ? 0 : Int(ends[Int(name.index) - 1])
    return start..<Int(ends[Int(name.index)])
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    storage += bytes
    ends.append(UInt32(storage.count))
  }
}
