/// A style file that shows a rule at work, with a `↓` just before each place where a finding starts –
/// or several, if the rule is about files that include each other.
///
/// It remembers where it was written, so that a failing test points at it.
public struct Example: Sendable {
  /// The text with its markers.
  public let marked: String
  /// The text after every fix of its findings was made, where they have one that mends it; nil if
  /// what it shows is to be mended by hand.
  public let fixed: String?
  /// The other files of the description, which `marked` includes, by path; they may hold markers, too.
  public let others: [Other]
  /// The file it was written in.
  public let file: StaticString
  /// The line it was written on.
  public let line: Int

  /// An example; `marked` may hold markers, and `fixed` is what the tool makes of it.
  public init(
    _ marked: String, fixed: String? = nil, others: [Other] = [],
    file: StaticString = #filePath, line: Int = #line
  ) {
    self.others = others
    self.marked = marked
    self.fixed = fixed
    self.file = file
    self.line = line
  }

  /// A file that the example's own one includes.
  public struct Other: Sendable {
    /// Its path, relative to the example's own file.
    public let path: String
    /// The text with its markers.
    public let marked: String

    /// A file; `marked` may hold markers.
    public init(path: String, marked: String) {
      self.path = path
      self.marked = marked
    }

    /// The text without its markers.
    public var text: String { Example.text(of: marked) }

    /// The UTF-8 offsets in `text` at which findings must start.
    public var offsets: [Int] { Example.offsets(in: marked) }
  }

  /// The style file without its markers.
  public var text: String { Self.text(of: marked) }

  /// The UTF-8 offsets in `text` at which findings must start.
  public var offsets: [Int] { Self.offsets(in: marked) }

  private static func text(of marked: String) -> String {
    String(String.UnicodeScalarView(marked.unicodeScalars.filter { $0 != marker }))
  }

  private static func offsets(in marked: String) -> [Int] {
    var offsets: [Int] = []
    var offset = 0
    for scalar in marked.unicodeScalars {
      if scalar == marker {
        offsets.append(offset)
      } else {
        offset += UTF8.width(scalar)
      }
    }
    return offsets
  }

  private static let marker: Unicode.Scalar = "↓"
}
