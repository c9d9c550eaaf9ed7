import Navigation
import StyleModel
import TestSupport
import Testing

@Suite struct PopReachTests {
  /// The returns to nowhere, as `from → to`.
  private func lost(_ text: String) -> [String] {
    let (style, graph) = navigated("navstyle: 1\n" + text)
    return graph.returnsToNowhere().map { index in
      let edge = graph.edges[index]
      return "\(style.screenName(Int(edge.from))) → \(style.screenName(Int(edge.to)))"
    }
  }

  @Test func `what is below in some stack is no mistake in any`() {
    let text = """
      stacks: { main: { root: a }, other: { root: e } }
      screens:
        a: { push: [b], replace: [[a, c, d]] }
        b: { pop-to: [a, b, e] }
        c: {}
        d: { pop-to: [a, c, e] }
        e: { push: [b], pop-to: [e] }
        unreachable: { pop-to: [a] }
      """
    #expect(lost(text) == ["b → b", "d → e", "e → e"])
  }

  @Test func `a hundred targets are asked about`() {
    let count = 100
    let screens = (0..<count).map { number in
      "  s\(number): { push: [s\((number + 1) % count)], pop-to: [s\(number * 7 % count), x\(number)] }"
    }
    let others = (0..<count).map { "  x\($0): {}" }
    let text = (["stacks: { a: { root: s0 } }", "screens:"] + screens + others)
      .joined(separator: "\n")
    #expect(lost(text).count == count)
    #expect(lost(text).allSatisfy { $0.contains("→ x") })
  }

  @Test func `the same is found by trying all stacks`() {
    var generator = SeededGenerator(seed: 51)
    var counts = [0, 0]
    for _ in 0..<500 {
      let app = RandomApp(&generator, screens: 2 + generator.below(3))
      let (style, graph) = navigated(app.text)
      let stacks = app.reachable(from: app.stacks.map(\.root), height: 8)
      let lost = Set(
        graph.returnsToNowhere().map { [graph.edges[$0].from, graph.edges[$0].to].map(Int.init) })
      for (screen, definition) in app.screens.enumerated() where graph.isReachable[screen] {
        for target in definition.popTo {
          let isBelow = stacks.contains { $0.last == screen && $0.dropLast().contains(target) }
          #expect(
            lost.contains([screen, target]) == !isBelow, "\(screen) → \(target)\n\(app.text)")
          counts[isBelow ? 1 : 0] += 1
        }
      }
      let shortest = graph.shortestStacks
      for screen in style.screens.indices {
        let stack = shortest.stack(withTop: Int32(screen)).map(Int.init)
        let best = stacks.filter { $0.last == screen }.map(\.count).min()
        #expect(stack.isEmpty ? best == nil : stacks.contains(stack), "\(stack)\n\(app.text)")
        #expect(stack.isEmpty || stack.count == best, "\(stack)\n\(app.text)")
      }
    }
    #expect(counts.allSatisfy { $0 > 100 }, "\(counts)")
  }
}
