import Diagnostics
import SourceText
import StyleModel

extension Fix {
  /// A fix that writes another word in place of the value of an entry; nil where the entry itself is
  /// not what stands there: under an alias, `<<`, a tag.
  init?(
    isSafe: Bool = false, replacingValueOf setting: Setting, with word: String,
    in sources: SourceMap
  ) {
    guard let key = setting.attribute.path.split(separator: ".").last,
      let start = EntryText(setting.range, in: sources).valueStart(afterKey: key)
    else { return nil }
    self.init(
      isSafe: isSafe, replacing: SourceRange(start: start, end: setting.range.end), with: word)
  }

  /// A fix that writes an entry as the first of what stands under a name; nil where that is written
  /// in an unusual way.
  init?(adding entry: String, to definition: Definition, in sources: SourceMap) {
    let range = SourceRange(start: definition.range.start, end: definition.end)
    guard range.start < range.end, sources.locate(range).range.count > 0,
      let place = EntryText(range, in: sources)
        .firstEntry(afterKey: Int(definition.range.end - definition.range.start))
    else { return nil }
    self.init(
      isSafe: false, replacing: SourceRange(start: place.offset, end: place.offset),
      with: place.isAlone ? " \(entry) " : entry + place.separator)
  }

  /// A fix that takes entries of maps out; nil if the text around one is too unusual. Entries that
  /// follow each other go as one.
  init?(removing settings: [Setting], isSafe: Bool = false, in sources: SourceMap) {
    var runs: [[SourceRange]] = []
    for range in settings.map(\.range).sorted() {
      if let last = runs.last?.last, last.end <= range.start,
        EntryText(SourceRange(start: last.end, end: range.start), in: sources).separatesEntries
      {
        runs[runs.count - 1].append(range)
      } else {
        runs.append([range])
      }
    }
    let fixes = runs.compactMap { Fix(removingRun: $0, in: sources) }
    guard !runs.isEmpty, fixes.count == runs.count else { return nil }
    self.init(isSafe: isSafe, fixes.flatMap(\.edits))
  }
}

/// The text of an entry of a map, or of what lies between two.
private struct EntryText {
  private let bytes: ArraySlice<UInt8>
  /// What is added to an index to make it an offset in all the files.
  private let base: UInt32

  init(_ range: SourceRange, in sources: SourceMap) {
    let place = sources.locate(range)
    let file = sources.files[place.file].bytes
    bytes = file[place.range.clamped(to: 0..<file.count)]
    base = range.start - UInt32(place.range.lowerBound)
  }

  /// Where the value begins, if the key and a plain value stand on one line.
  func valueStart(afterKey key: Substring) -> UInt32? {
    guard bytes.starts(with: key.utf8) else { return nil }
    var index = skipBlanks(bytes.startIndex + key.utf8.count)
    guard index < bytes.endIndex, bytes[index] == UInt8(ascii: ":") else { return nil }
    index = skipBlanks(index + 1)
    guard index < bytes.endIndex, !bytes[index...].contains(where: LineScan.isBreak),
      !"&*!|>\"'{[#".utf8.contains(bytes[index])
    else { return nil }
    return base + UInt32(index)
  }

  /// Where the first entry under a key begins, and what must follow another that is put before it.
  func firstEntry(
    afterKey length: Int
  ) -> (offset: UInt32, separator: String, isAlone: Bool)? {
    var index = skipBlanks(bytes.startIndex + length)
    guard index < bytes.endIndex, bytes[index] == UInt8(ascii: ":") else { return nil }
    index = skipBlanks(index + 1)
    guard index < bytes.endIndex else { return nil }
    if bytes[index] == UInt8(ascii: "{") {
      let first = skipBlanks(index + 1)
      guard first < bytes.endIndex, !LineScan.isBreak(bytes[first]),
        bytes[first] != UInt8(ascii: "#")
      else { return nil }
      let isAlone = bytes[first] == UInt8(ascii: "}")
      return (base + UInt32(isAlone ? index + 1 : first), ", ", isAlone && first == index + 1)
    }
    return firstLine(after: index)
  }

  /// In block style: the first line below that is not a comment.
  private func firstLine(
    after start: Int
  ) -> (offset: UInt32, separator: String, isAlone: Bool)? {
    guard LineScan.isBreak(bytes[start]) || bytes[start] == UInt8(ascii: "#") else { return nil }
    var index = start
    while index < bytes.endIndex {
      guard let end = bytes[index...].firstIndex(where: LineScan.isBreak) else { return nil }
      let isPair = bytes[end] == 0x0D && end + 1 < bytes.endIndex && bytes[end + 1] == 0x0A
      let line = end + (isPair ? 2 : 1)
      let first = skipBlanks(line)
      guard first < bytes.endIndex else { return nil }
      if !LineScan.isBreak(bytes[first]), bytes[first] != UInt8(ascii: "#") {
        guard !"&*!|>\"'{[-?".utf8.contains(bytes[first]), !bytes[line..<first].contains(0x09)
        else { return nil }
        let indent = String(repeating: " ", count: first - line)
        let lineBreak = String(decoding: bytes[end..<line], as: UTF8.self)
        return (base + UInt32(first), lineBreak + indent, false)
      }
      index = first
    }
    return nil
  }

  /// Whether there is nothing but what stands between an entry and the next one.
  var separatesEntries: Bool {
    var isInComment = false
    var commas = 0
    for byte in bytes {
      if LineScan.isBreak(byte) {
        isInComment = false
      } else if byte == UInt8(ascii: "#") {
        isInComment = true
      } else if !isInComment, byte == UInt8(ascii: ",") {
        commas += 1
      } else if !isInComment, !LineScan.isBlank(byte) {
        return false
      }
    }
    return commas <= 1
  }

  private func skipBlanks(_ start: Int) -> Int {
    var index = start
    while index < bytes.endIndex, LineScan.isBlank(bytes[index]) { index += 1 }
    return index
  }
}
