import StyleModel

/// Returns to screens that stand above none that hides the tab bar; from any other one nothing
/// changes.
extension TabBarReach {
  /// How a screen returns.
  struct Returning {
    /// Whether the returning one may stand above none that hides the tab bar, and above one.
    var isInSight = false
    var isHiddenBelow = false
    /// A shortest stack in which that changes whether the tab bar is shown, while both are in the
    /// state they open with.
    var stack: [Int32]?

    /// Whether the tab bar is shown before a return that changes that; nil if it does not.
    func isShownBefore(
      _ operation: Operation, _ from: Visibility, _ to: Visibility
    ) -> Bool? {
      // The tab is there to be tapped only with its tab bar.
      if isHiddenBelow, to == .shown, operation != .tabTap { return false }
      guard isInSight, from != to, operation != .tabTap || from == .shown else { return nil }
      return from == .shown
    }
  }

  /// Finds how all returns that are declared run: one search for each screen returned to, however
  /// many return to it.
  mutating func findReturns(along edges: [Edge]) {
    guard isEverHidden else { return }
    var sources: [Return: Set<Int32>] = [:]
    for edge in edges {
      guard edge.operation == .popTo || edge.operation == .popToRoot else { continue }
      sources[Return(edge), default: []].insert(edge.from)
    }
    for (way, screens) in sources { returns[way] = returns(way, from: screens) }
  }

  /// By screen that returns: how, above a screen that stands above none that hides the tab bar – by
  /// pushes from a shortest stack, or inside a list.
  ///
  /// `pop` returns to the one directly below, `pop-to` to the nearest one, so no other one may stand
  /// between.
  func returns(_ way: Return, from sources: Set<Int32>) -> [Int32: Returning] {
    let target = way.target
    let isPassing = way.isAtRoot || way.operation == .backMenu
    let isDirect = way.operation == .pop
    let start = State(screen: target, isHiddenBelow: false)
    // Above one that always hides it, it is hidden everywhere.
    guard arrivals[start.index] != nil, !hides[Int(target)] || changing.contains(target) else {
      return [:]
    }
    let below = path(to: start)
    if way.isAtRoot, below.count > 1 { return [:] }
    var search = ReturnSearch(self, way, sources)
    var climbs = climbs(above: target, isAtRoot: way.isAtRoot)
    var level: [State] = []
    var height = 1
    repeat {
      if height == below.count { search.push(from: start, .root) }
      for state in level where !isDirect && (isPassing || state.screen != target) {
        search.push(from: state, .push(from: state))
      }
      height += 1
      for climb in climbs where climb.start < height {
        search.arrive(
          climb.list.screens[height - 1], isHiddenBelow: climb.isHiddenBelow(height: height),
          .replace(list: climb.list.id, height: height))
      }
      search.exchange()
      search.note(above: below)
      if search.missingCount == 0 { return search.found }
      climbs.removeAll { climb in
        climb.list.screens.count <= height
          || (climb.start < height
            && (isDirect || (!isPassing && climb.list.screens[height - 1] == target)))
      }
      level = search.next
      search.next = []
    } while !level.isEmpty || !climbs.isEmpty || height <= below.count
    return search.found
  }

  /// The lists in which a screen stands above none that hides the tab bar, with others above it.
  private func climbs(above target: Int32, isAtRoot: Bool) -> [Climb] {
    lists.flatMap { list in
      list.shownHeights.flatMap { shown in
        list.screens.prefix(isAtRoot ? 1 : shown).indices
          .filter { list.screens[$0] == target && $0 + 1 < list.screens.count }
          .map { Climb(list: list, shown: shown, start: $0 + 1) }
      }
    }
  }
}

/// What is found above one screen, height by height.
private struct ReturnSearch {
  private let reach: TabBarReach
  private let way: TabBarReach.Return
  private var parents: [TabBarReach.Arrival?]
  /// What came up at this height.
  var next: [TabBarReach.State] = []
  /// By screen: whether more is to be known of it; and of how many.
  private var isMissing: [Bool]
  private(set) var missingCount: Int
  var found: [Int32: TabBarReach.Returning] = [:]

  init(_ reach: TabBarReach, _ way: TabBarReach.Return, _ sources: Set<Int32>) {
    self.reach = reach
    self.way = way
    isMissing = Array(repeating: false, count: reach.hides.count)
    missingCount = sources.count
    for source in sources { isMissing[Int(source)] = true }
    parents = Array(repeating: nil, count: reach.arrivals.count)
  }

  @discardableResult
  mutating func arrive(
    _ screen: Int32, isHiddenBelow: Bool, _ arrival: TabBarReach.Arrival
  ) -> Bool {
    let state = TabBarReach.State(screen: screen, isHiddenBelow: isHiddenBelow)
    guard parents[state.index] == nil else { return false }
    parents[state.index] = arrival
    next.append(state)
    return true
  }

  /// Puts all that a screen pushes above it: it may be in another state than it is in later.
  mutating func push(from state: TabBarReach.State, _ arrival: TabBarReach.Arrival) {
    let isHidden = state.isHiddenBelow || reach.hides[Int(state.screen)]
    reach.links.forEachPush(of: state.screen) {
      arrive($0, isHiddenBelow: isHidden, arrival)
    }
    guard !state.isHiddenBelow, reach.changing.contains(state.screen) else { return }
    reach.links.forEachPush(of: state.screen) {
      arrive($0, isHiddenBelow: !isHidden, arrival)
    }
  }

  mutating func exchange() {
    reach.links.exchange(next) { arrive($0, isHiddenBelow: $1, $2) }
  }

  /// Writes down how those that came up return.
  mutating func note(above below: [Int32]) {
    let isTargetShown = !reach.hides[Int(way.target)]
    for end in next where isMissing[Int(end.screen)] {
      var returning = found[end.screen] ?? TabBarReach.Returning()
      if end.isHiddenBelow { returning.isHiddenBelow = true } else { returning.isInSight = true }
      let isShown = reach.visibility(of: end) == .shown
      if returning.stack == nil, isShown != isTargetShown, isShown || way.operation != .tabTap {
        returning.stack = reach.path(to: end, above: below) { parents[$0.index] }
      }
      found[end.screen] = returning
      // Where no screen has a choice, one stack says all.
      let isKnown = returning.isHiddenBelow && returning.isInSight || reach.changing.isEmpty
      guard returning.stack != nil, isKnown else { continue }
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
