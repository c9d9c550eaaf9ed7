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
      variant.apply(example.marked), fixed: example.fixed.map(variant.apply),
      others: example.others.map { .init(path: $0.path, marked: variant.apply($0.marked)) },
      file: example.file, line: example.line)
  }

  var location: SourceLocation {
    SourceLocation(
      fileID: "Rules/\(rule.code)", filePath: "\(example.file)", line: example.line, column: 1)
  }
}

extension CheckedStyle {
  /// The same without what other rules find worth a look: an example is about one rule, and the app
  /// it shows may have more sides than that.
  fileprivate func withoutAsides(for rule: RuleInfo) -> CheckedStyle {
    var style = self
    style.findings = findings.filter { finding in
      let group = allRuleInfos.first { $0.code == finding.code }?.group
      return finding.code == rule.code || finding.severity == .error
        || [.syntax, .schema, .references].contains(group)
    }
    return style
  }
}

@Suite struct RuleExamplesTests {
  @Test(arguments: ExampleCase.all(\.triggering))
  func `fires at every marker and nowhere else`(_ testCase: ExampleCase) async {
    let example = testCase.varied
    let found = await checked(example).withoutAsides(for: testCase.rule).offsets
    let expected =
      example.offsets.map { "\(testCase.rule.code) at app.navstyle.yaml:\($0)" }
      + example.others.flatMap { other in
        other.offsets.map { "\(testCase.rule.code) at \(other.path):\($0)" }
      }
    #expect(!expected.isEmpty, "an example without a marker", sourceLocation: testCase.location)
    #expect(found == expected, sourceLocation: testCase.location)
  }

  private static let asWritten = ExampleCase.all(\.triggering).filter { $0.variant == .asWritten }

  @Test(arguments: asWritten)
  func `fires in flow style too`(_ testCase: ExampleCase) async {
    guard let flow = FlowStyle.rewrite(testCase.example) else { return }
    let style = await checked(Example(flow.text, others: testCase.example.others))
      .withoutAsides(for: testCase.rule)
    let findings = style.findings.filter { style.sources.locate($0.range.start).file == 0 }
    #expect(
      findings.map(\.code) == flow.places.map { _ in testCase.rule.code },
      "\(flow.text)", sourceLocation: testCase.location)
    var places = flow.places
    for finding in findings {
      let place = places.firstIndex { $0.contains(Int(finding.range.start)) }
      #expect(
        place != nil, "\(finding.range.start) in \(flow.text)", sourceLocation: testCase.location)
      if let place { places.remove(at: place) }
    }
  }

  /// What reading finds in a value it finds where that is written, and not again at an alias.
  private static func isFoundInValues(_ rule: RuleInfo) -> Bool {
    rule.group == .schema || rule.code == "ambiguous-scalar" || rule.code == "unsupported-tag"
      || ["color", "style", "screen", "stack"].contains { rule.code == "undefined-\($0)" }
  }

  @Test(arguments: asWritten.filter { isFoundInValues($0.rule) })
  func `fires where it is written, and not again at an alias`(_ testCase: ExampleCase) {
    guard let behind = BehindAlias.rewrite(testCase.example) else { return }
    let found = checked(behind.text).findings.filter { $0.code == testCase.rule.code }
    let written = behind.places.prefix(testCase.example.offsets.count)
    #expect(
      found.map { [Int($0.range.start)] } == written.sorted { $0.min() ?? 0 < $1.min() ?? 0 },
      "\(behind.text)", sourceLocation: testCase.location)
  }

  @Test func `most examples can be written in flow style, and many behind an alias`() {
    let flow = Self.asWritten.filter { FlowStyle.rewrite($0.example) != nil }
    let behind = Self.asWritten.filter {
      Self.isFoundInValues($0.rule) && BehindAlias.rewrite($0.example) != nil
    }
    #expect(flow.count > 40 && behind.count > 20, "\(flow.count), \(behind.count)")
  }

  @Test(arguments: ExampleCase.all(\.nonTriggering))
  func `stays silent`(_ testCase: ExampleCase) async {
    let codes = await checked(testCase.varied).codes
    #expect(!codes.contains(testCase.rule.code), sourceLocation: testCase.location)
  }

  @Test(arguments: ExampleCase.all(\.triggering))
  func `weighs what its page says`(_ testCase: ExampleCase) async {
    let findings = await checked(testCase.varied).findings
      .filter { $0.code == testCase.rule.code }
    // A finding may weigh less than its rule, never more.
    #expect(findings.allSatisfy { $0.severity <= testCase.rule.severity })
    #expect(findings.allSatisfy { $0.isBlocking == testCase.rule.isBlocking })
    let promise = testCase.rule.fix
    #expect(findings.allSatisfy { $0.fix == nil || ($0.fix?.isSafe == true) == (promise == .safe) })
    #expect(findings.allSatisfy { $0.help != nil }, "no help", sourceLocation: testCase.location)
  }

  @Test(arguments: ExampleCase.all(\.triggering))
  func `is mended to what its page shows`(_ testCase: ExampleCase) async {
    let example = testCase.varied
    let includingUnsafe = testCase.rule.fix == .unsafe
    let mending = await mended(example.text, includingUnsafe: includingUnsafe)
    #expect(mending.text == example.fixed ?? example.text, sourceLocation: testCase.location)
    if example.fixed != nil {
      #expect(mending.fixed == example.offsets.count, sourceLocation: testCase.location)
      #expect(
        !mending.result.codes.contains(testCase.rule.code), sourceLocation: testCase.location)
    }
    let again = await mended(mending.text, includingUnsafe: includingUnsafe)
    #expect(again.fixed == 0 && again.text == mending.text, sourceLocation: testCase.location)
    if includingUnsafe {
      let safe = await mended(example.text, includingUnsafe: false)
      #expect(safe.text == example.text, "made without being asked")
    }
  }

  @Test(
    arguments: asWritten.filter { !$0.rule.isBlocking && $0.rule.group != .suppressions })
  func `can be suppressed`(_ testCase: ExampleCase) async {
    let (code, example) = (testCase.rule.code, testCase.example)
    func suppressing(_ text: String) -> String { "# navstyle:disable-file \(code) -- why\n" + text }
    let style = await checked(
      Example(
        suppressing(example.marked),
        others: example.others.map {
          .init(path: $0.path, marked: $0.offsets.isEmpty ? $0.marked : suppressing($0.marked))
        }))
    let count = example.offsets.count + example.others.reduce(0) { $0 + $1.offsets.count }
    #expect(style.suppressed.map(\.code) == Array(repeating: code, count: count))
    #expect(!style.codes.contains(code) && !style.codes.contains("unused-suppression"))
  }

  @Test func `a rule with a fix shows what it does`() {
    for rule in allRuleInfos {
      #expect(rule.triggering.contains { $0.fixed != nil } == (rule.fix != .no), "\(rule.code)")
    }
  }
}
