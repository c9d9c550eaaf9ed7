import Commands
import Foundation
import Reporters
import TestSupport
import Testing

/// Every format, from one input that has everything.
@Suite struct ReportFormatsTests {
  private static let endings = [
    "text": "txt", "xcode": "txt", "github": "txt", "jsonl": "jsonl", "junit": "xml",
    "checkstyle": "xml", "markdown": "md", "sarif": "sarif",
  ]

  @Test func `the report in every format`() async {
    for (format, text) in await ReportExample.reports() {
      #expect(!text.isEmpty, "\(format)")
      expectGolden(text, "Tests/Goldens/formats/\(format).\(Self.endings[format] ?? "json")")
    }
  }

  @Test func `the formats as a table`() {
    expectGolden(reporterTable, "Tests/Goldens/report-formats.md")
  }

  @Test func `what a comment or a baseline leaves alone is in no format that cannot say so`() async
  {
    let reports = await ReportExample.reports()
    for format in ["text", "xcode", "github", "gitlab", "checkstyle", "rdjson", "markdown"] {
      let text = reports[format] ?? ""
      #expect(text.contains("older"), "\(format)")
      #expect(!text.contains("oldest"), "\(format)")
    }
    for format in ["json", "jsonl", "sarif", "junit"] {
      #expect(reports[format]?.contains("oldest") == true, "\(format)")
    }
  }

  @Test func `a finding has one fingerprint in all formats`() async throws {
    let reports = await ReportExample.reports()
    func fingerprints(_ format: String, _ pattern: Regex<(Substring, Substring)>) -> [String] {
      (reports[format] ?? "").matches(of: pattern).map { String($0.1) }
    }
    let all = fingerprints("json", /"fingerprint": "([0-9a-f]+)"/)
    #expect(all.count == 10)
    #expect(Set(all).count == all.count)
    #expect(fingerprints("jsonl", /"fingerprint": "([0-9a-f]+)"/) == all)
    #expect(fingerprints("sarif", /"navstyle\/v1": "([0-9a-f]+)"/) == all)
    let shown = fingerprints("gitlab", /"fingerprint": "([0-9a-f]+)"/)
    #expect(shown.count == 8)
    #expect(Set(shown).isSubset(of: all))
  }

  @Test func `no control character of a user reaches a format`() async {
    for (format, text) in await ReportExample.reports() {
      let controls = text.unicodeScalars.filter {
        $0.properties.generalCategory == .control && $0 != "\n"
      }
      #expect(controls.isEmpty, "\(format)")
    }
  }

  @Test func `a clean run is a report, too`() async throws {
    let formats = allReporters.map(\.name)
    let orders = formats.flatMap { ["--report", "\($0)=\($0)"] }
    let result = await navstyle(["lint", "a.yaml"] + orders, files: ["a.yaml": cleanStyle])
    #expect(result.status == .clean)
    for format in ["text", "xcode", "github", "jsonl"] { #expect(result.text(of: format) == "") }
    #expect(result.text(of: "gitlab") == "[]\n")
    for format in ["json", "sarif", "rdjson"] {
      let bytes = try #require(result.files[format])
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(bytes)) }
    }
    #expect(result.text(of: "sarif")?.contains("\"results\": []") == true)
    #expect(result.text(of: "rdjson")?.contains("\"diagnostics\": []") == true)
    #expect(result.text(of: "checkstyle")?.contains("<file name=\"a.yaml\">") == true)
    #expect(result.text(of: "junit")?.contains("<testcase name=\"no findings\"") == true)
    let nothing = await navstyle("lint", "--allow-empty", "--report", "junit", ".")
    #expect(nothing.output.contains("<testcase name=\"no findings\" classname=\"navstyle\""))
    #expect(result.text(of: "markdown") == "### NavStyle: no findings in 1 file\n")
  }
}
