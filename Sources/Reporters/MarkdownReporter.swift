import Diagnostics

/// Findings as a table of Markdown, for comments and summaries of jobs.
public struct MarkdownReporter: Reporter {
  /// `markdown`
  public let name = "markdown"
  /// Who reads it.
  public let summary = "comments and summaries of jobs: a table of Markdown"

  /// A reporter.
  public init() {}

  /// The whole report.
  public func bytes(_ report: Report, on screen: Screen) -> [UInt8] {
    Array(text(report, rows: .max, bytes: .max).utf8)
  }

  /// The report as far as a summary on GitHub takes it: that of a step may have 1 MiB, and nobody reads
  /// thousands of rows. https://docs.github.com/actions/reference/limits
  public func summary(of report: Report) -> [UInt8] {
    Array((text(report, rows: 500, bytes: 500_000) + "\n").utf8)
  }

  private func text(_ report: Report, rows: Int, bytes: Int) -> String {
    var text = "### NavStyle: \(report.summary)\n"
    var (shown, total) = (0, 0)
    report.forEachFinding(includingSuppressed: false) { reported in
      total += 1
      guard shown == total - 1, shown < rows else { return }
      let row = row(for: reported)
      guard text.utf8.count + row.utf8.count <= bytes else { return }
      if shown == 0 { text += "\n| | place | rule | finding |\n|---|---|---|---|\n" }
      text += row
      shown += 1
    }
    if shown < total {
      text += "\n\(counted(total - shown, "finding")) of \(total) more: see the log of the job.\n"
    }
    return text
  }

  private func row(for reported: ReportedFinding) -> String {
    let finding = reported.finding
    let notes = finding.notes.map { note in
      "<br>\(reported.place(of: note.range).text.asMarkdownCode): \(note.message.asMarkdown)"
    }
    let help = finding.help.map { "<br>→ \($0.asMarkdown)" } ?? ""
    return "| \(symbol(of: finding.severity)) | \(reported.place.text.asMarkdownCode) "
      + "| `\(finding.code)` | \(finding.message.asMarkdown)\(notes.joined())\(help) |\n"
  }

  private func symbol(of severity: Severity) -> String {
    switch severity {
    case .error: "❌ error"
    case .warning: "⚠️ warning"
    case .info: "ℹ️ info"
    }
  }
}
