import Diagnostics
import Foundation
import Reporters
import SourceText
import Testing

@Suite struct JSONLinesReporterTests {
  @Test func `each line is a finding of the JSON report`() throws {
    let findings = [
      finding("a\nb", help: "c\r\nd"), finding("e", notes: []), finding("f").weighing(.error),
    ]
    let suppressed = [finding("g").suppressed(by: .baseline)]
    let whole =
      try JSONSerialization.jsonObject(
        with: Data(report("json", findings, suppressed: suppressed).utf8)) as? [String: Any]
    let lines = report("jsonl", findings, suppressed: suppressed).split(separator: "\n")
    #expect(lines.count == 4)
    let all = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    #expect(NSArray(array: all).isEqual(to: whole?["findings"] as? [Any] ?? []))
  }

  @Test func `more findings than a block of output holds stay in order`() {
    let findings = (0..<3_000).map { finding("m\($0)") }
    let lines = report("jsonl", findings).split(separator: "\n")
    #expect(lines.count == 3_000)
    for (number, line) in lines.enumerated() { #expect(line.contains("\"m\(number)\"")) }
  }
}
