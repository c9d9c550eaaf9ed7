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
      if byte == UInt8(ascii: "["), let name = Self.takeClass(&rest) {
        guard Self.classes.contains(name) else {
          self.init(
            "there is no class '[:\(name):]'",
            "the classes are \(Self.classes.joined(separator: ", "))")
          return
        }
        isEmpty = false
      } else if let holdsOne = Self.takeRange(byte, &rest) {
        isEmpty = isEmpty && !holdsOne
      } else {
        break
      }
    }
    self.init(
      "'\(pattern)' begins a set with '[' that does not end",
      "close it with ']', or write '\\[' for the character")
  }

  /// Takes away the rest of a class such as `[:digit:]`, and returns its name; nil if it is none.
  private static func takeClass(_ rest: inout Substring.UTF8View) -> String? {
    guard rest.first == UInt8(ascii: ":"), let end = rest.firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let inner = rest[..<end].dropFirst()
    guard inner.last == UInt8(ascii: ":") else { return nil }
    rest = rest[rest.index(after: end)...]
    return String(Substring(inner.dropLast()))
  }

  /// Takes away the rest of a character or a range, and returns whether it stands for any character;
  /// nil if it does not end.
  private static func takeRange(_ byte: UInt8, _ rest: inout Substring.UTF8View) -> Bool? {
    guard let lower = character(byte, &rest) else { return nil }
    var ahead = rest
    guard ahead.popFirst() == UInt8(ascii: "-"), let next = ahead.popFirst(),
      next != UInt8(ascii: "]")
    else { return true }
    guard let upper = character(next, &ahead) else { return nil }
    rest = ahead
    return lower <= upper
  }

  /// A character of a set; nil if it is the `\` at the end.
  private static func character(_ byte: UInt8, _ rest: inout Substring.UTF8View) -> UInt8? {
    byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
  }
}
