public import Diagnostics
public import SourceText

/// What a project asks of the tool, read from its `.navstyle-lint.yaml`.
public struct Configuration: Sendable {
  /// Which style files below a folder are checked, in the syntax of gitignore; nil for all.
  public internal(set) var include: [String]?
  /// Which files and folders are passed over, in the syntax of gitignore.
  public internal(set) var exclude: [String] = []
  /// What rules weigh.
  public internal(set) var levels = RuleLevels()
  /// From which weight on a run fails; nil if it does not say.
  public internal(set) var failOn: Threshold?

  /// Whether a comment that suppresses a finding must say why.
  public internal(set) var requiresReasons = false

  /// The file of what is known and left for later, from the configuration's folder; nil for none.
  public var baseline: String?

  /// What it says, key by key, as it is written.
  public internal(set) var settings: [Setting] = []

  /// One key that it has.
  public struct Setting: Sendable {
    /// The keys that lead there, such as `rules.unused-color`.
    public let keyPath: String
    /// The value.
    public let value: SourceRange
  }

  /// The configuration of a project that has none.
  public init() {}
}
