import Diagnostics
import SourceText

/// Builds a `Document` from libyaml's events, and watches the limits while it does.
struct Composer {
  var document: Document
  var findings: [Finding] = []

  let limits: Limits
  private let nodeLimit: Int
  var positions: PositionMap
  var open = OpenCollections()
  var anchors = AnchorTable()
  private var aliasCount = 0
  /// Nodes so far, every alias written out.
  private var expandedCount = 0
  private var hasDocument = false
  /// Whether texts may have brackets of their own.
  private let hasBrackets: Bool
  /// One past the last byte of the last event that had text.
  private(set) var lastEnd = 0
  /// One past the last unquoted colour that was reported.
  var lastColorEnd = 0
  /// Where libyaml gave up; nil if it did not.
  var brokenAt: Int?
  /// The line whose break, which nobody sees, was reported as an error.
  var blamedLine: Range<Int>?

  init(file: SourceFile, limits: Limits, isASCII: Bool) {
    self.limits = limits
    nodeLimit = limits.nodes(forBytes: file.bytes.count)
    document = Document(file: file)
    document.nodes.reserve(forBytes: file.bytes.count)
    hasBrackets = file.bytes.place(of: 0x28, from: 0, to: file.bytes.count) != nil
    positions = PositionMap(file, isASCII: isASCII)
  }

  // MARK: Events

  /// Takes in one event; false ends the reading.
  mutating func take(_ event: Event) -> Bool {
    switch event.kind {
    case .streamStart, .documentEnd: return true
    case .streamEnd: return false
    case .documentStart: return takeDocumentStart(event)
    case .alias: return takeAlias(event)
    case .scalar: return takeScalar(event)
    case .sequenceStart, .mappingStart: return takeStart(event)
    case .sequenceEnd, .mappingEnd:
      close(end: open.innermost.isFlow ? positions.offset(of: event.end) : nil)
      return true
    }
  }

  private mutating func takeDocumentStart(_ event: Event) -> Bool {
    guard hasDocument else {
      hasDocument = true
      return true
    }
    let start = positions.offset(of: event.start)
    let length = document.file.bytes[start...].starts(with: "---".utf8) ? 3 : 0
    report(
      .multipleDocuments, at: start..<start + length,
      message: "a second YAML document starts here",
      help: "only one is read of a file: remove the '---', or move what follows to its own file")
    document.isCut = true
    return false
  }

  private mutating func takeScalar(_ event: Event) -> Bool {
    let start = positions.offset(of: event.start)
    let end = positions.offset(of: event.end)
    // Most scalars are a word on one line, with nothing before it.
    if event.isPlainLine, start < end, !hasProperties(at: start) {
      let node = Node(index: UInt32(document.nodes.count))
      document.nodes.append(wordFrom: UInt32(start), to: UInt32(end))
      open.innermost.take(node.index, endingAt: UInt32(end))
      lastEnd = end
      return isWithinNodeLimit(adding: 1, at: node)
    }
    return takeUnusualScalar(event, start..<end)
  }

  private mutating func takeUnusualScalar(_ event: Event, _ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    var end = range.upperBound
    let properties = takeProperties(event, from: start, to: end)
    let valueStart = min(properties.valueStart, end)
    if event.style == .singleQuoted || event.style == .doubleQuoted,
      reportsRunawayQuote(valueStart..<end)
    {
      document.isCut = true
      return false
    }
    if event.style == .block { end = trimmedEnd(of: valueStart..<end) }
    var record = NodeArray.Record(
      start: UInt32(valueStart), end: UInt32(end), kind: .scalar, style: event.style,
      flags: properties.tag == nil ? [] : .tagged)
    if valueStart == end, event.valueLength == 0 {
      if properties.isEmpty { record.start = UInt32(emptyPlace(at: start)) }
      record.end = record.start
    } else if needsDecoding(event, valueStart..<end) {
      record.flags.insert(.decoded)
      record.payload = UInt32(document.decodedRanges.count)
      let textStart = UInt32(document.decodedText.count)
      event.appendValue(to: &document.decodedText)
      document.decodedRanges.append(
        SourceRange(start: textStart, end: UInt32(document.decodedText.count)))
    }
    let isEmpty = record.start == record.end
    lastEnd = Int(record.end)
    let node = append(record, properties)
    if isEmpty { explainEmpty(node, after: Int(record.end)) }
    if let anchor = properties.anchor { anchors.close(anchor, size: 1, height: 0) }
    return isWithinNodeLimit(adding: 1, at: node)
  }

  private func needsDecoding(_ event: Event, _ range: Range<Int>) -> Bool {
    switch event.style {
    case .plain: return !event.isOnOneLine
    case .block: return true
    case .singleQuoted, .doubleQuoted:
      return event.valueLength != range.count - 2
        || !event.valueEquals(document.file.bytes, from: range.lowerBound + 1)
    }
  }

  private mutating func takeStart(_ event: Event) -> Bool {
    let start = positions.offset(of: event.start)
    let isMapping = event.kind == .mappingStart
    var record = NodeArray.Record(
      start: UInt32(start), end: UInt32(start), kind: isMapping ? .mapping : .sequence)
    var properties: Properties?
    if hasProperties(at: start) {
      let found = takeProperties(event, from: start, to: document.file.bytes.count)
      record.start = UInt32(found.valueStart)
      record.end = record.start
      if found.tag != nil { record.flags.insert(.tagged) }
      properties = found
    }
    let valueStart = Int(record.start)
    if open.innermost.awaitsKey {
      report(
        .yamlSyntax, at: valueStart..<valueStart + 1,
        message: "a \(isMapping ? "map" : "list") cannot be a key",
        help: "write a name before the ':'; text that starts with '[' or '{' needs quotes")
    }
    let before = expandedCount
    let node = if let properties { append(record, properties) } else { append(record) }
    lastEnd = max(lastEnd, valueStart)
    open.push(
      OpenCollection(
        node: node.index, isMapping: isMapping, isFlow: event.isFlow, anchor: properties?.anchor,
        expandedBefore: before, lastChildEnd: record.start))
    guard open.count <= limits.depth else {
      stop(at: node, "collections are nested more than \(limits.depth) deep here")
      return false
    }
    return isWithinNodeLimit(adding: 1, at: node)
  }

  private mutating func takeAlias(_ event: Event) -> Bool {
    let start = positions.offset(of: event.start)
    let end = positions.offset(of: event.end)
    lastEnd = end
    let name = event.anchor ?? ""
    aliasCount += 1
    var record = NodeArray.Record(start: UInt32(start), end: UInt32(end), kind: .alias)
    guard let anchor = anchors.use(name), !anchor.isOpen else {
      return takeBrokenAlias(name, start..<end)
    }
    record.payload = anchor.node
    let node = append(record, Properties(valueStart: start))
    document.aliases.append((anchor.node, node.index))
    guard isWithinAliasLimit(at: node) else { return false }
    guard open.count + anchor.height <= limits.depth else {
      stop(at: node, "with this alias, collections are nested more than \(limits.depth) deep")
      return false
    }
    open.innermost.height = max(open.innermost.height, anchor.height)
    return isWithinNodeLimit(adding: anchor.size, at: node)
  }

  /// An alias that stands for nothing becomes an empty value of which nothing more is said.
  private mutating func takeBrokenAlias(_ name: String, _ range: Range<Int>) -> Bool {
    let node = append(
      NodeArray.Record(
        start: UInt32(range.lowerBound), end: UInt32(range.lowerBound), kind: .scalar,
        flags: .explained), Properties(valueStart: range.lowerBound))
    if let anchor = anchors.use(name) {
      report(
        .recursiveAlias, at: range, message: "'*\(name)' stands inside what it stands for",
        notes: [Note("'&\(name)' begins here and has not ended", at: anchor.range)],
        help: "write the value out at one of the two places")
    } else {
      anchors.wanted.append((name, range, keyPath))
    }
    return isWithinAliasLimit(at: node) && isWithinNodeLimit(adding: 1, at: node)
  }

  // MARK: Nodes

  private mutating func append(_ record: NodeArray.Record, _ properties: Properties) -> Node {
    let node = append(record)
    if let tag = properties.tag { document.tags[node.index] = tag }
    if let anchor = properties.anchor { anchors.begin(anchor, node: node.index) }
    return node
  }

  private mutating func append(_ record: NodeArray.Record) -> Node {
    let index = UInt32(document.nodes.count)
    document.nodes.append(record)
    open.innermost.take(index, endingAt: record.end)
    return Node(index: index)
  }

  /// Ends the innermost collection: at `end`, or else where its last child ends.
  mutating func close(end: Int?) {
    guard let collection = open.pop() else { return }
    let index = Int(collection.node)
    document.nodes.close(index, endingAt: end.map(UInt32.init) ?? collection.lastChildEnd)
    if let end { lastEnd = end }
    if end != nil, hasBrackets { document.joinSplitTexts(in: Node(index: collection.node)) }
    if let end, collection.childCount == 0 {
      let inside = Int(document.nodes.start(at: index)) + 1
      explainEmpty(Node(index: collection.node), after: inside, to: end)
    }
    let height = collection.height + 1
    if let anchor = collection.anchor {
      let size = expandedCount - collection.expandedBefore
      anchors.close(anchor, size: size, height: height)
    }
    open.innermost.height = max(open.innermost.height, height)
    open.innermost.lastChildEnd = max(open.innermost.lastChildEnd, document.nodes[index].end)
  }

  // MARK: Places

  /// An empty value may have its mark at the next token, lines later; its place is after its colon,
  /// or after its key if there is none.
  private func emptyPlace(at mark: Int) -> Int {
    guard open.innermost.awaitsValue else { return mark }
    let bytes = document.file.bytes
    let keyEnd = Int(document.nodes[Int(open.innermost.lastKey)].end)
    let index = PropertyScan.skipSpace(bytes, from: keyEnd, to: mark)
    return index < mark && bytes[index] == 0x3A ? index + 1 : min(keyEnd, mark)
  }

  private func trimmedEnd(of range: Range<Int>) -> Int {
    let bytes = document.file.bytes
    var end = range.upperBound
    while end > range.lowerBound, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Blames an unquoted colour for an empty value, or for a flow collection that is empty up to `end`.
  private mutating func explainEmpty(_ node: Node, after offset: Int, to end: Int? = nil) {
    guard
      let color = UnquotedColor(in: document.file.bytes, after: offset, onLaterLines: end != nil)
    else { return }
    document.nodes.explain(Int(node.index))
    document.unquotedColors[node.index] = SourceRange(
      start: UInt32(color.range.lowerBound), end: UInt32(color.range.upperBound))
    report(color)
  }

  // MARK: Findings

  private mutating func isWithinAliasLimit(at node: Node) -> Bool {
    guard aliasCount > limits.aliases else { return true }
    stop(at: node, "this is alias number \(aliasCount)")
    return false
  }

  @inline(__always)
  private mutating func isWithinNodeLimit(adding count: Int, at node: Node) -> Bool {
    expandedCount += count
    return expandedCount <= nodeLimit || isTooMany(at: node)
  }

  /// Says where there were too many nodes.
  private mutating func isTooMany(at node: Node) -> Bool {
    stop(at: node, "with every alias written out, the file has more than \(nodeLimit) values")
    return false
  }

  private mutating func stop(at node: Node, _ message: String) {
    let range = document.range(of: node)
    document.isCut = true
    report(
      .inputLimit, at: Int(range.start)..<Int(max(range.end, range.start + 1)),
      message: message, help: "nothing after this place was read; no real style file needs so much")
  }
}
