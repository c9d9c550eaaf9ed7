import SourceText

/// What one pass over the bytes of a file finds out before a YAML parser sees them.
///
/// libyaml reports a bad byte with nothing but a byte offset, and up to 9 KB early, so the text is
/// checked here first; and knowing that a file is ASCII makes its scalar indices byte offsets.
struct TextScan: Sendable {
  /// Why text cannot be read as UTF-8 that YAML allows.
  enum Fault: Equatable, Sendable {
    /// A byte-order mark of UTF-16 or UTF-32 stands at the start.
    case wideEncoding(String)
    /// These bytes are no UTF-8: a stray or missing continuation, an overlong or surrogate form.
    case malformed
    /// A character outside YAML's printable set (YAML 1.1 § 5.1), NUL among them.
    case forbidden(Unicode.Scalar)
  }

  /// The first fault and the byte at which it starts.
  private(set) var fault: (kind: Fault, offset: Int)?
  /// Whether every byte (up to the fault) is ASCII.
  private(set) var isASCII = true
  /// Where NEL, U+2028 and U+2029 stand: line breaks to YAML 1.1 and to nobody else.
  private(set) var unusualBreaks: [Range<Int>] = []

  /// Scans the bytes of a file.
  init(_ file: SourceFile) {
    if let name = Self.wideEncoding(file.bytes) {
      fault = (.wideEncoding(name), 0)
      return
    }
    scan(file.bytes, from: file.byteOrderMarkLength)
  }

  private static func wideEncoding(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    return nil
  }

  private mutating func scan(_ bytes: [UInt8], from start: Int) {
    var index = start
    while index < bytes.count {
      index = Self.skipPrintableASCII(bytes, from: index)
      guard index < bytes.count else { return }
      let byte = bytes[index]
      if byte < 0x80 {
        guard byte == 0x09 || byte == 0x0A || byte == 0x0D || (0x20..<0x7F).contains(byte) else {
          fault = (.forbidden(Unicode.Scalar(byte)), index)
          return
        }
        index += 1
        continue
      }
      isASCII = false
      guard let (scalar, length) = Self.decode(bytes, at: index) else {
        fault = (.malformed, index)
        return
      }
      guard Self.isAllowed(scalar) else {
        fault = (.forbidden(scalar), index)
        return
      }
      if scalar.value == 0x85 || scalar.value == 0x2028 || scalar.value == 0x2029 {
        unusualBreaks.append(index..<index + length)
      }
      index += length
    }
  }

  /// Steps over runs of eight bytes that are all within 0x20…0x7E or LF, eight at a time.
  private static func skipPrintableASCII(_ bytes: [UInt8], from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs = ones &* 0x80
    let sevens = ones &* 0x7F
    return unsafe bytes.withUnsafeBytes { bytes in
      var index = start
      while index + 8 <= bytes.count {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        // A high bit stands for a byte below 0x20, for one above 0x7E and for LF; no borrow or carry
        // leaves its byte, so a word is left only for a byte that is worth a look.
        let low = ~((word | highs) &- ones &* 0x20) & ~word
        let high = ((word & sevens) &+ ones) | word
        let newline = word ^ (ones &* 0x0A)
        let isNewline = ~(((newline & sevens) &+ sevens) | newline)
        guard (low | high) & highs & ~isNewline == 0 else { return index }
        index += 8
      }
      return index
    }
  }

  /// The bytes of the line break at a place – one of YAML 1.1's, so also NEL, U+2028 and U+2029 – or 0.
  static func lineBreakLength(_ bytes: [UInt8], at index: Int) -> Int {
    switch bytes[index] {
    case 0x0A, 0x0D: 1
    case 0xC2: bytes[index...].starts(with: [0xC2, 0x85]) ? 2 : 0
    case 0xE2:
      bytes[index...].starts(with: [0xE2, 0x80, 0xA8])
        || bytes[index...].starts(with: [0xE2, 0x80, 0xA9]) ? 3 : 0
    default: 0
    }
  }

  private static func decode(
    _ bytes: [UInt8], at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let lead = bytes[index]
    let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    guard length > 0, index + length <= bytes.count else { return nil }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for next in index + 1..<index + length {
      guard bytes[next] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[next] & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
