import Navigation
import StyleModel

/// Proves of the pictures that are taken what can be seen from each pair alone – that whatever is
/// covered by a push and returned to by picture is taken, of the view that is shown, and that every such return says what to
/// show where the picture is missing.
///
/// That none is missing on any other way follows from `findPictures`; of a plan that is read back,
/// `verify` finds them again and compares. Of a plan that was just made, the rest is played.
func provePictures(_ claims: PlanClaims, _ pictures: PicturePlan) -> [BrokenProof] {
  let targets = pictures.targets
  var broken: [BrokenProof] = []
  let graph = claims.plan.graph
  func shows(_ standIn: Int32?) -> Bool {
    guard let standIn, claims.recipes.indices.contains(Int(standIn)) else { return true }
    let recipe = claims.recipes[Int(standIn)]
    return recipe.outcome.motion == nil || recipe.hasFallback
  }
  for (number, recipe) in claims.recipes.enumerated() where recipe.hasFallback {
    if shows(recipe.fallback) || recipe.fallbackOnSystemBar.map({ shows($0) }) == true {
      broken.append(
        BrokenProof(
          .pictures, "plans[\(number)]", "it does not say how to return without a picture"))
    }
  }
  claims.plan.forEachQuery { query in
    guard case .edge(let index, _, _) = query.subject, query.direction == .pop,
      graph.edges.indices.contains(index), graph.edges[index].operation == .push,
      graph.isReachable[Int(graph.edges[index].from)], broken.count < PlanClaims.mostBroken,
      let number = claims.recipe(query), claims.recipes.indices.contains(number),
      claims.recipes[number].returnsByPicture, let shown = claims.recipes[number].picture?.target,
      targets[index] != .root, targets[index] != shown
    else { return }
    let push = query.back
    broken.append(
      BrokenProof(
        .pictures, claims.name(of: push),
        "it takes no picture\(targets[index] == nil ? "" : " of the root view"), but "
          + "\(claims.name(of: query)) returns by one"))
  }
  return broken.isEmpty ? playPictures(claims.plan, pictures) : broken
}

/// Plays the app for a while: a model of UIKit's stacks that knows nothing of how the pictures were
/// found, and looks at every return – also at those over several screens.
private func playPictures(_ plan: TransitionPlan, _ pictures: PicturePlan) -> [BrokenProof] {
  guard plan.returnsByPicture else { return [] }
  let app = SimulatedApp(plan, pictures)
  guard let failure = playAtRandom(app, steps: 1_000, seed: 1).failure else { return [] }
  let stack = app.stacks[failure.stack].name
  return [
    BrokenProof(
      .pictures, "'\(failure.script(app))' in the stack '\(stack)', iOS \(failure.ios)",
      failure.message)
  ]
}
