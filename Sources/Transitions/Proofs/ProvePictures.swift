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
  func shows(_ standIn: Int32?) -> Bool {
    guard let standIn, claims.recipes.indices.contains(Int(standIn)) else { return true }
    let recipe = claims.recipes[Int(standIn)]
    return recipe.outcome.motion == nil || recipe.returnsByPicture
  }
  for (number, recipe) in claims.recipes.enumerated() where recipe.returnsByPicture {
    if shows(recipe.fallback) || recipe.fallbackOnSystemBar.map({ shows($0) }) == true {
      broken.append(
        BrokenProof(
          .pictures, "plans[\(number)]", "it does not say how to return without a picture"))
    }
  }
  claims.plan.forEachQuery { query in
    guard case .edge(let index, _, _) = query.subject, query.direction == .pop,
      graph.edges.indices.contains(index), graph.edges[index].operation == .push, !isTaken[index],
      graph.isReachable[Int(graph.edges[index].from)], broken.count < PlanClaims.mostBroken,
      let number = claims.recipe(query), claims.recipes.indices.contains(number),
      claims.recipes[number].returnsByPicture
    else { return }
    let push = query.back
    broken.append(
      BrokenProof(
        .pictures, claims.name(of: push),
        "it takes no picture, but \(claims.name(of: query)) returns by one"))
  }
  return broken
}
