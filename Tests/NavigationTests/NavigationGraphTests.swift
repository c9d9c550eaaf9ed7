import Navigation
import SourceText
import StyleModel
import TestSupport
import Testing

@Suite struct NavigationGraphTests {
  /// `from → to operation` of every edge.
  private func edges(_ text: String) -> [String] {
    let (style, graph) = navigated("navstyle: 1\n" + text)
    return graph.edges.map { edge in
      let list = edge.operation == .replace ? " \(edge.list)" : ""
      return "\(style.screenName(Int(edge.from))) → \(style.screenName(Int(edge.to))) "
        + edge.operation.rawValue + list
    }
  }

  private func reachable(_ text: String) -> [String] {
    let (style, graph) = navigated("navstyle: 1\n" + text)
    return style.screens.indices.filter { graph.isReachable[$0] }.map(style.screenName)
  }

  // MARK: Stacks

  @Test func `without stacks there is one that starts at the first screen`() {
    let (_, graph) = navigated("navstyle: 1\nscreens: { a: {}, b: {} }")
    #expect(graph.stacks.map(\.name) == ["main"])
    #expect(graph.stacks.map(\.root) == [0])
    #expect(graph.stacks.map(\.hasTabBar) == [false])
    #expect(graph.isReachable == [true, false])
  }

  @Test func `declared stacks are those, in their order`() {
    let (_, graph) = navigated(
      "navstyle: 1\nstacks: { x: { root: b, tab-bar: true }, y: { root: a } }\nscreens: { a: {}, b: {} }"
    )
    #expect(graph.stacks.map(\.name) == ["x", "y"])
    #expect(graph.stacks.map(\.root) == [1, 0])
    #expect(graph.stacks.map(\.hasTabBar) == [true, false])
  }

  @Test(arguments: ["", "screens: {}", "stacks: { m: { root: x } }\nscreens: { a: {} }"])
  func `where there is nothing to start from nothing is reachable`(_ text: String) {
    let (_, graph) = navigated("navstyle: 1\n" + text)
    #expect(graph.stacks.isEmpty && graph.edges.isEmpty)
    #expect(!graph.isReachable.contains(true))
  }

  // MARK: Edges

  @Test func `every declared operation is an edge, screen by screen`() {
    let edges = edges(
      """
      screens:
        a: { push: [b, c] }
        b: { push: [c], pop-to: [a], replace: [[c], [a, b]] }
        c: { pop-to-root: true }
      """)
    #expect(
      edges == [
        "a → b push", "a → c push", "b → c push", "b → a pop-to", "b → c replace 0",
        "b → b replace 1", "c → a pop-to-root",
      ])
  }

  @Test func `a screen may push itself, and saying a thing twice changes nothing`() {
    #expect(edges("screens: { a: { push: [a, a] } }") == ["a → a push"])
    let many = (0..<12).map { "s\($0): {}" }.joined(separator: ", ")
    let names = (0..<12).map { "s\($0)" }.joined(separator: ", ")
    #expect(
      edges("screens: { a: { push: [\(names), \(names)], pop-to: [s1, s1, s2] }, \(many) }").count
        == 14)
  }

  @Test func `a return to the root leads to every root that can be below`() {
    let edges = edges(
      """
      stacks: { x: { root: a }, y: { root: b }, z: { root: other } }
      screens:
        a: { push: [detail] }
        b: { push: [detail] }
        other: {}
        detail: { pop-to-root: true, replace: [[c, d]] }
        c: {}
        d: { push: [detail] }
      """)
    #expect(
      edges.filter { $0.hasSuffix("pop-to-root") } == [
        "detail → a pop-to-root", "detail → b pop-to-root", "detail → c pop-to-root",
      ])
  }

  @Test(arguments: [
    ("screens: { a: { pop-to-root: true } }", []),
    ("screens: { a: { pop-to-root: true, push: [a] } }", ["a → a pop-to-root"]),
    ("screens: { a: {}, b: { pop-to-root: true } }", []),
    (
      "defaults: { pop-to-root: true }\nscreens: { a: { push: [b] }, b: {} }", ["b → a pop-to-root"]
    ),
    (
      "styles: { s: { pop-to-root: true } }\nscreens: { a: { push: [b] }, b: { style: s } }",
      ["b → a pop-to-root"]
    ),
    (
      "defaults: { pop-to-root: true }\nscreens: { a: { push: [b] }, b: { pop-to-root: false } }",
      []
    ),
  ])
  func `only what stands above a root returns to it`(_ text: String, _ expected: [String]) {
    #expect(edges(text).filter { $0.hasSuffix("pop-to-root") } == expected)
  }

  @Test func `an edge knows where it was declared`() {
    let text = """
      navstyle: 1
      styles: { s: { pop-to-root: true } }
      screens:
        a: { push: [b] }
        b: { style: s, pop-to: [a], replace: [[a], [b, a]] }
      """
    let (style, graph) = navigated(text)
    let texts = graph.edges.map { style.sources.text($0.range(in: style)) }
    // Two roots can be below 'b': 'a', and 'b' itself by its own second list.
    #expect(texts == ["b", "a", "pop-to-root: true", "pop-to-root: true", "[a]", "[b, a]"])
  }

  // MARK: Reachability

  @Test func `screens come up by push and by replace, and no other way`() {
    let text = """
      stacks: { m: { root: a } }
      screens:
        a: { push: [b], present: [m], pop-to: [x] }
        b: { replace: [[c, d]] }
        c: { push: [e] }
        d: {}
        e: {}
        x: { push: [y] }
        y: {}
      """
    #expect(reachable(text) == ["a", "b", "c", "d", "e"])
  }

  @Test(.comesToAnEnd) func `a very long chain and a very wide screen come to an end`() {
    let chain = (0..<20_000).map { "  s\($0): { push: [s\($0 + 1)], pop-to-root: true }\n" }
    let text = "navstyle: 1\nscreens:\n" + chain.joined() + "  s20000: {}\n"
    let (_, graph) = navigated(text)
    #expect(!graph.isReachable.contains(false))
    #expect(graph.edges.count == 20_000 + 19_999)
  }

  @Test func `reachability and returns are those found by trying`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<1500 {
      let app = RandomApp(&generator, screens: 2 + generator.below(3))
      let (_, graph) = navigated(app.text)
      let stacks = app.reachable(from: app.stacks.map(\.root), height: 6)
      let tops = Set(stacks.compactMap(\.last))
      #expect(
        app.screens.indices.filter { graph.isReachable[$0] } == tops.sorted(), "\(app.text)")
      let returns = Set(
        stacks.filter { $0.count > 1 && app.screens[$0[$0.count - 1]].isReturning }
          .map { [$0[$0.count - 1], $0[0]] })
      let edges = graph.edges.filter { $0.operation == .popToRoot }
        .map { [Int($0.from), Int($0.to)] }
      #expect(edges.count == Set(edges).count)
      #expect(Set(edges) == returns, "\(app.text)")
    }
  }

  @Test func `what leads to a screen is found backwards as it is forwards`() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<500 {
      let app = RandomApp(&generator, screens: 2 + generator.below(3))
      let (_, graph) = navigated(app.text)
      let targets = app.screens.indices.map { _ in generator.chance(0.3) }
      let expected = app.screens.indices.map { start in
        app.reachable(from: [start], height: 6).contains { $0.contains { targets[$0] } }
      }
      #expect(graph.screens(thatLeadTo: targets) == expected, "\(targets)\n\(app.text)")
    }
  }
}
