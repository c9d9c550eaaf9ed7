import Diagnostics
import SourceText
import TestSupport
import Testing
import YAMLSyntax

@Suite struct SplitTextTests {
  /// The texts of a flow collection's scalars that are values of their own, joined ones in `‹…›`.
  private func values(_ text: String) -> [String] {
    let document = parse(SourceFile(path: "x", text: text)).value
    return document.allNodes.filter {
      document.kind(of: $0) == .scalar && !document.isPiece($0)
    }.map { document.isJoined($0) ? "‹\(document.text(of: $0))›" : document.text(of: $0) }
  }

  @Test(arguments: [
    ("{a: rgba(1, 2, 3)}", ["a", "‹rgba(1, 2, 3)›"]),
    ("{a: rgba(1,2,3,.5), b: c}", ["a", "‹rgba(1,2,3,.5)›", "b", "c"]),
    ("[rgb(1, 2, 3), x]", ["‹rgb(1, 2, 3)›", "x"]),
    ("{a: f(g(1, 2), h(3, 4)), b: 1}", ["a", "‹f(g(1, 2), h(3, 4))›", "b", "1"]),
    ("{a: f(1, 1, 1), b: f(1, 1)}", ["a", "‹f(1, 1, 1)›", "b", "‹f(1, 1)›"]),
    ("{a: [f(1, 2)], b: {c: f(3, 4)}}", ["a", "‹f(1, 2)›", "b", "c", "‹f(3, 4)›"]),
    ("{a: f(1,\n  2\n  , 3)}", ["a", "‹f(1,\n  2\n  , 3)›"]),
    ("{a: hsl(1, 50%, 50%)}", ["a", "‹hsl(1, 50%, 50%)›"]),
  ])
  func `a text that its commas split is one text`(_ text: String, _ values: [String]) {
    #expect(self.values(text) == values)
    #expect(read(text).isWellNested && read(text).isInsideFile)
  }

  @Test(arguments: [
    "{a: rgba(1, 2, b: 3)}", "{a: rgba(1, 2}", "{a: f(1, 2: 3)}", "{a: f(1, 2: )}",
    "[f(1, 'x', 2)]",
    "{a: f(1), b: 2}", "{a: f), b: (2}", "[f(1, [2], 3)]", "{a: 'f(1', b)}", "[!!str f(1, 2)]",
    "[&x f(1, *x, 2)]", "{a: f(1, 2)), b}", "{a: \"rgba(1, 2, 3)\"}", "a: rgba(1, 2, 3)",
    "{f(1, 2): 3}",
  ])
  func `anything else stays as YAML reads it`(_ text: String) {
    let document = parse(SourceFile(path: "x", text: text)).value
    #expect(!document.allNodes.contains(where: document.isJoined))
    #expect(!document.allNodes.contains(where: document.isPiece))
  }
}
