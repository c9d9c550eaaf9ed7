import Diagnostics
import Foundation
import Reporters
import SourceText
import Testing

@Suite struct RDJSONReporterTests {
  private func diagnostic(_ text: String) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    return try #require((json["diagnostics"] as? [[String: Any]])?.first)
  }

  private func range(_ value: Any?) -> [[String: Int]] {
    let range = (value as? [String: Any])?["range"] as? [String: [String: Int]] ?? [:]
    return [range["start"] ?? [:], range["end"] ?? [:]]
  }

  @Test func `columns count bytes, also behind a byte-order mark`() throws {
    for (text, columns) in [("🎉 k: bad", [9, 12]), ("\u{FEFF}k: bad", [7, 10])] {
      let start = UInt32(text.utf8.count - 3)
      let found = Finding(
        exampleRule, at: SourceRange(start: start, end: start + 3), keyPath: "", message: "m")
      let location = try diagnostic(report("rdjson", [found], text: text))["location"]
      #expect(range(location).map { $0["column"] } == columns)
    }
  }

  @Test func `a fix of several edits is one suggestion`() throws {
    let fix = Fix([
      Fix.Edit(replacing: SourceRange(start: 3, end: 6), with: "good"),
      Fix.Edit(replacing: SourceRange(start: 0, end: 1), with: "key"),
    ])
    let found = try diagnostic(report("rdjson", [finding("m", fix: fix)]))
    let suggestions = found["suggestions"] as? [[String: Any]] ?? []
    #expect(suggestions.map { $0["text"] as? String } == ["key: good"])
    #expect(range(suggestions[0]) == [["line": 1, "column": 1], ["line": 1, "column": 7]])
  }

  @Test func `a fix with a part in another file is no suggestion`() throws {
    var sources = SourceMap(SourceFile(path: "a", text: "k: bad\n"))
    let base = sources.add(SourceFile(path: "b", text: "k: bad\n"))
    let fix = Fix([
      Fix.Edit(replacing: SourceRange(start: 3, end: 6), with: "good"),
      Fix.Edit(replacing: SourceRange(start: base, end: base + 1), with: "key"),
    ])
    let section = Report.Section(sources: sources, findings: [finding("m", fix: fix)])
    let reporter = try #require(allReporters.first { $0.name == "rdjson" })
    let text = String(decoding: reporter.bytes(Report([section]), on: Screen()), as: UTF8.self)
    #expect(try diagnostic(text)["suggestions"] == nil)
  }
}
