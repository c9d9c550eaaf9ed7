import Navigation
import SourceText
import StyleModel
import TestSupport
import Testing
import Transitions

/// What decided: the values of both sides, and the text where they were written.
@Suite struct EvidenceTests {
  private struct Found: Equatable {
    var values: [String]
    var places: [String]
  }

  private func found(_ plan: TransitionPlan, _ transition: Transition) -> Found {
    let evidence = plan.evidence(for: transition.way.decision, of: transition)
    let sources = plan.resolved.style.sources
    return Found(
      values: evidence.values.map { [$0.from.description, $0.to.description] } ?? [],
      places: evidence.places.map(sources.text))
  }

  private func found(_ pair: PairText, _ index: Int = 0) -> Found {
    let plan = pair.plan
    return found(plan, Array(plan.transitions)[index])
  }

  @Test(arguments: [
    ("hidden: true", "", ["true", "false"], ["hidden: true", "b"]),
    ("color: white", "color: '#EEE'", ["#FFFFFF", "#EEEEEE"], ["color: white", "color: '#EEE'"]),
    ("", "alpha: 0.5", ["1", "0.5"], ["a", "alpha: 0.5"]),
    ("translucent: false", "", ["false", "true"], ["translucent: false", "b"]),
    (
      "translucent: false, color: white", "translucent: false, color: black",
      ["#FFFFFF", "#000000"], ["color: white", "color: black"]
    ),
    ("prompt: true", "", ["true", "false"], ["prompt: true", "b"]),
    ("image: { name: i }", "", ["i", "none"], ["image: { name: i }", "b"]),
    (
      "image: { name: i }", "image: { name: i, opaque: false }", ["i", "i, not opaque"],
      ["image: { name: i }", "image: { name: i, opaque: false }"]
    ),
    ("material: thin", "", ["thin", "none"], ["material: thin", "b"]),
    ("shadow-line: false", "", ["false", "#3C3C434A"], ["shadow-line: false", "b"]),
    ("", "title-color: systemRed", ["#000000", "#FF3B30"], ["a", "title-color: systemRed"]),
    (
      "color: { light: white, dark: black }", "color: { light: white, dark: '#F00' }",
      ["#000000", "#FF0000"],
      ["color: { light: white, dark: black }", "color: { light: white, dark: '#F00' }"]
    ),
    (
      "color: white, scroll-edge: { alpha: 0 }", "color: white, scroll-edge: { alpha: 0.5 }",
      ["0", "0.5"], ["alpha: 0", "alpha: 0.5"]
    ),
    ("", "alpha: 0", ["1", "0"], ["a", "alpha: 0"]),
    ("color: system", "color: system, alpha: 0", ["1", "0"], ["a", "alpha: 0"]),
    ("image: { name: i }", "image: { name: i }, alpha: 0", ["1", "0"], ["a", "alpha: 0"]),
    ("", "", [], []),
  ])
  func `the first value of the row that differs is cited, and where it stands`(
    _ from: String, _ to: String, _ values: [String], _ places: [String]
  ) {
    let targets = "targets: { ios: 17 }"
    #expect(found(PairText(bars: from, to, targets)) == Found(values: values, places: places))
    // On the way back the sides change places.
    #expect(
      found(PairText(bars: from, to, targets), 1)
        == Found(values: values.reversed(), places: places.reversed()))
  }

  @Test func `a value that a style wrote is shown in the style`() {
    let plan = planned(
      """
      navstyle: 1
      defaults: { bar: { color: white } }
      styles: { s: { bar: { color: black } } }
      screens: { a: { push: [b] }, b: { style: s } }
      """)
    #expect(
      found(plan, plan.transitions(ofEdge: 0)[0])
        == Found(values: ["#FFFFFF", "#000000"], places: ["color: white", "color: black"]))
  }

  @Test func `a tab bar is cited as it is seen, not as it is asked for`() {
    let pair = PairText("", "tab-bar: hidden", hasTabBar: true)
    let places = ["a", "tab-bar: hidden"]
    #expect(found(pair) == Found(values: ["shown", "hidden"], places: places))
    #expect(found(pair, 1) == Found(values: ["hidden", "shown"], places: places.reversed()))
  }

  @Test func `where the toolbar decided the tab bar is not cited`() {
    let pair = PairText("toolbar: shown", "tab-bar: hidden")
    #expect(found(pair) == Found(values: ["shown", "hidden"], places: ["toolbar: shown", "b"]))
  }

  @Test(arguments: [
    ("a", "[[hider, b]]", ["shown", "hidden"]), ("hider", "[[b]]", ["hidden", "shown"]),
  ])
  func `a replace can show the tab bar or hide it`(
    _ from: String, _ lists: String, _ values: [String]
  ) {
    let replace = { $0 == from ? "replace: \(lists)" : "" }
    let plan = planned(
      """
      navstyle: 1
      stacks: { m: { root: a, tab-bar: true } }
      screens:
        a: { push: [hider], \(replace("a")) }
        hider: { tab-bar: hidden, \(replace("hider")) }
        b: {}
      """)
    let transitions = plan.transitions.filter { $0.operation == .replace }
    #expect(transitions.count == 1)
    for transition in transitions {
      #expect(transition.way.decision.rowName == "tab-bar-differs")
      #expect(found(plan, transition).values == values)
    }
  }

  @Test func `of an override its entries are shown`() {
    let pair = PairText(
      bars: "color: white", "color: black",
      """
      transitions:
        - { from: a, to: b, strategy: snapshot-slide }
        - { from: b, to: a, operation: pop, duration: 1 }
      """)
    #expect(found(pair) == Found(values: [], places: ["from: a"]))
    #expect(found(pair, 1) == Found(values: [], places: ["from: b", "from: a"]))
    // What would have decided is there as well.
    let plan = pair.plan
    let transition = plan.transitions(ofEdge: 0)[0]
    let own = plan.ownEvidence(for: transition.way.decision, of: transition)
    #expect(own.attribute == .barColor)
    #expect(own.values?.from == .text("#FFFFFF"))
  }
}
