import Diagnostics
import JSONText
import SourceText

extension JSONWriter {
  /// Writes a finding as `reportShape` has it.
  mutating func write(_ reported: ReportedFinding, inline: Bool = false) {
    let finding = reported.finding
    object(inline: inline) { json in
      json.member("code", finding.code)
      json.member("severity", finding.severity.rawValue)
      json.member("blocking", finding.isBlocking)
      json.member("message", finding.message)
      json.write(reported.place)
      json.member("key-path", finding.keyPath)
      json.key("notes")
      json.array { json in
        for note in finding.notes {
          json.object { json in
            json.member("message", note.message)
            json.write(reported.place(of: note.range))
          }
        }
      }
      if let help = finding.help { json.member("help", help) }
      json.member("fixable", (finding.fix?.fixability ?? .no).rawValue)
      json.member("fingerprint", reported.fingerprint)
      json.member("suppressed", reported.isSuppressed)
    }
  }

  private mutating func write(_ place: Place) {
    member("path", place.names.shown)
    key("range")
    object(inline: true) { json in
      json.write("start", place.start, place.offsets.lowerBound)
      json.write("end", place.end, place.offsets.upperBound)
    }
  }

  private mutating func write(_ key: String, _ position: Position, _ offset: Int) {
    self.key(key)
    object { json in
      json.member("line", position.line)
      json.member("column", position.column)
      json.member("offset", offset)
    }
  }
}
