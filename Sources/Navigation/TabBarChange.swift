public import StyleModel

/// Which operations change whether the tab bar is shown.
///
/// Exact, but for replaces, in two things. Of one over screens that hide the tab bar in one state and
/// not in another, the stack that is named is a shortest one with the same screen on top and the same
/// tab bar, which need not have what the list keeps. And one over screens without such a choice, if it
/// leads back to a screen in another state than it opens with, is thought to do so from every stack:
/// to know better would take a walk over all screens for each list.
extension TabBarReach {
  /// Whether a transition changes whether the tab bar is shown, in some reachable stack; of a push,
  /// also the way back.
  public func changes(along edge: Edge) -> Bool { isShown(before: edge) != nil }

  /// The same of many edges.
  public func changes(along edges: [Edge]) -> [Bool] { edges.map { changes(along: $0) } }

  /// The same while its screens are in states of theirs, by what those ask for.
  ///
  /// - Parameter isOpening: whether the screen it leads to is in the state it opens with.
  public func changes(
    along edge: Edge, from: Visibility, to: Visibility, isOpening: Bool
  ) -> Bool {
    isShown(before: edge, from: from, to: to, isOpening: isOpening) != nil
  }

  /// Whether the tab bar is shown before an operation that changes that; nil if it does not.
  public func isShown(before edge: Edge) -> Bool? { isShownBefore(edge, Asked(edge, hides)) }

  /// The same while its screens are in states of theirs, by what those ask for.
  public func isShown(
    before edge: Edge, from: Visibility, to: Visibility, isOpening: Bool
  ) -> Bool? {
    isShownBefore(edge, Asked(from: from, to: to, isOpening: isOpening))
  }

  /// A shortest stack in which a transition changes whether the tab bar is shown: the screens from
  /// the bottom up to the one on top before (of a push, after). Nil if there is none.
  public func difference(along edge: Edge) -> [Int32]? { differences(along: [edge])[0] }

  /// The same of many edges.
  public func differences(along edges: [Edge]) -> [[Int32]?] {
    var returns: [Return: [Int]] = [:]
    var result = edges.enumerated().map { index, edge -> [Int32]? in
      guard let isShownBefore = isShownBefore(edge, Asked(edge, hides)) else { return nil }
      switch edge.operation {
      case .push: return path(to: State(screen: edge.from, isHiddenBelow: false)) + [edge.to]
      case .replaceTop: return path(to: State(screen: edge.from, isHiddenBelow: false))
      case .replace:
        return states(of: edge.from).filter { (visibility(of: $0) == .shown) == isShownBefore }
          .map { path(to: $0) }.min { $0.count < $1.count }
      case .pop, .popTo, .popToRoot, .backMenu, .tabTap:
        returns[Return(edge), default: []].append(index)
        return nil
      }
    }
    guard !returns.isEmpty else { return result }
    var search = ReturnStacks(self)
    for (way, indices) in returns {
      let stacks = search.stacks(way, from: indices.map { edges[$0].from })
      for index in indices { result[index] = stacks[edges[index].from] }
    }
    return result
  }

  /// What the screens of an operation ask for.
  private struct Asked {
    let from: Visibility
    let to: Visibility
    var isOpening = true

    init(from: Visibility, to: Visibility, isOpening: Bool) {
      (self.from, self.to, self.isOpening) = (from, to, isOpening)
    }

    /// What they open with.
    init(_ edge: Edge, _ hides: [Bool]) {
      from = hides[Int(edge.from)] ? .hidden : .shown
      to = hides[Int(edge.to)] ? .hidden : .shown
    }
  }

  /// Whether the tab bar is shown before an operation that changes that; nil if none does.
  private func isShownBefore(_ edge: Edge, _ asked: Asked) -> Bool? {
    guard isEverHidden else { return nil }
    switch edge.operation {
    case .push: return isShownBeforePush(edge, asked)
    case .replaceTop:
      return asked.from != asked.to && isInSight(edge.from) ? asked.from == .shown : nil
    case .pop, .popTo, .popToRoot, .backMenu, .tabTap:
      return returning(along: edge).isShownBefore(edge.operation, asked.from, asked.to)
    case .replace:
      let ways = changes(ofReplace: edge).compactMap {
        $0.isShown(asked.from, asked.to, isOpening: asked.isOpening)
      }.filter { $0.before != $0.after }
      return ways.isEmpty ? nil : ways.contains { $0.before }
    }
  }

  /// Of a push, and the way back: where the lower screen had hidden the tab bar in another state than
  /// the one it is found in, the upper one is still without it.
  private func isShownBeforePush(_ edge: Edge, _ asked: Asked) -> Bool? {
    guard isInSight(edge.from) else { return nil }
    let isChanging =
      changing.contains(edge.from) && asked.from == .shown
      || asked.from != asked.to
        && (asked.from == .shown || changing.contains(edge.from))
    return isChanging ? asked.from == .shown : nil
  }

  /// Whether a screen can be on top above none that hides the tab bar.
  private func isInSight(_ screen: Int32) -> Bool {
    arrivals[State(screen: screen, isHiddenBelow: false).index] != nil
  }
}
