import Navigation
import StyleModel

/// Declared transitions between screens of which one is in another state than it opens with.
extension TransitionPlan {
  /// The transitions in whatever states their screens can be, whose verdict is wanted: those between
  /// the states that screens open with first.
  public func transitionsInStates(where isWanted: (Verdict) -> Bool) -> [Transition] {
    transitions(where: isWanted) + (hasStates ? unnamedStateTransitions(where: isWanted) : [])
  }

  /// Those of them in which a screen is in another state than it opens with.
  public func stateTransitions(where isWanted: (Verdict) -> Bool) -> [Transition] {
    guard hasStates else { return [] }
    return namedStateTransitions(where: verdicts.map(isWanted))
      + unnamedStateTransitions(where: isWanted)
  }

  private var hasStates: Bool { !resolved.screenStateSets.isEmpty }

  /// Those of the pairs that no override names: the table of pairs speaks of them.
  private func unnamedStateTransitions(where isWanted: (Verdict) -> Bool) -> [Transition] {
    let wanted = verdicts.map(isWanted)
    guard wanted.contains(true) else { return [] }
    let plain = ScreenKinds.plain(resolved.looks)
    var result: [Transition] = []
    for (index, edge) in graph.edges.enumerated() where edgeStateTables[index] == nil {
      let counts = [edge.from, edge.to].map { resolved.states(ofScreen: Int($0)).count }
      guard counts != [0, 0] else { continue }
      for from in 0...counts[0] {
        for to in 0...counts[1] where (from, to) != (0, 0) {
          result += transitions(of: edge, in: (from, to), plain).filter { wanted[$0.verdict] }
            .map(\.transition)
        }
      }
    }
    return result
  }

  /// The ways of an edge between states of its screens, as the table of pairs has them. What goes
  /// onto the stack is in the state it opens with.
  private func transitions(
    of edge: Edge, in states: (from: Int, to: Int), _ plain: [Int32]
  ) -> [(transition: Transition, verdict: Int)] {
    let isPush = edge.operation == .push
    var result: [(transition: Transition, verdict: Int)] = []
    let from = seen(edge.from, state: states.from, plain)
    let to = seen(edge.to, state: states.to, plain)
    func add(_ pairs: [SeenPair], _ direction: Direction) {
      for verdict in Set(pairs.compactMap { self.pairs[$0, direction] }).sorted() {
        let found = verdicts[Int(verdict)]
        guard let way = direction == .push ? found.push : found.pop else { continue }
        result.append((Transition(edge, direction, way, states: states), Int(verdict)))
      }
    }
    if !edge.operation.isReturn, states.to == 0 {
      add(from.flatMap { one in to.map { SeenPair(from: one, to: $0) } }, .push)
    }
    if isPush {
      add(to.flatMap { one in from.map { SeenPair(from: one, to: $0) } }, .pop)
    } else if edge.operation != .replaceTop {
      add(from.flatMap { one in to.map { SeenPair(from: one, to: $0) } }, .pop)
    }
    return result
  }

  /// The ways in which a screen is seen in a state: with the tab bar and without.
  private func seen(_ screen: Int32, state: Int, _ plain: [Int32]) -> [SeenLook] {
    let look = resolved.lookNumber(ofScreen: Int(screen), state: state)
    return graph.tabBars.visibilities(ofScreen: screen, asking: resolved.looks[Int(look)].tabBar)
      .map { SeenLook(look: plain[Int(look)], tabBar: $0) }
  }
}
