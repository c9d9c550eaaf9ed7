import Diagnostics
import LintRules
import Reference
import SourceText
import StyleModel
import TestSupport
import Testing
import YAMLSyntax

/// The schema of `.navstyle-lint.yaml` against a validator that is not ours, and against the reader.
@Suite(.enabled(if: Validator.isInstalled, Validator.absence))
struct ConfigurationSchemaTests {
  private static let taken = [
    "include: [app/, \"*.navstyle.yaml\"]", "exclude: [\"!x\", Pods/]", "include: []",
    "rules: { unused-color: off, unused-style: info, unreachable-screen: error }",
    "rules: { yaml-syntax: error }", "rules: {}", "fail-on: never", "fail-on: warning",
    "required-version: \"0.1\"", "required-version: \">=0.1, <1\"",
  ]

  private static let refused = [
    "includes: [app/]", "include: app/", "include: [{ a: b }]", "exclude: { a: b }",
    "rules: [unused-color]", "rules: { unused-colour: off }", "rules: { unused-color: maybe }",
    "rules: { yaml-syntax: off }", "rules: { yaml-syntax: warning }", "fail-on: sometimes",
    "fail-on: [error]", "required-version: [1]", "baseline: a.json",
  ]

  @Test func `it takes what the reader takes and refuses what it refuses`() throws {
    let texts = Self.taken + Self.refused
    let schema = try #require(allSchemas.first { $0.name == "config" })
    let verdicts = try Validator.verdicts(
      on: texts, kind: "yaml", schema: schema.text, folder: "configurations")
    try #require(verdicts.count == texts.count)
    for (index, (text, verdict)) in zip(texts, verdicts).enumerated() {
      let isMeantToBeTaken = index < Self.taken.count
      #expect(verdict.isValid == isMeantToBeTaken, "\(text): \(verdict)")
      #expect(isRead(text) == isMeantToBeTaken, "\(text)")
    }
  }

  private func isRead(_ text: String) -> Bool {
    let document = parse(SourceFile(path: ".navstyle-lint.yaml", text: text))
    return readConfiguration(document.value, rules: allRuleInfos, version: "0.1.0").findings.isEmpty
  }
}
