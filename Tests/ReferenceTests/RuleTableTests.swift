import Diagnostics
import Foundation
import LintRules
import Reference
import Testing

@Suite struct RuleTableTests {
  @Test(arguments: RuleTableFormat.allCases)
  func `every rule is in the table, in the order of the groups`(_ format: RuleTableFormat) {
    let text = table(of: allRuleInfos, as: format)
    let places = allRuleInfos.map { rule in
      text.range(of: format == .text ? "  \(rule.code) " : rule.code)?.lowerBound
    }
    #expect(!places.contains(nil))
    for rule in allRuleInfos { #expect(text.contains(rule.summary.prefix(20))) }
  }

  @Test func `the JSON table can be read`() throws {
    let text = table(of: allRuleInfos, as: .json)
    let rules = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    #expect(rules?.map { $0["code"] as? String } == allRuleInfos.map(\.code))
    #expect(rules?.allSatisfy { $0["blocking"] is Bool } == true)
  }

  @Test func `the Markdown table has four bars in every line`() {
    let lines = table(of: allRuleInfos, as: .markdown).split(separator: "\n")
    #expect(lines.count == allRuleInfos.count + 2)
    for line in lines {
      #expect(line.replacing("\\|", with: "").count { $0 == "|" } == 4, "\(line)")
    }
  }
}
