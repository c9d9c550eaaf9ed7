/// A pattern for one part of a path: `*` is any text, `?` any one character.
///
/// It is matched byte by byte, with one step back to the last `*`, so that no pattern can make it slow.
struct Wildcard: Sendable {
  private let tokens: [Token]

  private enum Token {
    case byte(UInt8)
    case anyCharacter
    case anyText
    /// As in git, one byte, not one character.
    case oneOf([ClosedRange<UInt8>], isNegated: Bool)
  }

  /// A pattern of `*` and `?`; everything else stands for itself.
  init(_ text: some StringProtocol) {
    tokens = text.utf8.map { byte in
      switch byte {
      case Self.star: .anyText
      case Self.questionMark: .anyCharacter
      default: .byte(byte)
      }
    }
  }

  /// A part of a gitignore pattern, which also has `[a-z]`, `[!a-z]`, `[[:digit:]]` and `\` before what
  /// is meant literally. https://git-scm.com/docs/gitignore
  init(gitignore text: some StringProtocol) {
    let bytes = Array(text.utf8)
    var tokens: [Token] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case Self.star: tokens.append(.anyText)
      case Self.questionMark: tokens.append(.oneOf([0...255], isNegated: false))
      case Self.backslash where index < bytes.count:
        tokens.append(.byte(bytes[index]))
        index += 1
      case Self.openBracket:
        if let (token, end) = Self.bracket(in: bytes, from: index) {
          tokens.append(token)
          index = end
        } else {
          tokens.append(.byte(byte))
        }
      default: tokens.append(.byte(byte))
      }
    }
    self.tokens = tokens
  }

  /// What stands between brackets, and where it ends; nil if they are not closed.
  private static func bracket(in bytes: [UInt8], from start: Int) -> (token: Token, end: Int)? {
    var index = start
    var isNegated = false
    if index < bytes.count, bytes[index] == 0x21 || bytes[index] == 0x5E {
      isNegated = true
      index += 1
    }
    var ranges: [ClosedRange<UInt8>] = []
    let first = index
    while index < bytes.count {
      // A bracket that closes nothing yet is meant literally.
      if bytes[index] == 0x5D, index > first {
        return (.oneOf(ranges, isNegated: isNegated), index + 1)
      }
      if let (members, end) = characterClass(in: bytes, at: index) {
        ranges += members
        index = end
        continue
      }
      if bytes[index] == backslash, index + 1 < bytes.count { index += 1 }
      let lower = bytes[index]
      if index + 2 < bytes.count, bytes[index + 1] == 0x2D, bytes[index + 2] != 0x5D {
        index += bytes[index + 2] == backslash && index + 3 < bytes.count ? 3 : 2
        if lower <= bytes[index] { ranges.append(lower...bytes[index]) }
      } else {
        ranges.append(lower...lower)
      }
      index += 1
    }
    return nil
  }

  /// The bytes of a class such as `[:digit:]`, and where it ends; nil if there is none.
  private static func characterClass(
    in bytes: [UInt8], at start: Int
  ) -> (members: [ClosedRange<UInt8>], end: Int)? {
    guard start + 1 < bytes.count, bytes[start] == openBracket, bytes[start + 1] == 0x3A,
      let end = bytes[start...].firstIndex(of: 0x5D), end > start + 2, bytes[end - 1] == 0x3A,
      let members = classes[String(decoding: bytes[(start + 2)..<(end - 1)], as: UTF8.self)]
    else { return nil }
    return (members, end + 1)
  }

  /// The classes of ASCII: no setting of the machine changes them.
  private static let classes: [String: [ClosedRange<UInt8>]] = [
    "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A], "alpha": [0x41...0x5A, 0x61...0x7A],
    "blank": [0x20...0x20, 0x09...0x09], "cntrl": [0x00...0x1F, 0x7F...0x7F],
    "digit": [0x30...0x39], "graph": [0x21...0x7E], "lower": [0x61...0x7A],
    "print": [0x20...0x7E],
    "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
    "space": [0x20...0x20, 0x09...0x0D], "upper": [0x41...0x5A],
    "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
  ]

  private static let star: UInt8 = 0x2A
  private static let questionMark: UInt8 = 0x3F
  private static let backslash: UInt8 = 0x5C
  private static let openBracket: UInt8 = 0x5B

  /// Whether a name is of this pattern.
  func matches(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    var token = 0
    var position = 0
    var restart: (token: Int, position: Int)?
    while position < bytes.count {
      if token < tokens.count {
        if case .anyText = tokens[token] {
          token += 1
          restart = (token, position)
          continue
        }
        if let next = Self.step(tokens[token], bytes, position) {
          token += 1
          position = next
          continue
        }
      }
      guard let last = restart else { return false }
      restart = (last.token, last.position + 1)
      (token, position) = (last.token, last.position + 1)
    }
    return tokens[token...].allSatisfy { if case .anyText = $0 { true } else { false } }
  }

  /// The position behind what a token takes; nil if it does not match there.
  private static func step(_ token: Token, _ bytes: [UInt8], _ position: Int) -> Int? {
    switch token {
    case .byte(let byte): return bytes[position] == byte ? position + 1 : nil
    case .anyText: return nil
    case .oneOf(let ranges, let isNegated):
      let isIn = ranges.contains { $0.contains(bytes[position]) }
      return isIn != isNegated ? position + 1 : nil
    case .anyCharacter: return end(ofCharacterAt: position, in: bytes)
    }
  }

  private static func end(ofCharacterAt position: Int, in bytes: [UInt8]) -> Int {
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
