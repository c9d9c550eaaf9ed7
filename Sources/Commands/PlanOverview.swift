import Navigation
import StyleModel
import Transitions

extension TransitionPlan {
  /// What a plan holds, in a few lines: how many transitions take which strategy, for which reason.
  var overview: String {
    struct Kind: Hashable {
      let outcome: String
      let row: String
      let isFrom26: Bool
    }
    var counts: [Kind: Int] = [:]
    var examples: [Kind: String] = [:]
    func add(_ uses: Int, of decision: Decision, isFrom26: Bool, _ transition: Transition) {
      let kind = Kind(
        outcome: decision.outcome.description, row: decision.rowName, isFrom26: isFrom26)
      counts[kind, default: 0] += uses
      if examples[kind] == nil {
        let style = resolved.style
        examples[kind] =
          "\(style.screenName(transition.from)) → \(style.screenName(transition.to))"
      }
    }
    var total = 0
    // The same is to be said of all edges with one verdict, and verdicts are few.
    for (uses, first) in verdictUses {
      for transition in transitions(ofEdge: first) {
        total += uses
        add(uses, of: transition.way.decision, isFrom26: false, transition)
        if let from26 = transition.way.from26 {
          add(uses, of: from26.decision, isFrom26: true, transition)
        }
      }
    }
    let header =
      "\(resolved.style.screens.count) screens, \(resolved.looks.count) looks, "
      + "\(total) transitions, \(recipes.count) plans"
    let kinds = counts.keys.sorted {
      ($0.isFrom26 ? 1 : 0, -(counts[$0] ?? 0), $0.outcome, $0.row)
        < ($1.isFrom26 ? 1 : 0, -(counts[$1] ?? 0), $1.outcome, $1.row)
    }
    let rows = kinds.map { kind in
      (
        "\(counts[kind] ?? 0)", kind.outcome, kind.row,
        (kind.isFrom26 ? "from iOS 26, " : "") + "such as \(examples[kind] ?? "")"
      )
    }
    let widths = (
      rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0, rows.map(\.2.count).max() ?? 0
    )
    func pad(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: width - text.count)
    }
    let lines = rows.map { row in
      "  " + String(repeating: " ", count: widths.0 - row.0.count) + row.0 + "  "
        + pad(row.1, widths.1) + "  " + pad(row.2, widths.2) + "  " + row.3
    }
    return ([header] + lines).joined(separator: "\n")
  }

  /// By verdict that any edge has: how many have it, and the first that does; in the order of those.
  private var verdictUses: [(count: Int, first: Int)] {
    var uses = [(count: Int, first: Int)](repeating: (0, 0), count: verdicts.count)
    for (edge, verdict) in edgeVerdicts.enumerated() {
      if uses[Int(verdict)].count == 0 { uses[Int(verdict)].first = edge }
      uses[Int(verdict)].count += 1
    }
    return uses.filter { $0.count > 0 }.sorted { $0.first < $1.first }
  }
}
