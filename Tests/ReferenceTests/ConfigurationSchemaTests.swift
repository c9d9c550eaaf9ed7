import Diagnostics
import JSONText
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
    "exclude: ['**', '/*', 'a/**/b', '**/', 'a b', 'a ', 'a/ ', '\\ ', '\\!', '!!a', '\\#a', 'a#']",
    "exclude: ['[a]', '[!a]', '[^a]/', '[]]', '[!]]', '[]a]', '[a-z]', '[\\]]', '[[]', ']', 'a]']",
    "exclude: ['[[:digit:]]', '[[:alpha:]_-]', '\\[', 'a\\b', '.a', '...', 'a..', '..a/b', ' /a']",
    "include: ['é', '*.yaml', 'a?b', '-', '--', '/a/', '!/a/']",
    "rules: { unused-color: off, unused-style: info, unreachable-screen: error }",
    "rules: { yaml-syntax: error }", "rules: {}", "fail-on: never", "fail-on: warning",
    "baseline: a.json", "require-reasons: true",
    "required-version: \"0.1\"", "required-version: \">=0.1, <1\"",
    "required-version: \" == 0.1.0 ,!=0.2\"",
    "exclude: ['[z-ab]', '[!z-a]', '[a-[:digit:]]', '[[:digit:]z-a]', '[\\--z]', '[a-]', '[-a]']",
  ]

  private static let refused = [
    "exclude: ['']", "exclude: ['  ']", "exclude: ['#a']", "exclude: ['!']", "exclude: ['/']",
    "exclude: ['!/']", "exclude: ['//']", "exclude: ['a//b']", "exclude: ['//a']",
    "exclude: ['a//']", "exclude: ['a// ']", "exclude: ['! ']", "exclude: ['/ ']",
    "exclude: ['.']", "exclude: ['./a']", "exclude: ['a/./b']", "exclude: ['a/..']",
    "exclude: ['../a']", "exclude: ['a/.. ']", "exclude: ['a/../']", "exclude: ['[']",
    "exclude: ['[a']", "exclude: ['[]']", "exclude: ['[!]']", "exclude: ['[^']",
    "exclude: ['[a/b]']", "exclude: ['a\\']", "exclude: ['a\\/b']", "exclude: ['[\\']",
    "exclude: ['[a\\]']", "include: ['!']", "includes: [app/]",
    "include: app/", "include: [{ a: b }]", "exclude: { a: b }",
    "rules: [unused-color]", "rules: { unused-colour: off }", "rules: { unused-color: maybe }",
    "rules: { yaml-syntax: off }", "rules: { yaml-syntax: warning }", "fail-on: sometimes",
    "fail-on: [error]", "required-version: [1]", "baseline: [a.json]", "require-reasons: maybe",
    "exclude: ['[z-a]']", "exclude: ['[[:alfa:]]']", "exclude: ['x[[:digit:]']",
    "exclude: ['a[b-a]c']", "exclude: ['[z-aZ-A]']", "exclude: ['[]-A]']", "exclude: ['[\\]-A]']",
    "exclude: ['[[-A]']", "exclude: ['[--!]']", "exclude: ['[[::]]']",
    "required-version: abc", "required-version: \">= \"", "required-version: \"1.2.3.4\"",
    "required-version: \"1,\"", "required-version: \"~> 1\"", "required-version: \"1 2\"",
    "required-version: \"99999999999999999999\"", "required-version: \"\"",
  ]

  @Test func `of sets put together at random it takes those that the reader takes`() throws {
    var random = SeededGenerator(seed: 5)
    let pieces = [
      "a", "z", "-", "-", "[", "]", "!", "^", "A", "[:digit:]", "[:x:]", ":", "\\\\", "\\]", "\\-",
    ]
    let texts = (0..<1_500).map { _ in
      let inside = (0...random.below(7)).map { _ in pieces[random.below(pieces.count)] }
      return "exclude: ['[\(inside.joined())\(random.chance(0.8) ? "]" : "")']"
    }
    let schema = try #require(allSchemas.first { $0.name == "config" })
    let verdicts = try Validator.verdicts(
      on: texts, kind: "yaml", schema: schema.text, folder: "sets")
    try #require(verdicts.count == texts.count)
    for (text, verdict) in zip(texts, verdicts) {
      #expect(verdict.isValid == isRead(text), "\(text)")
    }
    #expect(verdicts.count(where: \.isValid) > 300)
  }

  @Test func `its keys have examples, which the reader takes`() throws {
    guard case .object(let members) = configurationShape.root.form else {
      Issue.record("the configuration is no map")
      return
    }
    for member in members {
      #expect(!member.shape.examples.isEmpty, "\(member.name)")
      for example in member.shape.examples {
        let json = JSONWriter.bytes { $0.value(example) }
        let text = "\(member.name): \(String(decoding: json, as: UTF8.self))"
        #expect(isRead(text), "\(text)")
      }
    }
  }

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
