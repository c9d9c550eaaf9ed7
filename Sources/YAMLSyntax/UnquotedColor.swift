/// A comment that is a colour somebody forgot to quote, as in `color: #fff`.
///
/// It is `#` and at once 3, 4, 6 or 8 hexadecimal digits, then the end of the line, a blank or
/// flow punctuation. `# fff` is a comment.
struct UnquotedColor {
  let range: Range<Int>

  /// The colour that follows an empty value whose place is `offset`: on the same line, or as the next
  /// thing on any line.
  init?(in bytes: [UInt8], after offset: Int, onLaterLines: Bool) {
    var index = offset
    while index < bytes.count,
      Self.isBlank(bytes[index]) || (onLaterLines && Self.isBreak(bytes[index]))
    {
      index += 1
    }
    guard let end = Self.end(of: index, in: bytes) else { return nil }
    range = index..<end
  }

  /// The first colour that stands where a value is due, among the bytes that an error is about; what
  /// is the text of a value (`isText`) is no comment and no punctuation.
  ///
  /// Behind a comma it is most often a comment on the value before: it counts only in a list, and if
  /// there is no other.
  init?(in bytes: [UInt8], within region: Range<Int>, isText: (Int) -> Bool) {
    let region = region.clamped(to: bytes.indices)
    var brackets: [UInt8] = []
    var item: Range<Int>?
    var index = region.lowerBound
    while index < region.upperBound {
      defer { index += 1 }
      let byte = bytes[index]
      if [0x5B, 0x7B, 0x5D, 0x7D].contains(byte), !isText(index) {
        if byte == 0x5B || byte == 0x7B { brackets.append(byte) } else { _ = brackets.popLast() }
      }
      guard byte == 0x23, index > 0, Self.opensComment(after: bytes[index - 1]), !isText(index)
      else { continue }
      if let end = Self.end(of: index, in: bytes),
        let sign = Self.signThatWantsValue(before: index, in: bytes), !isText(sign)
      {
        guard bytes[sign] == 0x2C else {
          range = index..<end
          return
        }
        if brackets.last == 0x5B, item == nil { item = index..<end }
      }
      while index < region.upperBound, !Self.isBreak(bytes[index]) { index += 1 }
    }
    guard let item else { return nil }
    range = item
  }

  /// A comment without a blank behind its sign where the value of a key is due, such as `#00fg`: its
  /// first word.
  static func wordOfComment(
    in bytes: [UInt8], within region: Range<Int>, isText: (Int) -> Bool
  ) -> Range<Int>? {
    let region = region.clamped(to: bytes.indices)
    var index = region.lowerBound
    while index < region.upperBound {
      guard bytes[index] == 0x23, index > 0, opensComment(after: bytes[index - 1]), !isText(index)
      else {
        index += 1
        continue
      }
      let word = bytes[index...].prefix { !isBlank($0) && !isBreak($0) && $0 != 0x2C }
      if word.count > 1, word.count <= 64, let sign = signThatWantsValue(before: index, in: bytes),
        bytes[sign] == 0x3A, !isText(sign)
      {
        return word.indices
      }
      while index < region.upperBound, !isBreak(bytes[index]) { index += 1 }
    }
    return nil
  }

  /// Where the last thing before a place is, if it wants a value: `:`, `,`, `[`, `{` or `-`.
  private static func signThatWantsValue(before place: Int, in bytes: [UInt8]) -> Int? {
    var index = place - 1
    while index >= 0, isBlank(bytes[index]) { index -= 1 }
    return index >= 0 && [0x3A, 0x2C, 0x5B, 0x7B, 0x2D].contains(bytes[index]) ? index : nil
  }

  private static func end(of start: Int, in bytes: [UInt8]) -> Int? {
    guard start < bytes.count, bytes[start] == 0x23 else { return nil }
    var end = start + 1
    while end < bytes.count, isHexDigit(bytes[end]) { end += 1 }
    guard [3, 4, 6, 8].contains(end - start - 1) else { return nil }
    return end == bytes.count || opensComment(after: bytes[end]) || isFlowEnd(bytes[end])
      ? end : nil
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }

  /// Blanks, line breaks, and the punctuation after which libyaml takes `#` for a comment.
  private static func opensComment(after byte: UInt8) -> Bool {
    isBlank(byte) || isBreak(byte) || [0x5B, 0x7B, 0x2C].contains(byte)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isFlowEnd(_ byte: UInt8) -> Bool { byte == 0x5D || byte == 0x7D }
}
