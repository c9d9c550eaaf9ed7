import Navigation
import StyleModel
import TestSupport
import Testing
import Transitions

@Suite struct PicturePlanTests {
  /// `from operation to` of every edge that takes a picture.
  private func taken(_ text: String) -> [String] {
    let plan = planned("navstyle: 1\n" + text)
    let pictures = findPictures(for: plan)
    return plan.graph.edges.indices.filter { pictures.isTaken(by: $0) }.map { index in
      let edge = plan.graph.edges[index]
      let style = plan.resolved.style
      return "\(style.screenName(Int(edge.from))) \(edge.operation.rawValue) "
        + style.screenName(Int(edge.to))
    }
  }

  /// Swipes show a picture of whatever they lead to, taps only where nothing else can carry a pair.
  @Test func `a picture that only a finger shows is taken for the screen directly below`() {
    let text = """
      motion: { profile: ls }
      screens:
        a: { push: [b] }
        b: { swipe-back: off, push: [c] }
        c: { pop-to: [a] }
      """
    #expect(taken(text) == ["b push c"])
  }

  @Test(arguments: [
    ("", ["a push b", "b push c"]),
    // Not even a swipe moves anything.
    ("animated: false", []),
  ])
  func `a picture that nothing moves is not taken`(_ asked: String, _ expected: [String]) {
    let text = """
      defaults: { swipe-back: off }
      screens:
        a: { push: [b] }
        b: { bar: { hidden: true }, push: [c] }
        c: { pop-to: [a] }
      transitions: [{ from: '*', to: '*', reason: none, \(asked) }]
      """
    #expect(taken(text) == expected)
  }

  @Test func `a picture is of the root view where one return shows that`() {
    // From 'b' to 'a' the tab bar stays; from 'c' to 'a' it comes.
    let text = """
      stacks: { m: { root: a, tab-bar: true } }
      screens:
        a: { push: [b, d] }
        b: { push: [c] }
        c: { tab-bar: hidden, pop-to: [a] }
        d: { bar: { hidden: true } }
      """
    let plan = planned("navstyle: 1\n" + text)
    #expect(taken(text) == ["a push b", "a push d", "b push c"])
    #expect(findPictures(for: plan).targets.compactMap { $0 } == [.root, .navigation, .root])
    // The push that takes it runs without any picture.
    #expect(plan.transitions(ofEdge: 0)[0].way.decision.rowName == "unchanged")
  }

  private func peaks(_ text: String) -> [String] {
    let plan = planned("navstyle: 1\n" + text)
    func names(_ screens: [Int32]) -> String {
      screens.map { plan.resolved.style.screenName(Int($0)) }.joined(separator: " ")
    }
    return findPictures(for: plan).peaks.map { peak in
      switch peak {
      case .bounded(let count, let stack): "\(count): \(names(stack))"
      case .unbounded(let cycle): "∞: \(names(cycle))"
      }
    }
  }

  @Test func `a picture is taken where a return shows it, and nowhere else`() {
    let text = """
      screens:
        a: { push: [b, c] }
        b: { bar: { hidden: true }, push: [d] }
        c: { bar: { tint: "#FF0000" } }
        d: { bar: { hidden: true } }
      """
    #expect(taken(text) == ["a push b"])
    #expect(peaks(text) == ["1: a b"])
  }

  @Test func `where nothing is shown by picture nothing is asked`() {
    let text = "screens: { a: { push: [b] }, b: { push: [a], bar: { tint: \"#FF0000\" } } }"
    #expect(taken(text) == [])
    #expect(peaks(text) == ["0: a"])
  }

  @Test func `a cycle that takes pictures goes on without end`() {
    let text = "screens: { a: { push: [b] }, b: { push: [a], bar: { hidden: true } } }"
    #expect(taken(text) == ["a push b", "b push a"])
    #expect(peaks(text) == ["∞: b a b"] || peaks(text) == ["∞: a b a"])
  }

  @Test func `every state and every band counts`() {
    let states = """
      screens:
        a: { push: [b] }
        b: { states: { reading: { bar: { hidden: true } } } }
      """
    #expect(taken(states) == ["a push b"])
    let glass = """
      targets: { ios: "TARGETS" }
      screens: { a: { push: [b] }, b: { bar: { color: "#FF0000" } } }
      """
    #expect(taken(glass.replacing("TARGETS", with: "15..27")) == ["a push b"])
    #expect(taken(glass.replacing("TARGETS", with: "15..18")) == [])
  }

  @Test(arguments: [
    ("", []),
    ("budget: { back-menu: picture }\n", ["a push b"]),
    ("budget: { back-menu: picture }\ntargets: { ios: \"12..13\" }\n", []),
    ("budget: { back-menu: picture }\ndefaults: { back-button: custom }\n", []),
  ])
  func `the back menu asks for pictures on demand`(_ head: String, _ expected: [String]) {
    // From 'c' to 'a' the bar changes; the pairs between are said to cope.
    let text = """
      screens:
        a: { push: [b] }
        b: { push: [c] }
        c: { bar: { prompt: true } }
      transitions:
        - { from: b, to: c, strategy: background-crossfade }
      """
    #expect(taken(head + text) == expected)
  }

  @Test func `a tab that is tapped again returns to the root`() {
    let text = """
      stacks: { m: { root: a, tab-bar: TAB } }
      screens: { a: { push: [b] }, b: { push: [c] }, c: { bar: { prompt: true } } }
      transitions: [{ from: b, to: c, strategy: background-crossfade }]
      """
    #expect(taken(text.replacing("TAB", with: "true")) == ["a push b"])
    #expect(taken(text.replacing("TAB", with: "false")) == [])
  }

  @Test func `a tab bar that goes asks for a picture only of those that show it`() {
    let text = """
      stacks: { m: { root: a, tab-bar: true } }
      screens:
        a: { push: [hiding, b] }
        hiding: { tab-bar: hidden, push: [b] }
        b: { push: [c] }
        c: {}
      """
    #expect(taken(text) == ["a push hiding"])
  }

  @Test func `what a list brings in unshown has no picture`() {
    let plan = planned(
      """
      navstyle: 1
      screens:
        a: { replace: [[a, b, c]] }
        b: {}
        c: { bar: { hidden: true } }
      """)
    #expect(findPictures(for: plan).neverShown.map(\.value) == [[1]])
  }

  /// A state without a bar slides, and has no menu; one without a tab bar has no tab to tap.
  @Test(arguments: [
    ("budget: { back-menu: picture }\n", "bar: { hidden: true }"),
    (
      "stacks: { main: { root: a, tab-bar: true } }\n",
      "tab-bar: hidden, bar: { hidden: true }"
    ),
  ])
  func `a way back counts in the states in which it is there`(_ head: String, _ state: String) {
    let text = """
      screens:
        a: { push: [b] }
        b: { push: [e] }
        e: { states: { st: { STATE } } }
      """.replacing("STATE", with: state)
    #expect(taken(head + text) == ["b push e"])
    let named = "\ntransitions: [{ from: e, to: a, motion: ride }]\n"
    #expect(taken(head + text + named) == ["b push e"])
  }

  /// What was never shown is in no state but the one it opens with.
  @Test(arguments: ["", "budget: { back-menu: picture }\n"])
  func `what a list brings in unshown is returned to as it opens`(_ head: String) {
    let plan = planned(
      head + """
        navstyle: 1
        screens:
          a: { replace: [[c, a]] }
          c: { states: { st: { bar: { hidden: true } } } }
        """)
    #expect(findPictures(for: plan).neverShown.isEmpty)
    let back = planned(
      head + """
        navstyle: 1
        screens:
          c: { replace: [[c, a, c]], push: [e] }
          a: {}
          e: { states: { st: { bar: { hidden: true } } } }
        """)
    #expect(findPictures(for: back).neverShown.isEmpty)
  }

  /// The returns that a plan speaks of, with the pictures that its layers show in some band.
  private func declaredReturns(_ plan: TransitionPlan) -> [DrawnApp.Return: DrawnApp.Shown] {
    func isPicture(_ layers: [Layer]?) -> Bool {
      layers?.contains { $0.kind == .back && $0.source == .snapshot } == true
    }
    var result: [DrawnApp.Return: DrawnApp.Shown] = [:]
    for transition in plan.transitions where transition.direction == .pop {
      let key = DrawnApp.Return(
        operation: transition.operation, from: transition.from, to: transition.to,
        list: Int(transition.edge.list))
      for recipe in transition.way.recipes.map({ plan.recipes[Int($0)] }) {
        let layers = recipe.timeline?.layers
        if recipe.isAnimated, isPicture(layers), let picture = recipe.snapshot {
          result[key, default: .init()].tap.insert(picture.target)
        }
        if case .own(let swipe)? = recipe.interaction, isPicture(swipe.layers ?? layers),
          let picture = swipe.snapshot ?? recipe.snapshot
        {
          result[key, default: .init()].finger.insert(picture.target)
        }
        _ = result[key, default: .init()]
      }
    }
    return result
  }

  /// Every operation of an app with the stacks it can stand in, against what trying finds.
  @Test(arguments: [false, true])
  func `pictures of whole descriptions are those found by trying`(_ isVaried: Bool) {
    var generator = SeededGenerator(seed: 43)
    var counts: [Snapshot.Target: Int] = [:]
    for _ in 0..<(isVaried ? 600 : 300) {
      let app = DrawnApp(&generator, screens: 3 + generator.below(2), varied: isVaried)
      let plan = planned(app.text)
      let pictures = findPictures(for: plan)
      var taken: [[Int]: Snapshot.Target] = [:]
      for case (let edge, let target?) in zip(plan.graph.edges, pictures.targets) {
        taken[[Int(edge.from), Int(edge.to), Int(edge.list)]] = target
      }
      let declared = declaredReturns(plan)
      let isRight = [6, 8].contains { taken == app.needed(height: $0, declared) }
      #expect(isRight, "\(taken)\n\(app.needed(height: 6, declared))\n\(app.text)")
      for target in taken.values { counts[target, default: 0] += 1 }
    }
    #expect(counts.values.allSatisfy { $0 > 50 } && counts.count == 2, "\(counts)")
  }
}
