/// A short text packed into words, for comparing keys and names without touching strings.
///
/// Texts of up to 16 bytes are equal exactly if their keywords are; longer ones are equal only if
/// their keywords are, and then their bytes still have to be compared.
public struct Keyword: Hashable, Sendable {
  /// The first eight bytes, zeros behind a shorter text.
  let head: UInt64
  /// The last eight bytes; 0 for a text that `head` holds whole.
  let tail: UInt64
  /// The number of UTF-8 bytes.
  public let length: UInt32

  /// The keyword of a text.
  public init(_ text: String) {
    self.init(in: Array(text.utf8), 0..<text.utf8.count)
  }

  @inline(__always)
  init(in bytes: [UInt8], _ range: Range<Int>) {
    let (start, end) = (range.lowerBound, range.upperBound)
    precondition(start >= 0 && end <= bytes.count)
    (head, tail) = unsafe bytes.withUnsafeBytes { bytes in
      guard start + 8 <= bytes.count else { return (unsafe Self.word(bytes, range), 0) }
      let head = unsafe bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
      if end - start < 8 { return (head & ~(UInt64.max << UInt64(8 * (end - start))), 0) }
      let tail = unsafe bytes.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self)
      return (head, end - start == 8 ? 0 : tail)
    }
    length = UInt32(end - start)
  }

  /// A short text so near the end of the file that eight bytes cannot be loaded at once.
  private static func word(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> UInt64 {
    var word: UInt64 = 0
    for index in range.reversed() { word = unsafe word << 8 | UInt64(bytes[index]) }
    return word
  }

  /// The first byte; 0 of an empty text.
  public var first: UInt8 { UInt8(truncatingIfNeeded: head) }

  /// Whether the first byte is an ASCII letter.
  public var beginsWithLetter: Bool {
    let first = first | 0x20
    return first >= 0x61 && first <= 0x7A
  }

  /// Whether it is `<<`.
  var isMergeSign: Bool { length == 2 && head == 0x3C3C }

  /// Whether equal keywords mean equal texts.
  public var isExact: Bool { length <= 16 }

  /// A number that depends on every byte of the text and on a `seed` that no input can know, so that
  /// no input can make many texts collide. An exact keyword needs no `bytes`.
  @inline(__always)
  func hash(seed: UInt64, bytes: ArraySlice<UInt8>) -> UInt64 {
    var value = (head ^ seed) &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ value >> 29 ^ tail) &* (seed | 1)
    value = (value ^ value >> 32 ^ UInt64(length)) &* 0xBF58_476D_1CE4_E5B9
    if !isExact {
      for byte in bytes { value = (value ^ value >> 31 ^ UInt64(byte)) &* (seed | 1) }
    }
    return value ^ value >> 31
  }
}
