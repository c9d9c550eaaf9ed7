import Diagnostics
import SourceText

/// Edits that are made together, and where everything else is after them.
///
/// Offsets are those of a `SourceMap`: its files lie end to end, so that one sum of what was added
/// and removed before a place says where the place has gone, whatever file it is in.
struct EditMap {
  private let edits: [Fix.Edit]
  /// What the edits up to and including each add to the length.
  private let growth: [Int]

  /// The map of edits that are in source order and do not overlap.
  init(_ edits: [Fix.Edit]) {
    self.edits = edits
    var sum = 0
    growth = edits.map { edit in
      sum += edit.replacement.utf8.count - Int(edit.range.end - edit.range.start)
      return sum
    }
  }

  /// Where a place is afterwards; one inside of what was replaced is where the replacement begins.
  func place(of offset: UInt32) -> UInt32 {
    let next = index(after: offset)
    let moved = next > 0 ? growth[next - 1] : 0
    if next < edits.count, edits[next].range.start < offset {
      return UInt32(Int(edits[next].range.start) + moved)
    }
    return UInt32(Int(offset) + moved)
  }

  /// Where a range is afterwards.
  func place(of range: SourceRange) -> SourceRange {
    let start = place(of: range.start)
    return SourceRange(start: start, end: max(start, place(of: range.end)))
  }

  /// Where a place afterwards was before; one inside of a replacement is where what was replaced
  /// began.
  func origin(of place: UInt32) -> UInt32 {
    let low = edits.indices.partitioningIndex { index in
      Int(edits[index].range.end) + growth[index] > Int(place)
    }
    let origin = UInt32(Int(place) - (low > 0 ? growth[low - 1] : 0))
    return low < edits.count ? min(origin, edits[low].range.start) : origin
  }

  /// Where the replacements are afterwards.
  var replacements: [SourceRange] {
    edits.enumerated().map { index, edit in
      let length = edit.replacement.utf8.count
      let end = Int(edit.range.end) + growth[index]
      return SourceRange(start: UInt32(end - length), end: UInt32(end))
    }
  }

  /// The files after the edits; one that has none keeps its bytes.
  func applied(to sources: SourceMap) -> SourceMap {
    var result = SourceMap()
    var base = 0
    var next = edits.startIndex
    for file in sources.files {
      let end = base + file.bytes.count
      let first = next
      while next < edits.endIndex, Int(edits[next].range.start) <= end { next += 1 }
      result.add(
        first == next
          ? file
          : SourceFile(
            path: file.path, bytes: Self.bytes(of: file, after: edits[first..<next], base: base)))
      base = end + 1
    }
    return result
  }

  private static func bytes(
    of file: SourceFile, after edits: ArraySlice<Fix.Edit>, base: Int
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.bytes.count)
    var done = 0
    for edit in edits {
      let start = min(max(done, Int(edit.range.start) - base), file.bytes.count)
      bytes += file.bytes[done..<start]
      bytes += edit.replacement.utf8
      done = min(max(start, Int(edit.range.end) - base), file.bytes.count)
    }
    return bytes + file.bytes[done...]
  }

  /// The first edit that does not end before a place or at it.
  private func index(after offset: UInt32) -> Int {
    edits.partitioningIndex { $0.range.end > offset }
  }
}

extension [EditMap] {
  /// Where a place was before the first of edits that were made one after the other.
  func origin(of place: UInt32) -> UInt32 { reversed().reduce(place) { $1.origin(of: $0) } }
}
