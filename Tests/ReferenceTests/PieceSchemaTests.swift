import Diagnostics
import LintRules
import Reference
import TestSupport
import Testing

/// The schema of pieces against a validator that is not ours, and against the reader, which reads
/// them as part of the file that includes them.
@Suite(.serialized, .enabled(if: Validator.isInstalled, Validator.absence))
struct PieceSchemaTests {
  private static let schemaCodes = Set(allRuleInfos.filter { $0.group == .schema }.map(\.code))

  private func read(_ piece: String) async -> CheckedStyle {
    await checked([
      "app.navstyle.yaml": "navstyle: 1\ninclude: [piece.yaml]\nscreens: { first: {} }\n",
      "piece.yaml": piece, "palette.navstyle.yaml": "", "features/a.navstyle.yaml": "",
    ])
  }

  private func verdicts(_ texts: [String], _ folder: String) throws -> [Validator.Verdict] {
    let schema = try #require(allSchemas.first { $0.name == "piece" })
    let verdicts = try Validator.verdicts(
      on: texts, kind: "yaml", schema: schema.text, folder: folder)
    #expect(verdicts.count == texts.count)
    return verdicts
  }

  private func expectAgreement(_ texts: [String], _ folder: String) async throws -> [Bool] {
    let verdicts = try verdicts(texts, folder)
    for (text, verdict) in zip(texts, verdicts) {
      let style = await read(text)
      let isTaken = Self.schemaCodes.isDisjoint(with: style.codes)
      #expect(verdict.isValid == isTaken, "\(verdict)\n\(style.places)\n\(text)")
    }
    return verdicts.map(\.isValid)
  }

  @Test func `it takes every piece of a sample, which the schema of whole files does not`()
    async throws
  {
    let folder = "Samples/apps/habitica-ios"
    let pieces = filesBelow(folder, endingIn: ".navstyle.yaml")
      .filter { $0 != "\(folder)/habitica-ios.navstyle.yaml" }.map(contents)
    let taken = try verdicts(pieces, "pieces").map(\.isValid)
    #expect(taken.count > 5 && taken.allSatisfy { $0 })
    let whole = try #require(allSchemas.first { $0.name == "style" })
    let asFiles = try Validator.verdicts(
      on: pieces, kind: "yaml", schema: whole.text, folder: "pieces-as-files")
    #expect(asFiles.contains { !$0.isValid })
  }

  @Test func `it takes what must be there, or not`() async throws {
    let texts = [
      "palette: { a: white }\n", "navstyle: 1\n", "screens: {}\n", "screens: { a: {} }\n",
      "navstyle: 2\n", "screens: []\n", "zzz: 1\n", "stacks: { main: {} }\n",
    ]
    let taken = try await expectAgreement(texts, "piece-parts")
    #expect(taken == [true, true, true, true, false, false, false, false])
  }

  @Test func `it agrees with the reader on a thousand pieces`() async throws {
    var style = RandomStyle(seed: 62)
    let valid = (0..<350).map { _ in style.piece() }
    let changed = valid.flatMap { piece in [style.changed(piece), style.changed(piece)] }
    let taken = try await expectAgreement((valid + changed).map(\.file), "generated-pieces")
    #expect(taken.prefix(valid.count).allSatisfy { $0 })
    #expect(taken.count { !$0 } > 400)
  }
}
