import Navigation
import StyleModel

/// Returns that leave two or more levels at once, one of which hides the tab bar.
///
/// What can stand above a screen is what it pushes, what follows it in a list that takes the place of
/// a stack, and what these push or exchange. It is searched once for each screen that is returned to,
/// and only as far as somebody asks.
struct TallReturns {
  private let subject: Subject
  /// By screen: whether it hides the tab bar in some state.
  private let hides: [Bool]
  /// By screen: where its edges begin; they stand screen by screen.
  private let firstEdges: [Int]
  /// The lists that take the place of stacks with a tab bar.
  private let lists: [[Int32]]
  private var searches: [Target: Search] = [:]
  /// Steps left: who returns from very many screens to very many others is not told of all.
  private var budget = 1_000_000

  /// What is returned to: a screen and, of a replace, all that stays below it.
  private struct Target: Hashable {
    let screen: Int32
    let operation: Navigation.Operation
    let kept: [Int32]
  }

  /// A screen above the target: whether one between the two hides the tab bar, and how many levels up
  /// it is – two stands for more.
  private struct State: Hashable {
    let screen: Int32
    let isHiddenBelow: Bool
    let height: Int
  }

  private enum Arrival {
    case pushed(by: State?)
    /// In place of that one.
    case exchanged(State)
    /// In a list, above those.
    case listed(above: ArraySlice<Int32>)
  }

  private struct Search {
    var arrivals: [State: Arrival] = [:]
    var queue: [State] = []
    var next = 0

    mutating func arrive(_ state: State, _ arrival: Arrival) {
      guard arrivals[state] == nil else { return }
      arrivals[state] = arrival
      queue.append(state)
    }
  }

  init(_ subject: Subject) {
    self.subject = subject
    let (resolved, graph) = (subject.resolved, subject.graph)
    hides = resolved.style.screens.indices.map { screen in
      (0...resolved.states(ofScreen: screen).count).contains {
        resolved.look(ofScreen: screen, state: $0).tabBar == .hidden
      }
    }
    var firstEdges = [Int](repeating: 0, count: hides.count + 1)
    for edge in graph.edges { firstEdges[Int(edge.from) + 1] += 1 }
    for screen in hides.indices { firstEdges[screen + 1] += firstEdges[screen] }
    self.firstEdges = firstEdges
    lists = graph.edges.filter {
      $0.operation == .replace && graph.tabBars.stack(withTop: $0.from) != nil
    }.map(graph.screens(ofReplace:))
  }

  /// The fewest screens above the one that is returned to, from the lowest up to the one that is left,
  /// of which one hides the tab bar; nil if the return never leaves two or more levels so.
  mutating func screens(leftBy edge: Edge) -> [Int32]? {
    let target = Target(
      screen: edge.to, operation: edge.operation, kept: subject.graph.screens(ofReplace: edge))
    var search = searches.removeValue(forKey: target) ?? start(at: target)
    defer { searches[target] = search }
    let wanted = [true, false].filter { $0 || hides[Int(edge.from)] }.map {
      State(screen: edge.from, isHiddenBelow: $0, height: 2)
    }
    while true {
      if let found = wanted.first(where: { search.arrivals[$0] != nil }) {
        return path(to: found, search)
      }
      guard search.next < search.queue.count, budget > 0 else { return nil }
      step(&search, target)
    }
  }

  /// The first of some screens that hides the tab bar.
  func hider(among screens: some Sequence<Int32>) -> Int32? {
    screens.first { hides[Int($0)] }
  }

  private func edges(of screen: Int32) -> ArraySlice<Edge> {
    subject.graph.edges[firstEdges[Int(screen)]..<firstEdges[Int(screen) + 1]]
  }

  private func start(at target: Target) -> Search {
    var search = Search()
    for edge in edges(of: target.screen) where edge.operation == .push {
      search.arrive(
        State(screen: edge.to, isHiddenBelow: false, height: 1), .pushed(by: nil))
    }
    for list in lists {
      for place in list.indices where isTarget(target, place, of: list) {
        var isHidden = false
        for upper in list.indices[(place + 1)...] {
          let state = State(
            screen: list[upper], isHiddenBelow: isHidden, height: min(upper - place, 2))
          search.arrive(state, .listed(above: list[(place + 1)..<upper]))
          if target.operation == .popTo, list[upper] == target.screen { break }
          isHidden = isHidden || hides[Int(list[upper])]
        }
      }
    }
    return search
  }

  /// Whether a place in a list may be the one that is returned to, with the tab bar shown.
  private func isTarget(_ target: Target, _ place: Int, of list: [Int32]) -> Bool {
    guard list[place] == target.screen, hider(among: list[..<place]) == nil else {
      return false
    }
    switch target.operation {
    case .popToRoot: return place == 0
    case .replace: return list[...place] == target.kept[...]
    default: return true
    }
  }

  private mutating func step(_ search: inout Search, _ target: Target) {
    let state = search.queue[search.next]
    search.next += 1
    // The nearest one is returned to: above another of the name that one is meant.
    let isBelowAll = target.operation != .popTo || state.screen != target.screen
    for edge in edges(of: state.screen) {
      budget -= 1
      switch edge.operation {
      case .push where isBelowAll:
        let isHidden = state.isHiddenBelow || hides[Int(state.screen)]
        search.arrive(
          State(screen: edge.to, isHiddenBelow: isHidden, height: 2), .pushed(by: state))
      case .replaceTop:
        search.arrive(
          State(screen: edge.to, isHiddenBelow: state.isHiddenBelow, height: state.height),
          .exchanged(state))
      default: break
      }
    }
  }

  private func path(to state: State, _ search: Search) -> [Int32] {
    var above = [state.screen]
    var current = state
    while true {
      switch search.arrivals[current] {
      case .pushed(let lower?)?:
        above.append(lower.screen)
        current = lower
      case .exchanged(let other)?: current = other
      case .listed(let below)?: return below + above.reversed()
      case .pushed(nil)?, nil: return above.reversed()
      }
    }
  }
}
