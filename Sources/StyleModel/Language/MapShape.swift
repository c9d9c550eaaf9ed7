import YAMLSyntax

/// One key of a map: its name, what it takes and what it means.
public struct KeyDescription: Sendable {
  /// The key.
  public let name: String
  /// What its value becomes; nil for a key that only holds others.
  public let attribute: Attribute?
  /// What it takes.
  public let type: ValueType
  /// What counts where it is not written, in the language's own notation; empty if nothing does.
  public let defaultValue: String
  /// One sentence on what it means.
  public let summary: String
  /// Values it may have, in the language's own notation, where the type's are not telling.
  public let examples: [String]

  init(
    _ name: String, _ attribute: Attribute?, _ type: ValueType, default defaultValue: String = "",
    _ summary: String, examples: [String] = []
  ) {
    self.examples = examples
    self.name = name
    self.attribute = attribute
    self.type = type
    self.defaultValue = defaultValue
    self.summary = summary
  }
}

/// Which keys of a shape a map has.
struct SeenKeys {
  private var bits: UInt64 = 0
  /// How many keys it has that nobody knows and that are near to none: those with a scalar, and
  /// those with a map or a list. Each may be one that is missing.
  private(set) var unknownScalars = 0
  private(set) var unknownCollections = 0

  mutating func insert(_ key: Int) { bits |= 1 << UInt64(key) }

  func contains(_ key: Int) -> Bool { bits & 1 << UInt64(key) != 0 }

  /// Takes in what another map has, but for its first key.
  mutating func formUnionBeyondFirst(_ other: SeenKeys) {
    bits |= other.bits & ~1
    unknownScalars += other.unknownScalars
    unknownCollections += other.unknownCollections
  }

  mutating func addUnknown(isScalar: Bool) {
    if isScalar { unknownScalars += 1 } else { unknownCollections += 1 }
  }

  /// The required keys of a shape that surely are missing.
  func missing(in shape: MapShape) -> [KeyDescription] {
    let all = shape.keys.indices.filter {
      shape.required.contains(shape.keys[$0].name) && !contains($0)
    }.map { shape.keys[$0] }
    let scalars = all.filter(\.type.isScalar)
    return (scalars.count > unknownScalars ? scalars : [])
      + (all.count - scalars.count > unknownCollections ? all.filter { !$0.type.isScalar } : [])
  }
}

/// The keys a map may have.
///
/// The reader, the reference and the schema all come from these tables. It is a class because the
/// reader hands one on for every map of a file, and a reference costs less than copies of the fields.
public final class MapShape: Sendable {
  /// What the map is, for messages: "… of a screen".
  public let owner: String
  /// The keys, in the order in which they are listed.
  public let keys: [KeyDescription]
  /// Keys that must be there.
  public let required: [String]
  /// By such a key: another one whose value may name the files in which it is.
  public let alternatives: [String: String]

  /// Finds the key an entry has; nil for more keys than it can hold.
  let keyTable: KeyTable?
  /// By key: what a plain word under it may be, and what it sets.
  let wordKeys: [WordKey]

  init(
    of owner: String, required: [String] = [], alternatives: [String: String] = [:],
    _ keys: [KeyDescription]
  ) {
    self.owner = owner
    self.alternatives = alternatives
    self.required = required
    self.keys = keys
    keyTable = keys.count <= 64 ? KeyTable(keys.map(\.name)) : nil
    wordKeys = keys.map { WordKey(attribute: $0.attribute, meaning: WordMeaning($0.type)) }
  }

  /// The same keys without some, under another name.
  func without(_ names: Set<String>, of owner: String) -> MapShape {
    MapShape(of: owner, keys.filter { !names.contains($0.name) })
  }
}

/// What the reader must know of a key to read a plain word under it: a copy of the key's description
/// without anything that needs counting of references, as it is asked for with every value of a file.
struct WordKey: Sendable {
  let attribute: Attribute?
  let meaning: WordMeaning
}

/// What a plain word can be read as without a closer look.
enum WordMeaning: Sendable {
  /// `true` or `false`.
  case boolean
  /// `true` or `false`, if no colour has that name.
  case booleanOrColor
  /// A number within a range, if it was met before.
  case number(ClosedRange<Double>)
  /// A name.
  case name(NameSpace)
  /// A name, as a list of one.
  case names(NameSpace)
  /// Text.
  case text
  /// Nothing: the value needs a closer look.
  case unclear

  init(_ type: ValueType) {
    self =
      switch type {
      case .boolean: .boolean
      case .colorOrBoolean: .booleanOrColor
      case .number(let range): .number(range)
      case .name(let space): .name(space)
      case .nameOrNames(let space): .names(space)
      case .text: .text
      default: .unclear
      }
  }
}
