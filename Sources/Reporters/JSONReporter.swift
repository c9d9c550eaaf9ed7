import Diagnostics
import JSONText

/// Findings as one JSON object, for programs. `version` grows when a reader could break.
struct JSONReporter: Reporter {
  let name = "json"
  let summary = "programs: one object with everything there is to say (`navstyle schema report`)"

  func bytes(_ report: Report, on screen: Screen) -> [UInt8] {
    JSONWriter.bytes { json in
      json.object { json in
        json.member("version", 1)
        json.key("findings")
        json.array { json in
          report.forEachFinding(includingSuppressed: true) { json.write($0) }
        }
        json.key("summary")
        json.object(inline: true) { json in
          json.member("errors", report.count(of: .error))
          json.member("warnings", report.count(of: .warning))
          json.member("infos", report.count(of: .info))
          json.member("files", report.fileCount)
          json.member("fixed", report.fixes?.made ?? 0)
        }
      }
    }
  }
}
