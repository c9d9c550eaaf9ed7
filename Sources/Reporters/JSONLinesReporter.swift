import JSONText

/// The findings of the JSON report, one a line, for programs that read as they go.
struct JSONLinesReporter: Reporter {
  let name = "jsonl"
  let summary = "programs: a line for each finding, as in `json`"

  func bytes(_ report: Report, on screen: Screen) -> [UInt8] {
    JSONWriter.lines { json in
      report.forEachFinding(includingSuppressed: true) { finding in
        json.write(finding, inline: true)
        json.endLine()
      }
    }
  }
}
