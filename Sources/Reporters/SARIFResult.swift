import Diagnostics
import JSONText
import SourceText

extension JSONWriter {
  /// Writes what a run says of a rule: a `reportingDescriptor`.
  mutating func write(_ rule: RuleInfo, _ tool: ReportingTool) {
    object { json in
      json.member("id", rule.code)
      json.member("name", rule.code)
      json.message("shortDescription", rule.summary.shortened)
      json.message("fullDescription", rule.rationale.shortened)
      if let page = tool.page(of: rule.code) { json.member("helpUri", page) }
      json.key("help")
      json.object { json in
        json.member("text", "\(rule.rationale)\n\nnavstyle explain \(rule.code)")
        json.member("markdown", markdownPage(of: rule))
      }
      json.key("defaultConfiguration")
      json.object(inline: true) { $0.member("level", rule.severity.level) }
      json.key("properties")
      json.object { json in
        json.key("tags")
        json.array(inline: true) { json in
          for tag in ["navigation-bar", rule.group.rawValue.lowercased()] { json.value(tag) }
        }
        json.member("precision", "high")
        json.member("problem.severity", rule.severity.problem)
      }
    }
  }

  /// Writes a `result`.
  ///
  /// - Parameters:
  ///   - reported: the finding.
  ///   - rule: the index of its rule among those of the run.
  ///   - tool: who found it.
  mutating func write(_ reported: ReportedFinding, rule: Int?, _ tool: ReportingTool) {
    let finding = reported.finding
    object { json in
      json.member("ruleId", finding.code)
      if let rule { json.member("ruleIndex", rule) }
      json.member("level", finding.severity.level)
      json.message("message", finding.sarifText)
      json.key("locations")
      json.array { json in
        json.object { json in
          json.physicalLocation(reported.place)
          json.logicalLocation(finding.keyPath)
        }
      }
      json.relatedLocations(reported)
      // GitHub's action works out a `primaryLocationLineHash` of its own, and warns of each finding
      // for which a tool has written another one.
      json.key("partialFingerprints")
      json.object(inline: true) { $0.member("\(tool.name)/v1", reported.fingerprint) }
      json.suppression(finding.suppression)
      json.fix(reported)
    }
  }

  private mutating func message(_ key: String, _ text: String) {
    self.key(key)
    object(inline: true) { $0.member("text", text) }
  }

  private mutating func physicalLocation(_ place: Place) {
    key("physicalLocation")
    object { json in
      json.artifact(place)
      json.key("region")
      json.region(place)
    }
  }

  private mutating func artifact(_ place: Place) {
    let path = place.names.inRepository
    key("artifactLocation")
    object(inline: true) { json in
      json.member("uri", (path.hasPrefix("/") ? "file://" : "") + percentEncoded(path))
    }
  }

  private mutating func region(_ place: Place) {
    object(inline: true) { json in
      json.member("startLine", place.start.line)
      json.member("startColumn", place.start.column)
      json.member("endLine", place.end.line)
      json.member("endColumn", place.end.column)
    }
  }

  private mutating func logicalLocation(_ keyPath: String) {
    guard !keyPath.isEmpty else { return }
    key("logicalLocations")
    array { json in
      json.object(inline: true) { $0.member("fullyQualifiedName", keyPath) }
    }
  }

  /// The notes, by the numbers that the message links to.
  private mutating func relatedLocations(_ reported: ReportedFinding) {
    guard !reported.finding.notes.isEmpty else { return }
    key("relatedLocations")
    array { json in
      for (index, note) in reported.finding.notes.enumerated() {
        json.object { json in
          json.member("id", index + 1)
          json.message("message", note.message.withoutLinks)
          json.physicalLocation(reported.place(of: note.range))
        }
      }
    }
  }

  private mutating func suppression(_ suppression: Suppression?) {
    guard let suppression else { return }
    key("suppressions")
    array { json in
      json.object(inline: true) { json in
        switch suppression {
        case .comment(let reason):
          json.member("kind", "inSource")
          if let reason { json.member("justification", reason) }
        case .baseline:
          json.member("kind", "external")
          json.member("justification", "the baseline knows it")
        }
      }
    }
  }

  private mutating func fix(_ reported: ReportedFinding) {
    guard let fix = reported.finding.fix, !fix.edits.isEmpty else { return }
    let places = fix.edits.map { reported.place(of: $0.range) }
    key("fixes")
    array { json in
      json.object { json in
        let how = fix.isSafe ? "what --fix does" : "what --fix=unsafe does: look at it afterwards"
        json.message("description", how)
        json.key("artifactChanges")
        json.array { json in
          for file in Set(places.map(\.file)).sorted() {
            let edits = zip(places, fix.edits).filter { $0.0.file == file }
            json.object { json in
              json.artifact(edits[0].0)
              json.key("replacements")
              json.array { json in
                for (place, edit) in edits {
                  json.object { json in
                    json.key("deletedRegion")
                    json.region(place)
                    json.message("insertedContent", edit.replacement)
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

extension Finding {
  /// The message, with a link to each note – GitHub shows no others – and what to do.
  fileprivate var sarifText: String {
    var text = message.withoutLinks
    for (index, note) in notes.enumerated() {
      text += "; [\(note.message.asLinkText)](\(index + 1))"
    }
    return text + (help.map { ". \($0.withoutLinks)" } ?? "")
  }
}

extension String {
  /// A plain text may hold links, `[text](target)`: what a user wrote is none.
  /// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html#_Toc34317469
  fileprivate var withoutLinks: String {
    let isLinked = zip(utf8, utf8.dropFirst()).contains { $0 == 0x5D && $1 == 0x28 }
    return isLinked ? asLinkText : self
  }

  fileprivate var asLinkText: String {
    replacingScalars { ["\\", "[", "]"].contains($0) ? "\\\($0)" : nil }
  }

  /// As much of a text as a description may have.
  fileprivate var shortened: String {
    count <= 1024 ? self : String(prefix(1023)) + "…"
  }
}

extension Severity {
  fileprivate var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  fileprivate var problem: String { self == .info ? "recommendation" : rawValue }
}
