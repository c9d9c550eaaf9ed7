import YAMLSyntax

/// One event of a YAML document, with all that tells one meaning from another and nothing else: how
/// collections are written, what anchors are called and where documents begin is left out.
enum YAMLEvent: Equatable {
  case mapping(tag: String?)
  case sequence(tag: String?)
  case end
  case scalar(text: String, style: Node.Style, tag: String?)
  /// An alias, with the number of the node it stands for, in source order; nil if it stands for none.
  case alias(Int?)

  /// Whether a node begins with it.
  var isNode: Bool { self != .end }

  /// Whether it is one with another, which may be an alias of which nobody says what it stands for.
  func agrees(with other: YAMLEvent) -> Bool {
    if case (.alias(nil), .alias) = (self, other) { true } else { self == other }
  }
}

/// The events of one document, as they come: knows which node an alias stands for.
struct YAMLEventList {
  private(set) var events: [YAMLEvent] = []
  private var nodeCount = 0
  private var anchors: [String: Int] = [:]

  mutating func append(_ event: YAMLEvent, anchor: String? = nil) {
    events.append(event)
    guard event.isNode else { return }
    if let anchor { anchors[anchor] = nodeCount }
    nodeCount += 1
  }

  mutating func append(aliasOf anchor: String) { append(.alias(anchors[anchor])) }
}

/// What a reader makes of a file: its documents, and why it gave up, if it did.
struct YAMLReading {
  var documents: [[YAMLEvent]] = []
  var problem: String?
}

extension Document {
  /// The document as events; those of collections that were still open where the file broke off end.
  var events: [YAMLEvent] {
    guard let root else { return [] }
    var numbers: [Node: Int] = [:]
    var events: [YAMLEvent] = []
    var pending: [Node?] = [root]
    while let next = pending.popLast() {
      guard let node = next else {
        events.append(.end)
        continue
      }
      numbers[node] = numbers.count
      let tag = tag(of: node)?.name
      switch kind(of: node) {
      case .mapping: events.append(.mapping(tag: tag))
      case .sequence: events.append(.sequence(tag: tag))
      case .alias: events.append(.alias(numbers[resolved(node)]))
      case .scalar:
        let event = YAMLEvent.scalar(text: text(of: node), style: style(of: node), tag: tag)
        events.append(isBrokenAlias(node) ? .alias(nil) : event)
      }
      guard kind(of: node) == .mapping || kind(of: node) == .sequence else { continue }
      pending.append(nil)
      pending += children(of: node).reversed()
    }
    return events
  }
}
