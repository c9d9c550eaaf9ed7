import Diagnostics
import JSONText
import SourceText

/// Findings as a Code Quality report, which GitLab shows in merge requests.
/// https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
struct GitLabReporter: Reporter {
  let name = "gitlab"
  let summary = "GitLab: a Code Quality report (`artifacts:reports:codequality`)"

  func bytes(_ report: Report, on screen: Screen) -> [UInt8] {
    JSONWriter.bytes { json in
      json.array { json in
        report.forEachFinding(includingSuppressed: false) { Self.write($0, to: &json) }
      }
    }
  }

  private static func write(_ reported: ReportedFinding, to json: inout JSONWriter) {
    let (finding, place) = (reported.finding, reported.place)
    json.object { json in
      json.member("description", finding.message + (finding.help.map { " – \($0)" } ?? ""))
      json.member("check_name", finding.code)
      json.member("fingerprint", reported.fingerprint)
      json.member("severity", severity(of: finding))
      json.key("location")
      json.object(inline: true) { json in
        json.member("path", place.names.inRepository)
        json.key("lines")
        json.object { json in
          json.member("begin", place.start.line)
          json.member("end", place.end.line)
        }
      }
    }
  }

  private static func severity(of finding: Finding) -> String {
    switch finding.severity {
    case .error: finding.isBlocking ? "blocker" : "critical"
    case .warning: "major"
    case .info: "info"
    }
  }
}
