public import Diagnostics
public import SourceText
public import YAMLSyntax

/// What a run knows before it looks at any file.
public struct ProjectOptions: Sendable {
  /// The rules that a configuration may name.
  public let rules: [RuleInfo]
  /// The version of the tool.
  public let version: String
  /// How much of a file is read.
  public let limits: Limits
  /// The configuration that counts, instead of the nearest one; nil for the nearest.
  public let configuration: String?
  /// What to call standard input.
  public let standardInput: String

  /// What standard input is called if nobody says.
  public static let namelessInput = "<stdin>"

  /// Options.
  public init(
    rules: [RuleInfo], version: String, limits: Limits = Limits(), configuration: String? = nil,
    standardInput: String = ProjectOptions.namelessInput
  ) {
    self.rules = rules
    self.version = version
    self.limits = limits
    self.configuration = configuration
    self.standardInput = standardInput
  }
}

/// Why no description could be read.
public enum ProjectProblem: Error, Sendable {
  /// A file that was asked for cannot be read.
  case file(FileProblem)
  /// The configuration is wrong: its text, and what was found in it.
  case configuration(SourceMap, [Finding])
}
