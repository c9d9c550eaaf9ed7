import Navigation
import StyleModel
import TestSupport
import Testing

@Suite struct TabBarReachTests {
  private func visibilities(_ text: String) -> [String: [Visibility]] {
    let (style, graph) = navigated("navstyle: 1\n" + text)
    return Dictionary(
      uniqueKeysWithValues: style.screens.indices.map {
        (style.screenName($0), graph.tabBars.visibilities(ofScreen: Int32($0)))
      })
  }

  /// The stack in which an operation changes the tab bar.
  private func stack(
    _ text: String, _ from: String, _ operation: Navigation.Operation, _ to: String
  )
    -> [String]?
  {
    let (style, graph) = navigated("navstyle: 1\n" + text)
    let edge = graph.edges.first {
      $0.operation == operation && style.screenName(Int($0.from)) == from
        && style.screenName(Int($0.to)) == to
    }
    guard let edge else { return ["no such edge"] }
    let stack = graph.tabBars.difference(along: edge)
    #expect(graph.tabBars.changes(along: edge) == (stack != nil))
    return stack?.map { style.screenName(Int($0)) }
  }

  @Test func `a tab bar stays hidden for all that is pushed above`() {
    let text = """
      stacks: { m: { root: a, tab-bar: true }, n: { root: e } }
      screens:
        a: { push: [b, d] }
        b: { tab-bar: hidden, push: [c] }
        c: { push: [d] }
        d: {}
        e: {}
        f: {}
      """
    let seen = visibilities(text)
    #expect(seen["a"] == [.shown] && seen["b"] == [.hidden] && seen["c"] == [.hidden])
    #expect(seen["d"] == [.shown, .hidden])
    #expect(seen["e"] == [.hidden] && seen["f"] == [])
    #expect(stack(text, "a", .push, "b") == ["a", "b"])
    #expect(stack(text, "b", .push, "c") == nil)
    #expect(stack(text, "a", .push, "d") == nil)
  }

  @Test func `in a stack without tab bar nothing is said of it`() {
    let text = "screens: { a: { push: [b] }, b: { tab-bar: hidden } }"
    #expect(visibilities(text) == ["a": [.hidden], "b": [.hidden]])
    #expect(stack(text, "a", .push, "b") == nil)
  }

  @Test func `a return inside a list that was set as a whole is found`() {
    let text = """
      stacks: { m: { root: a, tab-bar: true } }
      screens:
        a: { replace: [[a, h, f]] }
        h: { tab-bar: hidden }
        f: { pop-to: [a], pop-to-root: true }
      """
    #expect(stack(text, "f", .popTo, "a") == ["a", "h", "f"])
    #expect(stack(text, "f", .popToRoot, "a") == ["a", "h", "f"])
    #expect(stack(text, "a", .replace, "f") == ["a"])
  }

  @Test func `a screen that takes another's place stands where that one stood`() {
    let text = """
      stacks: { m: { root: a, tab-bar: true } }
      screens:
        a: { push: [b], replace-top: [r] }
        b: { replace-top: [h] }
        h: { tab-bar: hidden, push: [c], replace-top: [d] }
        c: { pop-to: [a], replace-top: [e] }
        d: {}
        e: { pop-to-root: true }
        r: {}
      """
    let seen = visibilities(text)
    #expect(seen["d"] == [.shown] && seen["h"] == [.hidden] && seen["e"] == [.hidden])
    #expect(stack(text, "b", .replaceTop, "h") == ["a", "b"])
    #expect(stack(text, "h", .replaceTop, "d") == ["a", "h"])
    #expect(stack(text, "c", .replaceTop, "e") == nil)
    #expect(stack(text, "c", .popTo, "a") == ["a", "h", "c"])
    #expect(stack(text, "e", .popToRoot, "a") == ["a", "h", "e"])
    #expect(stack(text, "e", .popToRoot, "r") == ["no such edge"])
  }

  @Test func `a return leads to the nearest one, not past it`() {
    let text = """
      stacks: { m: { root: a, tab-bar: true } }
      screens:
        a: { push: [h] }
        h: { tab-bar: hidden, push: [b] }
        b: { push: [a, f] }
        f: { pop-to: [a, b], pop-to-root: true }
      """
    // Above the upper 'a' everything is hidden already; from 'b' only the lower one is below.
    #expect(stack(text, "f", .popTo, "a") == ["a", "h", "b", "f"])
    #expect(stack(text, "f", .popTo, "b") == nil)
    let onlyPast = """
      stacks: { m: { root: a, tab-bar: true } }
      screens:
        a: { push: [h, f] }
        h: { tab-bar: hidden, push: [a] }
        f: { pop-to: [a], pop-to-root: true }
      """
    #expect(stack(onlyPast, "f", .popTo, "a") == nil)
    #expect(stack(onlyPast, "f", .popToRoot, "a") == ["a", "h", "a", "f"])
  }

  @Test(.comesToAnEnd) func `a long way is walked`() {
    let chain = (0..<5000).map { "  s\($0): { push: [s\($0 + 1)] }\n" }.joined()
    let text = """
      stacks: { m: { root: s0, tab-bar: true } }
      screens:
      \(chain)
        s5000: { push: [end], tab-bar: hidden }
        end: { pop-to: [s4999], pop-to-root: true }
      """
    #expect(stack(text, "end", .popTo, "s4999")?.count == 5002)
    #expect(stack(text, "end", .popToRoot, "s0")?.count == 5002)
  }

  @Test func `more returns than are followed at a time are told apart`() {
    let screens = (0..<200).map { number in
      let tabBar = number == 100 ? ", tab-bar: hidden" : ""
      return "  s\(number): { push: [s\(number + 1)]\(tabBar) }\n"
    }.joined()
    let targets = (0..<200).map { "s\($0)" }.joined(separator: ", ")
    let (_, graph) = navigated(
      """
      navstyle: 1
      stacks: { m: { root: s0, tab-bar: true } }
      screens:
      \(screens)
        s200: { push: [s50], pop-to: [\(targets)] }
      """)
    let returns = graph.edges.filter { $0.operation == .popTo }
    #expect(returns.count == 200)
    let stacks = graph.tabBars.differences(along: returns)
    for (edge, stack) in zip(returns, stacks) {
      #expect(graph.tabBars.changes(along: edge) == (edge.to < 100), "s\(edge.to)")
      #expect(stack == (edge.to < 100 ? Array(0...200) : nil), "s\(edge.to)")
    }
  }

  @Test func `visibilities are those found by trying`() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<2000 {
      let app = RandomApp(&generator, screens: 2 + generator.below(3))
      let (_, graph) = navigated(app.text)
      let stacks = Self.stacks(app, height: 7)
      for screen in app.screens.indices {
        var seen: Set<Visibility> = []
        for stack in stacks.withTabBar where stack[stack.count - 1] == screen {
          seen.insert(app.isTabBarShown(in: stack) ? .shown : .hidden)
        }
        if stacks.without.contains(where: { $0[$0.count - 1] == screen }) { seen.insert(.hidden) }
        #expect(
          Set(graph.tabBars.visibilities(ofScreen: Int32(screen))) == seen,
          "s\(screen)\n\(app.text)")
      }
    }
  }

  private static func stacks(
    _ app: RandomApp, height: Int
  ) -> (withTabBar: Set<[Int]>, without: Set<[Int]>) {
    let roots = { hasTabBar in app.stacks.filter { $0.hasTabBar == hasTabBar }.map(\.root) }
    return (
      app.reachable(from: roots(true), height: height),
      app.reachable(from: roots(false), height: height)
    )
  }

  /// Where an operation leads from a stack; nil where it cannot be.
  private static func result(of edge: Edge, from stack: [Int], _ app: RandomApp) -> [Int]? {
    guard stack[stack.count - 1] == Int(edge.from) else { return nil }
    let target = Int(edge.to)
    switch edge.operation {
    case .push: return stack + [target]
    case .popTo:
      return stack.dropLast().lastIndex(of: target).map { Array(stack[...$0]) }
    case .popToRoot: return stack.count > 1 && stack[0] == target ? [target] : nil
    case .replace: return app.screens[Int(edge.from)].replace[Int(edge.list)]
    case .replaceTop: return stack.dropLast() + [target]
    case .pop, .backMenu, .tabTap: return nil
    }
  }

  @Test func `a reported stack really occurs and is as short as any`() {
    var generator = SeededGenerator(seed: 22)
    var compared: [Navigation.Operation: Int] = [:]
    for _ in 0..<2500 {
      let app = RandomApp(&generator, screens: 2 + generator.below(3))
      let (_, graph) = navigated(app.text)
      let stacks = Self.stacks(app, height: 7).withTabBar
      for edge in graph.edges {
        let changing = stacks.filter { stack in
          guard let next = Self.result(of: edge, from: stack, app) else { return false }
          return app.isTabBarShown(in: stack) != app.isTabBarShown(in: next)
        }
        let isPush = edge.operation == .push
        let shortest = changing.map(\.count).min().map { isPush ? $0 + 1 : $0 }
        let reported = graph.tabBars.difference(along: edge)?.map(Int.init)
        let name = "s\(edge.from) \(edge.operation) s\(edge.to) \(edge.list)\n\(app.text)"
        #expect(graph.tabBars.changes(along: edge) == (reported != nil))
        // The stacks tried are not high enough to deny a higher one.
        if let reported, reported.count > 7 { continue }
        #expect(reported?.count == shortest, "\(name)")
        guard let reported else { continue }
        #expect(changing.contains(isPush ? Array(reported.dropLast()) : reported), "\(name)")
        compared[edge.operation, default: 0] += 1
      }
    }
    for operation in [Navigation.Operation.push, .popTo, .popToRoot, .replace, .replaceTop] {
      #expect(compared[operation, default: 0] > 100, "\(operation): \(compared)")
    }
  }
}
