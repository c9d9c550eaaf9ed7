/// A line and a column, both counted from 1; the column in Unicode scalars.
public struct Position: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int

  /// A position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Where the lines of a file begin, for turning byte offsets into positions.
///
/// A line ends at LF, CRLF or CR – what editors, LSP and SARIF agree on. libyaml also breaks at
/// NEL, U+2028 and U+2029; the rule `unusual-line-break` speaks of those.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [UInt32]
  /// The first byte that may be shown: past a byte-order mark.
  private let textStart: Int
  /// The scalars before each stretch of bytes: a file may be one line, and then to count them for
  /// each of many places in it would cost the square of its size.
  private let scalarCounts: [UInt32]

  private static let stretch = 4096

  /// The table of a file.
  public init(_ file: SourceFile) {
    bytes = file.bytes
    textStart = file.byteOrderMarkLength
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 32)
    var previous: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A {
        if previous == 0x0D { starts.removeLast() }
        starts.append(UInt32(index + 1))
      } else if byte == 0x0D {
        starts.append(UInt32(index + 1))
      }
      previous = byte
    }
    self.starts = starts
    var scalarCounts: [UInt32] = [0]
    var next = Self.stretch
    while next <= bytes.count {
      let count = bytes[next - Self.stretch..<next].scalarCount
      scalarCounts.append(scalarCounts[scalarCounts.count - 1] + UInt32(count))
      next += Self.stretch
    }
    self.scalarCounts = scalarCounts
  }

  /// The scalars before a byte.
  private func scalarCount(before offset: Int) -> Int {
    let stretch = offset / Self.stretch
    return Int(scalarCounts[stretch]) + bytes[stretch * Self.stretch..<offset].scalarCount
  }

  /// The number of lines; a line break at the very end opens one more, empty.
  public var count: Int { starts.count }

  /// The line, from 0, that holds the byte at `offset`.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The bytes of a line, counted from 0, without its line break and without a byte-order mark.
  public func content(ofLine line: Int) -> Range<Int> {
    let start = Int(starts[line])
    var end = line + 1 < starts.count ? Int(starts[line + 1]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    let shown = line == 0 ? min(textStart, end) : start
    return shown..<end
  }

  /// The position of the byte at `offset`; one past the end is a position too.
  public func position(at offset: Int) -> Position {
    let line = line(at: min(offset, bytes.count))
    let start = content(ofLine: line).lowerBound
    let end = max(start, min(offset, bytes.count))
    let column = scalarCount(before: end) - scalarCount(before: start) + 1
    return Position(line: line + 1, column: column)
  }
}
