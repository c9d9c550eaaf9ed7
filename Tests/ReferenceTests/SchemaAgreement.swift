import Diagnostics
import LintRules
import Reference
import TestSupport
import Testing

/// A schema against a validator that is not ours, and against the reader: they must agree on what has
/// a finding of the Schema group.
struct SchemaAgreement {
  /// The name of the schema.
  let schema: String
  /// The files a text is read among: `nil` stands for it.
  let files: [String: String?]

  static let codes = Set(allRuleInfos.filter { $0.group == .schema }.map(\.code))

  func read(_ text: String) async -> CheckedStyle { await checked(files.mapValues { $0 ?? text }) }

  /// Whether the reader finds nothing that is the schema's business.
  func isTakenByReader(_ text: String) async -> Bool {
    Self.codes.isDisjoint(with: await read(text).codes)
  }

  func verdicts(_ texts: [String], _ folder: String) throws -> [Validator.Verdict] {
    let known = try #require(allSchemas.first { $0.name == schema })
    let verdicts = try Validator.verdicts(
      on: texts, kind: "yaml", schema: known.text, folder: folder)
    #expect(verdicts.count == texts.count)
    return verdicts
  }

  /// Expects that the two agree on some texts; returns which of them they take.
  func expect(_ texts: [String], _ folder: String) async throws -> [Bool] {
    let verdicts = try verdicts(texts, folder)
    for (text, verdict) in zip(texts, verdicts) {
      let style = await read(text)
      let isTaken = Self.codes.isDisjoint(with: style.codes)
      #expect(verdict.isValid == isTaken, "\(verdict)\n\(style.places)\n\(text)")
    }
    return verdicts.map(\.isValid)
  }
}
