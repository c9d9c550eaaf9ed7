import Diagnostics
import Foundation
import LintRules
import TestSupport
import Testing

@Suite struct AllRulesTests {
  @Test func `codes are kebab-case and unique`() {
    let codes = allRuleInfos.map(\.code)
    #expect(Set(codes).count == codes.count)
    for code in codes {
      #expect(code.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(code)")
    }
  }

  @Test func `every rule has examples of both kinds and says why`() {
    for rule in allRuleInfos {
      #expect(!rule.triggering.isEmpty, "\(rule.code)")
      #expect(!rule.nonTriggering.isEmpty, "\(rule.code)")
      #expect(
        rule.summary.first?.isUppercase == false && !rule.summary.hasSuffix("."), "\(rule.code)")
      #expect(rule.rationale.count > 40, "\(rule.code)")
    }
  }

  @Test(arguments: [
    "Sources/YAMLSyntax/Rules", "Sources/StyleModel/Rules", "Sources/Project/Rules",
    "Sources/LintRules/Rules/References", "Sources/LintRules/Rules/Style",
    "Sources/LintRules/Rules/Gesture", "Sources/LintRules/Rules/Transition",
    "Sources/LintRules/Rules/Stack", "Sources/LintRules/Rules/Suppressions",
  ])
  func `a rule's file is in the registry`(_ folder: String) {
    for file in files(in: folder, endingIn: ".swift") {
      let code = contents(file).firstMatch(of: /^    "([a-z0-9-]+)", \./.anchorsMatchLineEndings())
      #expect(code != nil, "\(file) has no code")
      #expect(allRuleInfos.contains { $0.code == code.map { String($0.1) } }, "\(file)")
    }
  }

  @Test func `the registry has a file for each rule`() {
    let folders = [
      "Sources/YAMLSyntax/Rules", "Sources/StyleModel/Rules", "Sources/Project/Rules",
      "Sources/LintRules/Rules/References", "Sources/LintRules/Rules/Style",
      "Sources/LintRules/Rules/Gesture", "Sources/LintRules/Rules/Transition",
      "Sources/LintRules/Rules/Stack", "Sources/LintRules/Rules/Suppressions",
    ]
    let count = folders.map { files(in: $0, endingIn: ".swift").count }.reduce(0, +)
    #expect(count == allRuleInfos.count)
  }
}
