public import Navigation
import StyleModel

/// Which operations of a compiled description take a picture of the screen they cover, and what
/// that comes to.
public struct PicturePlan: Sendable {
  /// By edge of the graph: whether it takes one.
  public let isTaken: [Bool]
  /// By edge that replaces a stack: the places in its list, from 0 at the bottom, of screens to
  /// which somebody may return by picture before they were ever shown.
  public let neverShown: [Int: [Int]]
  /// By stack: how many pictures it holds at most; of screens of the description.
  public let peaks: [Pictures.Peak]
}

/// Works out which operations must take a picture.
///
/// Not a part of the plan itself: most of those who make a plan never ask for it.
public func findPictures(for plan: TransitionPlan) -> PicturePlan {
  let graph = plan.graph.standingGraph
  let standings = graph.standings
  var judge = ReturnJudge(plan)
  guard let traits = judge.traits(of: graph) else {
    return PicturePlan(
      isTaken: Array(repeating: false, count: plan.graph.edges.count), neverShown: [:],
      peaks: plan.graph.stacks.map { .bounded(0, stack: [$0.root]) })
  }
  let found = graph.pictures(in: plan.graph, traits)
  var neverShown: [Int: [Int]] = [:]
  for place in found.neverShown {
    neverShown[Int(place.operation), default: []].append(place.position)
  }
  func screens(_ stack: [Int32]) -> [Int32] { stack.map { standings[Int($0)].screen } }
  let peaks = found.peaks.map { peak -> Pictures.Peak in
    switch peak {
    case .bounded(let count, let stack): .bounded(count, stack: screens(stack))
    case .unbounded(let cycle): .unbounded(cycle: screens(cycle))
    }
  }
  return PicturePlan(isTaken: found.isTaken, neverShown: neverShown, peaks: peaks)
}
