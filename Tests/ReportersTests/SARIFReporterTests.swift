import Diagnostics
import Foundation
import Reporters
import SourceText
import Testing

/// Every field that code scanning asks for, and what others want.
@Suite struct SARIFReporterTests {
  private func run(_ text: String) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    #expect(json["version"] as? String == "2.1.0")
    #expect((json["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    return try #require((json["runs"] as? [[String: Any]])?.first)
  }

  private func result(_ text: String) throws -> [String: Any] {
    try #require((try run(text)["results"] as? [[String: Any]])?.first)
  }

  @Test func `a run names the tool, its rules and its unit of columns`() throws {
    let run = try run(report("sarif", [finding("m")], rulePages: "https://rules.test/"))
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any] ?? [:]
    #expect(driver["name"] as? String == "navstyle")
    #expect(driver["semanticVersion"] as? String == "1.2.3")
    let rule = try #require((driver["rules"] as? [[String: Any]])?.first)
    #expect(rule["id"] as? String == "example-rule")
    #expect(rule["helpUri"] as? String == "https://rules.test/example-rule")
    for key in ["shortDescription", "fullDescription"] {
      let text = (rule[key] as? [String: String])?["text"] ?? ""
      #expect((1...1024).contains(text.count))
    }
    let help = rule["help"] as? [String: String] ?? [:]
    #expect(help["text"]?.isEmpty == false)
    #expect(help["markdown"]?.contains("`navstyle explain example-rule`") == true)
    #expect((rule["defaultConfiguration"] as? [String: String])?["level"] == "warning")
    let properties = rule["properties"] as? [String: Any] ?? [:]
    #expect((properties["tags"] as? [String])?.contains("style") == true)
    #expect(properties["precision"] as? String == "high")
    #expect(properties["problem.severity"] as? String == "warning")
  }

  @Test func `a result has a place with four numbers, a path as an address, and a fingerprint`()
    throws
  {
    let result = try result(report("sarif", [finding("m")], path: "a b/é:1.yaml", text: "🎉: bad\n"))
    #expect(result["ruleId"] as? String == "example-rule")
    #expect(result["ruleIndex"] as? Int == 0)
    #expect(result["level"] as? String == "warning")
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = location["physicalLocation"] as? [String: Any] ?? [:]
    #expect(
      (physical["artifactLocation"] as? [String: String])?["uri"] == "a%20b/%C3%A9%3A1.yaml")
    // Bytes 3 to 6 of the text: the fourth byte of the first character counts with it.
    #expect(
      physical["region"] as? [String: Int] == [
        "startLine": 1, "startColumn": 2, "endLine": 1, "endColumn": 4,
      ])
    let logical = (location["logicalLocations"] as? [[String: String]])?.first
    #expect(logical?["fullyQualifiedName"] == "k")
    let prints = result["partialFingerprints"] as? [String: String] ?? [:]
    #expect(prints["navstyle/v1"]?.count == 16)
    #expect(prints["primaryLocationLineHash"] == nil)
  }

  @Test func `notes are related locations, and the message links to each`() throws {
    let notes = [
      Note("[one]", at: SourceRange(at: 0)), Note("two", at: SourceRange(start: 0, end: 1)),
    ]
    let result = try result(report("sarif", [finding("m", notes: notes, help: "do it")]))
    let message = (result["message"] as? [String: String])?["text"]
    #expect(message == "m; [\\[one\\]](1); [two](2). do it")
    let related = result["relatedLocations"] as? [[String: Any]] ?? []
    #expect(related.map { $0["id"] as? Int } == [1, 2])
    let place = related.last?["physicalLocation"] as? [String: Any] ?? [:]
    #expect((place["region"] as? [String: Int])?["endColumn"] == 2)
  }

  @Test func `what a user wrote is no link`() throws {
    let text = "there is no style '[click](https://evil.test)' in [0]"
    let result = try result(report("sarif", [finding(text)]))
    let message = (result["message"] as? [String: String])?["text"]
    #expect(message == "there is no style '\\[click\\](https://evil.test)' in \\[0\\]")
    let plain = try self.result(report("sarif", [finding("transitions[0]")]))
    #expect((plain["message"] as? [String: String])?["text"] == "transitions[0]")
  }

  @Test func `what is left alone is a result, and says why`() throws {
    let text = report(
      "sarif", [],
      suppressed: [
        finding("a").suppressed(by: .comment(reason: "it must")),
        finding("b").suppressed(by: .baseline), finding("c").suppressed(by: .comment(reason: nil)),
      ])
    let results = try run(text)["results"] as? [[String: Any]] ?? []
    let all = results.compactMap { ($0["suppressions"] as? [[String: String]])?.first }
    #expect(all.map { $0["kind"] } == ["inSource", "external", "inSource"])
    #expect(all.map { $0["justification"] } == ["it must", "the baseline knows it", nil])
  }

  @Test func `a fix says what comes in place of what`() throws {
    let fix = Fix([
      Fix.Edit(replacing: SourceRange(start: 3, end: 6), with: "\"good\""),
      Fix.Edit(replacing: SourceRange(at: 0), with: "x"),
    ])
    let result = try result(report("sarif", [finding("m", fix: fix)]))
    let changes = try #require(
      (result["fixes"] as? [[String: Any]])?.first?["artifactChanges"] as? [[String: Any]])
    #expect(changes.count == 1)
    let all = changes[0]["replacements"] as? [[String: Any]] ?? []
    #expect(all.map { ($0["insertedContent"] as? [String: String])?["text"] } == ["x", "\"good\""])
    #expect(
      (all[0]["deletedRegion"] as? [String: Int]) == [
        "startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 1,
      ])
  }

  @Test func `of more results than are taken the lightest are left out, and that is said`() throws {
    let infos = (0..<25_000).map { finding("i\($0)").weighing(.info) }
    let findings = infos.prefix(20_000) + [finding("heavy")] + infos.suffix(5_000)
    let text = report("sarif", Array(findings), suppressed: [finding("gone")])
    let run = try run(text)
    let results = run["results"] as? [[String: Any]] ?? []
    #expect(results.count == 25_000)
    let messages = results.compactMap { ($0["message"] as? [String: String])?["text"] }
    #expect(messages.contains("heavy"))
    #expect(!messages.contains("gone"))
    // They stand in one place, so the message orders them.
    #expect(messages == messages.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    let invocation = (run["invocations"] as? [[String: Any]])?.first
    let notification = (invocation?["toolExecutionNotifications"] as? [[String: Any]])?.first
    #expect(
      (notification?["message"] as? [String: String])?["text"]
        == "GitHub shows the 5000 heaviest of 25002 findings, and the 2 lightest are left out: "
        + "it takes 25000")
  }
}
