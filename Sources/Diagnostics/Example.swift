/// A style file that shows a rule at work, with a `↓` just before each place where a finding starts.
///
/// It remembers where it was written, so that a failing test points at it.
public struct Example: Sendable {
  /// The text with its markers.
  public let marked: String
  /// The text after every fix of its findings was made, where they have one that mends it; nil if
  /// what it shows is to be mended by hand.
  public let fixed: String?
  /// The file it was written in.
  public let file: StaticString
  /// The line it was written on.
  public let line: Int

  /// An example; `marked` may hold markers, and `fixed` is what the tool makes of it.
  public init(
    _ marked: String, fixed: String? = nil, file: StaticString = #filePath, line: Int = #line
  ) {
    self.marked = marked
    self.fixed = fixed
    self.file = file
    self.line = line
  }

  /// The style file without its markers.
  public var text: String {
    String(String.UnicodeScalarView(marked.unicodeScalars.filter { $0 != Self.marker }))
  }

  /// The UTF-8 offsets in `text` at which findings must start.
  public var offsets: [Int] {
    var offsets: [Int] = []
    var offset = 0
    for scalar in marked.unicodeScalars {
      if scalar == Self.marker {
        offsets.append(offset)
      } else {
        offset += UTF8.width(scalar)
      }
    }
    return offsets
  }

  private static let marker: Unicode.Scalar = "↓"
}
