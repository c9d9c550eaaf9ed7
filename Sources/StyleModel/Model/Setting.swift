public import SourceText
public import YAMLSyntax

/// A value of the language, in eight bytes; larger things stand in the tables of the `AppStyle`.
public enum Value: Hashable, Sendable {
  /// `true` or `false`.
  case boolean(Bool)
  /// The index of a word among those its key allows.
  case keyword(UInt8)
  /// A number: its index among the description's numbers.
  case number(Int32)
  /// A colour.
  case color(ColorTable.ID)
  /// UIKit's own background.
  case system
  /// An image for each appearance: its index among the description's images.
  case image(Int32)
  /// A text, or the name of something.
  case text(NameTable.ID)
  /// The index of what a name stands for: a screen, style or stack.
  case reference(Int32)
  /// A list: its index among the description's lists.
  case list(Int32)
  /// `scroll-edge` as a map; its keys are settings of their own.
  case map
}

extension Value {
  /// The value as a number: different values have different ones.
  var bits: UInt64 {
    func word(_ kind: UInt64, _ index: Int32) -> UInt64 {
      kind << 32 | UInt64(UInt32(bitPattern: index))
    }
    return switch self {
    case .boolean(let value): word(0, value ? 1 : 0)
    case .keyword(let index): word(1, Int32(index))
    case .number(let index): word(2, index)
    case .color(let color): word(3, color.index)
    case .system: word(4, 0)
    case .image(let index): word(5, index)
    case .text(let name): word(6, name.index)
    case .reference(let index): word(7, index)
    case .list(let index): word(8, index)
    case .map: word(9, 0)
    }
  }
}

/// One thing somebody wrote: which attribute, what value, and where.
///
/// A whole description is one array of these. They stay 16 bytes small because a large app has a
/// million of them.
public struct Setting: Sendable {
  /// What it sets.
  public let value: Value
  /// Which attribute.
  public let attribute: Attribute
  /// From the key to the end of the value; under an alias or `<<`, the place of use.
  public let range: SourceRange
}

/// A name with what was written under it: a screen, style or stack.
public struct Definition: Sendable {
  /// Its name.
  public let name: NameTable.ID
  /// The key it was written as.
  public let range: SourceRange
  /// Where its value ends; where the key begins if it was brought in from elsewhere by `<<`.
  public let end: UInt32
  /// What was written under it: indices into the description's settings.
  public let settings: Range<Int32>
}

/// One entry of a list of names.
public struct ListItem: Sendable {
  /// The index of what it names; in a list of lists, the index of the inner list.
  public let target: Int32
  /// Where it stands.
  public let range: SourceRange
}

/// A background image.
public struct BackgroundImage: Hashable, Sendable {
  /// Its name in the asset catalogue.
  public let name: NameTable.ID
  /// Whether nothing shows through it.
  public let isOpaque: Bool
}
