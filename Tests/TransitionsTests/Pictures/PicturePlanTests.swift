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
    return plan.graph.edges.indices.filter { pictures.isTaken[$0] }.map { index in
      let edge = plan.graph.edges[index]
      let style = plan.resolved.style
      return "\(style.screenName(Int(edge.from))) \(edge.operation.rawValue) "
        + style.screenName(Int(edge.to))
    }
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

  /// The returns that a plan speaks of, with whether it shows them by picture in some band.
  private func declaredReturns(_ plan: TransitionPlan) -> [DrawnApp.Return: Bool] {
    var result: [DrawnApp.Return: Bool] = [:]
    for transition in plan.transitions where transition.direction == .pop {
      let recipes = [transition.way.recipe] + (transition.way.from26.map { [$0.recipe] } ?? [])
      let key = DrawnApp.Return(
        operation: transition.operation, from: transition.from, to: transition.to,
        list: Int(transition.edge.list))
      result[key] = recipes.contains { plan.recipes[Int($0)].returnsByPicture }
    }
    return result
  }

  /// Every operation of an app with the stacks it can stand in, against what trying finds.
  @Test func `pictures of whole descriptions are those found by trying`() {
    var generator = SeededGenerator(seed: 43)
    var count = 0
    for _ in 0..<300 {
      let app = DrawnApp(&generator, screens: 3 + generator.below(2))
      let plan = planned(app.text)
      let pictures = findPictures(for: plan)
      let taken = Set(
        plan.graph.edges.indices.filter { pictures.isTaken[$0] }.map { index in
          let edge = plan.graph.edges[index]
          return [Int(edge.from), Int(edge.to), Int(edge.list)]
        })
      let declared = declaredReturns(plan)
      let isRight = [6, 8].contains { taken == app.needed(height: $0, declared) }
      #expect(isRight, "\(taken)\n\(app.text)")
      count += taken.count
    }
    #expect(count > 200)
  }
}
