/// The four name spaces of a description.
public enum NameSpace: String, Sendable, CaseIterable {
  /// Screens.
  case screen
  /// Navigation controllers.
  case stack
  /// Named, reusable styles.
  case style
  /// Palette colours.
  case color
}

/// What a key expects. Scalars are read by this, never by guessing.
public enum ValueType: Sendable {
  /// `true` or `false`.
  case boolean
  /// A number within a range, in JSON's grammar.
  case number(ClosedRange<Double>)
  /// Any text, kept as written.
  case text
  /// One of these words.
  case keyword([String])
  /// A colour.
  case color
  /// A colour, or the word `system`.
  case colorOrSystem
  /// A colour, or `true` or `false`.
  case colorOrBoolean
  /// `none`, an image, or one for each appearance.
  case image
  /// `edge`, `full`, `off`, or `{ full: true, within: POINTS }`.
  case swipeBack
  /// A name that must be defined.
  case name(NameSpace)
  /// A name that must be defined, or `*` for all of them.
  case nameOrAll(NameSpace)
  /// A list of names.
  case names(NameSpace)
  /// A name or a list of names.
  case nameOrNames(NameSpace)
  /// A list of lists of screens.
  case screenLists
  /// The version of the language.
  case version
  /// `"A..B"` or `"A"`, versions of iOS.
  case versionRange
  /// A list of appearances.
  case appearances
  /// A number of bytes, such as `64MiB`.
  case byteSize
  /// A map with these keys.
  case map(MapShape)
  /// Names of states, at most `maximumStates`, each with a map of these keys.
  case states(MapShape)
  /// The word `same`, or a map with these keys.
  case sameOrMap(MapShape)
  /// Names, each with a colour.
  case palette
  /// Names, each with a map.
  case table(NameSpace, MapShape)
  /// A list of paths or patterns of paths.
  case paths
  /// A list of patterns in the syntax of gitignore.
  case patterns
  /// Bounds of versions of the tool.
  case requirement
  /// A list of maps.
  case list(MapShape)

  /// How many bytes a name may have.
  public static let longestName = 128

  /// How many states a screen may have beside the one it opens with.
  public static let maximumStates = 8

  /// Whether it is written as one text and never as a map or a list.
  var isScalar: Bool {
    switch self {
    case .boolean, .number, .text, .keyword, .name, .nameOrAll, .version, .versionRange, .byteSize,
      .requirement:
      true
    default: false
    }
  }

  /// Whether a colour is a value of it.
  var takesColor: Bool {
    switch self {
    case .color, .colorOrSystem, .colorOrBoolean: true
    default: false
    }
  }

  /// The keys below, for a map.
  var innerShape: MapShape? {
    switch self {
    case .map(let shape), .sameOrMap(let shape): shape
    default: nil
    }
  }

  /// What is expected, in words, for messages: "expected …".
  public var expectation: String {
    switch self {
    case .boolean: "true or false"
    case .number(let range):
      "a number from \(Self.number(range.lowerBound)) to \(Self.number(range.upperBound))"
    case .text: "text"
    case .keyword(let words): words.count == 1 ? "'\(words[0])'" : "one of \(Self.listed(words))"
    case .color: "a colour"
    case .colorOrSystem: "a colour or 'system'"
    case .colorOrBoolean: "true, false or a colour"
    case .image: "'none' or { name: …, opaque: … }"
    case .swipeBack: "'edge', 'full', 'off' or { full: true, within: … }"
    case .name(let space): "the name of a \(space.rawValue)"
    case .nameOrAll(let space): "the name of a \(space.rawValue) or \"*\""
    case .names(let space): "a list of \(space.rawValue)s"
    case .nameOrNames(let space): "the name of a \(space.rawValue) or a list of them"
    case .screenLists: "a list of lists of screens"
    case .version: "the version of the language, 1"
    case .versionRange: "iOS versions such as \"15..27\""
    case .byteSize: "a size such as 64MiB, in KiB, MiB or GiB"
    case .appearances: "a list of 'light' and 'dark'"
    case .map, .table, .palette, .states: "a map"
    case .sameOrMap: "'same' or a map"
    case .paths: "a list of paths"
    case .patterns: "a list of patterns"
    case .requirement: "text"
    case .list: "a list"
    }
  }

  static func listed(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: ", ")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
