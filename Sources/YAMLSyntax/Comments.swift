import SourceText

extension Document {
  /// The comments that begin with a word, from their `#` to the end of the line, in source order.
  ///
  /// libyaml drops comments, so they are looked for in the bytes; what a scalar says is none,
  /// whatever it looks like. Behind a `#` within a comment another one may begin: `# why # word`.
  /// Of a file that breaks off, only what was read is searched: of the rest nobody knows what is text.
  public func comments(beginningWith word: String) -> [Range<Int>] {
    let bytes = file.bytes
    let word = Array(word.utf8)
    var found: [Range<Int>] = []
    var next = file.byteOrderMarkLength
    let end = unread.map { Int($0.start) } ?? bytes.count
    while let sign = bytes.place(of: 0x23, from: next, to: end) {
      next = sign + 1
      guard opensComment(sign) else { continue }
      var text = next
      while text < bytes.count, bytes[text] == 0x20 || bytes[text] == 0x09 { text += 1 }
      guard bytes[text...].starts(with: word), !isText(sign) else { continue }
      next = lineEnd(after: text)
      found.append(sign..<next)
    }
    return found
  }

  /// Whether libyaml takes the `#` at a place for a comment, unless it is part of a scalar.
  private func opensComment(_ sign: Int) -> Bool {
    guard sign > file.byteOrderMarkLength else { return true }
    switch file.bytes[sign - 1] {
    case 0x20, 0x09, 0x5B, 0x7B, 0x2C: return true
    default: return (max(0, sign - 3)..<sign).contains { endsLine(at: $0, before: sign) }
    }
  }

  private func endsLine(at index: Int, before place: Int) -> Bool {
    let length = TextScan.lineBreakLength(file.bytes, at: index)
    return length > 0 && index + length == place
  }

  private func lineEnd(after start: Int) -> Int {
    var end = start
    while end < file.bytes.count, TextScan.lineBreakLength(file.bytes, at: end) == 0 { end += 1 }
    return end
  }

  /// Whether a place is part of a scalar. Behind the sign of a block there is still room for a comment.
  private func isText(_ place: Int) -> Bool {
    guard let index = nodes.last(startingAtOrBefore: place) else { return false }
    let record = nodes[index]
    guard record.kind == .scalar, place < Int(record.end) else { return false }
    return record.style != .block || place > lineEnd(after: Int(record.start))
  }
}
