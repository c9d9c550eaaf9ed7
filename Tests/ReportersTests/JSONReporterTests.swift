import Diagnostics
import Foundation
import Reporters
import SourceText
import Testing

@Suite struct JSONReporterTests {
  private func report(_ sections: [Report.Section]) throws -> [String: Any] {
    let reporter = allReporters.first { $0.name == "json" }
    let bytes = reporter?.bytes(Report(sections), on: Screen(isColored: true)) ?? []
    return try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
  }

  private let file = SourceFile(path: "a b/é.yaml", text: "# 🎉\nk: \"bad\"\n")

  private func finding(_ start: UInt32, _ end: UInt32) -> Finding {
    let range = SourceRange(start: start, end: end)
    return Finding(
      exampleRule, at: range, keyPath: "k", message: "say \"no\"\n",
      notes: [Note("here", at: SourceRange(at: 0))], help: "help",
      fix: Fix(isSafe: false, replacing: range, with: "good"))
  }

  @Test func `a finding has everything there is to say`() throws {
    let json = try report([
      Report.Section(sources: SourceMap(file), findings: [finding(10, 15)])
    ])
    #expect(json["version"] as? Int == 1)
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect(finding["code"] as? String == "example-rule")
    #expect(finding["severity"] as? String == "warning")
    #expect(finding["blocking"] as? Bool == false)
    #expect(finding["message"] as? String == "say \"no\"\n")
    #expect(finding["path"] as? String == "a b/é.yaml")
    #expect(finding["key-path"] as? String == "k")
    #expect(finding["help"] as? String == "help")
    #expect(finding["fixable"] as? String == "unsafe")
    #expect(finding["suppressed"] as? Bool == false)
    #expect((finding["fingerprint"] as? String)?.count == 16)
    let range = try #require(finding["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["line": 2, "column": 4, "offset": 10])
    #expect(range["end"] == ["line": 2, "column": 9, "offset": 15])
    let note = try #require((finding["notes"] as? [[String: Any]])?.first)
    #expect(note["message"] as? String == "here")
    #expect(note["path"] as? String == "a b/é.yaml")
  }

  @Test func `the summary counts by severity`() throws {
    let json = try report([
      Report.Section(
        sources: SourceMap(file),
        findings: [finding(0, 1), finding(1, 2).weighing(.error), finding(2, 3).weighing(.info)])
    ])
    #expect(
      json["summary"] as? [String: Int] == [
        "errors": 1, "warnings": 1, "infos": 1, "files": 1, "fixed": 0,
      ])
  }

  @Test func `a clean run is a valid report without findings`() throws {
    let json = try report([Report.Section(sources: SourceMap(file), findings: [])])
    #expect((json["findings"] as? [Any])?.isEmpty == true)
    #expect((json["summary"] as? [String: Int])?["files"] == 1)
  }

  @Test func `equal findings in one place keep different fingerprints`() throws {
    let json = try report([
      Report.Section(
        sources: SourceMap(file), findings: [finding(10, 15), finding(10, 15), finding(10, 14)])
    ])
    let prints = (json["findings"] as? [[String: Any]])?.compactMap { $0["fingerprint"] as? String }
    #expect(Set(prints ?? []).count == 3)
  }
}
