public import Diagnostics
import SourceText

/// The page of a rule, in Markdown: why it matters, and examples.
public func markdownPage(of rule: RuleInfo) -> String {
  var text = "\(rule.rationale)\n"
  if rule.isBlocking { text += "\n`navstyle compile` refuses while it stands.\n" }
  if rule.fix != .no {
    text += "\n`navstyle lint --fix\(rule.fix == .safe ? "" : "=unsafe")` can mend it.\n"
  }
  text += section("Found at each ↓", rule.triggering) + section("Not found", rule.nonTriggering)
  return text + "\n`navstyle explain \(rule.code)` shows all of this.\n"
}

/// The first examples that are short: a page is to be read beside code.
private func section(_ title: String, _ examples: [Example]) -> String {
  let short = examples.filter { example in
    example.others.isEmpty && example.marked.utf8.count { $0 == 0x0A } <= longest
  }
  guard !short.isEmpty else { return "" }
  return "\n\(title):\n"
    + short.prefix(shown).map { "\n" + fenced($0.marked) }.joined()
}

private let longest = 20
private let shown = 2

private func fenced(_ text: String) -> String {
  let lines = text.split(separator: "\n").map { String($0).printable }.joined(separator: "\n")
  return "```yaml\n\(lines)\n```\n"
}
