import JSONText
import Navigation
import SourceText
import StyleModel
import TestSupport
import Testing
import Transitions

/// Why transitions run as they do, as it stands in plans.
@Suite struct ReasonTableTests {
  private func reason(
    _ json: PlanJSON, _ from: String, _ to: String, _ operation: String,
    _ key: String = "reason"
  ) -> Int? {
    json.transitions.first {
      $0["from"] as? String == from && $0["to"] as? String == to
        && $0["operation"] as? String == operation
    }?[key] as? Int
  }

  private func places(_ json: PlanJSON, _ screen: String) -> [String: [Int]] {
    json["screens", screen, "places"] as? [String: [Int]] ?? [:]
  }

  @Test func `what screens of equal looks share is said once, where it was written for each`() {
    let json = PlanJSON(
      planned(
        """
        navstyle: 1
        targets: { ios: 17 }
        screens:
          a: { push: [b, c] }
          b: { bar: { hidden: true } }
          c: { bar: { hidden: true }, pop-to: [a] }
        """))
    #expect(json.reasons.count == 2)
    let way = json.reasons[0]["values"] as? [String: Bool]
    #expect(json.reasons[0]["attribute"] as? String == "bar.hidden")
    #expect(way == ["from": false, "to": true])
    // The way back of a push has its reason; an operation of its own is said as it goes.
    for screen in ["b", "c"] {
      #expect(reason(json, "a", screen, "push") == 0)
      #expect(reason(json, screen, "a", "pop") == 0)
    }
    #expect(reason(json, "c", "a", "pop-to") == 1)
    #expect(json.reasons[1]["values"] as? [String: Bool] == ["from": true, "to": false])
    #expect(places(json, "a") == ["bar.hidden": [0, 4, 3]])
    #expect(places(json, "b") == ["bar.hidden": [0, 5, 15]])
    #expect(places(json, "c") == ["bar.hidden": [0, 6, 15]])
  }

  @Test func `what overrides ask for one way is the reason of that way`() {
    let json = PlanJSON(
      planned(
        """
        navstyle: 1
        targets: { ios: 17 }
        screens: { a: { push: [b] }, b: { bar: { tint: white } } }
        transitions:
          - { from: a, to: b, duration: 1 }
          - { from: b, to: a, operation: pop, strategy: snapshot-slide }
        """))
    #expect(reason(json, "a", "b", "push") == 0 && reason(json, "b", "a", "pop") == 1)
    #expect(json.reasons[0]["row"] as? String == "foreground-differs")
    #expect(json.reasons[1]["row"] as? String == "override")
    #expect(json.reasons[1]["overrides"] as? [Int] == [1, 0])
    #expect(json.reasons[1]["attribute"] == nil && json.reasons[1]["values"] == nil)
    let overrides = json.list("overrides")
    #expect(overrides.map { $0["source"] as? [Int] } == [[0, 5, 7], [0, 6, 7]])
  }

  @Test func `a value at the scroll edge is cited by its key there`() {
    let json = PlanJSON(
      PairText(
        bars: "alpha: 0.4, scroll-edge: { color: white }", "alpha: 0.4", "targets: { ios: 17 }"
      ).plan)
    #expect(json.reasons.map { $0["attribute"] as? String } == ["bar.scroll-edge.color"])
    #expect(Set(places(json, "a").keys) == ["bar.scroll-edge.color"])
    #expect(Set(places(json, "b").keys) == ["bar.scroll-edge.color"])
  }

  /// What a plan says is looked up as a reader of it would, and held against the evidence, which is
  /// worked out for each transition alone.
  @Test(arguments: [
    "", "targets: { ios: \"26..27\" }", "targets: { appearances: [dark] }",
    "transitions: [{ from: s0, to: '*', strategy: none }, { from: s1, to: '*', animated: true }]",
  ])
  func `every transition finds its values and where they were written`(_ more: String) {
    let plan = planned(WritePlanTests.random(seed: 8, more: more))
    let style = plan.resolved.style
    let tables = style.sources.files.map(LineTable.init)
    func place(_ range: SourceRange) -> [Int] {
      let (file, offset) = style.sources.locate(range.start)
      let position = tables[file].position(at: offset)
      return [file, position.line, position.column]
    }
    let json = PlanJSON(plan)
    let overrides = json.list("overrides")
    var entries = json.transitions[...]
    var used: [Int] = []
    for edge in plan.edges.indices {
      let transitions = plan.transitions(ofEdge: edge)
      let isReplace = plan.edges[edge].operation == .replace
      for transition in isReplace ? Array(transitions.prefix(1)) : transitions {
        let entry = entries.popFirst() ?? [:]
        let newer = transition.way.from26.map { $0.decision != transition.way.decision } ?? false
        #expect(entry["reason-from-26"] == nil || newer)
        #expect(entry["reason-from-26"] as? Int != entry["reason"] as? Int)
        let decisions =
          [("reason", transition.way.decision)]
          + (newer ? transition.way.from26.map { [("reason-from-26", $0.decision)] } ?? [] : [])
        for (key, decision) in decisions {
          let number = (entry[key] ?? entry["reason"]) as? Int ?? -1
          used.append(number)
          let reason = json.reasons[number]
          let evidence = plan.evidence(for: decision, of: transition)
          let isBack = transition.operation != transition.edge.operation
          #expect(reason["row"] as? String == decision.rowName)
          let values = reason["values"] as? [String: Any] ?? [:]
          let sides = (isBack ? ["to", "from"] : ["from", "to"]).compactMap { values[$0] }
          #expect(
            sides.map { "\($0)" }
              == (evidence.values.map { [text($0.from), text($0.to)] } ?? []))
          let attribute = reason["attribute"] as? String
          let ends = [entry["from"], entry["to"]].compactMap { $0 as? String }
          let found = attribute.map { key in ends.compactMap { places(json, $0)[key] } }
          let asked = (reason["overrides"] as? [Int])?.compactMap {
            overrides[$0]["source"] as? [Int]
          }
          #expect((found ?? asked ?? []) == evidence.places.map(place))
        }
      }
    }
    #expect(entries.isEmpty)
    // Each once, in the order in which they are needed.
    var known = Set<Int>()
    let order = used.filter { known.insert($0).inserted }
    #expect(order == Array(json.reasons.indices) && order.count > 20)
    let texts = json.reasons.map { reason in
      reason.keys.sorted().map { "\($0): \(reason[$0] ?? "")" }.joined()
    }
    #expect(Set(texts).count == texts.count)
  }

  /// As it looks once Foundation has read it.
  private func text(_ value: CitedValue) -> String {
    switch value {
    case .boolean(let value): value ? "1" : "0"
    case .number, .text: value.description
    }
  }
}
