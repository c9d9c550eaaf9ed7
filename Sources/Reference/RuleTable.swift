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

/// A setting that counts, and where it comes from.
public struct EffectiveSetting: Sendable {
  let keyPath: String
  let value: String
  let origin: String

  /// A setting.
  ///
  /// - Parameters:
  ///   - keyPath: the keys that lead to it in a configuration.
  ///   - value: its value, as it is written; empty for none.
  ///   - origin: where that stands, or `default`.
  public init(_ keyPath: String, _ value: String, from origin: String) {
    self.keyPath = keyPath
    self.value = value
    self.origin = origin
  }
}

/// The table of settings.
public func table(of settings: [EffectiveSetting], as format: RuleTableFormat) -> String {
  switch format {
  case .text:
    let widths = [settings.map(\.keyPath.count).max() ?? 0, settings.map(\.value.count).max() ?? 0]
    return settings.map { setting in
      zip([setting.keyPath, setting.value], widths).map { text, width in
        text + String(repeating: " ", count: width - text.count + 2)
      }.joined() + setting.origin + "\n"
    }.joined()
  case .json:
    let bytes = JSONWriter.bytes { json in
      json.array { json in
        for setting in settings {
          json.object(inline: true) { json in
            json.member("setting", setting.keyPath)
            json.member("value", setting.value)
            json.member("origin", setting.origin)
          }
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  case .markdown:
    let rows = settings.map { setting in
      let value = setting.value.isEmpty ? "" : "`\(setting.value.replacing("|", with: "\\|"))`"
      return "| `\(setting.keyPath)` | \(value) | \(setting.origin) |\n"
    }
    return "| setting | value | from |\n|---|---|---|\n" + rows.joined()
  }
}
