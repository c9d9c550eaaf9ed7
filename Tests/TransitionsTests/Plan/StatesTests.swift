import Diagnostics
import LintRules
import Navigation
import StyleModel
import TestSupport
import Testing
import Transitions

/// Plans of screens that have states, where an override names the pair; of others the pairs speak.
@Suite struct StatesTests {
  private static let small = """
    navstyle: 1
    targets: { ios: 17, appearances: [light] }
    screens:
      home: { bar: { alpha: 0 }, push: [detail], states: { scrolled: { bar: { alpha: 1 } } } }
      detail: { bar: { alpha: 0 }, replace: [[home]], states: { reading: { bar: { hidden: true } } } }
    """

  private static let named = small + "\ntransitions: [{ from: home, to: detail, animated: true }]"

  @Test func `where no override names a pair, its looks decide`() {
    let json = PlanJSON(planned(Self.small))
    #expect(json.transitions.allSatisfy { $0["states"] == nil })
    let pairs = json["pairs"] as? [String: [String: [String: Int]]]
    // A new screen is in the state it opens with; a covered one may be in any.
    #expect(
      pairs?.mapValues { $0.mapValues { $0.keys.sorted() } } == [
        "0": ["0": ["pop"], "1": ["pop"]], "1": ["0": ["push"]],
        "2": ["0": ["pop"], "1": ["pop"]],
      ])
  }

  @Test func `every combination of states is decided, both ways`() {
    let plan = planned(Self.named)
    let found = plan.stateTransitions(ofEdge: 0).map { transition in
      let names = [
        plan.resolved.stateName(transition.states.from, ofScreen: transition.from),
        plan.resolved.stateName(transition.states.to, ofScreen: transition.to),
      ]
      return "\(transition.operation.rawValue) \(names.joined(separator: "/")) "
        + transition.way.decision.rowName
    }
    #expect(
      found == [
        "push /reading hidden-differs", "pop reading/ hidden-differs",
        "push scrolled/ material-differs", "pop /scrolled material-differs",
        "push scrolled/reading hidden-differs", "pop reading/scrolled hidden-differs",
      ])
    #expect(plan.transitions(ofEdge: 0).allSatisfy { $0.way.decision.rowName == "unchanged" })
  }

  @Test func `the plan names every combination`() {
    let json = PlanJSON(planned(Self.named))
    #expect(
      json["screens", "home", "looks"] as? [String: [String: Int]]
        == ["": ["hidden": 0], "scrolled": ["hidden": 1]])
    #expect(json.looks.count == 3)
    let push = json.transitions[0]["states"] as? [String: Int]
    #expect(push.map { Set($0.keys) } == ["/reading", "scrolled/", "scrolled/reading"])
    #expect(
      push?["/reading"] == push?["scrolled/reading"] && push?["scrolled/"] != push?["/reading"])
    let pop = json.transitions[1]["states"] as? [String: Int]
    #expect(pop.map { Set($0.keys) } == ["reading/", "/scrolled", "reading/scrolled"])
    let replace = json.transitions[2]["states"] as? [String: [String: Int]]
    #expect(replace?["reading/scrolled"].map { Set($0.keys) } == ["pop"])
    #expect(json.transitions.allSatisfy { $0["states-from-26"] == nil })
    #expect(json["stacks", "main", "bar"] as? String == "transparent")
    #expect(json["screens", "detail", "restore-gesture"] as? Bool == true)
  }

  @Test func `from iOS 26 other recipes are named apart`() {
    let json = PlanJSON(
      planned(Self.named.replacing("ios: 17", with: "ios: \"17..26\"")))
    let push = json.transitions[0]["states-from-26"] as? [String: Int]
    #expect(push.map { Set($0.keys) } == ["scrolled/"])
  }

  @Test func `states decide as their looks would`() {
    var generator = SeededGenerator(seed: 77)
    for _ in 0..<20 {
      let count = 6
      func keys() -> String {
        // A state can say less than a screen.
        RandomLooks.screen(&generator).replacing(
          /, (orientation|swipe-back|tab-bar): (\{.*?\}|[a-z]+)/, with: "")
      }
      let screens = (0..<count).map { screen in
        let states = (0..<generator.below(3)).map { "t\($0): { \(keys()) }" }
        return "  s\(screen): { push: [s\(generator.below(count))], \(keys()), "
          + "states: { \(states.joined(separator: ", ")) } }\n"
      }
      let text = "navstyle: 1\nscreens:\n\(screens.joined())"
      #expect(checked(text).findings.filter(\.isBlocking).isEmpty, "\(text)")
      let pairs = Set(
        planned(text).graph.edges.map { "s\(min($0.from, $0.to)), to: s\(max($0.from, $0.to))" })
      let plan = planned(
        text + "transitions:\n"
          + pairs.sorted().map { "  - { from: \($0), animated: true }\n" }.joined())
      let decider = Decider(
        targets: plan.resolved.style.targets, choices: MotionChoices(plan.resolved.style),
        profile: .navstyle)
      for edge in plan.graph.edges.indices {
        let ends = [plan.graph.edges[edge].from, plan.graph.edges[edge].to]
        let counts = ends.map { plan.resolved.states(ofScreen: Int($0)).count + 1 }
        let transitions = plan.stateTransitions(ofEdge: edge)
        #expect(transitions.count == (counts[0] * counts[1] - 1) * 2)
        for transition in transitions {
          let from = plan.resolved.look(ofScreen: transition.from, state: transition.states.from)
          let to = plan.resolved.look(ofScreen: transition.to, state: transition.states.to)
          let decision = decider.decide(from, to, tabBarDiffers: false, in: .below26)
          #expect(transition.way.decision == decision)
        }
      }
    }
  }

  @Test func `a state that hides the tab bar hides it for what is pushed from it`() {
    let plan = planned(
      """
      navstyle: 1
      targets: { ios: 17 }
      stacks: { main: { root: a, tab-bar: true } }
      screens:
        a: { push: [b], states: { full: { tab-bar: hidden } } }
        b: { push: [c], states: { full: { tab-bar: hidden } } }
        c: {}
      transitions: [{ from: a, to: b, animated: true }, { from: b, to: c, animated: true }]
      """)
    let rows = (0...1).map { edge in
      plan.stateTransitions(ofEdge: edge).filter { $0.direction == .push }
        .map { "\($0.states.from)\($0.states.to) \($0.way.decision.rowName)" }
    }
    // Pushed while the tab bar was there, 'b' is left for an 'a' that has hidden it since.
    #expect(rows[0] == ["01 tab-bar-differs", "10 tab-bar-differs", "11 unchanged"])
    #expect(rows[1] == ["10 tab-bar-differs"])
    let tabBars = plan.graph.tabBars
    #expect(tabBars.visibilities(ofScreen: 2) == [.shown, .hidden])
    #expect(tabBars.visibilities(ofScreen: 0) == [.shown])
    #expect(tabBars.visibilities(ofScreen: 0, asking: .hidden) == [.hidden])
    let evidence = plan.stateTransitions(ofEdge: 0).first.map {
      plan.evidence(for: $0.way.decision, of: $0)
    }
    #expect(evidence?.values?.from == .text("shown") && evidence?.values?.to == .text("hidden"))
  }

  @Test func `findings name the state`() {
    let found = checked(
      Self.small
        + "\ntransitions: [{ from: home, to: detail, operation: push, strategy: background-crossfade }]"
    ).findings.filter { $0.severity == .error }
    #expect(found.map(\.code) == ["impossible-override"])
    #expect(found.first?.message.contains("'home' → 'detail' in 'reading'") == true)
    #expect(found.first?.notes.last?.message == "'detail' in 'reading' has bar.hidden: true")
  }
}
