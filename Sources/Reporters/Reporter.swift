/// One format in which findings can be written.
///
/// To add one: a file with a type of this protocol, and its line in `allReporters`. Help, messages
/// and the README's table go by that list.
public protocol Reporter: Sendable {
  /// Its name after `--report`.
  var name: String { get }
  /// Who reads it, in one line.
  var summary: String { get }
  /// Whether it is made of lines for a log, so that another one of these may follow it there.
  var isForLogs: Bool { get }
  /// The report in this format.
  func bytes(_ report: Report, on screen: Screen) -> [UInt8]
  /// What its reader will not show of a report, in a sentence; nil if that is nothing.
  func omission(of report: Report) -> String?
}

extension Reporter {
  /// Formats for programs stand alone.
  public var isForLogs: Bool { false }

  /// Most formats have no limits.
  public func omission(of report: Report) -> String? { nil }
}

/// Every format, in the order of the reference. The first is that of people.
public let allReporters: [any Reporter] = [
  TextReporter(), XcodeReporter(), JSONReporter(), JSONLinesReporter(), GitHubReporter(),
  SARIFReporter(), GitLabReporter(), JUnitReporter(), CheckstyleReporter(), RDJSONReporter(),
  MarkdownReporter(),
]

/// The formats as a table of Markdown.
public var reporterTable: String {
  "| format | for |\n|---|---|\n"
    + allReporters.map { "| `\($0.name)` | \($0.summary) |\n" }.joined()
}

/// What a report for people is shown on.
public struct Screen: Sendable {
  /// Whether it shows colours.
  public var isColored: Bool
  /// The cells of a line; nil if lines are not to be broken.
  public var width: Int?
  /// Whether it shows links. https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda
  public var hasLinks: Bool
  /// Whether lines are searched for commands, as in the log of a job on GitHub.
  public var obeysCommands: Bool

  /// A screen; without anything said, a file.
  public init(
    isColored: Bool = false, width: Int? = nil, hasLinks: Bool = false, obeysCommands: Bool = false
  ) {
    self.isColored = isColored
    self.width = width
    self.hasLinks = hasLinks
    self.obeysCommands = obeysCommands
  }
}
