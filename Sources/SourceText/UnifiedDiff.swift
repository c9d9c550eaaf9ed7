/// How one version of a file differs from another, as `patch` takes it.
///
/// Lines end at LF alone, as they do for `patch`: a CR before it is part of the line, so that
/// files keep their line breaks.
/// https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html
public struct UnifiedDiff: Sendable {
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let names: (old: String, new: String)

  private static let context = 3
  /// Beyond so many changed lines in one place the shortest script is not looked for.
  private static let comparedLines = 2_000

  /// The difference between two versions of the file at a path, for `patch -p1`.
  public init(path: String, from old: [UInt8], to new: [UInt8]) {
    self.init(from: old, named: "a/\(path)", to: new, named: "b/\(path)")
  }

  /// The difference between two texts under the names that its head shows.
  public init(from old: [UInt8], named oldName: String, to new: [UInt8], named newName: String) {
    names = (oldName, newName)
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
  }

  /// The difference; nothing if there is none.
  public var bytes: [UInt8] {
    let changes = changes()
    guard !changes.isEmpty else { return [] }
    var result = Array("--- \(Self.name(names.old))\n+++ \(Self.name(names.new))\n".utf8)
    var first = 0
    while first < changes.count {
      var last = first
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * Self.context
      {
        last += 1
      }
      appendHunk(changes[first...last], to: &result)
      first = last + 1
    }
    return result
  }

  /// Lines of the old version and those that stand in their place.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  // MARK: Writing

  private func appendHunk(_ changes: ArraySlice<Change>, to result: inout [UInt8]) {
    guard let first = changes.first, let last = changes.last else { return }
    let lead = min(Self.context, first.old.lowerBound)
    let trail = min(Self.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - lead..<last.old.upperBound + trail
    let newRange = first.new.lowerBound - lead..<last.new.upperBound + trail
    result += "@@ -\(Self.span(oldRange)) +\(Self.span(newRange)) @@\n".utf8
    var next = oldRange.lowerBound
    for change in changes {
      append(old[next..<change.old.lowerBound], " ", to: &result)
      append(old[change.old], "-", to: &result)
      append(new[change.new], "+", to: &result)
      next = change.old.upperBound
    }
    append(old[next..<oldRange.upperBound], " ", to: &result)
  }

  private func append(
    _ lines: ArraySlice<ArraySlice<UInt8>>, _ sign: String, to result: inout [UInt8]
  ) {
    for line in lines {
      result += sign.utf8
      result += line
      if line.last != 0x0A { result += "\n\\ No newline at end of file\n".utf8 }
    }
  }

  /// `first line,count`; of no lines, the line before them.
  private static func span(_ range: Range<Int>) -> String {
    let first = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(first)" : "\(first),\(range.count)"
  }

  /// A file's name as `patch` reads it: with an end mark after blanks, quoted if it holds controls.
  private static func name(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }
    guard !isPlain else { return path.contains(" ") ? path + "\t" : path }
    let escaped = path.utf8.map { byte in
      switch byte {
      case 0x22: "\\\""
      case 0x5C: "\\\\"
      case 0x20..<0x7F: String(UnicodeScalar(byte))
      default: "\\" + [byte >> 6, byte >> 3 & 7, byte & 7].map { String($0) }.joined()
      }
    }
    return "\"\(escaped.joined())\""
  }

  // MARK: Comparing

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// What changed, in order, with at least one equal line between any two.
  private func changes() -> [Change] {
    var result: [Change] = []
    var start = (old: 0, new: 0)
    for anchor in anchors() + [(old: old.count, new: new.count)] {
      addChanges(in: start.old..<anchor.old, start.new..<anchor.new, to: &result)
      start = (anchor.old + 1, anchor.new + 1)
    }
    return result.reduce(into: []) { merged, change in
      if let last = merged.last, last.old.upperBound == change.old.lowerBound,
        last.new.upperBound == change.new.lowerBound
      {
        merged[merged.count - 1].old = last.old.lowerBound..<change.old.upperBound
        merged[merged.count - 1].new = last.new.lowerBound..<change.new.upperBound
      } else {
        merged.append(change)
      }
    }
  }

  /// Lines that stand once in each version, in the same order in both: the longest such series.
  /// https://bramcohen.livejournal.com/73318.html
  private func anchors() -> [(old: Int, new: Int)] {
    var places: [ArraySlice<UInt8>: (old: Int, new: Int)] = [:]
    for (index, line) in old.enumerated() {
      places[line] = places[line] == nil ? (index, -1) : (-2, -1)
    }
    for (index, line) in new.enumerated() {
      guard let place = places[line], place.old >= 0 else { continue }
      places[line] = place.new == -1 ? (place.old, index) : (-2, -1)
    }
    let pairs = places.values.filter { $0.old >= 0 && $0.new >= 0 }.sorted { $0.old < $1.old }
    // Patience: each pile's top is the smallest end of a rising series of its length.
    var tops: [Int] = []
    var previous: [Int] = []
    for (index, pair) in pairs.enumerated() {
      let low = tops.partitioningIndex { pairs[$0].new >= pair.new }
      previous.append(low > 0 ? tops[low - 1] : -1)
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var series: [(old: Int, new: Int)] = []
    var next = tops.last ?? -1
    while next >= 0 {
      series.append(pairs[next])
      next = previous[next]
    }
    return series.reversed()
  }

  private func addChanges(
    in oldRange: Range<Int>, _ newRange: Range<Int>, to result: inout [Change]
  ) {
    var (start, newStart) = (oldRange.lowerBound, newRange.lowerBound)
    var (end, newEnd) = (oldRange.upperBound, newRange.upperBound)
    while start < end, newStart < newEnd, old[start] == new[newStart] {
      (start, newStart) = (start + 1, newStart + 1)
    }
    while start < end, newStart < newEnd, old[end - 1] == new[newEnd - 1] {
      (end, newEnd) = (end - 1, newEnd - 1)
    }
    guard start < end || newStart < newEnd else { return }
    let count = end - start
    if count == newEnd - newStart {
      // Most fixes keep to their line, so lines that are as many stand for one another.
      for offset in 0..<count where old[start + offset] != new[newStart + offset] {
        result.append(
          Change(
            old: start + offset..<start + offset + 1,
            new: newStart + offset..<newStart + offset + 1))
      }
    } else if count + newEnd - newStart <= Self.comparedLines {
      addShortestScript(start..<end, newStart..<newEnd, to: &result)
    } else {
      result.append(Change(old: start..<end, new: newStart..<newEnd))
    }
  }

  private func addShortestScript(
    _ oldRange: Range<Int>, _ newRange: Range<Int>, to result: inout [Change]
  ) {
    let difference = Array(new[newRange]).difference(from: Array(old[oldRange]))
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(oldRange.lowerBound + offset)
      case .insert(let offset, _, _): added.insert(newRange.lowerBound + offset)
      }
    }
    var (index, newIndex) = (oldRange.lowerBound, newRange.lowerBound)
    while index < oldRange.upperBound || newIndex < newRange.upperBound {
      let (start, newStart) = (index, newIndex)
      while removed.contains(index) { index += 1 }
      while added.contains(newIndex) { newIndex += 1 }
      if start == index, newStart == newIndex {
        (index, newIndex) = (index + 1, newIndex + 1)
      } else {
        result.append(Change(old: start..<index, new: newStart..<newIndex))
      }
    }
  }
}
