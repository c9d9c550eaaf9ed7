extension String {
  /// The same text where what steers a terminal, breaks a line or turns the direction of text around
  /// is written out, such as `\u{1B}`: whoever wrote a style file must not write to a terminal, or
  /// to the log that a service reads for commands.
  public var printable: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    if !unicodeScalars.contains(where: \.steersTerminal) { return self }
    return replacingScalars { $0.steersTerminal ? $0.writtenOut : nil }
  }

  /// The same where line breaks and tabs stay: for text of several lines.
  public var printableLines: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A || $0 == 0x09 }) {
      return self
    }
    return replacingScalars { scalar in
      scalar.steersTerminal && scalar != "\n" && scalar != "\t" ? scalar.writtenOut : nil
    }
  }

  /// The same text where GitHub finds no command of the form `##[…]`, which it takes from anywhere in
  /// a line of a log: U+2060, which nobody sees, parts the two signs.
  public var withoutCommands: String {
    var last: Unicode.Scalar = " "
    return replacingScalars { scalar in
      defer { last = scalar }
      return scalar == "#" && last == "#" ? "\u{2060}#" : nil
    }
  }

  /// The same text with something else in the place of some scalars.
  ///
  /// Who escapes must not look at characters: a mark that combines with a quote, or a line feed behind
  /// a carriage return, would make another character of what a reader goes by.
  public func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    var start = startIndex
    for index in unicodeScalars.indices {
      guard let text = replacement(unicodeScalars[index]) else { continue }
      result += self[start..<index]
      result += text
      start = unicodeScalars.index(after: index)
    }
    result += self[start...]
    return result
  }
}

extension Unicode.Scalar {
  /// Whether this is no part of a text's look, but tells a terminal to do something.
  var steersTerminal: Bool { isControl || steersText }

  /// Unicode's general category `Cc`, which never changes; to ask for the category costs a search.
  private var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  fileprivate var writtenOut: String {
    "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}
