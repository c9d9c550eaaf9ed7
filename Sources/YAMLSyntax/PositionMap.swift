import SourceText

/// Turns libyaml's marks, which count Unicode scalars and skip a byte-order mark, into byte offsets.
///
/// Events come in source order, so one cursor moves forward over the bytes once; in an ASCII file
/// there is nothing to count.
struct PositionMap {
  private let bytes: [UInt8]
  private let start: Int
  private let isASCII: Bool
  private var scalar = 0
  private var byte: Int

  init(_ file: SourceFile, isASCII: Bool) {
    bytes = file.bytes
    start = file.byteOrderMarkLength
    byte = start
    self.isASCII = isASCII
  }

  /// The byte offset of a scalar index no smaller than the last one, or a little smaller.
  @inline(__always)
  mutating func offset(of index: Int) -> Int {
    isASCII ? index + start : countedOffset(of: index)
  }

  private mutating func countedOffset(of index: Int) -> Int {
    // An event may start before the end of the one before it, by a few scalars at the most.
    while scalar > index, byte > start {
      byte -= 1
      if bytes[byte] & 0xC0 != 0x80 { scalar -= 1 }
    }
    advance(to: index)
    return byte
  }

  /// The byte offset of any scalar index, counted from the start of the text.
  func offsetFromStart(of index: Int) -> Int {
    var map = self
    map.scalar = 0
    map.byte = start
    return min(map.offset(of: index), bytes.count)
  }

  private mutating func advance(to index: Int) {
    (scalar, byte) = unsafe bytes.withUnsafeBytes { [scalar, byte] bytes in
      let highs: UInt64 = 0x8080_8080_8080_8080
      var (scalar, byte) = (scalar, byte)
      while scalar < index, byte < bytes.count {
        if index - scalar >= 8, byte + 8 <= bytes.count,
          unsafe bytes.loadUnaligned(fromByteOffset: byte, as: UInt64.self) & highs == 0
        {
          byte += 8
          scalar += 8
          continue
        }
        byte += 1
        while byte < bytes.count, unsafe bytes[byte] & 0xC0 == 0x80 { byte += 1 }
        scalar += 1
      }
      return (scalar, byte)
    }
  }
}
