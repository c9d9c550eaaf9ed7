import Diagnostics
import LintRules
import TestSupport
import Testing

/// What YAML does to people, each with what is said of it and where: lines and columns as an editor
/// counts them.
@Suite struct TrapsTests {
  struct Trap: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    let places: [String]

    init(_ name: String, _ text: String, _ places: [String], head: String = TrapsTests.head) {
      testDescription = name
      bytes = Array((head + text).utf8)
      self.places = places
    }
  }

  fileprivate static let head = "navstyle: 1\nscreens:\n  home: {}\n"
  private static let windows = head.replacing("\n", with: "\r\n")
  private static let longKey = String(repeating: "k", count: 1025)
  private static let classes = [
    "no", "on", "010", "12:30", "1.10", "1e3", "~", "2024-01-02", "yes", "0x1F", "1_000",
  ]

  static let traps = [
    Trap("a colour without quotes", "palette:\n  a: #fff\n", ["unquoted-color 5:6"]),
    Trap("the same in a map in brackets", "palette: {a: #fff}\n", ["unquoted-color 4:14"]),
    Trap("the same in a list", "include: [#fff, #000]\n", ["unquoted-color 4:11"]),
    Trap(
      "NEL in quotes, then an error", "palette: { a: \"x\u{85}y\" }\nfoo: 1\n",
      ["bad-color 4:15", "unusual-line-break 4:17", "unknown-key 5:1"]),
    Trap(
      "U+2028 in quotes, then an error", "palette: { a: \"x\u{2028}y\" }\nfoo: 1\n",
      ["bad-color 4:15", "unusual-line-break 4:17", "unknown-key 5:1"]),
    Trap(
      "an emoji before", "motion: { \"🎉\": 1, foo: 1 }\n", ["unknown-key 4:11", "unknown-key 4:19"]),
    Trap(
      "wide signs before", "motion: { 日本: 1, foo: 1 }\n", ["unknown-key 4:11", "unknown-key 4:18"]),
    Trap(
      "a combining sign before", "motion: { e\u{301}: 1, foo: 1 }\n",
      ["unknown-key 4:11", "unknown-key 4:18"]),
    Trap("a tab before", "motion:\t{ foo: 1 }\n", ["unknown-key 4:11"]),
    Trap("a tab as indentation", "motion:\n\tfoo: 1\n", ["yaml-syntax 5:1"]),
    Trap("a key beyond ASCII", "é: 1\n", ["unknown-key 4:1"]),
    Trap(
      "a byte-order mark and CRLF", "foo: 1\r\n", ["unknown-key 4:1"], head: "\u{FEFF}" + windows),
    Trap("a NUL", "a: \"b\u{0}\"\n", ["not-utf8 4:6"]),
    Trap(
      "an anchor twice", "motion: { foo: &x 1, bar: &x 2, b: *x }\n",
      ["unknown-key 4:11", "unused-anchor 4:16", "unknown-key 4:22", "unknown-key 4:33"]),
    Trap(
      "two merges", "defaults: &a {}\nstyles: { b: { <<: *a, <<: *a } }\n",
      ["unused-style 5:11", "duplicate-key 5:24"]),
    Trap("a recursive alias", "defaults: &a { bar: *a }\n", ["recursive-alias 4:21"]),
    Trap("a long key", "\(longKey): 1\n", ["yaml-syntax 4:1"]),
    Trap("a long key behind '?'", "? \(longKey)\n: 1\n", ["unknown-key 4:3"]),
    Trap("%YAML 1.3", head, ["yaml-syntax 1:1"], head: "%YAML 1.3\n---\n"),
    Trap("dashes only", "---\n", ["wrong-type 2:1"], head: ""),
    Trap("a comment only", "# x", ["missing-key 1:1"], head: ""),
    Trap("nothing", "", ["missing-key 1:1"], head: ""),
    Trap("a directive in a text", "motion: { profile: |\n  %YAML 1.3\n", ["yaml-syntax 4:20"]),
    Trap("a directive in a block", "motion:\n  profile: |\n   %YAML 1.3\n", ["unknown-value 5:12"]),
    Trap("no break at the end", "foo: 1", ["unknown-key 4:1"]),
    Trap(
      "texts that YAML 1.1 takes for something else",
      classes.map { "  - { from: home, to: home, reason: \($0) }\n" }.joined(),
      classes.indices.map { "ambiguous-scalar \($0 + 5):37" }, head: head + "transitions:\n"),
    Trap(
      "a comment that suppresses, on an alias",
      "palette: { a: '#fff' }\nstyles:\n  b: &s { bar: { tint: a } }\n"
        + "  c: *s # navstyle:disable-line unused-style -- x\n  d: { bar: { tint: a } }\n",
      ["unused-style 8:3"]),
  ]

  @Test(arguments: traps)
  func `a trap is named where it was stepped into`(trap: Trap) {
    #expect(checked(bytes: trap.bytes).places == trap.places)
  }
}
