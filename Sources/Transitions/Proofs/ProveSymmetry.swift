import Navigation
import StyleModel

/// Proves that the way there and the way back of a push use one strategy, unless `transitions` asks
/// for another.
func proveSymmetry(_ claims: PlanClaims) -> [BrokenProof] {
  var broken: [BrokenProof] = []
  claims.plan.forEachQuery { query in
    guard query.direction == .push, broken.count < PlanClaims.mostBroken else { return }
    if case .edge(let edge, _, _) = query.subject, claims.plan.edges[edge].operation != .push {
      return
    }
    let back = query.back
    guard let push = claims.strategy(of: query), let pop = claims.strategy(of: back), push != pop,
      !claims.plan.asksForStrategy(query), !claims.plan.asksForStrategy(back)
    else { return }
    broken.append(
      BrokenProof(
        .symmetry, claims.name(of: query),
        "'\(push.rawValue)' there and '\(pop.rawValue)' back"))
  }
  return broken
}

extension PlanClaims {
  fileprivate func strategy(of query: Query) -> Strategy? {
    guard let number = recipe(query), recipes.indices.contains(number) else { return nil }
    return recipes[number].outcome.strategy
  }
}
