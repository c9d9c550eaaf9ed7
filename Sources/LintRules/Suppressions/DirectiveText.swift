import Diagnostics
import SourceText

/// A part of a directive, which knows where it stands.
struct DirectiveText {
  private let bytes: ArraySlice<UInt8>
  private let base: UInt32

  /// Text that starts at a place.
  init(_ bytes: ArraySlice<UInt8>, startsAt start: UInt32) {
    self.bytes = bytes
    base = start &- UInt32(bytes.startIndex)
  }

  private init(_ bytes: ArraySlice<UInt8>, base: UInt32) {
    self.bytes = bytes
    self.base = base
  }

  private func part(_ bytes: ArraySlice<UInt8>) -> DirectiveText {
    DirectiveText(bytes, base: base)
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }
  var isEmpty: Bool { bytes.isEmpty }
  var range: SourceRange {
    SourceRange(start: base &+ UInt32(bytes.startIndex), end: base &+ UInt32(bytes.endIndex))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  var beginsWithBlank: Bool { bytes.first.map(Self.isBlank) ?? false }

  /// Without blanks around it.
  var trimmed: DirectiveText {
    var rest = bytes.drop(while: Self.isBlank)
    while let last = rest.last, Self.isBlank(last) { rest.removeLast() }
    return part(rest)
  }

  /// What follows a word that stands behind the `#`.
  func behind(_ word: String) -> DirectiveText? {
    let text = bytes.dropFirst().drop(while: Self.isBlank)
    return text.starts(with: word.utf8) ? part(text.dropFirst(word.utf8.count)) : nil
  }

  var firstWord: DirectiveText { part(bytes.prefix { !Self.isBlank($0) }) }

  var behindFirstWord: DirectiveText { part(bytes.drop { !Self.isBlank($0) }).trimmed }

  /// The items between commas, without empty ones.
  var items: [DirectiveText] {
    bytes.split(separator: 0x2C).map { part($0).trimmed }.filter { !$0.isEmpty }
  }

  /// Whether it is written like the code of a rule.
  var isCode: Bool {
    !isEmpty
      && bytes.allSatisfy {
        (0x61...0x7A).contains($0) || (0x41...0x5A).contains($0) || (0x30...0x39).contains($0)
          || $0 == 0x2D || $0 == 0x5F
      } && bytes.first != 0x2D
  }

  /// The codes, and the reason, which ` -- ` parts from them.
  var codesAndReason: (codes: DirectiveText, reason: DirectiveText?) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let rest = bytes[index...]
      let isApart = index == bytes.startIndex || Self.isBlank(bytes[index - 1])
      if isApart, rest.starts(with: [0x2D, 0x2D]), rest.dropFirst(2).first.map(Self.isBlank) ?? true
      {
        return (part(bytes[..<index]).trimmed, part(rest.dropFirst(2)).trimmed)
      }
      index += 1
    }
    return (self, nil)
  }

  private var words: [DirectiveText] { bytes.split(whereSeparator: Self.isBlank).map(part) }

  /// What follows the last `until`, if that begins with a digit: `… until it is done` is a reason.
  var dayBehindUntil: DirectiveText? {
    let words = words
    let pairs = zip(words, words.dropFirst())
    let day = pairs.reversed().first {
      $0.string == "until" && $1.bytes.first.map(Self.isDigit) == true
    }?.1
    return day.map { text in
      var digits = text.bytes
      while let last = digits.last, [0x2C, 0x2E, 0x29, 0x3B].contains(last) { digits.removeLast() }
      return part(digits)
    }
  }

  /// A word before a day that is as good as `until` to people, and no more than a reason here.
  var wordForUntil: DirectiveText? {
    zip(words, words.dropFirst()).first { word, day in
      let text = word.string.lowercased()
      let isMeant = ["until", "till", "til"].contains(
        text.hasSuffix(":") ? text.dropLast() : text[...])
      return isMeant && day.bytes.first.map(Self.isDigit) == true
    }?.0
  }

  /// Whether there is more to read than until when.
  var saysMoreThanUntil: Bool { words.count > (dayBehindUntil == nil ? 0 : 2) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension DirectiveText {
  /// What can be wrong with a directive.
  enum Mistake {
    case verb, blank, code, noCode, day, until
  }

  /// The finding that a directive cannot be read, here.
  func problem(_ mistake: Mistake) -> Finding {
    let verbs = Directive.Scope.allCases.map(\.rawValue)
    let list = verbs.map { "'\($0)'" }.joined(separator: ", ")
    let (message, help): (String, String)
    switch mistake {
    case .verb:
      var search = NearestName()
      let near = search.nearest(to: string, among: verbs)
      message = "'\(string)' is not a word of 'navstyle:'; expected one of \(list)"
      help = near.map { "did you mean '\($0)'?" } ?? "write # navstyle:disable-line CODE -- why"
    case .blank:
      message = "'navstyle:' must stand right before '\(string)'"
      help = "write 'navstyle:\(string)'"
    case .code:
      message = "'\(string)' is not the code of a rule"
      help = "part codes by ',' and write the reason behind ' -- '"
    case .noCode:
      message = "'\(string)' names no rule"
      help = "name each rule: # navstyle:\(string) CODE, CODE -- why"
    case .day:
      message = "'\(string)' is not a day"
      help = "write it as YYYY-MM-DD"
    case .until:
      message = "'\(string)' does not begin a last day here; expected 'until'"
      help = "write 'until YYYY-MM-DD'"
    }
    return Finding(
      .malformedSuppression, at: range, keyPath: "", message: message, help: help)
  }
}
