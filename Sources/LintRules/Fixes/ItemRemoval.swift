import Diagnostics
import SourceText

extension Fix {
  /// A safe fix that takes a map out of the list it is an item of; nil if the text around it is too
  /// unusual.
  ///
  /// In block style its lines go, with comments behind and right above it; in flow style one comma
  /// goes along. A list of nothing else becomes `[]`, since there is no null.
  ///
  /// - Parameters:
  ///   - map: from the start of its first key to the end of its last value.
  ///   - sources: the files it is in.
  init?(removingItem map: SourceRange, in sources: SourceMap) {
    let place = sources.locate(map)
    let file = sources.files[place.file]
    guard map.start < map.end, place.range.upperBound <= file.bytes.count,
      let edits = ItemRemoval(file.bytes, place.range).edits
    else { return nil }
    let base = map.start - UInt32(place.range.lowerBound)
    self.init(
      edits.map { edit in
        let range = SourceRange(
          start: UInt32(edit.range.lowerBound), end: UInt32(edit.range.upperBound))
        return Edit(replacing: range.shifted(by: base), with: edit.replacement)
      })
  }
}

/// Which bytes go with an item of a list.
private struct ItemRemoval {
  private let text: LineScan
  /// From the start of its first key to the end of its last value.
  private let map: Range<Int>

  typealias Edit = (range: Range<Int>, replacement: String)

  init(_ bytes: [UInt8], _ map: Range<Int>) {
    text = LineScan(bytes)
    self.map = map
  }

  private var bytes: [UInt8] { text.bytes }

  /// The ranges that go, and what comes in their place.
  var edits: [Edit]? {
    guard let item else { return nil }
    let before = text.space(before: item.lowerBound)
    switch before > 0 ? bytes[before - 1] : 0 {
    case UInt8(ascii: "-"): return blockEdits(item, dash: before - 1)
    case UInt8(ascii: "["), UInt8(ascii: ","):
      return flowEdit(item, sign: before - 1).map { [$0] }
    default: return nil
    }
  }

  /// The whole item: with its braces in flow style.
  private var item: Range<Int>? {
    let before = text.space(before: map.lowerBound)
    guard before > 0, bytes[before - 1] == UInt8(ascii: "{") else { return map }
    let after = text.spaceAndComments(after: map.upperBound)
    guard after < bytes.count, bytes[after] == UInt8(ascii: "}") else { return nil }
    return before - 1..<after + 1
  }

  private func flowEdit(_ item: Range<Int>, sign: Int) -> Edit? {
    let after = text.spaceAndComments(after: item.upperBound)
    guard after < bytes.count else { return nil }
    switch bytes[after] {
    case UInt8(ascii: ","):
      // What follows moves up to where the item was.
      let next = text.space(after: after + 1)
      guard next < bytes.count, bytes[next] != UInt8(ascii: "#") else { return nil }
      return (item.lowerBound..<next, "")
    case UInt8(ascii: "]"):
      if bytes[sign] == UInt8(ascii: ",") { return (sign..<item.upperBound, "") }
      return text.space(after: item.upperBound) == after ? (sign + 1..<after, "") : nil
    default: return nil
    }
  }

  /// In block style: whole lines.
  private func blockEdits(_ item: Range<Int>, dash: Int) -> [Edit]? {
    guard let start = text.lineStart(before: dash),
      let end = text.lineEnd(from: text.blanks(after: item.upperBound)),
      // A map may begin below its dash; that is too unusual.
      !bytes[dash..<item.lowerBound].contains(where: LineScan.isBreak)
    else { return nil }
    let indent = dash - start
    // What is indented more and follows belongs to the item.
    if let next = text.line(below: end, notDeeperThan: .max), next.indent > indent { return nil }
    let first = text.commentStart(aboveLine: start, indent: indent)
    let lines: Edit = (text.wholeLines(first..<end), "")
    let above = text.line(above: start, notDeeperThan: indent)
    if isItem(above, indent) || isItem(text.line(below: end, notDeeperThan: indent), indent) {
      return [lines]
    }
    guard let above, let colon = text.colon(endingKeyIn: above.range) else { return nil }
    return [(colon..<colon, " []"), lines]
  }

  private func isItem(_ line: LineScan.Line?, _ indent: Int) -> Bool {
    guard let line, line.indent == indent else { return false }
    return bytes[line.range].drop { $0 == 0x20 }.first == UInt8(ascii: "-")
  }
}
