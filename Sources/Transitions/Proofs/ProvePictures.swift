import Navigation
import StyleModel

/// Proves of the pictures that are taken what can be seen from each pair alone – that whatever is
/// covered by a push and returned to by picture is taken, of the view that is shown, and that every such return says what to
/// show where the picture is missing.
///
/// That none is missing on any other way, and none is taken in vain, a walk over all that a stack can
/// be proves. What is known only of a time – that a picture that is found is of the right instance,
/// dropped and kept as it must be, and that there are never more than promised – is played.
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
  if broken.isEmpty { broken = walkPictures(claims.plan, pictures) }
  return broken.isEmpty ? playPictures(claims.plan, pictures) : broken
}

/// Proves that exactly those operations take a picture after which something returns by one, of the
/// view that is shown, and that exactly those places are said to be returned to unshown that are.
///
/// A walk over all that a stack can be: see `PictureWalk`. It is exact where a covered screen may be
/// in any of its states when somebody returns to it.
func walkPictures(_ plan: TransitionPlan, _ pictures: PicturePlan) -> [BrokenProof] {
  let graph = plan.standings
  let edges = plan.graph.edges
  let lookup = PlanLookup(plan)
  var positions: StackPositions?
  func walked(
    _ returns: ShownReturns, asking isAsked: [Bool]? = nil, _ walk: (inout PictureWalk) -> Void
  ) -> NeededPictures {
    guard returns.isAny else {
      return NeededPictures(isNeeded: Array(repeating: false, count: edges.count))
    }
    var pictures = PictureWalk(
      graph, edges, returns, asking: isAsked ?? Array(repeating: true, count: edges.count),
      at: positions)
    positions = pictures.positions
    walk(&pictures)
    return pictures.found
  }
  let any = walked(ShownReturns(plan, lookup, graph)) { $0.walk() }
  // The root view is asked for only where a picture is.
  let root = walked(ShownReturns(plan, lookup, graph, of: .root), asking: any.isNeeded) {
    $0.walk()
  }
  let unshown =
    graph.lists.isEmpty
    ? [:]
    : walked(ShownReturns(plan, lookup, graph, toOpening: true)) { $0.walkUnshown() }.neverShown
  var broken: [BrokenProof] = []
  for (index, edge) in edges.enumerated() where broken.count < PlanClaims.mostBroken {
    let complaints = [
      complaint(pictures.targets[index], isNeeded: any.isNeeded[index], root.isNeeded[index]),
      complaint(pictures.neverShown[index] ?? [], unshown[index] ?? []),
    ]
    for complaint in complaints.compactMap({ $0 }) {
      broken.append(BrokenProof(.pictures, plan.name(of: edge), complaint))
    }
  }
  return broken
}

private func complaint(
  _ target: Snapshot.Target?, isNeeded: Bool, _ isRootNeeded: Bool
) -> String? {
  switch (target, isNeeded) {
  case (nil, true): "it takes no picture, but what it covers is returned to by one"
  case (_?, false): "it takes a picture, but what it covers is never returned to by one"
  case (.navigation?, true) where isRootNeeded:
    "its picture is not of the root view, which a return to what it covers shows"
  case (.root?, true) where !isRootNeeded:
    "its picture is of the root view, which no return to what it covers shows"
  default: nil
  }
}

private func complaint(_ claimed: [Int], _ found: Set<Int>) -> String? {
  let names = found.sorted()
  guard claimed != names else { return nil }
  return "'never-shown' is \(claimed), but by picture and unshown somebody returns to \(names)"
}

extension TransitionPlan {
  /// An operation by its name, such as `home → detail (push)`.
  fileprivate func name(of edge: Edge) -> String {
    let list = edge.operation == .replace ? " [\(edge.list)]" : ""
    let names = [edge.from, edge.to].map { resolved.style.screenName(Int($0)) }
    return "\(names[0]) → \(names[1]) (\(edge.operation.rawValue)\(list))"
  }
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
