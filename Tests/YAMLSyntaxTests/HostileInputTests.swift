import Diagnostics
import LintRules
import SourceText
import TestSupport
import Testing
import YAMLSyntax

/// Inputs that crash or stall other readers: each has a finding with a code, soon.
@Suite(.serialized) struct HostileInputTests {
  struct Input: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    let code: String

    var testDescription: String { name }

    init(_ name: String, _ text: String, _ code: String) {
      (self.name, bytes, self.code) = (name, Array(text.utf8), code)
    }
  }

  private static let bomb =
    "a: &a [\"lol\",\"lol\",\"lol\",\"lol\",\"lol\",\"lol\",\"lol\",\"lol\",\"lol\"]\n"
    + zip("abcdefgh", "bcdefghi").map { below, name in
      "\(name): &\(name) [" + repeated("*\(below),", 9) + "]\n"
    }.joined()

  private static let mergeChain =
    "a0: &a0 {k: 1}\n"
    + (1...5000).map { "a\($0): &a\($0) {<<: *a\($0 - 1), k\($0): 1}\n" }.joined()

  private static let comments =
    "navstyle: 1\nscreens:\n  home: {}\n"
    + repeated("# navstyle:disable-next-line unused-color\n", 10_000)

  private static let overrides =
    "navstyle: 1\nscreens: { home: { push: [d] }, d: {} }\ntransitions:\n"
    + repeated("  - { from: home, to: d, operation: push, strategy: none }\n", 5_000)

  private static let starOverrides =
    "navstyle: 1\nscreens:\n" + (0..<3_000).map { "  s\($0): { push: [s\($0 / 2)] }\n" }.joined()
    + "transitions:\n"
    + (0..<3_000).map { number in
      "  - { from: s\(number), to: s\(number / 2), animated: true }\n"
        + "  - { from: '*', to: '*', reason: x }\n"
    }.joined()

  private static let replaces =
    "navstyle: 1\nfoo: 1\nscreens:\n"
    + (0..<1_200).map { screen in
      let lists = (0..<100).map { "[s\($0), s\($0 * screen % 1_200)]" }.joined(separator: ", ")
      return "  s\(screen): { push: [s\((screen + 1) % 1_200)], replace: [\(lists)] }\n"
    }.joined()

  private static let looks =
    "navstyle: 1\nscreens:\n"
    + (0..<6_000).map { number in
      "  s\(number): { push: [s\((number + 1) % 6_000)], bar: { alpha: 0.\(10_000 + number) } }\n"
    }.joined()

  private static let stacks =
    "navstyle: 1\nstacks:\n"
    + (0..<5_000).map { "  k\($0): { root: s\($0), tab-bar: true }\n" }.joined() + "screens:\n"
    + (0..<5_000).map { number in
      "  s\(number): { push: [s\((number + 1) % 5_000)], tab-bar: "
        + (number.isMultiple(of: 2) ? "shown }\n" : "hidden }\n")
    }.joined()

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static let inputs = [
    Input("alias bomb", bomb, "input-limit"),
    Input("[ × 20,000", repeated("[", 20_000), "input-limit"),
    Input("{ × 20,000", repeated("{", 20_000), "input-limit"),
    Input("maps in maps", repeated("{\"\":[", 10_000), "input-limit"),
    Input("- × 100,000", repeated("- ", 100_000), "input-limit"),
    Input("? × 100,000", repeated("? ", 100_000), "input-limit"),
    Input("indented maps", (0..<2000).map { repeated(" ", $0) + "a:\n" }.joined(), "input-limit"),
    Input("directives", (0..<40_000).map { "%TAG !t\($0)! tag:x,\n" }.joined(), "input-limit"),
    Input("directives behind CR", repeated("%FOO bar\r", 40_000), "input-limit"),
    Input("directives behind NEL", repeated("%TAG !t! tag:x,\u{85}", 40_000), "input-limit"),
    Input("directives behind U+2028", repeated("%FOO bar\u{2028}", 40_000), "input-limit"),
    Input("recursive alias", "a: &a [*a]\n", "recursive-alias"),
    Input("recursive merge", "a: &a {<<: *a}\n", "recursive-alias"),
    Input("merge chain", mergeChain, "input-limit"),
    Input("aliases", "a: &a x\nb: [" + repeated("*a,", 20_000) + "]\n", "input-limit"),
    Input("aliases of nothing", "[" + repeated("*a,", 200_000), "input-limit"),
    Input(
      "anchors below a long key",
      "? " + repeated("k", 1_000_000) + "\n:\n"
        + repeated(" - &a x\n", 10_000), "unused-anchor"),
    Input("NUL", "a: \"x\u{0}y\"\n", "not-utf8"),
    Input("anchors", repeated("&a ", 20_000), "yaml-syntax"),
    Input("quote without end", "a: \"" + repeated("x y ", 50_000), "yaml-syntax"),
    Input("one long line", "a: " + repeated("x", 1_000_000) + ": b", "yaml-syntax"),
    Input("one long key", repeated("x", 1_000_000) + ": b", "yaml-syntax"),
    Input("unquoted colours", repeated("- #fff\n", 20_000), "unquoted-color"),
    Input("commas", "[" + repeated(",", 100_000), "yaml-syntax"),
    Input("hashes", "[" + repeated("#", 100_000), "yaml-syntax"),
    Input("spaces", "a: [" + repeated(" ", 300_000) + "\u{B}", "yaml-syntax"),
    Input("round brackets", "a: [" + repeated("rgb(,", 20_000) + "]\n", "unknown-key"),
    Input("comments on the next line", comments, "unused-suppression"),
    Input("one key 10,000 times", repeated("a: 1\n", 10_000), "duplicate-key"),
    Input("one merge 10,000 times", "a: &a {}\n" + repeated("<<: *a\n", 10_000), "duplicate-key"),
    Input("one override 5,000 times", overrides, "ambiguous-override"),
    Input("overrides with and without names", starOverrides, "useless-override"),
    Input("120,000 replaces", replaces, "unknown-key"),
    Input("6,000 looks that lead to each other", looks, "input-limit"),
    Input("5,000 stacks that lead to each other", stacks, "input-limit"),
    Input("empty file", "", "missing-key"),
    Input("comment only", "# nothing\n", "missing-key"),
    Input("dashes only", "---\n", "wrong-type"),
    Input("a byte-order mark only", "\u{FEFF}", "missing-key"),
  ]

  @Test(arguments: inputs)
  func `a hostile input has a finding with a code, soon`(input: Input) async throws {
    let codes = try #require(await watched { checked(bytes: input.bytes).codes })
    #expect(codes.contains(input.code), "\(codes.prefix(5))")
  }

  @Test(arguments: inputs)
  func `what is said of it lies inside the file`(input: Input) async {
    let isSound = await watched {
      let result = read(input.bytes)
      return result.isInsideFile && result.isWellNested
    }
    #expect(isSound == true)
  }

  @Test func `lines before a bad byte at the end of a large file are all in the document`() {
    let line = "key: value-of-some-length\n"
    let count = 200_000 / line.utf8.count
    let lines = (0..<count).map { "k\($0): value-of-some-length\n" }.joined()
    let result = read(Array(lines.utf8) + Array("last: ".utf8) + [0xFF])
    let offset = lines.utf8.count + 6
    #expect(result.places == ["not-utf8 \(offset)-\(offset + 1)"])
    #expect(result.value.nodeCount == 1 + 2 * count)
    #expect(result.value.texts.last == "value-of-some-length")
  }

  @Test func `the bomb is small`() {
    #expect(Self.bomb.utf8.count < 400)
  }
}
