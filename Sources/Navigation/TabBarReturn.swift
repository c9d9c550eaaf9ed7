import StyleModel

/// Returns that change whether the tab bar is shown.
extension TabBarReach {
  /// Finds the differences along all returns that are declared: one search for each screen returned
  /// to, however many return to it.
  mutating func findReturns(along edges: [Edge]) {
    guard isEverHidden else { return }
    var sources: [Return: Set<Int32>] = [:]
    for edge in edges {
      guard edge.operation == .popTo || edge.operation == .popToRoot else { continue }
      sources[Return(edge), default: []].insert(edge.from)
    }
    for (way, screens) in sources {
      returnStacks[way] = differencesOfReturns(way, from: screens)
    }
  }

  /// By screen that returns: a screen that shows its tab bar, with the returning one above it where
  /// it is hidden: by pushes from a shortest stack, or inside a list.
  ///
  /// `pop` returns to the one directly below, `pop-to` to the nearest one, so no other one may stand
  /// between.
  func differencesOfReturns(_ way: Return, from sources: Set<Int32>) -> [Int32: [Int32]] {
    let target = way.target
    let isAtRoot = way.operation == .popToRoot
    let isPassing = isAtRoot || way.operation == .backMenu
    let isDirect = way.operation == .pop
    var missing = sources
    var found: [Int32: [Int32]] = [:]
    let start = State(screen: target, isHiddenBelow: false)
    guard arrivals[start.index] != nil, !hides[Int(target)] else { return found }
    let below = path(to: start)
    if isAtRoot, below.count > 1 { return found }
    var climbs = climbs(above: target, isAtRoot: isAtRoot)
    var parents = [Arrival?](repeating: nil, count: arrivals.count)
    var level: [State] = []
    var next: [State] = []
    func exchange() {
      guard links.hasReplaceTops else { return }
      var position = 0
      while position < next.count {
        let state = next[position]
        for item in links.replaceTops(state.screen) {
          arrive(item.target, isHiddenBelow: state.isHiddenBelow, .replaceTop(from: state))
        }
        position += 1
      }
    }
    func arrive(_ screen: Int32, isHiddenBelow: Bool, _ arrival: Arrival) {
      let state = State(screen: screen, isHiddenBelow: isHiddenBelow)
      guard parents[state.index] == nil else { return }
      parents[state.index] = arrival
      next.append(state)
    }
    var height = 1
    repeat {
      if height == below.count {
        links.forEachPush(of: target) { arrive($0, isHiddenBelow: false, .root) }
      }
      for state in level where !isDirect && (isPassing || state.screen != target) {
        let isHidden = visibility(of: state) == .hidden
        links.forEachPush(of: state.screen) {
          arrive($0, isHiddenBelow: isHidden, .push(from: state))
        }
      }
      height += 1
      for index in climbs.indices where climbs[index].start < height {
        let list = climbs[index].list
        let screen = list.screens[height - 1]
        climbs[index].forEachBelow {
          arrive(screen, isHiddenBelow: $0, .replace(list: list.id, height: height))
        }
        climbs[index].pass(screen, at: height, hides: hides, changing: changing)
      }
      exchange()
      for end in next where visibility(of: end) == .hidden {
        guard missing.remove(end.screen) != nil else { continue }
        found[end.screen] = path(to: end, above: below) { parents[$0.index] }
      }
      if missing.isEmpty { return found }
      climbs.removeAll { climb in
        climb.list.screens.count <= height
          || (climb.start < height
            && (isDirect || (!isPassing && climb.list.screens[height - 1] == target)))
      }
      (level, next) = (next, [])
    } while !level.isEmpty || !climbs.isEmpty || height <= below.count
    return found
  }

  /// The lists in which a screen stands with its tab bar shown and others above it.
  private func climbs(above target: Int32, isAtRoot: Bool) -> [Climb] {
    lists.flatMap { list in
      let shown = list.screens.prefix { !hides[Int($0)] }
      return (isAtRoot ? shown.prefix(1) : shown).indices
        .filter { list.screens[$0] == target && $0 + 1 < list.screens.count }
        .map { Climb(list: list, start: $0 + 1) }
    }
  }
}
