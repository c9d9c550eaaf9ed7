import StyleModel

/// Returns that change whether the tab bar is shown.
extension TabBarReach {
  /// A screen that shows its tab bar, with the returning one above it where it is hidden: by pushes
  /// from a shortest stack, or inside a list.
  ///
  /// `pop` returns to the one directly below, `pop-to` to the nearest one, so no other one may stand
  /// between.
  func differenceOfReturn(to target: Int32, from: Int32, by operation: Operation) -> [Int32]? {
    let isAtRoot = operation == .popToRoot
    let isPassing = isAtRoot || operation == .backMenu
    let isDirect = operation == .pop
    let start = State(screen: target, isHiddenBelow: false)
    guard arrivals[start.index] != nil, !hides[Int(target)] else { return nil }
    let below = path(to: start)
    if isAtRoot, below.count > 1 { return nil }
    var climbs = climbs(above: target, isAtRoot: isAtRoot)
    var parents: [State: Arrival] = [:]
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
      guard parents[state] == nil else { return }
      parents[state] = arrival
      next.append(state)
    }
    var height = 1
    repeat {
      if height == below.count {
        for item in links.pushes(target) { arrive(item.target, isHiddenBelow: false, .root) }
      }
      for state in level where !isDirect && (isPassing || state.screen != target) {
        let isHidden = visibility(of: state) == .hidden
        for item in links.pushes(state.screen) {
          arrive(item.target, isHiddenBelow: isHidden, .push(from: state))
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
      if let end = next.first(where: { $0.screen == from && visibility(of: $0) == .hidden }) {
        return path(to: end, above: below) { parents[$0] }
      }
      climbs.removeAll { climb in
        climb.list.screens.count <= height
          || (climb.start < height
            && (isDirect || (!isPassing && climb.list.screens[height - 1] == target)))
      }
      (level, next) = (next, [])
    } while !level.isEmpty || !climbs.isEmpty || height <= below.count
    return nil
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
