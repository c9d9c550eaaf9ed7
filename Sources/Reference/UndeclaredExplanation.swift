import Navigation
import StyleModel
import Transitions

/// What runs between two screens although nobody declared it: by what they look like in their
/// states.
struct UndeclaredExplanation {
  private let plan: TransitionPlan
  private let lookup: PlanLookup

  init(_ plan: TransitionPlan) {
    self.plan = plan
    lookup = PlanLookup(plan)
  }

  /// The recipes by states; those with one result together.
  func text(from: Int, to: Int) -> String {
    if plan.pairs.undeclared != nil {
      return "\nUndeclared\n  pairs would be too many: UIKit's own transition runs\n"
    }
    guard !plan.overrides.names(Int32(from), Int32(to)) else { return "" }
    var results: [String] = []
    var states: [String: [String]] = [:]
    for one in 0...plan.resolved.states(ofScreen: from).count {
      for other in 0...plan.resolved.states(ofScreen: to).count {
        for (result, tabBars) in ways((from, one), (to, other)) {
          if states[result] == nil { results.append(result) }
          let name = "\(state(one, from)) → \(state(other, to))\(tabBars)"
          if states[result]?.contains(name) != true { states[result, default: []].append(name) }
        }
      }
    }
    guard !results.isEmpty else { return "" }
    return
      "\nBy looks, where nobody declared it: back menu, tap on the tab, other states\n"
      + results.map { "  \($0)\n      \((states[$0] ?? []).joined(separator: "; "))\n" }.joined()
  }

  private func state(_ number: Int, _ screen: Int) -> String {
    number == 0 ? "as it opens" : "'\(plan.resolved.stateName(number, ofScreen: screen))'"
  }

  private func ways(
    _ from: (screen: Int, state: Int), _ to: (screen: Int, state: Int)
  ) -> [(result: String, tabBars: String)] {
    let seen = [from, to].map { side in
      plan.graph.tabBars.visibilities(
        ofScreen: Int32(side.screen),
        asking: plan.resolved.look(ofScreen: side.screen, state: side.state).tabBar)
    }
    let isOne = seen.allSatisfy { $0.count == 1 }
    var found: [(result: String, tabBars: String)] = []
    for before in seen[0] {
      for after in seen[1] {
        let step = PlanLookup.Step(
          .backMenu,
          from: .init(screen: Int32(from.screen), state: from.state, tabBar: before),
          to: .init(screen: Int32(to.screen), state: to.state, tabBar: after))
        for direction in Direction.allCases {
          guard let verdict = plan.pairs[lookup.pair(of: step), direction],
            let way = plan.verdicts[Int(verdict)].ways.first
          else { continue }
          let tabBars = isOne ? "" : " (tab bar \(before.rawValue) → \(after.rawValue))"
          found.append(("\(direction.rawValue): \(result(way))", tabBars))
        }
      }
    }
    return found
  }

  private func result(_ way: Verdict.Way) -> String {
    func text(_ recipe: Int32, _ decision: Decision) -> String {
      "plan \(recipe), \(decision.outcome.description), row \(decision.rowName)"
    }
    return text(way.recipe, way.decision)
      + (way.from26.map { "; from iOS 26 \(text($0.recipe, $0.decision))" } ?? "")
  }
}
