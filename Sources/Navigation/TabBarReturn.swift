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
    @discardableResult
    func arrive(_ screen: Int32, isHiddenBelow: Bool, _ arrival: Arrival) -> Bool {
      let state = State(screen: screen, isHiddenBelow: isHiddenBelow)
      guard parents[state.index] == nil else { return false }
      parents[state.index] = arrival
      next.append(state)
      return true
    }
    /// Puts all that a screen pushes above it: it may be in another state than it is in later.
    func push(from screen: Int32, isHiddenBelow: Bool, _ arrival: Arrival) {
      let isHidden = isHiddenBelow || hides[Int(screen)]
      links.forEachPush(of: screen) { arrive($0, isHiddenBelow: isHidden, arrival) }
      guard !isHiddenBelow, changing.contains(screen) else { return }
      links.forEachPush(of: screen) { arrive($0, isHiddenBelow: !isHidden, arrival) }
    }
    var height = 1
    repeat {
      if height == below.count {
        push(from: target, isHiddenBelow: false, .root)
      }
      for state in level where !isDirect && (isPassing || state.screen != target) {
        push(from: state.screen, isHiddenBelow: state.isHiddenBelow, .push(from: state))
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
      links.exchange(next, arrive)
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
        .map { place in
          var climb = Climb(list: list, start: place + 1)
          climb.below.isHidden =
            !list.mayChange.isEmpty && list.mayChange[place] && changing.contains(target)
          return climb
        }
    }
  }
}

extension Links {
  /// Goes on from states to those in which another screen has taken the place of theirs, as long as
  /// new ones come.
  ///
  /// - Parameters:
  ///   - states: the states.
  ///   - arrive: is told which screen stands where, and says whether that is new.
  func exchange(
    _ states: [TabBarReach.State],
    _ arrive: (_ screen: Int32, _ isHiddenBelow: Bool, TabBarReach.Arrival) -> Bool
  ) {
    guard hasReplaceTops else { return }
    var waiting = states
    var next = 0
    while next < waiting.count {
      let state = waiting[next]
      for item in replaceTops(state.screen)
      where arrive(item.target, state.isHiddenBelow, .replaceTop(from: state)) {
        waiting.append(
          TabBarReach.State(screen: item.target, isHiddenBelow: state.isHiddenBelow))
      }
      next += 1
    }
  }
}
