import Diagnostics
import SourceText
import Testing

@Suite struct FindingTests {
  private static let rules = ["a-rule", "b-rule"].map { code in
    RuleInfo(
      code, .style, summary: "", rationale: "", triggering: [], nonTriggering: [])
  }

  private static func finding(
    _ rule: Int = 0, _ start: UInt32 = 0, _ end: UInt32 = 1, _ message: String = "m",
    keyPath: String = "k"
  ) -> Finding {
    Finding(
      rules[rule], at: SourceRange(start: start, end: end), keyPath: keyPath, message: message)
  }

  private static func name(_ finding: Finding) -> String {
    "\(finding.range.start)-\(finding.range.end) \(finding.code) \(finding.message)"
  }

  @Test func `findings are ordered by start, end, code and message`() {
    let findings = [
      Self.finding(0, 5, 6), Self.finding(1, 0, 9), Self.finding(0, 0, 9, "z"),
      Self.finding(0, 0, 9, "y"), Self.finding(1, 0, 3), Self.finding(0, 2, 2),
    ]
    #expect(
      findings.ordered().map(Self.name) == [
        "0-3 b-rule m", "0-9 a-rule y", "0-9 a-rule z", "0-9 b-rule m", "2-2 a-rule m",
        "5-6 a-rule m",
      ])
  }

  @Test func `any order of work gives the same output`() {
    var findings: [Finding] = []
    for start in 0..<3 as Range<UInt32> {
      for rule in 0..<2 {
        for message in ["x", "y", "x"] { findings.append(Self.finding(rule, start, 5, message)) }
      }
    }
    let expected = findings.ordered().map(Self.name)
    #expect(expected.count == 12)
    for step in [5, 7, 11, 13] {
      let shuffled = findings.indices.map { findings[$0 * step % findings.count] }
      #expect(shuffled.ordered().map(Self.name) == expected)
    }
    #expect(Array(findings.reversed()).ordered().map(Self.name) == expected)
  }

  @Test func `which of two repetitions stays does not depend on their order`() {
    let range = SourceRange(start: 4, end: 5)
    let variants = [("b", 1), ("a", 2), ("a", 1), ("c", 0)].map { keyPath, noteStart in
      Finding(
        Self.rules[0], at: SourceRange(start: 0, end: 1), keyPath: keyPath, message: "m",
        notes: [Note("n", at: SourceRange(start: noteStart, end: 9)), Note("n", at: range)])
    }
    for first in variants.indices {
      let rotated = variants[first...] + variants[..<first]
      for findings in [Array(rotated), rotated.reversed()] {
        let kept = findings.ordered()
        #expect(kept.map(\.keyPath) == ["a"])
        #expect(kept.first?.notes.map(\.range.start) == [1, 4])
      }
    }
  }

  @Test func `what differs in place, code or message is no repetition`() {
    let findings = [
      Self.finding(), Self.finding(), Self.finding(1), Self.finding(0, 0, 2),
      Self.finding(0, 0, 1, "n"),
    ]
    #expect(findings.ordered().count == 4)
    #expect([Finding]().ordered().isEmpty)
  }

  @Test func `a finding has its rule's weight until it is given another`() {
    let finding = Self.finding()
    #expect(finding.severity == .error)
    let lowered = finding.weighing(.info)
    #expect(lowered.severity == .info)
    #expect(lowered.code == finding.code && lowered.message == finding.message)
    #expect(lowered.range == finding.range && lowered.keyPath == finding.keyPath)
  }

  @Test func `severities are ordered by weight`() {
    #expect(Severity.allCases.sorted() == [.info, .warning, .error])
    #expect(Severity.info < .warning && Severity.warning < .error && !(Severity.error < .info))
  }
}
