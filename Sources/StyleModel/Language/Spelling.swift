/// How names and values are spelt: the reader's own tests of spelling, as patterns (ECMA 262) for
/// those who check a file before it is read.
extension NameSpace {
  /// Words of the language that cannot be names.
  public var reserved: [String] {
    self == .color ? ["clear", "none", "same", "system"] : []
  }

  /// What a name that is being defined must match.
  public var pattern: String {
    let others = reserved.isEmpty ? "" : "(?!(\(reserved.joined(separator: "|")))$)"
    return "^\(others)\(Self.letters)$"
  }

  fileprivate static let letters = "[A-Za-z_][A-Za-z0-9_.-]{0,\(ValueType.longestName - 1)}"

  /// Whether a text is spelt as a name.
  static func isName(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, isLetter(first), bytes.count <= ValueType.longestName else {
      return false
    }
    return bytes.dropFirst().allSatisfy {
      isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
  }
}

extension Targets {
  /// The versions there are.
  public static let versions = (1...99).filter(isVersion)

  /// What a version or a range of them matches: the later end is never the smaller one.
  public static var pattern: String {
    let ranges = versions.map { first in
      let last = versions.filter { $0 >= first }.map(String.init).joined(separator: "|")
      return "\(first)(\\.\\.(\(last)))?"
    }
    return "^(\(ranges.joined(separator: "|")))$"
  }
}

extension KeyDescription {
  /// The key whose value counts where this one is not written; nil if that is a value of its own.
  public var defaultKey: String? {
    if case .keyword(let words) = type, words.contains(defaultValue) { return nil }
    return MapShape.bar.keys.contains { $0.name == defaultValue } ? defaultValue : nil
  }
}

extension MapShape {
  /// The paths of the keys whose values may be a word of the language.
  func places(taking word: String) -> [String] {
    keys.flatMap { key -> [String] in
      let inner = key.type.innerShape?.places(taking: word).map { "\(key.name).\($0)" } ?? []
      return (key.type.takes(word) ? [key.name] : []) + inner
    }
  }
}

extension ValueType {
  /// Whether a word of the language may stand for the whole value.
  fileprivate func takes(_ word: String) -> Bool {
    switch self {
    case .keyword(let words): words.contains(word)
    case .colorOrSystem: word == "system"
    case .image: word == "none"
    case .sameOrMap: word == "same"
    default: false
    }
  }

  /// What people write for `true`, in lower case.
  static let wordsForTrue = ["true", "yes", "on", "y", "1"]
  /// What people write for `false`, in lower case.
  static let wordsForFalse = ["false", "no", "off", "n", "0"]

  /// What a colour that is no map matches: its hexadecimal form or a name.
  public static let colorPattern = "^(\(hexadecimal)|\(NameSpace.letters))$"

  /// The same where `true` and `false` may stand, too: a word that means one of them is a mistake
  /// there, and not a name.
  public static var lineColorPattern: String {
    let words = (wordsForTrue + wordsForFalse).map { word in
      word.map { $0.isLetter ? "[\($0.uppercased())\($0)]" : String($0) }.joined()
    }
    return "^(\(hexadecimal)|(?!(\(words.joined(separator: "|")))$)\(NameSpace.letters))$"
  }

  /// What a number of bytes matches.
  public static var byteSizePattern: String {
    let units = StyleReader.byteUnits.map(\.name).joined(separator: "|")
    // Nothing is no budget.
    return "^(?!0(\\.0+)?[A-Z])(0|[1-9][0-9]{0,6})(\\.[0-9]{1,3})?(\(units))$"
  }

  /// What a pattern in the syntax of gitignore matches that can match something itself.
  public static let gitignorePattern: String = {
    let set =
      #"\[(?:[!^]\#(setItem(#"[^\\/\[]"#))|(?!\#(reversedRange)+\])\#(setItem(#"[^\\/\[!^]"#)))"#
      + #"\#(setItem(#"[^\\/\[\]]"#))*\]"#
    let name = #"(?!\.\.?(/| *$))([^\\/\[]|\\[^/]|\#(set))+"#
    return #"^(?!#)(?!!?/* *$)!?/?\#(name)(/\#(name))*/? *$"#
  }()

  /// A class, a range or a character of a set; what a character may be that needs no backslash
  /// depends on where it stands.
  private static func setItem(_ plain: String) -> String {
    let classes = PatternMistake.classes.joined(separator: "|")
    let character = #"(?:\\[^/]|\#(plain)|\[(?!:[^\]/]*:\]))"#
    return #"(?:\[:(?:\#(classes)):\]|\#(character)(?:-(?:\\[^/]|[^\\/\]])|(?!-[^\]])))"#
  }

  /// A range of ASCII characters that holds none, as its greater end comes first.
  private static let reversedRange: String = {
    func written(_ code: UInt8) -> String {
      let sign = String(UnicodeScalar(code))
      return #"^$\.*+?()[]{}|/-"#.contains(sign) ? #"\"# + sign : sign
    }
    let ranges = (UInt8(ascii: "!")...UInt8(ascii: "~")).map { code in
      // A backslash says nothing by itself.
      let last = written(code - (code == UInt8(ascii: "]") ? 2 : 1))
      let smaller = code > UInt8(ascii: #"\"#) + 1 ? #" -\[\]-\#(last)"# : " -\(last)"
      return (code == UInt8(ascii: "-") ? "-" : written(code)) + #"-\\?[\#(smaller)]"#
    }
    let isRange = #"(?=(?:\\[^/]|[^\\/])-(?:\\[^/]|[^\\/\]]))"#
    return #"(?:\#(isRange)\\?(?:\#(ranges.joined(separator: "|"))))"#
  }()

  private static let hexadecimal = "#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"

  /// Values it takes, in the notation of the language.
  public var examples: [String] {
    switch self {
    case .color, .colorOrSystem:
      ["\"#0B5CAD\"", "systemBackground", "{ light: \"#FFFFFF\", dark: \"#1C1C1E\" }"]
    case .colorOrBoolean: ["false", "separator", "\"#3C3C434A\""]
    case .image: ["{ name: header, opaque: true }"]
    case .swipeBack: ["full", "{ full: true, within: 40 }"]
    case .name(let space): [space.example]
    case .nameOrAll(let space): [space.example, "\"*\""]
    case .byteSize: ["64MiB"]
    case .states: ["{ scrolled: { bar: { alpha: 1 } } }"]
    case .names(let space): ["[\(space.example)]"]
    case .nameOrNames(let space): [space.example, "[\(space.example), wide]"]
    case .screenLists: ["[[home, detail]]"]
    case .versionRange: ["\"15..27\"", "\"17\""]
    case .palette: ["{ brand: { light: \"#0B5CAD\", dark: \"#0A4A8C\" } }"]
    case .boolean, .number, .text, .keyword, .version, .appearances, .paths, .patterns, .map,
      .sameOrMap, .table, .list, .requirement:
      []
    }
  }
}

extension NameSpace {
  fileprivate var example: String {
    switch self {
    case .screen: "detail"
    case .stack: "main"
    case .style: "on-brand"
    case .color: "brand"
    }
  }
}
