/// Writes JSON as a stream: fixed key order, fixed number format, bounded memory.
///
/// Output goes out in blocks through a closure, so that a document of hundreds of megabytes never
/// stands in memory. The caller keeps the grammar (a key before each value of an object); commas,
/// line breaks and indentation are kept here. A container written with `inline: true` stays on
/// one line, with everything in it.
public struct JSONWriter: ~Copyable {
  private static let blockSize = 1 << 16

  private var block = Block(capacity: blockSize)
  private let flush: ([UInt8]) -> Void
  private var depth = 0
  private var inlineDepth: Int?
  private var isFirst = true
  private var isAfterKey = false

  /// A writer that hands finished blocks, in order, to `flush`.
  public init(flush: @escaping ([UInt8]) -> Void) { self.flush = flush }

  /// The JSON text that `body` writes, with a line break at the end.
  public static func bytes(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var result: [UInt8] = []
    withoutActuallyEscaping({ result += $0 }) { collect in
      var writer = JSONWriter(flush: collect)
      body(&writer)
      writer.finish()
    }
    return result
  }

  /// The lines of JSON that `body` writes, each with a line break at its end.
  public static func lines(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var result: [UInt8] = []
    withoutActuallyEscaping({ result += $0 }) { collect in
      var writer = JSONWriter(flush: collect)
      body(&writer)
      writer.flushBlock()
    }
    return result
  }

  /// Ends a document that others follow.
  public mutating func endLine() { append(0x0A) }

  /// Ends the document with a line break and hands out what is left.
  public consuming func finish() {
    append(0x0A)
    flushBlock()
  }

  private mutating func flushBlock() {
    flush(block.bytes)
    block.clear()
  }

  // MARK: Containers

  /// Writes an object whose members `body` writes.
  public mutating func object(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    container(open: 0x7B, close: 0x7D, inline: inline, body)
  }

  /// Writes an array whose elements `body` writes.
  public mutating func array(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    container(open: 0x5B, close: 0x5D, inline: inline, body)
  }

  private mutating func container(
    open: UInt8, close: UInt8, inline: Bool, _ body: (inout JSONWriter) -> Void
  ) {
    beginValue()
    append(open)
    depth += 1
    if inline, inlineDepth == nil { inlineDepth = depth }
    isFirst = true
    body(&self)
    let isEmpty = isFirst
    let isInline = inlineDepth != nil
    if inlineDepth == depth { inlineDepth = nil }
    depth -= 1
    if !isEmpty {
      if !isInline { newLine() } else if open == 0x7B { append(0x20) }
    }
    append(close)
    isFirst = false
  }

  // MARK: Members and values

  /// Writes a key; a value must follow.
  public mutating func key(_ key: String) {
    separate(beforeKey: true)
    appendString(key)
    append(0x3A)
    append(0x20)
    isAfterKey = true
  }

  /// Writes a string.
  public mutating func value(_ value: String) {
    beginValue()
    appendString(value)
  }

  /// Writes a Boolean.
  public mutating func value(_ value: Bool) {
    beginValue()
    append(value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    beginValue()
    append("null")
  }

  /// Writes an integer.
  public mutating func value(_ value: Int) {
    beginValue()
    appendInteger(value)
  }

  /// Writes a number: the shortest digits that read back as the same value.
  ///
  /// Integers have no `.0`, magnitudes from 1e-6 up to 1e21 no exponent, and −0 is 0. JSON has no
  /// infinities; they become 0, and no caller has one.
  public mutating func value(_ value: Double) {
    beginValue()
    append(Self.decimal(value))
  }

  /// Writes a key and a string.
  public mutating func member(_ key: String, _ value: String) {
    self.key(key)
    self.value(value)
  }

  /// Writes a key and a Boolean.
  public mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    self.value(value)
  }

  /// Writes a key and an integer.
  public mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    self.value(value)
  }

  /// Writes a key and a number.
  public mutating func member(_ key: String, _ value: Double) {
    self.key(key)
    self.value(value)
  }

  // MARK: Text

  private mutating func beginValue() {
    if isAfterKey { isAfterKey = false } else { separate(beforeKey: false) }
  }

  private mutating func separate(beforeKey: Bool) {
    guard depth > 0 else { return }
    let isFirst = isFirst
    if isFirst { self.isFirst = false } else { append(0x2C) }
    if inlineDepth == nil {
      newLine()
    } else if !isFirst || beforeKey {
      append(0x20)
    }
  }

  private mutating func newLine() {
    append(0x0A)
    for _ in 0..<2 * depth { append(0x20) }
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    if block.room == 0 { flushBlock() }
    block.append(byte)
  }

  @inline(__always)
  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count <= block.room { block.append(bytes) } else { appendInParts(bytes) }
  }

  private mutating func appendInParts(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if block.room == 0 { flushBlock() }
      let part = rest.prefix(block.room)
      block.append(UnsafeBufferPointer(rebasing: part))
      rest = rest.dropFirst(part.count)
    }
  }

  private mutating func appendInteger(_ value: Int) {
    if value < 0 { append(0x2D) }
    var unit: UInt = 1
    while value.magnitude / unit >= 10 { unit *= 10 }
    while unit > 0 {
      append(0x30 + UInt8(value.magnitude / unit % 10))
      unit /= 10
    }
  }

  private mutating func appendString(_ text: String) {
    append(0x22)
    var text = text
    text.withUTF8 { bytes in
      if isPlain(bytes) { return append(bytes) }
      var written = 0
      for index in bytes.indices {
        guard let control = control(at: index, in: bytes) else { continue }
        append(UnsafeBufferPointer(rebasing: bytes[written..<index]))
        appendEscaped(control)
        written = index + (bytes[index] == 0xC2 ? 2 : 1)
      }
      append(UnsafeBufferPointer(rebasing: bytes[written...]))
    }
    append(0x22)
  }

  /// Whether nothing has to be escaped; of a long text that is not all ASCII it is not known.
  private func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 8 else {
      return bytes.indices.allSatisfy { control(at: $0, in: bytes) == nil }
    }
    let words = UnsafeRawBufferPointer(bytes)
    func isPlain(at place: Int) -> Bool {
      let ones: UInt64 = 0x0101_0101_0101_0101
      let word = words.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      // The high bit of a byte is set where it is no ASCII, or smaller than what is taken away from it.
      let found =
        word | (word &- (0x20 &* ones)) | ((word ^ (0x22 &* ones)) &- ones)
        | ((word ^ (0x5C &* ones)) &- ones) | ((word ^ (0x7F &* ones)) &- ones)
      return found & (0x80 &* ones) == 0
    }
    // The last eight may have been among those before.
    return stride(from: 0, to: bytes.count - 8, by: 8).allSatisfy(isPlain)
      && isPlain(at: bytes.count - 8)
  }

  /// The character at a place that must be escaped; nil for others. Beside what JSON asks that is U+007F
  /// to U+009F: JSON on a terminal must not steer it.
  private func control(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
    switch bytes[index] {
    case 0..<0x20, 0x22, 0x5C, 0x7F: bytes[index]
    case 0xC2 where index + 1 < bytes.count && bytes[index + 1] < 0xA0: bytes[index + 1]
    default: nil
    }
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case 0x22, 0x5C:
      append(0x5C)
      append(byte)
    case 0x0A: append("\\n")
    case 0x0D: append("\\r")
    case 0x09: append("\\t")
    default: append("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
    }
  }
}

// MARK: Numbers

extension JSONWriter {
  /// The decimal text of a number, as `value(_: Double)` writes it.
  public static func decimal(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return "0" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    // `description` is the shortest text that reads back; only its layout is changed here.
    let parts = abs(value).description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    var digits = mantissa.joined()[...]
    var point = mantissa[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    while digits.last == "0" { digits.removeLast() }
    while digits.first == "0" {
      digits.removeFirst()
      point -= 1
    }
    return (value < 0 ? "-" : "") + layOut(digits: String(digits), point: point)
  }

  /// Places the decimal point `point` digits from the left of `digits`.
  private static func layOut(digits: String, point: Int) -> String {
    if point > 21 { return scientific(digits, exponent: "+\(point - 1)") }
    if point >= digits.count {
      return digits + String(repeating: "0", count: point - digits.count)
    }
    if point > 0 { return digits.prefix(point) + "." + digits.dropFirst(point) }
    if point > -6 { return "0." + String(repeating: "0", count: -point) + digits }
    return scientific(digits, exponent: "\(point - 1)")
  }

  private static func scientific(_ digits: String, exponent: String) -> String {
    digits.prefix(1) + (digits.count > 1 ? "." + digits.dropFirst() : "") + "e" + exponent
  }
}

/// Memory for a block of bytes. An array would ask for every byte of a plan whether it is shared.
private struct Block: ~Copyable {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  init(capacity: Int) { memory = .allocate(capacity: capacity) }

  deinit { memory.deallocate() }

  /// How many bytes it can still take.
  var room: Int { memory.count - count }

  /// What it holds.
  var bytes: [UInt8] { Array(memory[..<count]) }

  mutating func clear() { count = 0 }

  /// Takes in a byte, for which there must be room.
  mutating func append(_ byte: UInt8) {
    memory[count] = byte
    count += 1
  }

  /// Takes in bytes, for which there must be room.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(bytes.count <= room)
    guard let source = bytes.baseAddress, let start = memory.baseAddress else { return }
    (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }
}
