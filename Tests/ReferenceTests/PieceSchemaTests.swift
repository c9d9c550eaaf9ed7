import TestSupport
import Testing

/// The schema of pieces against a validator that is not ours, and against the reader, which reads
/// them as part of the file that includes them.
@Suite(.serialized, .enabled(if: Validator.isInstalled, Validator.absence))
struct PieceSchemaTests {
  private let agreement = SchemaAgreement(
    schema: "piece",
    files: [
      "app.navstyle.yaml": "navstyle: 1\ninclude: [piece.yaml]\nscreens: { first: {} }\n",
      "piece.yaml": nil, "palette.navstyle.yaml": "", "features/a.navstyle.yaml": "",
    ])

  @Test func `it takes every piece of a sample, which the schema of whole files does not`()
    async throws
  {
    let folder = "Samples/apps/habitica-ios"
    let pieces = filesBelow(folder, endingIn: ".navstyle.yaml")
      .filter { $0 != "\(folder)/habitica-ios.navstyle.yaml" }.map(contents)
    let taken = try agreement.verdicts(pieces, "pieces").map(\.isValid)
    #expect(taken.count > 5 && taken.allSatisfy { $0 })
    let whole = SchemaAgreement(schema: "style", files: [:])
    let asFiles = try whole.verdicts(pieces, "pieces-as-files")
    #expect(asFiles.contains { !$0.isValid })
  }

  @Test func `it takes what must be there, or not`() async throws {
    let texts = [
      "palette: { a: white }\n", "navstyle: 1\n", "screens: {}\n", "screens: { a: {} }\n",
      "navstyle: 2\n", "screens: []\n", "zzz: 1\n", "stacks: { main: {} }\n",
    ]
    let taken = try await agreement.expect(texts, "piece-parts")
    #expect(taken == [true, true, true, true, false, false, false, false])
  }

  @Test func `it agrees with the reader on a thousand pieces`() async throws {
    var style = RandomStyle(seed: 62)
    let valid = (0..<350).map { _ in style.piece() }
    let changed = valid.flatMap { piece in [style.changed(piece), style.changed(piece)] }
    let taken = try await agreement.expect((valid + changed).map(\.file), "generated-pieces")
    #expect(taken.prefix(valid.count).allSatisfy { $0 })
    #expect(taken.count { !$0 } > 400)
  }
}
