import Navigation
import StyleModel
import TestSupport
import Testing
import Transitions

@Suite struct WritePairsTests {
  private func pairs(_ text: String) -> [String: [String: [String: Int]]]? {
    PlanJSON(planned("navstyle: 1\n" + text))["pairs"] as? [String: [String: [String: Int]]]
  }

  @Test func `the menu of the back button leads anywhere below, from iOS 14 on`() {
    let text = """
      targets: { ios: "TARGETS" }
      screens:
        a: { push: [b] }
        b: { push: [c], bar: { tint: red } }
        c: { bar: { prompt: true } }
      palette: { red: "#FF0000" }
      """
    #expect(
      pairs(text.replacing("TARGETS", with: "14..18"))?.mapValues { $0.keys.sorted() }
        == ["1": ["0"], "2": ["0", "1"]])
    #expect(pairs(text.replacing("TARGETS", with: "12..13"))?.isEmpty == true)
  }

  @Test func `a tap on the tab leads to the root, where the tab is there`() {
    let text = """
      stacks: { m: { root: a, tab-bar: true } }
      defaults: { back-button: custom }
      screens:
        a: { push: [b] }
        b: { push: [c], bar: { tint: black } }
        c: { tab-bar: hidden, bar: { prompt: true } }
      """
    #expect(pairs(text)?.mapValues { $0.keys.sorted() } == ["1": ["0"]])
  }

  @Test func `bands that differ are told apart`() {
    let text = """
      targets: { ios: "15..26" }
      screens: { a: { push: [b] }, b: { push: [c] }, c: { bar: { color: '#EEE' } } }
      """
    let cell = pairs(text)?["1"]?["0"]
    #expect(cell.map { Set($0.keys) } == ["pop", "pop-from-26"])
  }

  @Test func `pairs that would be too many have one recipe each way`() {
    let screens = (0..<260).map {
      "  s\($0): { bar: { alpha: \(Double($0) / 1000) }, push: [s\(($0 + 1) % 260)] }\n"
    }
    let plan = planned("navstyle: 1\ntargets: { ios: 17 }\nscreens:\n\(screens.joined())")
    let json = PlanJSON(plan)
    #expect(json["pairs"] == nil)
    let undeclared = json["undeclared"] as? [String: Int] ?? [:]
    let recipes = ["push", "pop"].compactMap { undeclared[$0] }.map { json.plans[$0] }
    #expect(recipes.compactMap { $0["direction"] as? String } == ["push", "pop"])
    for recipe in recipes {
      #expect(recipe["motion"] as? String == "still" && recipe["break"] as? Bool == true)
    }
    let lookup = PlanLookup(plan)
    let step = PlanLookup.Step(
      .backMenu, from: .init(screen: 2, tabBar: .hidden), to: .init(screen: 0, tabBar: .hidden))
    #expect(lookup.way(of: step) == nil)
    #expect(lookup.recipe(for: step, in: .below26).map(Int.init) == undeclared["pop"])
  }

  // MARK: What returns carry

  private func clearing(_ targets: String, _ tail: String = "") -> [String] {
    let plan = planned(
      """
      navstyle: 1
      targets: { ios: "\(targets)" }
      stacks: { m: { root: a, tab-bar: true } }
      screens:
        a: { push: [b] }
        b: { push: [c], tab-bar: hidden }
        c: { pop-to-root: true, pop-to: [b] }
      \(tail)
      """)
    let declared = plan.transitions.filter { transition in
      plan.recipes[Int(transition.way.recipe)].clearsTabBarFlag
    }.map { "\($0.operation.rawValue) \($0.from) \($0.to)" }
    let pairs = plan.pairs.pairs.filter { pair in
      plan.pairs[pair, .pop].flatMap { plan.verdicts[Int($0)].pop }.map {
        plan.recipes[Int($0.recipe)].clearsTabBarFlag
      } ?? false
    }
    return declared + pairs.map { "\($0.from.tabBar) → \($0.to.tabBar)" }
  }

  @Test func `returns that iOS 14 would leave without their tab bar clear its flag first`() {
    #expect(clearing("14..18") == ["pop-to-root 2 0", "hidden → shown"])
    #expect(clearing("15..18") == [])
    #expect(
      clearing("14", "transitions: [{ from: c, to: a, animated: false }]") == [
        "pop-to-root 2 0", "back-menu 2 0", "hidden → shown",
      ])
  }

  @Test func `a picture that only a swipe shows has a stand-in, which shows none`() {
    let plan = planned(
      """
      navstyle: 1
      targets: { ios: 17 }
      motion: { profile: ls }
      screens: { a: { push: [b] }, b: { bar: { tint: black } } }
      """)
    let shown = plan.recipes.filter(\.returnsByPicture)
    #expect(shown.count == 1)
    for recipe in shown {
      let fallback = recipe.fallback.map { plan.recipes[Int($0)] }
      #expect(fallback?.outcome == recipe.outcome && fallback?.picture == nil)
      let still = recipe.fallbackOnSystemBar.map { plan.recipes[Int($0)] }
      #expect(still?.outcome == .crossfade(.still) && still?.picture == nil)
    }
  }
}
