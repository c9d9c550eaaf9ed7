public import Diagnostics

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

  /// The configuration of a project that has none.
  public init() {}
}
