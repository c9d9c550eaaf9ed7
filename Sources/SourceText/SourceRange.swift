/// A half-open range of UTF-8 bytes in a `SourceMap`.
///
/// Offsets count from the start of the map, not of a file, so that a range says its file without
/// storing it. They are 32 bits wide: a description is refused long before 4 GiB.
public struct SourceRange: Hashable, Sendable {
  /// The first byte.
  public var start: UInt32
  /// One past the last byte; equal to `start` for a place without text, such as an empty value.
  public var end: UInt32

  /// The range from `start` up to `end`.
  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The place just before the byte at `offset`.
  public init(at offset: UInt32) {
    self.init(start: offset, end: offset)
  }

  /// The same bytes when what they lie in starts at `base`.
  public func shifted(by base: UInt32) -> SourceRange {
    SourceRange(start: start + base, end: end + base)
  }
}

extension SourceRange: Comparable {
  /// Earlier start first, then the shorter range.
  public static func < (lhs: SourceRange, rhs: SourceRange) -> Bool {
    (lhs.start, lhs.end) < (rhs.start, rhs.end)
  }
}
