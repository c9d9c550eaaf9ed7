import Diagnostics
import JSONText
import SourceText

/// Findings as a DiagnosticResult, for reviewdog. Columns count bytes of UTF-8.
/// https://github.com/reviewdog/reviewdog/tree/master/proto/rdf
struct RDJSONReporter: Reporter {
  let name = "rdjson"
  let summary = "reviewdog: `reviewdog -f=rdjson`, with fixes as suggestions"

  func bytes(_ report: Report, on screen: Screen) -> [UInt8] {
    JSONWriter.bytes { json in
      json.object { json in
        json.key("source")
        json.object(inline: true) { $0.member("name", report.tool.name) }
        json.key("diagnostics")
        json.array { json in
          report.forEachFinding(includingSuppressed: false) {
            Self.write($0, report.tool, to: &json)
          }
        }
      }
    }
  }

  private static func write(
    _ reported: ReportedFinding, _ tool: ReportingTool, to json: inout JSONWriter
  ) {
    let finding = reported.finding
    json.object { json in
      json.member("message", finding.message + (finding.help.map { "\n\($0)" } ?? ""))
      write(reported.place, to: &json)
      json.member("severity", finding.severity.rawValue.uppercased())
      json.key("code")
      json.object(inline: true) { json in
        json.member("value", finding.code)
        if let page = tool.page(of: finding.code) { json.member("url", page) }
      }
      if let suggestion = Suggestion(reported) {
        json.key("suggestions")
        json.array { json in
          json.object { json in
            write(range: suggestion.place, to: &json)
            json.member("text", suggestion.text)
          }
        }
      }
      guard !finding.notes.isEmpty else { return }
      json.key("related_locations")
      json.array { json in
        for note in finding.notes {
          json.object { json in
            json.member("message", note.message)
            write(reported.place(of: note.range), to: &json)
          }
        }
      }
    }
  }

  private static func write(_ place: Place, to json: inout JSONWriter) {
    json.key("location")
    json.object { json in
      json.member("path", place.names.shown)
      write(range: place, to: &json)
    }
  }

  private static func write(range place: Place, to json: inout JSONWriter) {
    json.key("range")
    json.object(inline: true) { json in
      for (key, line, column) in [
        ("start", place.start.line, place.byteColumns.start),
        ("end", place.end.line, place.byteColumns.end),
      ] {
        json.key(key)
        json.object { json in
          json.member("line", line)
          json.member("column", column)
        }
      }
    }
  }
}

/// A fix as one replacement: reviewdog takes several for alternatives.
private struct Suggestion {
  let place: Place
  let text: String

  /// The suggestion of a finding; nil if it has no fix, or one with a part in another file.
  init?(_ reported: ReportedFinding) {
    guard let edits = reported.finding.fix?.edits, let first = edits.first, let last = edits.last
    else { return nil }
    place = reported.place(of: SourceRange(start: first.range.start, end: last.range.end))
    let file = reported.place.file
    guard place.file == file, reported.place(of: last.range).file == file else { return nil }
    var text = first.replacement
    for (before, edit) in zip(edits, edits.dropFirst()) {
      text += reported.text(SourceRange(start: before.range.end, end: edit.range.start))
      text += edit.replacement
    }
    self.text = text
  }
}
