import Diagnostics
import SourceText

/// Findings as commands in the log of a job on GitHub, which shows them beside the lines of a change.
/// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
public struct GitHubReporter: Reporter {
  /// `github`
  public let name = "github"
  /// Who reads it.
  public let summary = "GitHub Actions: annotations at the lines; added to `text` there unasked"
  /// Commands are lines of a log.
  public let isForLogs = true

  /// A reporter.
  public init() {}

  /// What GitHub shows of each kind, for one step of a job.
  public static let shown = 10

  /// The commands.
  public func bytes(_ report: Report, on screen: Screen) -> [UInt8] {
    var text = ""
    report.forEachFinding(includingSuppressed: false) { text += command(for: $0) }
    if let omission = omission(of: report) { text += "navstyle: \(omission)\n" }
    return Array(text.utf8)
  }

  /// How many annotations GitHub does not show.
  public func omission(of report: Report) -> String? {
    let counts = Severity.allCases.map { report.count(of: $0) }
    let hidden = counts.reduce(0) { $0 + max(0, $1 - Self.shown) }
    guard hidden > 0 else { return nil }
    return "GitHub shows \(Self.shown) annotations of a kind for each step: "
      + "\(hidden) of \(counts.reduce(0, +)) findings are in the log alone"
  }

  private func command(for reported: ReportedFinding) -> String {
    let (finding, place) = (reported.finding, reported.place)
    var properties = [
      "file=\(property(place.names.inRepository))", "line=\(place.start.line)",
      "endLine=\(place.end.line)",
    ]
    // With columns in two lines GitHub takes none of the place.
    if place.start.line == place.end.line {
      properties += ["col=\(place.start.column)", "endColumn=\(place.end.column)"]
    }
    properties.append("title=\(property(finding.code))")
    let notes = finding.notes.map { "\n\(reported.place(of: $0.range).text): \($0.message)" }
    let help = finding.help.map { "\n\($0)" } ?? ""
    let message = finding.message + notes.joined() + help
    return "::\(kind(of: finding.severity)) \(properties.joined(separator: ","))::"
      + "\(data(message))\n"
  }

  private func kind(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  private func data(_ text: String) -> String {
    text.printableLines.replacingScalars { scalar in
      switch scalar {
      case "%": "%25"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  private func property(_ text: String) -> String {
    data(text).replacingScalars { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }
}
