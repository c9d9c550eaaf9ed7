internal import CLibYAML

/// libyaml's parser over a file's bytes, one event at a time.
///
/// libyaml keeps the pointer it was given, so a stream lives inside one `withUnsafeBytes`. It is
/// `~Copyable` because libyaml's state must be deleted exactly once and must not move.
@safe
struct EventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// Opens a stream over `bytes`, which must outlive it.
  init(_ bytes: UnsafeRawBufferPointer) {
    unsafe parser = .allocate(capacity: 1)
    unsafe event = .allocate(capacity: 1)
    unsafe event.initialize(to: yaml_event_t())
    precondition(unsafe yaml_parser_initialize(parser) == 1, "out of memory")
    let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    unsafe yaml_parser_set_input_string(parser, start, bytes.count)
  }

  deinit {
    unsafe yaml_event_delete(event)
    unsafe yaml_parser_delete(parser)
    unsafe event.deallocate()
    unsafe parser.deallocate()
  }

  /// The next event. What it points at lives until the next call.
  mutating func next() throws(SyntaxProblem) -> Event {
    if unsafe Event(event).mayOwnText { unsafe yaml_event_delete(event) }
    guard unsafe yaml_parser_parse(parser, event) == 1 else {
      throw unsafe SyntaxProblem(parser.pointee)
    }
    return unsafe Event(event)
  }
}

/// One event: what libyaml saw, and from where to where, in Unicode scalars.
@safe
struct Event {
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  private let event: UnsafeMutablePointer<yaml_event_t>

  fileprivate init(_ event: UnsafeMutablePointer<yaml_event_t>) { unsafe self.event = event }

  var kind: Kind {
    switch unsafe event.pointee.type {
    case YAML_STREAM_START_EVENT: .streamStart
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_ALIAS_EVENT: .alias
    case YAML_SCALAR_EVENT: .scalar
    case YAML_SEQUENCE_START_EVENT: .sequenceStart
    case YAML_SEQUENCE_END_EVENT: .sequenceEnd
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_MAPPING_END_EVENT: .mappingEnd
    default: .streamEnd
    }
  }

  var start: Int { unsafe event.pointee.start_mark.index }
  var end: Int { unsafe event.pointee.end_mark.index }

  /// Whether there may be something of it to delete: the ends of collections, of which there are as many
  /// as of beginnings, have none.
  fileprivate var mayOwnText: Bool {
    unsafe event.pointee.type != YAML_MAPPING_END_EVENT
      && event.pointee.type != YAML_SEQUENCE_END_EVENT
  }

  /// Of a scalar: whether it stands on one line.
  var isOnOneLine: Bool {
    unsafe event.pointee.start_mark.line == event.pointee.end_mark.line
  }

  /// Of a scalar: whether it stands on one line, without quotes.
  var isPlainLine: Bool {
    unsafe event.pointee.data.scalar.style == YAML_PLAIN_SCALAR_STYLE && isOnOneLine
  }

  /// Of a scalar: how it was written.
  var style: Node.Style {
    switch unsafe event.pointee.data.scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .plain
    }
  }

  /// Of a sequence or mapping: whether it is written with brackets.
  var isFlow: Bool {
    if kind == .sequenceStart {
      return unsafe event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    }
    return unsafe event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
  }

  /// The name after `&`, or of an alias after `*`.
  var anchor: String? {
    switch kind {
    case .alias: unsafe Self.text(event.pointee.data.alias.anchor)
    case .scalar: unsafe Self.text(event.pointee.data.scalar.anchor)
    case .sequenceStart: unsafe Self.text(event.pointee.data.sequence_start.anchor)
    case .mappingStart: unsafe Self.text(event.pointee.data.mapping_start.anchor)
    default: nil
    }
  }

  /// The resolved tag.
  var tag: String? {
    switch kind {
    case .scalar: unsafe Self.text(event.pointee.data.scalar.tag)
    case .sequenceStart: unsafe Self.text(event.pointee.data.sequence_start.tag)
    case .mappingStart: unsafe Self.text(event.pointee.data.mapping_start.tag)
    default: nil
    }
  }

  /// The length of a scalar's decoded text, in bytes.
  var valueLength: Int { unsafe event.pointee.data.scalar.length }

  /// Appends a scalar's decoded text to `bytes`.
  func appendValue(to bytes: inout [UInt8]) {
    let value = unsafe UnsafeBufferPointer(
      start: event.pointee.data.scalar.value, count: valueLength)
    unsafe bytes.append(contentsOf: value)
  }

  /// Whether a scalar's decoded text is just what `bytes` hold from `start` on.
  func valueEquals(_ bytes: [UInt8], from start: Int) -> Bool {
    let value = unsafe event.pointee.data.scalar.value
    for index in 0..<valueLength where unsafe value?[index] != bytes[start + index] { return false }
    return true
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe String(cString: pointer)
  }
}

/// libyaml's error, in its own words and marks (in Unicode scalars from the start of the text).
struct SyntaxProblem: Error {
  let problem: String
  let mark: Int
  let context: String
  let contextMark: Int

  fileprivate init(_ parser: yaml_parser_t) {
    problem = unsafe parser.problem.map { unsafe String(cString: $0) } ?? "out of memory"
    mark = unsafe parser.problem_mark.index
    context = unsafe parser.context.map { unsafe String(cString: $0) } ?? ""
    contextMark = unsafe parser.context_mark.index
  }
}
