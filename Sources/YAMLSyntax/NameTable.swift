import SourceText

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
  /// By name: where its text stands in the storage.
  private var ranges: [SourceRange] = []
  private var slots = SlotTable()
  /// Keeps hostile names from colliding.
  private let seed = UInt64.random(in: .min ... .max)

  /// A table without names.
  public init() {}

  /// Makes room for names, so that they need not move when they become many.
  public mutating func reserve(names count: Int, bytes: Int) {
    ranges.reserveCapacity(count)
    storage.reserveCapacity(bytes)
  }

  /// Makes room for names that will be looked up, so that the index need not grow step by step.
  public mutating func makeRoom(for count: Int) {
    slots.reserve(count)
  }

  /// The number of names.
  public var count: Int { ranges.count }

  /// The text of a name.
  public func text(_ name: ID) -> String {
    String(decoding: storage[range(name)], as: UTF8.self)
  }

  /// Whether the text of a name comes before that of another; bytes are compared.
  public func precedes(_ name: ID, _ other: ID) -> Bool {
    storage[range(name)].lexicographicallyPrecedes(storage[range(other)])
  }

  /// A number for the text a scalar holds, which nobody will look up.
  public mutating func add(_ node: Node, in document: Document) -> ID {
    append { document.append(textOf: node, to: &$0) }
  }

  /// The number of the name a scalar holds, new if need be.
  public mutating func intern(_ node: Node, in document: Document) -> ID {
    let keyword = document.keyword(of: node)
    let rest = document.bytes(beyond: keyword, of: node)
    let hash = keyword.hash(seed: seed, bytes: rest)
    if let known = find(keyword, rest, hash) { return known }
    slots.insert(count, keyword, hash: hash)
    return append { document.append(textOf: node, to: &$0) }
  }

  /// The number of a name, new if need be.
  public mutating func intern(_ text: String) -> ID {
    let bytes = Array(text.utf8)[...]
    let keyword = Keyword(text)
    let rest = keyword.isExact ? [] : bytes
    let hash = keyword.hash(seed: seed, bytes: rest)
    if let known = find(keyword, rest, hash) { return known }
    slots.insert(count, keyword, hash: hash)
    return append { $0 += bytes }
  }

  /// The number of a name, if it was met before.
  public func find(_ text: String) -> ID? {
    let keyword = Keyword(text)
    let rest = keyword.isExact ? [] : Array(text.utf8)[...]
    return find(keyword, rest, keyword.hash(seed: seed, bytes: rest))
  }

  /// The number of the name a scalar holds, if it was met before.
  public func find(_ node: Node, in document: Document) -> ID? {
    find(document.keyword(of: node), of: node, in: document)
  }

  /// The number of the name a scalar holds, of which the keyword is known, if it was met before.
  public func find(_ keyword: Keyword, of node: Node, in document: Document) -> ID? {
    // Most names are short, and a slice of no bytes would be counted like any other.
    guard !keyword.isExact else {
      return slots.find(keyword, hash: keyword.hash(seed: seed, bytes: []), where: { _ in false })
        .map(ID.init)
    }
    let rest = document.bytes(of: node)
    return find(keyword, rest, keyword.hash(seed: seed, bytes: rest))
  }

  /// Of a name that its keyword says whole, no bytes are needed.
  @inline(__always)
  private func find(_ keyword: Keyword, _ rest: ArraySlice<UInt8>, _ hash: UInt64) -> ID? {
    slots.find(keyword, hash: hash) { storage[range(ID(index: $0))].elementsEqual(rest) }
      .map(ID.init)
  }

  private func range(_ name: ID) -> Range<Int> {
    let range = ranges[Int(name.index)]
    return Int(range.start)..<Int(range.end)
  }

  /// Appends a name whose text `store` appends to the storage.
  @inline(__always)
  private mutating func append(_ store: (inout [UInt8]) -> Void) -> ID {
    let start = UInt32(storage.count)
    store(&storage)
    ranges.append(SourceRange(start: start, end: UInt32(storage.count)))
    return ID(index: count - 1)
  }
}
