public import SourceText

/// That a finding could be mended, were more known.
public struct WithheldFix: Hashable, Sendable {
  /// Whether the fix could be made without a look.
  public let isSafe: Bool
  /// Why it is not made.
  public let reason: Reason

  /// What stands in the way of taking something out that nothing seems to use.
  public enum Reason: Hashable, Sendable {
    /// A mistake was found that may hide a use.
    case mistakes
    /// Something cannot be read or found that may use it.
    case unknownUsers
  }
}

/// Edits that mend a finding: byte ranges of the text as it stands, and what comes in their place.
///
/// All of them are made or none. What lies between them – comments, layout, line breaks – stays.
public struct Fix: Hashable, Sendable {
  /// Whether they may be made without a look.
  public let isSafe: Bool
  /// The edits, in source order.
  public let edits: [Edit]

  /// A replacement of one range of text.
  public struct Edit: Hashable, Sendable {
    /// What is replaced; an empty range for a place at which something is inserted.
    public let range: SourceRange
    /// By what; nothing to remove it.
    public let replacement: String

    /// A replacement.
    public init(replacing range: SourceRange, with replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// A fix that replaces one range.
  public init(isSafe: Bool = true, replacing range: SourceRange, with replacement: String) {
    self.init(isSafe: isSafe, [Edit(replacing: range, with: replacement)])
  }

  /// A fix of several edits, which may not overlap; in any order.
  public init(isSafe: Bool = true, _ edits: [Edit]) {
    self.isSafe = isSafe
    self.edits = edits.sorted { $0.range < $1.range }
  }

  /// The same fix when the file it is for starts at `base`.
  public func shifted(by base: UInt32) -> Fix { relocated { $0.shifted(by: base) } }

  /// The same fix where each range it names has gone somewhere else.
  func relocated(_ place: (SourceRange) -> SourceRange) -> Fix {
    Fix(isSafe: isSafe, edits.map { Edit(replacing: place($0.range), with: $0.replacement) })
  }

  /// How a report names it.
  public var fixability: Fixability { isSafe ? .safe : .unsafe }
}
