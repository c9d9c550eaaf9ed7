import Navigation
import StyleModel

/// Proves of the pictures that are taken what can be seen from each pair alone: that whatever is
/// covered by a push and returned to by picture is taken, and that every such return says what to
/// show where the picture is missing.
///
/// That none is missing on any other way follows from `findPictures`; of a plan that is read back,
/// `verify` finds them again and compares.
func provePictures(_ claims: PlanClaims, _ isTaken: [Bool]) -> [BrokenProof] {
  var broken: [BrokenProof] = []
  let graph = claims.plan.graph
  for (number, recipe) in claims.recipes.enumerated() where recipe.snapshot?.of == .to {
    let fallback = recipe.fallback.flatMap { index in
      claims.recipes.indices.contains(Int(index)) ? claims.recipes[Int(index)] : nil
    }
    if fallback.map({ $0.outcome.motion == nil || $0.returnsByPicture }) ?? true {
      broken.append(
        BrokenProof(
          .pictures, "plans[\(number)]", "it does not say how to return without a picture"))
    }
  }
  claims.plan.forEachQuery { query in
    let edge = graph.edges[query.edge]
    guard query.direction == .pop, edge.operation == .push, !isTaken[query.edge],
      graph.isReachable[Int(edge.from)], broken.count < PlanClaims.mostBroken,
      let number = claims.recipe(query), claims.recipes.indices.contains(number),
      claims.recipes[number].returnsByPicture
    else { return }
    let push = PlanClaims.Query(edge: query.edge, direction: .push, band: query.band)
    broken.append(
      BrokenProof(
        .pictures, claims.name(of: push),
        "it takes no picture, but \(claims.name(of: query)) returns by one"))
  }
  return broken
}
