import Diagnostics
import LintRules
import SourceText
import TestSupport
import Testing

/// A rule's example under one of the ways in which a file can come.
struct ExampleCase: Sendable, CustomTestStringConvertible {
  let rule: RuleInfo
  let example: Example
  let variant: Variant

  var testDescription: String { "\(rule.code), line \(example.line), \(variant)" }

  /// What is done to the text; markers go along.
  enum Variant: CaseIterable {
    case asWritten, behindWideComment, withCRLF, withByteOrderMark, withFinalBreak

    func apply(_ text: String) -> String {
      switch self {
      case .asWritten: text
      case .behindWideComment: "# 日本語 e\u{301} 🎉\n" + text
      case .withCRLF: text.replacing("\n", with: "\r\n")
      case .withByteOrderMark: "\u{FEFF}" + text
      case .withFinalBreak: text + "\n"
      }
    }
  }

  static func all(_ examples: (RuleInfo) -> [Example]) -> [ExampleCase] {
    allRuleInfos.flatMap { rule in
      examples(rule).flatMap { example in
        Variant.allCases.map { ExampleCase(rule: rule, example: example, variant: $0) }
      }
    }
  }

  var varied: Example {
    Example(
      variant.apply(example.marked), fixed: example.fixed.map(variant.apply), file: example.file,
      line: example.line)
  }

  var location: SourceLocation {
    SourceLocation(
      fileID: "Rules/\(rule.code)", filePath: "\(example.file)", line: example.line, column: 1)
  }
}

@Suite struct RuleExamplesTests {
  @Test(arguments: ExampleCase.all(\.triggering))
  func `fires at every marker and nowhere else`(_ testCase: ExampleCase) {
    let example = testCase.varied
    let result = checked(example.text)
    let found = result.findings.map { "\($0.code) at \($0.range.start)" }
    let expected = example.offsets.map { "\(testCase.rule.code) at \($0)" }
    #expect(!expected.isEmpty, "an example without a marker", sourceLocation: testCase.location)
    #expect(found == expected, sourceLocation: testCase.location)
  }

  @Test(arguments: ExampleCase.all(\.nonTriggering))
  func `stays silent`(_ testCase: ExampleCase) {
    let codes = checked(testCase.varied.text).codes
    #expect(!codes.contains(testCase.rule.code), sourceLocation: testCase.location)
  }

  @Test(arguments: ExampleCase.all(\.triggering))
  func `weighs what its page says`(_ testCase: ExampleCase) {
    let findings = checked(testCase.varied.text).findings
      .filter { $0.code == testCase.rule.code }
    // A finding may weigh less than its rule, never more.
    #expect(findings.allSatisfy { $0.severity <= testCase.rule.severity })
    #expect(findings.allSatisfy { $0.isBlocking == testCase.rule.isBlocking })
    let promise = testCase.rule.fix
    #expect(findings.allSatisfy { $0.fix == nil || ($0.fix?.isSafe == true) == (promise == .safe) })
    #expect(findings.allSatisfy { $0.help != nil }, "no help", sourceLocation: testCase.location)
  }

  @Test(arguments: ExampleCase.all(\.triggering))
  func `is mended to what its page shows`(_ testCase: ExampleCase) {
    let example = testCase.varied
    let includingUnsafe = testCase.rule.fix == .unsafe
    let mending = mended(example.text, includingUnsafe: includingUnsafe)
    #expect(mending.text == example.fixed ?? example.text, sourceLocation: testCase.location)
    if example.fixed != nil {
      #expect(mending.fixed == example.offsets.count, sourceLocation: testCase.location)
      #expect(
        !mending.style.codes.contains(testCase.rule.code), sourceLocation: testCase.location)
    }
    let again = mended(mending.text, includingUnsafe: includingUnsafe)
    #expect(again.fixed == 0 && again.text == mending.text, sourceLocation: testCase.location)
    if includingUnsafe {
      let safe = mended(example.text, includingUnsafe: false)
      #expect(safe.text == example.text, "made without being asked")
    }
  }

  /// Rules whose fix is still to come.
  private static let promising = ["unused-anchor", "unusual-line-break"]

  @Test func `a rule with a fix shows what it does`() {
    for rule in allRuleInfos where !Self.promising.contains(rule.code) {
      #expect(rule.triggering.contains { $0.fixed != nil } == (rule.fix != .no), "\(rule.code)")
    }
  }
}
