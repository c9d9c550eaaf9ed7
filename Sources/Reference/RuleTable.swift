public import Diagnostics
import JSONText

/// A format of the table of rules.
public enum RuleTableFormat: String, CaseIterable, Sendable {
  /// Columns for a terminal.
  case text
  /// A JSON array.
  case json
  /// A table for a README.
  case markdown
}

/// The table of rules.
public func table(of rules: [RuleInfo], as format: RuleTableFormat) -> String {
  switch format {
  case .text: textTable(rules)
  case .json: jsonTable(rules)
  case .markdown: markdownTable(rules)
  }
}

private func textTable(_ rules: [RuleInfo]) -> String {
  let width = rules.map(\.code.count).max() ?? 0
  var text = ""
  for group in RuleGroup.allCases {
    let members = rules.filter { $0.group == group }
    guard !members.isEmpty else { continue }
    text += (text.isEmpty ? "" : "\n") + "\(group.rawValue)\n"
    for rule in members {
      let code = rule.code + String(repeating: " ", count: width - rule.code.count)
      let severity = rule.severity.rawValue
      let padding = String(repeating: " ", count: "warning".count - severity.count)
      text += "  \(code)  \(severity)\(padding)  \(rule.summary)\n"
    }
  }
  return text
}

private func jsonTable(_ rules: [RuleInfo]) -> String {
  let bytes = JSONWriter.bytes { json in
    json.array { json in
      for rule in rules {
        json.object { json in
          json.member("code", rule.code)
          json.member("group", rule.group.rawValue)
          json.member("severity", rule.severity.rawValue)
          json.member("blocking", rule.isBlocking)
          json.member("fix", rule.fix.rawValue)
          json.member("summary", rule.summary)
          json.member("rationale", rule.rationale)
        }
      }
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func markdownTable(_ rules: [RuleInfo]) -> String {
  var text = "| rule | | finds |\n|---|---|---|\n"
  for rule in rules {
    let mark = rule.severity.rawValue + (rule.isBlocking ? " ■" : "")
    let summary = rule.summary.replacing("|", with: "\\|")
    text += "| `\(rule.code)` | \(mark) | \(summary) |\n"
  }
  return text
}
