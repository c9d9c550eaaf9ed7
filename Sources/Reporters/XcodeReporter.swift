import Diagnostics
import SourceText

/// Findings as compilers write them, which Xcode and SwiftPM show at the line.
///
/// Paths are absolute: Xcode opens no others. Columns count Unicode scalars.
struct XcodeReporter: Reporter {
  let name = "xcode"
  let summary = "Xcode and logs of builds: `path:line:column: error: …`, a line each"
  let isForLogs = true

  func bytes(_ report: Report, on screen: Screen) -> [UInt8] {
    var text = ""
    report.forEachFinding(includingSuppressed: false) { reported in
      let finding = reported.finding
      let help = finding.help.map { "; \($0)" } ?? ""
      text += line(
        reported.place, kind(of: finding.severity), "\(finding.message)\(help) [\(finding.code)]")
      for note in finding.notes {
        text += line(reported.place(of: note.range), "note", note.message)
      }
    }
    return Array((screen.obeysCommands ? text.withoutCommands : text).utf8)
  }

  private func line(_ place: Place, _ kind: String, _ message: String) -> String {
    let path = place.names.absolute.printable
    return "\(path):\(place.start.line):\(place.start.column): \(kind): \(message.printable)\n"
  }

  private func kind(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
