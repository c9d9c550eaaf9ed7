import StyleModel

/// Finds the stacks in which returns change whether the tab bar is shown, while both screens are in
/// the state they open with: one search for each screen returned to, however many return to it.
struct ReturnStacks {
  private let reach: TabBarReach
  /// By state: how it came up in this search, and which did.
  private var parents: [TabBarReach.Arrival?]
  private var met: [TabBarReach.State] = []
  /// What came up at this height.
  private var next: [TabBarReach.State] = []
  /// By screen: whether a stack is to be found for it; and for how many.
  private var isMissing: [Bool]
  private var missingCount = 0
  private var found: [Int32: [Int32]] = [:]

  init(_ reach: TabBarReach) {
    self.reach = reach
    isMissing = Array(repeating: false, count: reach.hides.count)
    parents = Array(repeating: nil, count: reach.arrivals.count)
  }

  /// By screen that returns: a shortest stack, above a screen that stands above none that hides the
  /// tab bar – by pushes from a shortest stack, or inside a list.
  ///
  /// `pop` returns to the one directly below, `pop-to` to the nearest one, so no other one may stand
  /// between.
  mutating func stacks(
    _ way: TabBarReach.Return, from sources: some Sequence<Int32>
  ) -> [Int32: [Int32]] {
    guard reach.canChange(way) else { return [:] }
    begin(from: sources)
    defer { end() }
    let target = way.target
    let start = TabBarReach.State(screen: target, isHiddenBelow: false)
    let below = reach.path(to: start)
    var climbs = climbs(above: target, isAtRoot: way.isAtRoot)
    var level: [TabBarReach.State] = []
    var height = 1
    repeat {
      if height == below.count { push(from: start, .root) }
      for state in level where !way.isDirect && (way.isPassing || state.screen != target) {
        push(from: state, .push(from: state))
      }
      height += 1
      for climb in climbs where climb.start < height {
        arrive(
          climb.list.screens[height - 1], isHiddenBelow: climb.isHiddenBelow(height: height),
          .replace(list: climb.list.id, height: height))
      }
      exchange()
      note(way, above: below)
      if missingCount == 0 { break }
      climbs.removeAll { climb in
        climb.list.screens.count <= height
          || (climb.start < height
            && (way.isDirect || (!way.isPassing && climb.list.screens[height - 1] == target)))
      }
      level = next
      next.removeAll(keepingCapacity: true)
    } while !level.isEmpty || !climbs.isEmpty || height <= below.count
    return found
  }

  private mutating func begin(from sources: some Sequence<Int32>) {
    for source in sources where !isMissing[Int(source)] {
      isMissing[Int(source)] = true
      missingCount += 1
    }
  }

  private mutating func end() {
    for state in met { parents[state.index] = nil }
    met.removeAll(keepingCapacity: true)
    next.removeAll(keepingCapacity: true)
    if missingCount > 0 {
      for screen in isMissing.indices { isMissing[screen] = false }
    }
    missingCount = 0
    found = [:]
  }

  /// The lists in which a screen stands above none that hides the tab bar, with others above it.
  private func climbs(above target: Int32, isAtRoot: Bool) -> [TabBarReach.Climb] {
    reach.lists.flatMap { list in
      list.shownHeights.flatMap { shown in
        list.screens.prefix(isAtRoot ? 1 : shown).indices
          .filter { list.screens[$0] == target && $0 + 1 < list.screens.count }
          .map { TabBarReach.Climb(list: list, shown: shown, start: $0 + 1) }
      }
    }
  }

  @discardableResult
  private mutating func arrive(
    _ screen: Int32, isHiddenBelow: Bool, _ arrival: TabBarReach.Arrival
  ) -> Bool {
    let state = TabBarReach.State(screen: screen, isHiddenBelow: isHiddenBelow)
    guard parents[state.index] == nil else { return false }
    parents[state.index] = arrival
    met.append(state)
    next.append(state)
    return true
  }

  /// Puts all that a screen pushes above it: it may be in another state than it is in later.
  private mutating func push(from state: TabBarReach.State, _ arrival: TabBarReach.Arrival) {
    let isHidden = state.isHiddenBelow || reach.hides[Int(state.screen)]
    for screen in reach.links.pushTargets(of: state.screen) {
      arrive(screen, isHiddenBelow: isHidden, arrival)
    }
    guard !state.isHiddenBelow, reach.changing.contains(state.screen) else { return }
    for screen in reach.links.pushTargets(of: state.screen) {
      arrive(screen, isHiddenBelow: !isHidden, arrival)
    }
  }

  private mutating func exchange() {
    guard reach.links.hasReplaceTops else { return }
    reach.links.exchange(next) { arrive($0, isHiddenBelow: $1, $2) }
  }

  /// Writes down the stacks of those that came up.
  private mutating func note(_ way: TabBarReach.Return, above below: [Int32]) {
    let isTargetShown = !reach.hides[Int(way.target)]
    for end in next where isMissing[Int(end.screen)] {
      let isShown = reach.visibility(of: end) == .shown
      guard isShown != isTargetShown, isShown || way.operation != .tabTap else { continue }
      found[end.screen] = reach.path(to: end, above: below) { parents[$0.index] }
      isMissing[Int(end.screen)] = false
      missingCount -= 1
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
