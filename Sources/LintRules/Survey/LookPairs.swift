import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Two looks that follow each other, by their numbers, and what was decided between them.
struct LookPair {
  let from: Int
  let to: Int
  let direction: Direction
  let way: Verdict.Way
}

extension Subject {
  /// Groups declared transitions of which something is to be said that follows from two looks and what
  /// was decided between them alone: it is asked once for all transitions that have these in common.
  ///
  /// - Parameters:
  ///   - isWanted: whether something may be said of transitions with this verdict.
  ///   - isMeant: whether it may be said of one way of it.
  ///   - holds: whether it is to be said of two looks.
  ///   - key: what is the same for pairs of screens of which one thing is to be said; nil if nothing
  ///     is.
  func lookPairs<Key: Hashable>(
    where isWanted: (Verdict) -> Bool, on isMeant: (Verdict.Way) -> Bool = { _ in true },
    holds: (LookPair) -> Bool = { _ in true },
    by key: (_ from: Sighting, _ to: Sighting, Direction) -> Key?
  ) -> [(key: Key, group: PairGroup)] {
    let ways = plan.verdicts.map { verdict in
      isWanted(verdict) ? verdict.byDirection.filter { isMeant($0.way) } : []
    }
    guard ways.contains(where: { !$0.isEmpty }) else { return [] }
    let edgeKinds = edgeKinds ?? EdgeKinds(plan)
    let directions = edgeKinds.kinds.map { kind in
      ways[Int(kind.verdict)].first { holds(kind.lookPair($0.direction, $0.way)) }?.direction
    }
    var table = GroupTable<Key>()
    for (index, kind) in edgeKinds.numbers.enumerated() {
      guard let direction = directions[Int(kind)] else { continue }
      let edge = plan.edges[index]
      let ends = (from: Sighting(screen: Int(edge.from)), to: Sighting(screen: Int(edge.to)))
      if misread.contains(ends.from.screen) || misread.contains(ends.to.screen) { continue }
      let isBack = edge.isWayBack(direction)
      let key = key(isBack ? ends.to : ends.from, isBack ? ends.from : ends.to, direction)
      if let key { table.add(edge: index, direction, of: plan, to: key) }
    }
    add(plan.stateTransitions(where: isWanted), to: &table) { transition, _ in
      guard isMeant(transition.way), holds(lookPair(of: transition)) else { return nil }
      return key(
        sighting(.from, of: transition), sighting(.to, of: transition), transition.direction)
    }
    return table.finished()
  }

  /// The looks of a transition, and what was decided between them.
  func lookPair(of transition: Transition) -> LookPair {
    let looks = [Side.from, .to].map { side in
      let sighting = sighting(side, of: transition)
      return Int(resolved.lookNumber(ofScreen: sighting.screen, state: sighting.state))
    }
    return LookPair(
      from: looks[0], to: looks[1], direction: transition.direction, way: transition.way)
  }

  /// Groups transitions by where values were written that differ between the two screens: those of
  /// values in the same places are one group.
  ///
  /// - Parameters:
  ///   - attribute: what differs.
  ///   - isWanted: whether something may be said of transitions with this verdict.
  ///   - isMeant: whether it may be said of one way of it.
  ///   - holds: whether it is to be said of two looks.
  func pairs(
    differingIn attribute: Attribute, where isWanted: (Verdict) -> Bool,
    on isMeant: (Verdict.Way) -> Bool = { _ in true }, holds: (LookPair) -> Bool = { _ in true }
  ) -> [PairGroup] {
    lookPairs(where: isWanted, on: isMeant, holds: holds) { from, to, _ -> SIMD2<Int32>? in
      let places = (setting(attribute, at: from) ?? -1, setting(attribute, at: to) ?? -1)
      return SIMD2(min(places.0, places.1), max(places.0, places.1))
    }.map(\.group)
  }
}

extension GroupTable {
  /// Adds an edge of which something is to be said in one direction.
  fileprivate mutating func add(
    edge index: Int, _ direction: Direction, of plan: TransitionPlan, to key: Key
  ) {
    let number: Int
    if let known = self.number(of: key) {
      number = known
    } else {
      guard
        let first = plan.transitions(ofEdge: index).first(where: { $0.direction == direction })
      else { return }
      number = begin(key, first, first.way.decision)
    }
    let edge = plan.edges[index]
    guard groups[number].group.isNamed(edge.from, edge.to),
      let transition = plan.transitions(ofEdge: index).first
    else { return }
    groups[number].group.name(transition)
  }
}
