public import StyleModel

/// Where tab bars are to be seen.
///
/// `tab-bar: hidden` stays for all that is pushed above, so whether a screen shows its tab bar
/// depends on the stack below it. What matters of that stack is one bit – whether some screen below
/// hides the tab bar – so reachability is asked of (screen, bit): twice the number of screens, and
/// cycles need no care.
public struct TabBarReach: Sendable {
  private let hides: [Bool]
  private let isEverHidden: Bool
  /// By state: how it is reached in the fewest screens; nil if it is not.
  private let arrivals: [Arrival?]
  private let isInPlainStack: [Bool]
  private let links: Links

  /// A screen together with whether some screen below hides the tab bar.
  private struct State: Hashable {
    let screen: Int32
    let isHiddenBelow: Bool
    var index: Int { Int(screen) * 2 + (isHiddenBelow ? 1 : 0) }
  }

  /// How a state is reached.
  private enum Arrival {
    case root
    case push(from: State)
    /// As the last of the lowest `height` screens of a list.
    case replace(list: Int32, height: Int32)
  }

  init(_ resolved: ResolvedStyle, links: Links, stacks: [Stack]) {
    let style = resolved.style
    self.links = links
    hides = style.screens.indices.map { resolved.look(ofScreen: $0).tabBar == .hidden }
    isEverHidden = hides.contains(true)
    let plainRoots = stacks.filter { !$0.hasTabBar }.map(\.root)
    isInPlainStack = links.closure(of: plainRoots, throughReplace: true)
    let roots = stacks.filter(\.hasTabBar).map(\.root)
    arrivals = roots.isEmpty ? [] : Self.search(from: roots, links: links, hides: hides)
  }

  /// Breadth first by the height of the stack, so that every state is reached in the fewest screens.
  private static func search(from roots: [Int32], links: Links, hides: [Bool]) -> [Arrival?] {
    var arrivals = [Arrival?](repeating: nil, count: hides.count * 2)
    var level: [State] = []
    func arrive(_ screen: Int32, isHiddenBelow: Bool, _ arrival: Arrival) {
      let state = State(screen: screen, isHiddenBelow: isHiddenBelow)
      guard arrivals[state.index] == nil else { return }
      arrivals[state.index] = arrival
      level.append(state)
    }
    for root in roots { arrive(root, isHiddenBelow: false, .root) }
    var lists = Self.lists(reachableFrom: roots, links)
    var height = 1
    repeat {
      for index in lists.indices {
        let screen = lists[index].screens[height - 1]
        arrive(
          screen, isHiddenBelow: lists[index].isHiddenBelow,
          .replace(list: lists[index].list, height: Int32(height)))
        lists[index].isHiddenBelow = lists[index].isHiddenBelow || hides[Int(screen)]
      }
      let current = level
      level = []
      for state in current {
        let isHidden = state.isHiddenBelow || hides[Int(state.screen)]
        for item in links.pushes(state.screen) {
          arrive(item.target, isHiddenBelow: isHidden, .push(from: state))
        }
      }
      height += 1
      lists.removeAll { $0.screens.count < height }
    } while !level.isEmpty || !lists.isEmpty
    return arrivals
  }

  /// The lists by which screens that can come on top replace their stacks.
  private static func lists(
    reachableFrom roots: [Int32], _ links: Links
  ) -> [(list: Int32, screens: [Int32], isHiddenBelow: Bool)] {
    let isReached = links.closure(of: roots, throughReplace: true)
    return isReached.indices.filter { isReached[$0] }.flatMap { screen in
      links.replaces(Int32(screen)).map { item in
        (item.target, links.style.items(ofList: item.target).map(\.target), false)
      }
    }
  }

  // MARK: Answers

  /// The tab bars a screen can be seen with: none at all counts as hidden.
  public func visibilities(ofScreen screen: Int32) -> [Visibility] {
    var result: Set<Visibility> = []
    if isInPlainStack[Int(screen)] { result.insert(.hidden) }
    for state in states(of: screen) { result.insert(visibility(of: state)) }
    return Visibility.allCases.filter(result.contains)
  }

  /// A shortest stack in which this transition changes whether the tab bar is shown: the screens
  /// from the bottom to the one on top before (for a push) or after. Nil if there is none.
  public func difference(along edge: Edge) -> [Int32]? {
    guard isEverHidden, !arrivals.isEmpty else { return nil }
    switch edge.operation {
    case .push: return differenceOfPush(from: edge.from, to: edge.to)
    case .pop: return differenceOfPush(from: edge.to, to: edge.from)
    case .popTo, .popToRoot:
      return differenceOfReturn(
        to: edge.to, from: edge.from, isAtRoot: edge.operation == .popToRoot)
    case .replace:
      let lists = links.replaces(edge.from)
      let item = lists[lists.startIndex + Int(edge.list ?? 0)]
      return differenceOfReplace(
        edge.from, by: links.style.items(ofList: item.target).map(\.target))
    }
  }

  private func differenceOfPush(from: Int32, to: Int32) -> [Int32]? {
    let state = State(screen: from, isHiddenBelow: false)
    guard arrivals[state.index] != nil, !hides[Int(from)], hides[Int(to)] else { return nil }
    return path(to: state) + [to]
  }

  private func differenceOfReplace(_ from: Int32, by list: [Int32]) -> [Int32]? {
    let isHidden = list.contains { hides[Int($0)] }
    return states(of: from).first { (visibility(of: $0) == .hidden) != isHidden }
      .map { path(to: $0) }
  }

  /// A screen that shows its tab bar, with the returning one somewhere above it where it is hidden.
  private func differenceOfReturn(to target: Int32, from: Int32, isAtRoot: Bool) -> [Int32]? {
    let start = State(screen: target, isHiddenBelow: false)
    guard arrivals[start.index] != nil, !hides[Int(target)] else { return nil }
    if isAtRoot, path(to: start).count > 1 { return nil }
    var parents: [State: State] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      let isHidden = state.isHiddenBelow || hides[Int(state.screen)]
      for item in links.pushes(state.screen) {
        let above = State(screen: item.target, isHiddenBelow: isHidden)
        guard parents[above] == nil else { continue }
        parents[above] = state
        if above.screen == from, visibility(of: above) == .hidden {
          return path(to: start) + trail(to: above, after: start, parents)
        }
        queue.append(above)
      }
    }
    return nil
  }

  private func states(of screen: Int32) -> [State] {
    guard !arrivals.isEmpty else { return [] }
    return [false, true].map { State(screen: screen, isHiddenBelow: $0) }
      .filter { arrivals[$0.index] != nil }
  }

  private func visibility(of state: State) -> Visibility {
    state.isHiddenBelow || hides[Int(state.screen)] ? .hidden : .shown
  }

  private func path(to state: State) -> [Int32] {
    var above: [Int32] = []
    var current = state
    while let arrival = arrivals[current.index] {
      switch arrival {
      case .root: return [current.screen] + above.reversed()
      case .replace(let list, let height):
        let stack = links.style.items(ofList: list).prefix(Int(height)).map(\.target)
        return stack + above.reversed()
      case .push(let below):
        above.append(current.screen)
        current = below
      }
    }
    return above.reversed()
  }

  private func trail(to end: State, after start: State, _ parents: [State: State]) -> [Int32] {
    var screens: [Int32] = []
    var current: State? = end
    repeat {
      guard let state = current else { break }
      screens.append(state.screen)
      current = parents[state]
    } while current != start
    return screens.reversed()
  }
}
