public import SourceText

/// A YAML document as one flat array of nodes in source order, every one with its exact place.
///
/// A collection is followed by its descendants; it stores where they end. A scalar is a range of
/// the file's bytes, with decoded text only where quoting or folding changed it.
public struct Document: Sendable {
  /// The file it was read from.
  public let file: SourceFile
  /// Whether the file broke off: by a YAML error, a bad byte or a limit. Then things may be
  /// missing that were written.
  public internal(set) var isCut = false

  /// Where the mistake begins because of which YAML broke off, if that is before the break: what was
  /// read from there on is not what was meant.
  var brokenFrom: UInt32?

  var nodes = NodeArray()
  var decodedText: [UInt8] = []
  var decodedRanges: [SourceRange] = []
  var tags: [UInt32: Tag] = [:]
  /// The texts that were put together from what their commas had parted.
  var joined: Set<UInt32> = []
  /// What was put into such texts.
  var pieces: Set<UInt32> = []
  /// By empty value: the comment after it that is a colour without quotes.
  var unquotedColors: [UInt32: SourceRange] = [:]
  /// The aliases, and what each stands for; sorted by that once all is read.
  var aliases: [(target: UInt32, alias: UInt32)] = []

  init(file: SourceFile) {
    self.file = file
  }

  struct Tag {
    /// The resolved tag, such as `tag:yaml.org,2002:str`.
    let name: String
    let range: SourceRange
  }
}

/// A node of a `Document`, named by its index.
public struct Node: Hashable, Sendable {
  let index: UInt32

  /// What a node is.
  public enum Kind: UInt8, Sendable {
    /// Text.
    case scalar
    /// A use of an anchored node.
    case alias
    /// A list.
    case sequence
    /// A map.
    case mapping
  }

  /// How a scalar was written.
  public enum Style: UInt8, Sendable {
    /// Without quotes.
    case plain
    /// In `'…'`.
    case singleQuoted
    /// In `"…"`.
    case doubleQuoted
    /// As a block, `|` or `>`.
    case block
  }
}

extension Document {
  /// The number of nodes.
  public var nodeCount: Int { nodes.count }

  /// The top node; nil if the file has no content.
  public var root: Node? { nodes.isEmpty ? nil : Node(index: 0) }

  /// From the end of what was read to the end of the file, if the file broke off.
  public var unread: SourceRange? {
    guard isCut else { return nil }
    // Collections that were open have no end yet; but then what they begin with was read last.
    let last = nodes.last.map { max($0.start, $0.end) } ?? 0
    let read = min(last, brokenFrom ?? last)
    return SourceRange(start: read, end: max(read, UInt32(file.bytes.count)))
  }

  /// From the mistake because of which the YAML broke off to the end of the file; nil if that mistake is
  /// not known.
  public var misread: SourceRange? {
    brokenFrom.map { SourceRange(start: $0, end: max($0, UInt32(file.bytes.count))) }
  }

  /// What `node` is.
  public func kind(of node: Node) -> Node.Kind { nodes.kind(at: Int(node.index)) }

  /// How a scalar was written.
  public func style(of node: Node) -> Node.Style { nodes[Int(node.index)].style }

  /// Its bytes in the file, quotes included.
  public func range(of node: Node) -> SourceRange {
    let record = nodes[Int(node.index)]
    return SourceRange(start: record.start, end: record.end)
  }

  /// From the start of one node to the end of a later one, or of the first if that comes from
  /// elsewhere.
  public func range(from first: Node, to last: Node) -> SourceRange {
    let (first, last) = (nodes[Int(first.index)], nodes[Int(last.index)])
    return SourceRange(start: first.start, end: max(first.end, last.end))
  }

  /// Whether a finding already says what is wrong with this node, so that nothing more need be said.
  public func isExplained(_ node: Node) -> Bool {
    nodes.flags(at: Int(node.index)).contains(.explained)
  }

  /// The comment that is a colour without quotes and was taken for what an empty value should be.
  public func unquotedColor(at node: Node) -> SourceRange? {
    unquotedColors.isEmpty ? nil : unquotedColors[node.index]
  }

  /// Whether YAML had split this text at its commas, as the flow collection it stands in is.
  public func isJoined(_ node: Node) -> Bool {
    !joined.isEmpty && joined.contains(node.index)
  }

  /// Whether this is no value of its own but a part of the text before it.
  public func isPiece(_ node: Node) -> Bool {
    !pieces.isEmpty && pieces.contains(node.index)
  }

  /// Whether an alias stood here that stands for nothing: what it should have been, nobody knows.
  public func isBrokenAlias(_ node: Node) -> Bool {
    let record = nodes[Int(node.index)]
    return record.flags.contains(.explained) && record.kind == .scalar
      && Int(record.start) < file.bytes.count && file.bytes[Int(record.start)] == 0x2A
  }

  /// The resolved tag somebody wrote on it (`tag:yaml.org,2002:str` for `!!str`) and its place.
  public func tag(of node: Node) -> (name: String, range: SourceRange)? {
    guard nodes.flags(at: Int(node.index)).contains(.tagged) else { return nil }
    return tags[node.index].map { ($0.name, $0.range) }
  }

  /// Whether somebody wrote a tag on it.
  public func isTagged(_ node: Node) -> Bool {
    nodes.flags(at: Int(node.index)).contains(.tagged)
  }

  /// The node an alias stands for; any other node itself.
  public func resolved(_ node: Node) -> Node {
    guard nodes.kind(at: Int(node.index)) == .alias else { return node }
    return Node(index: nodes[Int(node.index)].payload)
  }

  /// Whether an alias that stands elsewhere stands for a node or for a part of it.
  public func isUsedElsewhere(_ node: Node) -> Bool {
    guard !aliases.isEmpty else { return false }
    let (start, end) = (node.index, end(of: node))
    let first = aliases.partitioningIndex { $0.target >= start }
    return aliases[first...].prefix { $0.target < end }
      .contains { $0.alias < start || $0.alias >= end }
  }

  /// The first child of a collection; of a mapping, its first key.
  public func firstChild(of node: Node) -> Node? {
    let first = Node(index: node.index + 1)
    return first.index < end(of: node) ? first : nil
  }

  /// The child of `parent` that follows `node`; in a mapping, a key's value or the next key.
  public func sibling(after node: Node, in parent: Node) -> Node? {
    let next = Node(index: end(of: node))
    return next.index < end(of: parent) ? next : nil
  }

  /// The index one past the last descendant.
  func end(of node: Node) -> UInt32 { nodes.next(after: Int(node.index)) }
}

// MARK: Scalar text

extension Document {
  /// Whether a scalar has no text at all.
  public func isEmpty(_ node: Node) -> Bool { textRange(of: nodes[Int(node.index)]).isEmpty }

  /// The text of a scalar, decoded.
  public func text(of node: Node) -> String { String(decoding: bytes(of: node), as: UTF8.self) }

  /// The text of a key as it stands in a key path: cut after as many bytes as a name may have, since
  /// every finding below a key repeats it.
  public func keyText(of node: Node) -> String {
    let bytes = bytes(of: node)
    var short = bytes.prefix(128)
    guard short.count < bytes.count else { return String(decoding: bytes, as: UTF8.self) }
    while bytes[short.endIndex] & 0xC0 == 0x80, !short.isEmpty { short.removeLast() }
    return String(decoding: short, as: UTF8.self) + "…"
  }

  /// The text of a scalar as UTF-8.
  public func bytes(of node: Node) -> ArraySlice<UInt8> {
    let record = nodes[Int(node.index)]
    let range = textRange(of: record)
    return record.flags.contains(.decoded) ? decodedText[range] : file.bytes[range]
  }

  /// Appends the text of a scalar to `storage`. A slice of the text would be counted, name by name.
  func append(textOf node: Node, to storage: inout [UInt8]) {
    let record = nodes[Int(node.index)]
    let range = textRange(of: record)
    func append(from bytes: [UInt8]) {
      unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe storage.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
      }
    }
    if record.flags.contains(.decoded) {
      append(from: decodedText)
    } else {
      append(from: file.bytes)
    }
  }

  /// The text of a scalar as UTF-8, if its keyword does not say all; else nothing.
  func bytes(beyond keyword: Keyword, of node: Node) -> ArraySlice<UInt8> {
    keyword.isExact ? [] : bytes(of: node)
  }

  /// Whether two scalars have the same text.
  public func hasSameText(_ lhs: Node, _ rhs: Node) -> Bool {
    bytes(of: lhs).elementsEqual(bytes(of: rhs))
  }

  /// The text of a scalar as a word that compares in a few instructions.
  public func keyword(of node: Node) -> Keyword {
    shortWord(at: node) ?? keyword(of: nodes[Int(node.index)])
  }

  /// The same of a plain scalar of one word, which most are; nil where more must be asked.
  @inline(__always)
  func shortWord(at node: Node) -> Keyword? {
    nodes.word(at: Int(node.index)).map { Keyword(in: file.bytes, $0) }
  }

  /// The same of a value, what an alias stands for included.
  public func plainWord(of node: Node) -> Keyword? { word(of: resolved(node)) }

  /// The text of a plain scalar without a tag, as a word; nil for anything else, if it is empty, and
  /// if its commas split it.
  public func word(of node: Node) -> Keyword? {
    if let word = shortWord(at: node) { return word }
    let record = nodes[Int(node.index)]
    guard record.kind == .scalar, record.style == .plain, record.start < record.end,
      !record.flags.contains(.tagged), !isJoined(node)
    else { return nil }
    return keyword(of: record)
  }

  /// Each branch names its array: choosing one first would retain it, for every scalar of the file.
  @inline(__always)
  private func keyword(of record: NodeArray.Record) -> Keyword {
    let range = textRange(of: record)
    if record.flags.contains(.decoded) { return Keyword(in: decodedText, range) }
    return Keyword(in: file.bytes, range)
  }

  /// Where the text of a scalar stands: among the decoded texts if it was decoded, else in the file.
  @inline(__always)
  private func textRange(of record: NodeArray.Record) -> Range<Int> {
    if record.flags.contains(.decoded) {
      let range = decodedRanges[Int(record.payload)]
      return Int(range.start)..<Int(range.end)
    }
    let quotes: UInt32 = record.style == .plain ? 0 : 1
    return Int(record.start + quotes)..<Int(record.end - quotes)
  }
}
