import Foundation
import Reference
import TestSupport
import Testing

/// The schema of reports, against a validator that is not ours.
@Suite(.enabled(if: Validator.isInstalled, Validator.absence))
struct ReportSchemaTests {
  private static let all = filesBelow("Samples", endingIn: ".yaml")

  /// A report about files of the repository.
  private static func report(_ arguments: String...) async -> String {
    await navstyle(["lint", "--report", "json"] + arguments) { environment in
      for path in all { environment.files[path] = Array(contents(path).utf8) }
    }.output
  }

  private static func verdicts(_ texts: [String], _ folder: String) throws -> [Validator.Verdict] {
    let schema = try #require(allSchemas.first { $0.name == "report" })
    let verdicts = try Validator.verdicts(
      on: texts, kind: "json", schema: schema.text, folder: folder)
    try #require(verdicts.count == texts.count)
    return verdicts
  }

  @Test func `it takes the report of every sample, mended or not`() async throws {
    var texts = [await Self.report("Samples"), await Self.report("--fix=unsafe", "Samples")]
    for path in Self.all { texts.append(await Self.report(path)) }
    texts.append(await navstyle("lint", "--report", "json", files: ["a.navstyle.yaml": ""]).output)
    #expect(texts.count > 60)
    for (text, verdict) in zip(texts, try Self.verdicts(texts, "reports")) {
      #expect(verdict.isValid, "\(verdict)\n\(text)")
    }
  }

  @Test func `it refuses what is no report`() async throws {
    let text = await Self.report("Samples/broken/impossible-override.navstyle.yaml")
    let changes = [
      ("\"version\": 1", "\"version\": 2"), ("\"severity\": \"error\"", "\"severity\": \"fatal\""),
      ("\"line\": 12", "\"line\": 0"), ("\"blocking\": true", "\"blocking\": 1"),
      ("\"code\": \"", "\"code\": \"A "), ("\"key-path\"", "\"keypath\""),
      ("\"fingerprint\": \"", "\"fingerprint\": \"x"), ("\"errors\": 1", "\"errors\": -1"),
      ("\"fixable\": \"no\"", "\"fixable\": \"perhaps\""), ("\"suppressed\": false", "\"s\": 1"),
      ("\"notes\": [", "\"notes\": [1, "), ("\"files\": 1, ", ""),
    ]
    let changed = changes.map { text.replacing($0.0, with: $0.1) }
    for (new, change) in zip(changed, changes) where new == text {
      Issue.record("\(change) changes nothing")
    }
    for (verdict, change) in zip(try Self.verdicts(changed, "no-reports"), changes) {
      #expect(!verdict.isValid, "\(change)")
    }
  }
}
