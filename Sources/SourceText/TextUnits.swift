/// The units in which tools count text. Inside, NavStyle counts UTF-8 bytes; these conversions
/// serve the formats that want something else.
extension ArraySlice<UInt8> {
  /// The number of Unicode scalars; a byte that belongs to none counts with the one before it.
  public var scalarCount: Int {
    var count = 0
    for byte in self where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// The number of UTF-16 code units, as the Language Server Protocol counts.
  public var utf16Count: Int {
    var count = 0
    for byte in self where byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
    return count
  }
}

/// Lays out text in terminal cells: wide characters take two, combining ones none, and a tab runs
/// to the next multiple of eight. What could steer a terminal is not printed.
public struct CellRuler: Sendable {
  /// Cells used so far.
  public private(set) var column = 0
  /// The text as it is printed: tabs expanded, what steers a terminal replaced by U+FFFD.
  public private(set) var text = ""

  private static let tabWidth = 8

  /// A ruler at the first cell.
  public init() {}

  /// Appends text.
  public mutating func append(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty {
      let plain = rest.prefix(while: Self.isPlain)
      text += String(decoding: plain, as: UTF8.self)
      column += plain.count
      let other = rest[plain.endIndex...].prefix { !Self.isPlain($0) }
      appendOther(other)
      rest = rest[other.endIndex...]
    }
  }

  /// Whether a byte is a character that takes one cell and is printed as it is.
  private static func isPlain(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) }

  private mutating func appendOther(_ bytes: ArraySlice<UInt8>) {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar == "\t" {
        let width = Self.tabWidth - column % Self.tabWidth
        text += String(repeating: " ", count: width)
        column += width
      } else if scalar.steersTerminal {
        text.unicodeScalars.append("\u{FFFD}")
        column += 1
      } else {
        text.unicodeScalars.append(scalar)
        column += scalar.cellWidth
      }
    }
  }

  /// The cells that `text` takes.
  public static func width(of text: String) -> Int {
    var ruler = CellRuler()
    ruler.append(Array(text.utf8)[...])
    return ruler.column
  }
}

extension Unicode.Scalar {
  /// U+2028 and U+2029, which some terminals break a line at, and what turns the direction of text
  /// around, so that a caret would point at something else. https://www.unicode.org/reports/tr36/
  var steersText: Bool {
    (0x2028...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }

  /// Blocks whose characters are wide (East Asian Width `W` or `F`), coarsely, as UAX #11 lists them.
  /// https://www.unicode.org/reports/tr11/
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF,
    0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD,
  ]

  /// The terminal cells this scalar takes: 0, 1 or 2.
  fileprivate var cellWidth: Int {
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    return Self.wide.contains { $0.contains(value) } ? 2 : 1
  }
}
