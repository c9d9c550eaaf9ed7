import Diagnostics
import LintRules
import SourceText
import StyleModel
import Testing
import YAMLSyntax

@Suite struct ReadConfigurationTests {
  private func read(_ text: String) -> (configuration: Configuration, found: [String]) {
    let document = parse(SourceFile(path: ".navstyle-lint.yaml", text: text))
    let read = readConfiguration(document.value, rules: rules, version: "0.3.1")
    return (
      read.value,
      (document.findings + read.findings).ordered().map {
        "\($0.code) \($0.keyPath): \($0.message)"
      }
    )
  }

  private let rules = [("yaml-syntax", RuleGroup.syntax), ("unused-color", .style)].map {
    RuleInfo($0, $1, summary: "", rationale: "", triggering: [], nonTriggering: [])
  }

  @Test func `everything it may say`() {
    let (configuration, found) = read(
      """
      include: [app/, "*.yaml"]
      exclude: ["!x"]
      rules: { unused-color: off, yaml-syntax: error }
      fail-on: never
      baseline: known.json
      require-reasons: true
      required-version: ">=0.3, <1"
      """)
    #expect(found == [])
    #expect(configuration.include == ["app/", "*.yaml"])
    #expect(configuration.exclude == ["!x"])
    #expect(configuration.levels["unused-color"] == .off)
    #expect(configuration.failOn == .never)
    #expect(configuration.baseline == "known.json" && configuration.requiresReasons)
  }

  @Test func `nothing at all is a configuration`() {
    for text in ["", "# nothing\n", "{}"] {
      let (configuration, found) = read(text)
      #expect(found == [])
      #expect(configuration.include == nil && configuration.exclude.isEmpty)
      #expect(configuration.levels["unused-color"] == nil && configuration.failOn == nil)
    }
  }

  @Test(arguments: [
    ("exclud: [a]", "unknown-key exclud: unknown key 'exclud'"),
    ("baseline: [b.json]", "wrong-type baseline: expected text, found a list"),
    ("require-reasons: yes", "wrong-type require-reasons: expected true or false, found 'yes'"),
    (
      "rules: { unused-colour: off }",
      "unknown-key rules.unused-colour: there is no rule 'unused-colour'"
    ),
    (
      "rules: { unused-color: none }",
      "unknown-value rules.unused-color: 'none' is not one of 'error', 'warning', 'info', 'off'"
    ),
    (
      "rules: { yaml-syntax: warning }",
      "unknown-value rules.yaml-syntax: 'yaml-syntax' blocks: it cannot be lowered to 'warning'"
    ),
    ("rules: [a]", "wrong-type rules: expected a map, found a list"),
    ("exclude: a", "wrong-type exclude: expected a list of patterns, found 'a'"),
    (
      "fail-on: errors",
      "unknown-value fail-on: 'errors' is not one of 'error', 'warning', 'info', 'never'"
    ),
    (
      "required-version: \"0.4\"",
      "unsupported-version required-version: this is navstyle 0.3.1, and the project asks for '0.4'"
    ),
    (
      "required-version: new",
      "unsupported-version required-version: 'new' is not a version of navstyle"
    ),
    ("[a]", "wrong-type : expected a map, found a list"),
    ("include: [a]\ninclude: [b]", "duplicate-key include: 'include' is in this map already"),
  ])
  func `what is wrong with it`(_ text: String, _ finding: String) {
    #expect(read(text).found == [finding])
  }

  @Test(arguments: [
    ("required-version: 0.30", "0.30"), ("exclude: [a, 1.10]", "1.10"), ("include: [012]", "012"),
  ])
  func `a text that other readers take for a number`(_ text: String, _ number: String) {
    #expect(read(text).found.contains { $0.contains("ambiguous-scalar") && $0.contains(number) })
  }

  @Test(arguments: [
    ("0.3.1", true), ("==0.3.1", true), ("0.3", false), (">=0.3", true), (">0.3.1", false),
    (">0.3", true), ("<0.3.1", false), ("<=0.3.1", true), ("<0.10", true), ("!=0.3.1", false),
    ("!=0.3.2", true), (" >= 0.2 , < 0.4 ", true), (">=0.2,<0.3", false), ("0.3.1,", nil),
    ("v0.3.1", nil), ("~>0.3", nil), ("1.2.3.4", nil), ("", nil), (">=99999999999999999999", nil),
  ])
  func `which versions are asked for`(_ text: String, _ isMet: Bool?) {
    #expect(VersionRequirement(text)?.isMet(by: "0.3.1") == isMet)
  }

  @Test func `the keys are data, one for each rule`() throws {
    let shape = MapShape.configuration(of: allRuleInfos)
    let key = try #require(shape.keys.first { $0.name == "rules" })
    guard case .map(let levels) = key.type else { return #expect(Bool(false)) }
    #expect(levels.keys.map(\.name) == allRuleInfos.map(\.code))
  }
}
