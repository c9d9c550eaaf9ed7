import Navigation
import StyleModel

/// Proves that every way that can be gone has a recipe for it, in every state and band.
func proveTotality(_ claims: PlanClaims) -> [BrokenProof] {
  var broken: [BrokenProof] = []
  claims.plan.forEachQuery { query in
    guard broken.count < PlanClaims.mostBroken else { return }
    guard let number = claims.recipe(query), claims.recipes.indices.contains(number) else {
      broken.append(BrokenProof(.totality, claims.name(of: query), "it has no plan"))
      return
    }
    let direction = claims.recipes[number].direction
    guard direction != query.direction else { return }
    broken.append(
      BrokenProof(
        .totality, claims.name(of: query),
        "plans[\(number)] is for a \(direction.rawValue), not a \(query.direction.rawValue)"))
  }
  return broken
}
