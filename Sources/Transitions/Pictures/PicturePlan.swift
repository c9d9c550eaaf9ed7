public import Navigation
import StyleModel

/// Which operations of a compiled description take a picture of the screen they cover, and what
/// that comes to.
public struct PicturePlan: Sendable {
  /// By edge of the graph: the view it takes one of; nil where it takes none.
  public let targets: [Snapshot.Target?]
  /// By edge that replaces a stack: the places in its list, from 0 at the bottom, of screens to
  /// which somebody may return by picture before they were ever shown.
  public let neverShown: [Int: [Int]]
  /// By stack: how many pictures it holds at most; of screens of the description.
  public let peaks: [Pictures.Peak]

  /// What the operations of a plan take.
  public init(
    targets: [Snapshot.Target?], neverShown: [Int: [Int]], peaks: [Pictures.Peak]
  ) {
    self.targets = targets
    self.neverShown = neverShown
    self.peaks = peaks
  }

  /// Whether an edge of the graph takes one.
  public func isTaken(by edge: Int) -> Bool { targets[edge] != nil }
}

/// Works out which operations must take a picture.
///
/// Not a part of the plan itself: most of those who make a plan never ask for it. None does in an app
/// that is too large for it, of which no plan is written.
public func findPictures(for plan: TransitionPlan) -> PicturePlan {
  let graph = plan.standings
  let standings = graph.standings
  var judge = ReturnJudge(plan)
  guard plan.excess == nil, let traits = judge.traits(of: graph) else {
    return PicturePlan(
      targets: Array(repeating: nil, count: plan.graph.edges.count), neverShown: [:],
      peaks: plan.graph.stacks.map { .bounded(0, stack: [$0.root]) })
  }
  let found = graph.pictures(in: plan.graph, traits)
  func screens(_ stack: [Int32]) -> [Int32] { stack.map { standings[Int($0)].screen } }
  let peaks = found.peaks.map { peak -> Pictures.Peak in
    switch peak {
    case .bounded(let count, let stack): .bounded(count, stack: screens(stack))
    case .unbounded(let cycle): .unbounded(cycle: screens(cycle))
    }
  }
  let isOfRoot = picturesOfRoot(plan, graph)
  return PicturePlan(
    targets: found.isTaken.indices.map { edge in
      !found.isTaken[edge] ? nil : isOfRoot?[edge] == true ? .root : .navigation
    }, neverShown: neverShown(found, plan, graph), peaks: peaks)
}

/// By edge that replaces a stack: the places of what is returned to by picture before it was shown,
/// as it opens then.
private func neverShown(
  _ found: Pictures, _ plan: TransitionPlan, _ graph: StandingGraph
) -> [Int: [Int]] {
  var places = found.neverShown
  if !places.isEmpty, !plan.resolved.screenStateSets.isEmpty {
    var judge = ReturnJudge(plan, toOpening: true)
    places = judge.traits(of: graph).map { graph.pictures(in: plan.graph, $0).neverShown } ?? []
  }
  return Dictionary(grouping: places) { Int($0.operation) }.mapValues { $0.map(\.position) }
}

/// By edge: whether somebody returns by a picture of the root view to the screen that it covers; nil
/// if nobody ever does. In such a picture the navigation controller's view is to be seen as well, so
/// it serves every other return, too.
private func picturesOfRoot(_ plan: TransitionPlan, _ graph: StandingGraph) -> [Bool]? {
  guard plan.recipes.contains(where: { $0.returnsByPicture && $0.picture?.target == .root })
  else { return nil }
  var judge = ReturnJudge(plan, of: .root)
  return judge.traits(of: graph).map { graph.captures(in: plan.graph, $0) }
}
