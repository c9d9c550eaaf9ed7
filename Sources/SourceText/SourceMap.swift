/// The files of one description, laid end to end in one space of offsets.
public struct SourceMap: Sendable {
  /// The files, in the order they were added.
  public private(set) var files: [SourceFile] = []
  private var bases: [UInt32] = []

  /// A map without files.
  public init() {}

  /// A map of one file, whose offsets are then the map's.
  public init(_ file: SourceFile) {
    add(file)
  }

  /// Appends a file and returns the offset at which it starts.
  ///
  /// One byte stays free between files: the end of one is not the start of the next.
  @discardableResult
  public mutating func add(_ file: SourceFile) -> UInt32 {
    let base =
      if let last = bases.last, let previous = files.last {
        last + UInt32(previous.bytes.count) + 1
      } else {
        UInt32(0)
      }
    files.append(file)
    bases.append(base)
    return base
  }

  /// Where a file stands, from its start to its end.
  public func range(ofFile file: Int) -> SourceRange {
    SourceRange(start: bases[file], end: bases[file] + UInt32(files[file].bytes.count))
  }

  /// The file that holds `offset` and the offset within it.
  public func locate(_ offset: UInt32) -> (file: Int, offset: Int) {
    let file = bases.partitioningIndex { $0 > offset } - 1
    return (file, Int(offset - bases[file]))
  }

  /// The file of a range and the range within it.
  public func locate(_ range: SourceRange) -> (file: Int, range: Range<Int>) {
    let start = locate(range.start)
    return (start.file, start.offset..<start.offset + Int(range.end - range.start))
  }

  /// The text of a range.
  public func text(_ range: SourceRange) -> String {
    let place = locate(range)
    return files[place.file].text(place.range)
  }
}
