import StyleModel

/// How many screens of a list may stay where it takes the place of a stack.
///
/// Asked only of lists with screens that hide the tab bar in one state and not in another: what was
/// there before may be in any state, what comes in is in the state it opens with.
struct KeptReach {
  let links: Links
  private let roots: [Int32]
  private let lists: [[Int32]]

  init(_ links: Links, roots: [Int32], isReachable: [Bool]) {
    self.links = links
    self.roots = roots
    lists = links.replacements(by: isReachable).map(\.screens)
  }

  /// A stack as a list sees it: how many of its lowest screens follow the list, and how far above
  /// those the top is – two stands for more.
  private struct State: Hashable {
    let top: Int32
    let common: Int
    let above: Int
  }

  /// By place in a list: whether the screen there may be in another state than it opens with when
  /// the next one comes – because only that one is new, or came before both stayed.
  func mayChange(from screen: Int32, list: [Int32]) -> [Bool] {
    let counts = counts(from: screen, list: list)
    let most = counts.max() ?? 0
    return list.indices.map { place in
      if counts.contains(place + 1) { return true }
      guard most > place + 1 else { return false }
      return links.hasReplaceTops
        || links.pushes(list[place]).contains { $0.target == list[place + 1] }
    }
  }

  /// How many screens of a list can stay where a screen puts it in place of its stack.
  private func counts(from screen: Int32, list: [Int32]) -> Set<Int> {
    var counts: Set<Int> = []
    var seen: Set<State> = []
    var queue: [State] = []
    func arrive(_ top: Int32, _ common: Int, _ above: Int) -> State {
      let isNext = above == 0 && common < list.count && list[common] == top
      let state =
        isNext
        ? State(top: top, common: common + 1, above: 0)
        : State(top: top, common: common, above: min(above + 1, 2))
      guard seen.insert(state).inserted else { return state }
      queue.append(state)
      if top == screen { counts.insert(state.common) }
      return state
    }
    for root in roots { _ = arrive(root, 0, 0) }
    for other in lists {
      var (common, above) = (0, 0)
      for top in other {
        let state = arrive(top, common, above)
        (common, above) = (state.common, state.above)
      }
    }
    while let state = queue.popLast() {
      links.forEachPush(of: state.top) { _ = arrive($0, state.common, state.above) }
      guard links.hasReplaceTops else { continue }
      for item in links.replaceTops(state.top) {
        switch state.above {
        case 0: _ = arrive(item.target, state.common - 1, 0)
        case 1: _ = arrive(item.target, state.common, 0)
        default: _ = arrive(item.target, state.common, 2)
        }
      }
    }
    return counts
  }
}
