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
  /// The scalars before each stretch of bytes, where some line is longer than one: a file may be one
  /// line, and then to count them for each of many places in it would cost the square of its size.
  private let scalarCounts: [UInt32]

  private static let stretch = 4096

  /// The table of a file.
  public init(_ file: SourceFile) {
    let bytes = file.bytes
    textStart = file.byteOrderMarkLength
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 32)
    Self.forEachBreak(in: bytes) { index in
      if index > 0, bytes[index] == 0x0A, bytes[index - 1] == 0x0D { starts.removeLast() }
      starts.append(UInt32(index + 1))
    }
    self.starts = starts
    self.bytes = bytes
    let isLong =
      bytes.count - Int(starts[starts.count - 1]) > Self.stretch
      || zip(starts, starts.dropFirst()).contains { $1 - $0 > Self.stretch }
    scalarCounts = isLong ? Self.scalarCounts(of: bytes) : []
  }

  /// The scalars before each stretch.
  private static func scalarCounts(of bytes: [UInt8]) -> [UInt32] {
    var counts: [UInt32] = [0]
    for start in stride(from: 0, through: bytes.count - stretch, by: stretch) {
      let count = bytes[start..<start + stretch].scalarCount
      counts.append(counts[counts.count - 1] + UInt32(count))
    }
    return counts
  }

  /// The scalars between two bytes of a line.
  private func scalarCount(from start: Int, to end: Int) -> Int {
    guard end - start > Self.stretch else { return bytes[start..<end].scalarCount }
    return scalarCount(before: end) - scalarCount(before: start)
  }

  private func scalarCount(before offset: Int) -> Int {
    let stretch = offset / Self.stretch
    return Int(scalarCounts[stretch]) + bytes[stretch * Self.stretch..<offset].scalarCount
  }

  /// Calls `body` with the index of each LF and CR.
  @inline(__always)
  private static func forEachBreak(in bytes: [UInt8], _ body: (Int) -> Void) {
    let end = bytes.count
    func next(_ byte: UInt8, from start: Int) -> Int {
      bytes.place(of: byte, from: start, to: end) ?? end
    }
    var feed = next(0x0A, from: 0)
    var carriage = next(0x0D, from: 0)
    while min(feed, carriage) < end {
      if feed < carriage {
        body(feed)
        feed = next(0x0A, from: feed + 1)
      } else {
        body(carriage)
        carriage = next(0x0D, from: carriage + 1)
      }
    }
  }

  /// The number of lines; a line break at the very end opens one more, empty.
  public var count: Int { starts.count }

  /// The line, from 0, that holds the byte at `offset`.
  public func line(at offset: Int) -> Int {
    starts.partitioningIndex { Int($0) > offset } - 1
  }

  /// The bytes of a line, counted from 0, without its line break and without a byte-order mark.
  public func content(ofLine line: Int) -> Range<Int> {
    let start = Int(starts[line])
    var end = line + 1 < starts.count ? Int(starts[line + 1]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    let shown = line == 0 ? min(textStart, end) : start
    return shown..<end
  }

  /// The column of the byte at `offset`, from 1, in bytes from where its line begins.
  public func byteColumn(at offset: Int) -> Int {
    let end = min(offset, bytes.count)
    return end - Int(starts[line(at: end)]) + 1
  }

  /// The position of the byte at `offset`; one past the end is a position too.
  public func position(at offset: Int) -> Position {
    let line = line(at: min(offset, bytes.count))
    let start = content(ofLine: line).lowerBound
    let end = max(start, min(offset, bytes.count))
    return Position(line: line + 1, column: scalarCount(from: start, to: end) + 1)
  }
}
