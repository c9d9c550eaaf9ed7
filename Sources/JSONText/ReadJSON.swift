/// Why a text is no JSON.
public struct JSONProblem: Error, Equatable, Sendable {
  /// What was met and what was expected.
  public let message: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int
}

/// Reads JSON, strictly by RFC 8259: one value, the members of objects in their order.
///
/// It is ours because the order of members counts and because a key that stands twice is a mistake,
/// neither of which Foundation's decoder knows. https://www.rfc-editor.org/rfc/rfc8259
public func readJSON(_ bytes: [UInt8]) throws(JSONProblem) -> JSONValue {
  try bytes.withUnsafeBufferPointer { buffer throws(JSONProblem) in
    var reader = JSONTextReader(bytes: buffer)
    return try reader.document()
  }
}

extension JSONValue {
  /// How many arrays and objects may stand inside one another: more than in any document of ours, and
  /// far from where a stack ends.
  public static let maximumDepth = 128
}

private struct JSONTextReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func document() throws(JSONProblem) -> JSONValue {
    skipSpace()
    let value = try value()
    skipSpace()
    guard position == bytes.count else { throw problem("expected the end") }
    return value
  }

  // MARK: Values

  private mutating func value() throws(JSONProblem) -> JSONValue {
    guard let byte = peek else { throw problem("expected a value") }
    switch byte {
    case 0x7B: return try object()
    case 0x5B: return try array()
    case 0x22: return .string(try string())
    case 0x2D, 0x30...0x39: return .number(try number())
    case 0x74: return try word("true", .boolean(true))
    case 0x66: return try word("false", .boolean(false))
    case 0x6E: return try word("null", .null)
    default: throw problem("expected a value")
    }
  }

  private mutating func object() throws(JSONProblem) -> JSONValue {
    try open()
    var members: [JSONValue.Member] = []
    var keys = Set<String>()
    if close(0x7D) { return .object([]) }
    repeat {
      skipSpace()
      guard peek == 0x22 else { throw problem("expected a key in quotes") }
      let start = position
      let key = try string()
      guard keys.insert(key).inserted else {
        position = start
        throw problem("the key '\(key)' stands twice in one object")
      }
      skipSpace()
      guard take(0x3A) else { throw problem("expected ':' after the key '\(key)'") }
      skipSpace()
      members.append(JSONValue.Member(key, try value()))
      skipSpace()
    } while take(0x2C)
    guard close(0x7D) else { throw problem("expected ',' or '}'") }
    return .object(members)
  }

  private mutating func array() throws(JSONProblem) -> JSONValue {
    try open()
    var items: [JSONValue] = []
    if close(0x5D) { return .array([]) }
    repeat {
      skipSpace()
      items.append(try value())
      skipSpace()
    } while take(0x2C)
    guard close(0x5D) else { throw problem("expected ',' or ']'") }
    return .array(items)
  }

  private mutating func open() throws(JSONProblem) {
    guard depth < JSONValue.maximumDepth else { throw problem("nested too deeply") }
    depth += 1
    position += 1
    skipSpace()
  }

  private mutating func close(_ byte: UInt8) -> Bool {
    guard take(byte) else { return false }
    depth -= 1
    return true
  }

  private mutating func word(
    _ text: StaticString, _ value: JSONValue
  ) throws(JSONProblem) -> JSONValue {
    let end = position + text.utf8CodeUnitCount
    guard end <= bytes.count,
      bytes[position..<end].elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    else { throw problem("expected a value") }
    position = end
    return value
  }

  private mutating func number() throws(JSONProblem) -> Double {
    let start = position
    _ = take(0x2D)
    if !take(0x30) { try digits() }
    if take(0x2E) { try digits() }
    if take(0x65) || take(0x45) {
      if !take(0x2B) { _ = take(0x2D) }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      position = start
      throw problem("the number '\(text)' is too large")
    }
    return value
  }

  private mutating func digits() throws(JSONProblem) {
    guard let byte = peek, (0x30...0x39).contains(byte) else { throw problem("expected a digit") }
    while let byte = peek, (0x30...0x39).contains(byte) { position += 1 }
  }

  // MARK: Strings

  private mutating func string() throws(JSONProblem) -> String {
    position += 1
    let start = position
    while let byte = peek, byte != 0x22, byte != 0x5C, byte >= 0x20 { position += 1 }
    if peek == 0x22 {
      defer { position += 1 }
      return try decoded(Array(bytes[start..<position]), from: start)
    }
    var text = Array(bytes[start..<position])
    while let byte = peek, byte != 0x22 {
      guard byte >= 0x20 else { throw problem("a control character in a string") }
      position += 1
      if byte == 0x5C { text += try escape() } else { text.append(byte) }
    }
    guard take(0x22) else { throw problem("a string is not closed") }
    return try decoded(text, from: start)
  }

  private func decoded(_ text: [UInt8], from start: Int) throws(JSONProblem) -> String {
    guard let string = String(validating: text, as: UTF8.self) else {
      var reader = self
      reader.position = start
      throw reader.problem("a string is not UTF-8")
    }
    return string
  }

  private mutating func escape() throws(JSONProblem) -> [UInt8] {
    guard let byte = peek else { throw problem("a string is not closed") }
    position += 1
    switch byte {
    case 0x22, 0x2F, 0x5C: return [byte]
    case 0x62: return [0x08]
    case 0x66: return [0x0C]
    case 0x6E: return [0x0A]
    case 0x72: return [0x0D]
    case 0x74: return [0x09]
    case 0x75: return try unicode()
    default:
      position -= 1
      throw problem("an escape that JSON does not have")
    }
  }

  private mutating func unicode() throws(JSONProblem) -> [UInt8] {
    var code = try hexadecimal()
    if (0xD800..<0xDC00).contains(code), take(0x5C), take(0x75) {
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { throw problem("half of a surrogate pair") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw problem("half of a surrogate pair") }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func hexadecimal() throws(JSONProblem) -> UInt32 {
    guard position + 4 <= bytes.count,
      let code = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16),
      bytes[position] != 0x2B, bytes[position] != 0x2D
    else { throw problem("expected four hexadecimal digits") }
    position += 4
    return code
  }

  // MARK: Bytes

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private func problem(_ message: String) -> JSONProblem {
    let before = bytes[..<min(position, bytes.count)]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let found: String
    if position < bytes.count {
      let rest = String(decoding: bytes[position..<min(position + 12, bytes.count)], as: UTF8.self)
      found = rest.first.map { "'\($0)'" } ?? "the end"
    } else {
      found = "the end"
    }
    return JSONProblem(
      message: message.hasPrefix("expected") ? "\(message), not \(found)" : message,
      line: before.count { $0 == 0x0A } + 1,
      column: before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1)
  }
}
