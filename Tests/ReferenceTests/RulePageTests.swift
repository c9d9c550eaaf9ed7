import Diagnostics
import LintRules
import Reference
import Testing

@Suite struct RulePageTests {
  @Test(arguments: allRuleInfos.map(\.code))
  func `a page holds all that the rule says`(_ code: String) {
    guard let rule = allRuleInfos.first(where: { $0.code == code }) else { return }
    let text = page(of: rule)
    #expect(text.hasPrefix("\(code) – \(rule.summary)\n"))
    #expect(text.contains(rule.group.rawValue) && text.contains(rule.severity.rawValue))
    #expect(text.contains("blocking") == rule.isBlocking)
    #expect(text.contains(" · \(rule.fix.rawValue) fix\n") == (rule.fix != .no))
    #expect(text.contains("↓"))
    let isPrintable = text.unicodeScalars.allSatisfy {
      $0 == "\n" || ($0.properties.generalCategory != .control && $0.value != 0x2028)
    }
    #expect(isPrintable)
  }
}
