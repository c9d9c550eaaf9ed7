import Navigation
import StyleModel
import TestSupport
import Testing
import Transitions

@Suite struct PlannerTests {
  private func bars(_ text: String) -> [String] {
    planned("navstyle: 1\ntargets: { ios: 17 }\n" + text).stackBars.map(\.rawValue)
  }

  // MARK: Whose bar is transparent

  @Test(arguments: [
    ("color: white", "color: '#EEE'", "transparent"),
    ("color: white", "color: black", "transparent"),
    ("tint: white", "", "system"), ("hidden: true", "", "system"), ("", "", "system"),
  ])
  func `one blend or ride takes UIKit's bar away`(_ from: String, _ to: String, _ bar: String) {
    #expect(bars("screens: { a: { push: [b], bar: { \(from) } }, b: { bar: { \(to) } } }") == [bar])
  }

  @Test func `the upper band counts as well`() {
    let lower = PairText(bars: "", "material: chrome")
    #expect(lower.plan.stackBars == [.system])
    let entry = "transitions: [{ from: a, to: b, strategy: background-crossfade, motion: ride }]"
    #expect(PairText(bars: "hidden: true", "", entry).plan.stackBars == [.transparent])
    let onlyPop =
      "transitions: [{ from: b, to: a, operation: pop, strategy: background-crossfade, motion: ride }]"
    #expect(PairText(bars: "", "", onlyPop).plan.stackBars == [.transparent])
  }

  @Test func `a screen that several stacks share does not drag one into the other's blend`() {
    let text = """
      stacks: { x: { root: a }, y: { root: b } }
      screens:
        a: { push: [detail], bar: { color: white } }
        b: { push: [detail], bar: { color: '#EEE' } }
        detail: { pop-to-root: true, pop-to: [b], bar: { color: white } }
      """
    #expect(bars(text) == ["system", "transparent"])
  }

  @Test func `stacks are as what can come up in them`() {
    var generator = SeededGenerator(seed: 41)
    var seen: [String: Int] = [:]
    for _ in 0..<600 {
      let count = 3 + generator.below(5)
      func name() -> String { "s\(generator.below(count))" }
      let screens = (0..<count).map { screen in
        let pushes = (0..<generator.below(3)).map { _ in name() }.joined(separator: ", ")
        let replace = generator.chance(0.2) ? "[[\(name())]]" : "[]"
        let color = generator.chance(0.8) ? "white" : "'#EEE'"
        return
          "  s\(screen): { push: [\(pushes)], replace: \(replace), bar: { color: \(color) } }\n"
      }
      let text =
        "navstyle: 1\ntargets: { ios: 17 }\nstacks: { x: { root: s0 }, y: { root: s1 } }\n"
        + "defaults: { back-button: custom }\n"
        + "screens:\n" + screens.joined()
      let plan = planned(text)
      let fading = plan.transitions.filter { transition in
        let motion = plan.recipes[Int(transition.way.recipe)].outcome.motion
        return motion == .blend || motion == .ride
      }
      for (root, bar) in [(0, plan.stackBars[0]), (1, plan.stackBars[1])] {
        let reachable = Self.reachable(from: root, plan.resolved.style)
        let expected = fading.contains { reachable.contains(Int($0.edge.from)) }
        #expect((bar == .transparent) == expected, "\(text)")
        seen[bar.rawValue, default: 0] += 1
      }
    }
    #expect(seen.values.allSatisfy { $0 > 100 } && seen.count == 2)
  }

  /// The screens that can come up above a root.
  private static func reachable(from root: Int, _ style: AppStyle) -> Set<Int> {
    var found: Set = [root]
    var queue = [root]
    while let screen = queue.popLast() {
      let settings = style.screens[screen].settings
      let lists = style.items(.replace, in: settings).flatMap { style.items(ofList: $0.target) }
      for item in Array(style.items(.push, in: settings)) + lists
      where found.insert(Int(item.target)).inserted {
        queue.append(Int(item.target))
      }
    }
    return found
  }

  // MARK: Transitions

  @Test func `a push brings its way back, and returns only go back`() {
    let plan = planned(
      """
      navstyle: 1
      screens:
        a: { push: [b] }
        b: { pop-to: [a], pop-to-root: true, replace: [[a], [b]] }
      """)
    let names = plan.transitions.map { transition in
      "\(transition.from) \(transition.to) \(transition.operation.rawValue) "
        + transition.direction.rawValue
    }
    #expect(
      names == [
        "0 1 push push", "1 0 pop pop", "1 0 pop-to pop", "1 0 pop-to-root pop",
        "1 0 replace push", "1 0 replace pop", "1 1 replace push",
      ])
  }

  @Test func `verdicts are shared, and decide as the decider does`() {
    var generator = SeededGenerator(seed: 42)
    let count = 80
    let screens = (0..<count).map { screen in
      "  s\(screen): { push: [s\(generator.below(count)), s\(generator.below(count))], "
        + "\(RandomLooks.screen(&generator)) }\n"
    }
    let plan = planned(
      "navstyle: 1\nstacks: { m: { root: s0, tab-bar: true } }\nscreens:\n\(screens.joined())")
    let style = plan.resolved.style
    let decider = Decider(
      targets: style.targets, choices: MotionChoices(style), profile: .navstyle)
    for transition in plan.transitions {
      let differs = plan.graph.tabBars.difference(along: transition.edge) != nil
      let decisions = Band.allCases.map { band in
        decider.decide(
          plan.resolved.look(ofScreen: transition.from),
          plan.resolved.look(ofScreen: transition.to),
          tabBarDiffers: differs, in: band)
      }
      let way = transition.way
      #expect(way.decision == decisions[0])
      #expect((way.from26?.decision ?? way.decision) == decisions[1])
      #expect((plan.tabBarStack(of: transition) != nil) == differs)
    }
    #expect(plan.verdicts.count <= plan.graph.edges.count + plan.pairs.pairs.count)
    #expect(plan.edgeVerdicts.count == plan.graph.edges.count)
  }
}
