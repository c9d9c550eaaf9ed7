import Diagnostics
import JSONText
import SourceText

/// Findings as one JSON object, for programs. `version` grows when a reader could break.
struct JSONReporter: Reporter {
  let name = "json"
  let summary = "one JSON object with everything there is to say of each finding"

  func bytes(_ report: Report, isColored: Bool) -> [UInt8] {
    JSONWriter.bytes { json in
      json.object { json in
        json.member("version", 1)
        json.key("findings")
        json.array { json in
          var fingerprinter = Fingerprinter()
          for section in report.sections { Self.write(section, &fingerprinter, to: &json) }
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

  private static func write(
    _ section: Report.Section, _ fingerprinter: inout Fingerprinter, to json: inout JSONWriter
  ) {
    let all = section.all
    guard !all.isEmpty else { return }
    let places = Places(section.sources)
    for (finding, isSuppressed) in all {
      json.object { json in
        json.member("code", finding.code)
        json.member("severity", finding.severity.rawValue)
        json.member("blocking", finding.isBlocking)
        json.member("message", finding.message)
        places.write(finding.range, to: &json)
        json.member("key-path", finding.keyPath)
        json.key("notes")
        json.array { json in
          for note in finding.notes {
            json.object { json in
              json.member("message", note.message)
              places.write(note.range, to: &json)
            }
          }
        }
        if let help = finding.help { json.member("help", help) }
        json.member("fixable", (finding.fix?.fixability ?? .no).rawValue)
        json.member(
          "fingerprint",
          fingerprinter.fingerprint(finding, in: section.sources, paths: section.paths))
        json.member("suppressed", isSuppressed)
      }
    }
  }
}

/// Writes ranges of one description as paths and positions.
private struct Places {
  let sources: SourceMap
  let tables: [LineTable]

  init(_ sources: SourceMap) {
    self.sources = sources
    tables = sources.files.map(LineTable.init)
  }

  func write(_ range: SourceRange, to json: inout JSONWriter) {
    let place = sources.locate(range)
    json.member("path", sources.files[place.file].path)
    json.key("range")
    json.object(inline: true) { json in
      write("start", place.range.lowerBound, in: place.file, to: &json)
      write("end", place.range.upperBound, in: place.file, to: &json)
    }
  }

  private func write(_ key: String, _ offset: Int, in file: Int, to json: inout JSONWriter) {
    let position = tables[file].position(at: offset)
    json.key(key)
    json.object { json in
      json.member("line", position.line)
      json.member("column", position.column)
      json.member("offset", offset)
    }
  }
}
