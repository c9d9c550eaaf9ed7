import Diagnostics
import LintRules
import SourceText
import TestSupport
import Testing
import YAMLSyntax

/// Files that make no sense, as large as a file may be: a reader that costs the square of anything in
/// them would not be done the same day.
@Suite(.serialized, .enabled(if: isThorough, thoroughness)) struct HostileSizeTests {
  struct Input: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let head: String
    let piece: @Sendable (Int) -> String

    init(_ name: String, _ head: String = "", piece: @escaping @Sendable (Int) -> String) {
      (testDescription, self.head, self.piece) = (name, head, piece)
    }

    /// The file.
    var bytes: [UInt8] {
      var bytes = Array(head.utf8)
      var number = 0
      while true {
        let piece = piece(number)
        guard bytes.count + piece.utf8.count <= Limits().bytes else { return bytes }
        bytes += Array(piece.utf8)
        number += 1
      }
    }
  }

  private static let head = "navstyle: 1\nscreens:\n  home: {}\n"

  static let inputs = [
    Input("a million times one key") { _ in "a: 1\n" },
    Input("keys twice", "palette:\n") { "  k\($0 / 2): '#fff'\n" },
    Input("merges", "a: &a {}\n") { _ in "<<: *a\n" },
    Input("keys without values", "{") { _ in "b," },
    Input("question marks") { _ in "? a\n" },
    Input("unknown keys", head) { "k\($0): 1\n" },
    Input("unknown names", "navstyle: 1\nscreens:\n  home: { push: [") { "x\($0)," },
    Input("a chain of colours", head + "palette:\n") { "  a\($0): a\($0 + 1)\n" },
    Input("a chain of styles", head + "styles:\n") { "  a\($0): { style: a\($0 + 1) }\n" },
    Input("unquoted colours", head + "palette:\n") { "  a\($0): #fff\n" },
    Input("anchors", "a:\n") { " - &a\($0) x\n" },
    Input("tags", "a: [") { _ in "!foo x," },
    Input("round brackets", "a: [") { _ in "rgb(," },
    Input("brackets in a map", "a: {") { "a\($0): rgb(, " },
    Input("comments on the next line", head) { _ in "# navstyle:disable-next-line unused-color\n" },
    Input("comments that begin", head) { _ in "# navstyle:disable unused-color\n" },
    Input("a comment with codes", head + "# navstyle:disable ") { "a\($0), " },
    Input("includes", "navstyle: 1\ninclude: [") { "x\($0).yaml, " },
    Input("overrides", head + "transitions:\n") { _ in "  - { from: home, to: '*' }\n" },
    Input("a long line", "a: ") { _ in "x" },
    Input("a long key") { _ in "x" },
    Input("a long text in quotes", "a: \"") { _ in "x\\n" },
    Input("a long block", "a: |\n") { _ in "  x\n" },
    Input("a long text over lines", "a: x\n") { _ in "  x\n" },
    Input("wide characters", "a: ") { _ in "🎉" },
    Input("combining characters", "a: a") { _ in "\u{301}" },
    Input("spaces that are none", head) { _ in "a\u{A0}: b\n" },
    Input("next lines in quotes", "a: \"") { _ in "x\u{85}" },
    Input("documents", head) { _ in "---\n" },
  ]

  @Test(arguments: inputs)
  func `a file of eight megabytes comes to its end`(input: Input) async throws {
    let bytes = input.bytes
    let isInside = await watched {
      checked(bytes: bytes).findings.allSatisfy { $0.range.end <= UInt32(bytes.count) }
    }
    #expect(isInside == true)
  }
}
