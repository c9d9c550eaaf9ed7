import Navigation
import StyleModel
import TestSupport
import Testing

@Suite struct ReplaceReachTests {
  private func ways(_ text: String) -> [ReplaceWays] {
    let (_, graph) = navigated("navstyle: 1\n" + text)
    return graph.edges.indices.filter { graph.edges[$0].operation == .replace }
      .map { graph.ways(ofReplace: $0) }
  }

  @Test(arguments: [
    // The list is always the lower part of the stack.
    ("screens: { a: { push: [b] }, b: { replace: [[a]] } }", [ReplaceWays.pop]),
    // It never is.
    ("screens: { a: { replace: [[b]] }, b: {} }", [.push]),
    ("screens: { a: { push: [b] }, b: { replace: [[b]] } }", [.push]),
    // It may be, or not.
    (
      "stacks: { x: { root: a }, y: { root: b } }\nscreens: { a: { push: [b] }, b: { replace: [[a]] } }",
      [.both]
    ),
    ("screens: { a: { push: [b, c] }, b: { push: [c] }, c: { replace: [[a, b]] } }", [.both]),
    // It is the stack itself: nothing happens, until the screen is pushed once more.
    ("screens: { a: { replace: [[a]] } }", [.both]),
    ("screens: { a: { replace: [[a]], push: [a] } }", [.pop]),
    // Nothing leads there.
    ("screens: { a: {}, b: { replace: [[a]] } }", [.both]),
  ])
  func `a replace goes the ways that its stacks allow`(_ text: String, _ ways: [ReplaceWays]) {
    #expect(self.ways(text) == ways)
  }

  @Test func `the ways are those found by trying`() {
    var generator = SeededGenerator(seed: 31)
    var counts: [UInt8: Int] = [:]
    for _ in 0..<1500 {
      let app = RandomApp(&generator, screens: 2 + generator.below(3))
      let (_, graph) = navigated(app.text)
      let stacks = app.reachable(from: app.stacks.map(\.root), height: 7)
      for (index, edge) in graph.edges.enumerated() where edge.operation == .replace {
        let list = app.screens[Int(edge.from)].replace[Int(edge.list)]
        var ways: ReplaceWays = []
        for stack in stacks where stack[stack.count - 1] == Int(edge.from) && stack != list {
          ways.insert(stack.starts(with: list) ? .pop : .push)
        }
        #expect(
          graph.ways(ofReplace: index) == (ways.isEmpty ? .both : ways),
          "s\(edge.from) \(list)\n\(app.text)")
        counts[ways.rawValue, default: 0] += 1
      }
    }
    #expect((0...3).allSatisfy { counts[$0, default: 0] > 20 }, "\(counts)")
  }

  @Test(.comesToAnEnd) func `very many replaces of very large stacks come to an end`() {
    let names = (0..<3000).map { "s\($0)" }
    let screens = names.enumerated().map { index, name in
      "  \(name): { push: [\(names[(index + 1) % 3000])], replace: [[s0, \(name)]] }\n"
    }
    #expect(ways("screens:\n" + screens.joined()).count == 3000)
  }
}
