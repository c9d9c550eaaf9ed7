public import StyleModel

/// Where tab bars are to be seen.
///
/// `tab-bar: hidden` stays for all that is pushed above, so whether a screen shows its tab bar
/// depends on the stack below it. What matters of that stack is one bit – whether some screen below
/// hides the tab bar – so reachability is asked of (screen, bit): twice the number of screens, and
/// cycles need no care.
public struct TabBarReach: Sendable {
  let hides: [Bool]
  /// The screens of which some state asks for the other tab bar than they open with.
  let changing: Set<Int32>
  /// Whether some screen hides its tab bar.
  public let isEverHidden: Bool
  /// By state: how it is reached in the fewest screens; nil if it is not. None where no screen hides
  /// its tab bar: then nothing depends on the stack below.
  let arrivals: [Arrival?]
  let isInPlainStack: [Bool]
  /// By screen: whether it can come on top in a stack with a tab bar.
  let isInTab: [Bool]
  /// The lists by which screens of stacks with a tab bar replace them.
  let lists: [List]
  /// By screen and list: its place among them.
  let listNumbers: [SIMD2<Int32>: Int]
  let links: Links
  /// How returns run, as far as that was found.
  var returns: [Leaving: Returning] = [:]

  /// A screen together with whether some screen below hides the tab bar.
  struct State: Hashable {
    let screen: Int32
    let isHiddenBelow: Bool
    var index: Int { Int(screen) * 2 + (isHiddenBelow ? 1 : 0) }
  }

  /// How a state is reached.
  enum Arrival {
    case root
    case push(from: State)
    /// In place of that one.
    case replaceTop(from: State)
    /// As the last of the lowest `height` screens of a list.
    case replace(list: Int32, height: Int)
  }

  init(_ resolved: ResolvedStyle, links: Links, stacks: [Stack], isReachable: [Bool]) {
    self.links = links
    let hidesByLook = resolved.looks.map { $0.tabBar == .hidden }
    hides = resolved.screenLooks.map { hidesByLook[Int($0)] }
    changing = Self.changingScreens(resolved, hidesByLook)
    isEverHidden = hides.contains(true) || !changing.isEmpty
    let plainRoots = stacks.filter { !$0.hasTabBar }.map(\.root)
    let roots = stacks.filter(\.hasTabBar).map(\.root)
    isInPlainStack = roots.isEmpty ? isReachable : links.closure(of: plainRoots)
    // Where all stacks are of one kind, what is reachable at all was worked out already.
    isInTab = plainRoots.isEmpty ? isReachable : links.closure(of: roots)
    lists =
      isEverHidden
      ? Self.lists(of: isInTab, links: links, roots: roots, hides: hides, changing: changing) : []
    listNumbers = Dictionary(
      lists.enumerated().map { (SIMD2($1.owner, $1.id), $0) }, uniquingKeysWith: { $1 })
    arrivals =
      isEverHidden
      ? Self.search(from: roots, lists, links: links, hides: hides, changing: changing) : []
  }

  private static func changingScreens(
    _ resolved: ResolvedStyle, _ hidesByLook: [Bool]
  ) -> Set<Int32> {
    guard !resolved.screenStateSets.isEmpty else { return [] }
    return Set(
      resolved.screenLooks.indices.filter { screen in
        let hides = hidesByLook[Int(resolved.screenLooks[screen])]
        return resolved.states(ofScreen: screen).contains { hidesByLook[Int($0.look)] != hides }
      }.map(Int32.init))
  }

  /// Breadth first by the height of the stack, so that every state is reached in the fewest screens.
  private static func search(
    from roots: [Int32], _ lists: [List], links: Links, hides: [Bool], changing: Set<Int32>
  ) -> [Arrival?] {
    var arrivals = [Arrival?](repeating: nil, count: hides.count * 2)
    var level: [State] = []
    @discardableResult
    func arrive(_ screen: Int32, isHiddenBelow: Bool, _ arrival: Arrival) -> Bool {
      let state = State(screen: screen, isHiddenBelow: isHiddenBelow)
      guard arrivals[state.index] == nil else { return false }
      arrivals[state.index] = arrival
      level.append(state)
      return true
    }
    for root in roots { arrive(root, isHiddenBelow: false, .root) }
    var climbs = lists.flatMap { list in
      list.shownHeights.map { Climb(list: list, shown: $0) }
    }
    var height = 1
    repeat {
      for climb in climbs {
        arrive(
          climb.list.screens[height - 1], isHiddenBelow: climb.isHiddenBelow(height: height),
          .replace(list: climb.list.id, height: height))
      }
      links.exchange(level, arrive)
      let current = level
      level = []
      for state in current {
        let isHidden = state.isHiddenBelow || hides[Int(state.screen)]
        links.forEachPush(of: state.screen) { screen in
          arrive(screen, isHiddenBelow: isHidden, .push(from: state))
        }
        guard !changing.isEmpty, !state.isHiddenBelow, changing.contains(state.screen) else {
          continue
        }
        links.forEachPush(of: state.screen) { screen in
          arrive(screen, isHiddenBelow: !isHidden, .push(from: state))
        }
      }
      height += 1
      climbs.removeAll { $0.list.screens.count < height }
    } while !level.isEmpty || !climbs.isEmpty
    return arrivals
  }

  // MARK: Answers

  /// The tab bars a screen can be seen with: none at all counts as hidden.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - tabBar: what it asks for, if it is in a state of its own; nil for what it opens with.
  public func visibilities(
    ofScreen screen: Int32, asking tabBar: Visibility? = nil
  ) -> [Visibility] {
    var (isShown, isHidden) = (false, isInPlainStack[Int(screen)])
    if isEverHidden {
      let hides = tabBar.map { $0 == .hidden } ?? hides[Int(screen)]
      for state in states(of: screen) {
        if state.isHiddenBelow || hides { isHidden = true } else { isShown = true }
      }
    } else {
      isShown = isInTab[Int(screen)]
    }
    return Visibility.allCases.filter { $0 == .shown ? isShown : isHidden }
  }

  func states(of screen: Int32) -> [State] {
    [false, true].map { State(screen: screen, isHiddenBelow: $0) }
      .filter { arrivals[$0.index] != nil }
  }

  func visibility(of state: State) -> Visibility {
    state.isHiddenBelow || hides[Int(state.screen)] ? .hidden : .shown
  }

  func path(to state: State) -> [Int32] {
    path(to: state, above: []) { arrivals[$0.index] }
  }

  /// The stack in which a state was reached, given the one that the search began with.
  func path(
    to state: State, above below: [Int32], by arrival: (State) -> Arrival?
  ) -> [Int32] {
    var above: [Int32] = [state.screen]
    var current = state
    while true {
      switch arrival(current) {
      case .push(let lower)?:
        above.append(lower.screen)
        current = lower
      // The other one stands where this one was.
      case .replaceTop(let other)?: current = other
      case .replace(let list, let height)?:
        return links.style.items(ofList: list).prefix(height - 1).map(\.target) + above.reversed()
      case .root?, nil: return below + above.reversed()
      }
    }
  }
}
