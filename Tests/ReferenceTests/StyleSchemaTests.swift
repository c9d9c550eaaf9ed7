import Diagnostics
import LintRules
import TestSupport
import Testing

/// The schema of style files against a validator that is not ours, and against the reader.
@Suite(.serialized, .enabled(if: Validator.isInstalled, Validator.absence))
struct StyleSchemaTests {
  private let agreement = SchemaAgreement(
    schema: "style",
    files: [
      "app.navstyle.yaml": nil, "palette.navstyle.yaml": "", "features/a.navstyle.yaml": "",
      "screens.navstyle.yaml": "screens: { home: {} }\n",
    ])

  @Test func `it takes every sample that is whole`() async throws {
    let paths = ["Samples", "Samples/apps", "Samples/profiles"].flatMap {
      files(in: $0, endingIn: ".navstyle.yaml")
    }
    let taken = try await agreement.expect(paths.map(contents), "samples")
    #expect(taken.count >= 4 && taken.allSatisfy { $0 }, "\(zip(paths, taken))")
  }

  @Test func `it takes a file that leaves the screens to those it includes`() async throws {
    let path = "Samples/apps/habitica-ios/habitica-ios.navstyle.yaml"
    let own = "navstyle: 1\ninclude: [screens.navstyle.yaml]\n"
    let verdicts = try agreement.verdicts(
      [contents(path), own, "navstyle: 1\n"], "screens elsewhere")
    #expect(verdicts.map(\.isValid) == [true, true, false])
    #expect(await agreement.isTakenByReader(own))
  }

  @Test func `it refuses the broken samples of its group and no others`() async throws {
    let paths = files(in: "Samples/broken", endingIn: ".navstyle.yaml").filter { path in
      SchemaDifference.shown(by: checked(contents(path))).isEmpty
    }
    let taken = try await agreement.expect(paths.map(contents), "broken")
    for (path, isTaken) in zip(paths, taken) {
      let isOfGroup = SchemaAgreement.codes.contains { path.contains("/\($0)") }
      #expect(isTaken == !isOfGroup, "\(path)")
    }
    #expect(taken.count { !$0 } >= 10)
  }

  @Test func `it agrees with the reader on the examples of the rules`() async throws {
    let texts = allRuleInfos.flatMap { $0.triggering + $0.nonTriggering }.map(\.text)
      .filter { SchemaDifference.shown(by: checked($0)).isEmpty }
    let taken = try await agreement.expect(texts, "examples")
    #expect(taken.count > 40)
  }

  @Test func `it sees through anchors, aliases and merges as the reader does`() async throws {
    let texts = [
      "bar: &b { alpha: 0 }", "bar: &b { alpha: 2 }", "bar: &b { alpha: 0, zzz: 1 }",
      "bar: &b { image: { <<: *i } }", "content: &b { clips: true }",
    ].flatMap { anchored in
      ["bar: { <<: *b }", "bar: *b", "bar: { <<: *b, alpha: 1 }", "bar: { <<: [*b, *b] }"].map {
        """
        navstyle: 1
        defaults: { bar: { image: &i { light: none, dark: { name: a } } } }
        palette: { p: &p { p3: [0, 0, 1] }, q: { light: { <<: *p }, dark: *p } }
        styles: { s: { \(anchored) } }
        screens: { home: { \($0) } }

        """
      }
    }
    let taken = try await agreement.expect(texts, "aliases")
    #expect(Set(taken).count == 2)
  }

  /// Valid files by the language's tables, and each again with one place changed.
  @Test func `it agrees with the reader on thousands of files`() async throws {
    var style = RandomStyle(seed: 26)
    let valid = (0..<750).map { _ in style.file() }
    let changed = valid.flatMap { file in [style.changed(file), style.changed(file)] }
    let known = changed.map(\.file).filter {
      !SchemaDifference.shown(by: checked($0)).contains(.otherFiles)
    }
    let taken = try await agreement.expect(valid.map(\.file) + known, "generated")
    #expect(known.count > 1_400)
    #expect(taken.prefix(valid.count).allSatisfy { $0 })
    #expect(taken.count { !$0 } > 1_000)
  }

  @Test func `it differs from the reader where it must, and as it is said`() async throws {
    var cases: [(difference: SchemaDifference, text: String)] = []
    for difference in SchemaDifference.allCases {
      let texts = examples(of: difference)
      #expect(!texts.isEmpty && !difference.reason.isEmpty)
      cases += texts.map { (difference, $0) }
    }
    for (example, verdict) in zip(cases, try agreement.verdicts(cases.map(\.text), "differences")) {
      let isTaken = example.difference.isTakenBySchema
      #expect(verdict.isValid == isTaken, "\(example.difference) \(verdict)\n\(example.text)")
      let isRead = await agreement.isTakenByReader(example.text)
      #expect(isRead != isTaken, "\(example)")
    }
  }

  private func examples(of difference: SchemaDifference) -> [String] {
    var style = RandomStyle(seed: 11)
    var texts = difference.files
    for _ in 0..<40 {
      let file = style.file()
      for (index, role) in file.roles.enumerated() {
        guard let form = difference.forms(for: role).randomElement(using: &style.random) else {
          continue
        }
        guard style.random.chance(0.3) else { continue }
        var changed = file
        changed.change(index) { $0.form = .plain(form) }
        texts.append(changed.file)
      }
    }
    return texts
  }
}
