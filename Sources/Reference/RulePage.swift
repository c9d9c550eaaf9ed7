public import Diagnostics
import SourceText

/// The page of a rule, as text for a terminal.
public func page(of rule: RuleInfo) -> String {
  var text = "\(rule.code) – \(rule.summary)\n\n"
  var facts = "\(rule.group.rawValue) · \(rule.severity.rawValue)"
  if rule.isBlocking { facts += " · blocking: 'compile' refuses" }
  if rule.fix != .no { facts += " · \(rule.fix.rawValue) fix" }
  text += "\(facts)\n\n\(rule.rationale)\n"
  text += "\nFires at each ↓:\n" + examples(rule.triggering)
  text += "\nStays silent:\n" + examples(rule.nonTriggering)
  return text
}

private func examples(_ examples: [Example]) -> String {
  examples.map { example in
    "\n" + indented(example.marked)
      + example.others.map { "\n    # \($0.path)\n" + indented($0.marked) }.joined()
      + (example.fixed.map { "\n  is mended to\n\n" + indented($0) } ?? "")
  }.joined()
}

/// Of a text too long for a page, the beginning.
private func indented(_ text: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let shown = lines.count > longest ? lines.prefix(beginning) : lines[...]
  let rest = lines.count - shown.count
  return shown.map { $0.isEmpty ? "" : "    \(String($0).printable)" }.joined(separator: "\n")
    + "\n"
    + (rest > 0 ? "    … and \(rest) lines more\n" : "")
}

private let longest = 60
private let beginning = 8
