/// A pattern in the syntax of gitignore that can match nothing, and what to write instead.
/// https://git-scm.com/docs/gitignore
struct PatternMistake {
  /// What is wrong with it.
  let message: String
  /// The cure.
  let help: String

  private init(_ message: String, _ help: String) {
    self.message = message
    self.help = help
  }

  /// The classes of characters that may stand in a set, such as `[[:digit:]]`.
  static let classes = [
    "alnum", "alpha", "blank", "cntrl", "digit", "graph", "lower", "print", "punct", "space",
    "upper", "xdigit",
  ]

  /// Nil for a pattern that can match something.
  init?(_ pattern: String) {
    var text = pattern[...]
    while text.hasSuffix(" "), !text.hasSuffix("\\ ") { text.removeLast() }
    guard !text.isEmpty else {
      self.init("expected a pattern, found only blanks", "remove it, or write a pattern")
      return
    }
    guard !text.hasPrefix("#") else {
      self.init(
        "'\(pattern)' is a comment in the syntax of gitignore",
        "write '\\\(pattern)' for a name that begins with '#'")
      return
    }
    if text.hasPrefix("!") { text.removeFirst() }
    guard text.contains(where: { $0 != "/" }) else {
      self.init(
        "'\(pattern)' names nothing",
        "write '*' for everything, 'build/' for each folder of that name, '/build/' for the one here"
      )
      return
    }
    if text.hasSuffix("/") { text.removeLast() }
    if text.hasPrefix("/") { text.removeFirst() }
    let names = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let mistake = names.lazy.compactMap({ Self(name: $0, of: pattern) }).first else {
      return nil
    }
    self = mistake
  }

  /// What is wrong with one name of a pattern.
  private init?(name: Substring, of pattern: String) {
    switch name {
    case "":
      self.init("'\(pattern)' has an empty name between two '/'", "remove one '/'")
    case ".", "..":
      self.init(
        "'\(pattern)' has '\(name)' for a name, and no path has",
        "write the way from the folder of this file: '/build' is what './build' means elsewhere")
    default:
      var rest = name.utf8[...]
      while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "\\"), rest.popFirst() == nil {
          self.init(
            "'\(pattern)' ends with '\\' or has it before '/'",
            "write '\\\\' for a '\\', and '/' without one")
          return
        }
        guard byte == UInt8(ascii: "[") else { continue }
        if let mistake = Self(set: &rest, of: pattern) {
          self = mistake
          return
        }
      }
      return nil
    }
  }

  /// What is wrong with a set, from behind its `[` on; what it consists of is taken away.
  private init?(set rest: inout Substring.UTF8View, of pattern: String) {
    let start = rest
    var isNegated = false
    if let byte = rest.first, byte == UInt8(ascii: "!") || byte == UInt8(ascii: "^") {
      isNegated = true
      rest.removeFirst()
    }
    var isEmpty = true
    var isFirst = true
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "]"), !isFirst {
        guard isEmpty, !isNegated else { return nil }
        let set = String(Substring(start.prefix(start.count - rest.count)))
        self.init(
          "'[\(set)' holds no character", "write the smaller end of a range first, as in '[a-z]'")
        return
      }
      isFirst = false
      if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":"),
        let end = rest.firstIndex(of: UInt8(ascii: "]")), end > rest.index(after: rest.startIndex),
        rest[rest.index(before: end)] == UInt8(ascii: ":")
      {
        let name = Substring(rest[rest.index(after: rest.startIndex)..<rest.index(before: end)])
        guard Self.classes.contains(String(name)) else {
          self.init(
            "there is no class '[:\(name):]'",
            "the classes are \(Self.classes.joined(separator: ", "))")
          return
        }
        rest = rest[rest.index(after: end)...]
        isEmpty = false
        continue
      }
      guard let lower = Self.character(byte, &rest) else { break }
      var ahead = rest
      if ahead.popFirst() == UInt8(ascii: "-"), let next = ahead.popFirst(),
        next != UInt8(ascii: "]")
      {
        guard let upper = Self.character(next, &ahead) else { break }
        rest = ahead
        if lower <= upper { isEmpty = false }
      } else {
        isEmpty = false
      }
    }
    self.init(
      "'\(pattern)' begins a set with '[' that does not end",
      "close it with ']', or write '\\[' for the character")
  }

  /// A character of a set; nil if it is the `\` at the end.
  private static func character(_ byte: UInt8, _ rest: inout Substring.UTF8View) -> UInt8? {
    byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
  }
}
