import SourceText

/// The nodes of a document in source order, packed.
///
/// Most nodes are short scalars, of which eight bytes say all; what else there is to say of the others
/// stands in a second array. A large file has millions of nodes, and every page of memory they fill
/// must be cleared, cached and read again.
struct NodeArray: Sendable {
  /// One node, unpacked.
  struct Record {
    /// The first byte; of a tagged or anchored node, the first of its value.
    var start: UInt32
    /// One past the last byte; of a block collection, of its last child.
    var end: UInt32
    /// Of a collection: one past its last descendant. Of an alias: the node it stands for. Of a
    /// scalar whose text was decoded: the index of that text.
    var payload: UInt32 = 0
    var kind: Node.Kind
    var style = Node.Style.plain
    var flags: Flags = []

    /// The number of its bytes.
    var length: UInt32 { end - start }
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    static let decoded = Flags(rawValue: 1)
    static let tagged = Flags(rawValue: 2)
    static let explained = Flags(rawValue: 4)
  }

  /// How many collections, aliases, decoded and very long scalars there can be at most.
  static let capacity = 1 << 26

  private var heads: [Head] = []
  private var extents: [Extent] = []

  /// What a node begins with: 32 bits for the first byte, two for the kind, three for the flags, one
  /// that says whether it has an extent; then the index of that, or the style and the length.
  private struct Head {
    var bits: UInt64

    init(_ record: Record, hasExtent: Bool, rest: UInt64) {
      bits = UInt64(record.start) | UInt64(record.kind.rawValue) << 32
      bits |= UInt64(record.flags.rawValue) << 34 | (hasExtent ? 1 << 37 : 0) | rest << 38
    }

    /// A scalar of one word, without quotes or a tag.
    init(start: UInt32, length: UInt32) {
      bits = UInt64(start) | UInt64(length) << 40
    }

    var start: UInt32 {
      @inline(__always) get { UInt32(truncatingIfNeeded: bits) }
    }
    var kind: Node.Kind {
      @inline(__always) get {
        Node.Kind(rawValue: UInt8(truncatingIfNeeded: bits >> 32 & 3)) ?? .scalar
      }
    }
    var isCollection: Bool {
      @inline(__always) get { bits & 1 << 33 != 0 }
    }
    var flags: Flags {
      @inline(__always) get { Flags(rawValue: UInt8(truncatingIfNeeded: bits >> 34 & 7)) }
    }
    var hasExtent: Bool {
      @inline(__always) get { bits & 1 << 37 != 0 }
    }
    var rest: UInt64 {
      @inline(__always) get { bits >> 38 }
    }
    /// Whether it is what the second `init` makes: of all other bits none is set.
    var isWord: Bool {
      @inline(__always) get { bits & 0xFF_0000_0000 == 0 && bits >> 40 != 0 }
    }
    /// Of a word: the number of its bytes.
    var length: Int {
      @inline(__always) get { Int(bits >> 40) }
    }
  }

  /// What a head has no room for.
  private struct Extent {
    var end: UInt32
    var payload: UInt32
    let style: Node.Style
  }

  /// Makes room for the nodes of a file of so many bytes. More than any style file holds: what is not
  /// used of a reservation costs nothing.
  mutating func reserve(forBytes count: Int) {
    heads.reserveLargePages(count / 6 + 16)
    extents.reserveLargePages(count / 16 + 16)
  }

  var count: Int { heads.count }
  var isEmpty: Bool { heads.isEmpty }
  var last: Record? { isEmpty ? nil : self[count - 1] }

  @inline(__always)
  subscript(index: Int) -> Record {
    let head = heads[index]
    guard head.hasExtent else {
      let length = UInt32(truncatingIfNeeded: head.rest >> 2)
      return Record(
        start: head.start, end: head.start &+ length, kind: head.kind,
        style: Self.style(head.rest & 3), flags: head.flags)
    }
    let extent = extents[Int(head.rest)]
    return Record(
      start: head.start, end: extent.end, payload: extent.payload, kind: head.kind,
      style: extent.style, flags: head.flags)
  }

  private static func style(_ bits: UInt64) -> Node.Style {
    Node.Style(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .plain
  }

  @inline(__always)
  func kind(at index: Int) -> Node.Kind { heads[index].kind }
  func start(at index: Int) -> UInt32 { heads[index].start }

  /// The last node that starts no later than a place.
  func last(startingAtOrBefore place: Int) -> Int? {
    let next = heads.partitioningIndex { Int($0.start) > place }
    return next > 0 ? next - 1 : nil
  }

  @inline(__always)
  func flags(at index: Int) -> Flags { heads[index].flags }

  /// Where the text of a node stands in the file, if it is a plain scalar of one word as most are;
  /// nil where the record must be asked.
  @inline(__always)
  func word(at index: Int) -> Range<Int>? {
    let head = heads[index]
    guard head.isWord else { return nil }
    return Int(head.start)..<Int(head.start) + head.length
  }

  /// One past the last descendant.
  @inline(__always)
  func next(after index: Int) -> UInt32 {
    let head = heads[index]
    return head.isCollection ? extents[Int(head.rest)].payload : UInt32(index + 1)
  }

  /// Appends a plain scalar of one word.
  @inline(__always)
  mutating func append(wordFrom start: UInt32, to end: UInt32) {
    guard end - start < 1 << 24 else {
      return append(Record(start: start, end: end, kind: .scalar))
    }
    heads.append(Head(start: start, length: end - start))
  }

  mutating func append(_ record: Record) {
    let isShort = record.kind == .scalar && record.length < 1 << 24
    if isShort, !record.flags.contains(.decoded) {
      let rest = UInt64(record.length) << 2 | UInt64(record.style.rawValue)
      return heads.append(Head(record, hasExtent: false, rest: rest))
    }
    heads.append(Head(record, hasExtent: true, rest: UInt64(extents.count)))
    extents.append(Extent(end: record.end, payload: record.payload, style: record.style))
  }

  /// Ends a collection: its last descendant was appended last.
  mutating func close(_ index: Int, endingAt end: UInt32) {
    let head = heads[index]
    guard head.hasExtent else { return }
    extents[Int(head.rest)].payload = UInt32(count)
    extents[Int(head.rest)].end = max(end, head.start)
  }

  /// Puts another scalar in the place of one.
  mutating func replace(_ index: Int, with record: Record) {
    heads[index] = Head(record, hasExtent: true, rest: UInt64(extents.count))
    extents.append(Extent(end: record.end, payload: record.payload, style: record.style))
  }

  mutating func explain(_ index: Int) {
    heads[index].bits |= UInt64(Flags.explained.rawValue) << 34
  }

  /// Takes the last nodes away, from `count` on.
  mutating func truncate(to count: Int) {
    heads.removeLast(heads.count - count)
  }
}
