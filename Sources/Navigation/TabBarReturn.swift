import StyleModel

/// Returns to screens that stand above none that hides the tab bar; from any other one nothing
/// changes.
extension TabBarReach {
  /// Where a return leads, and by which operation.
  struct Return: Hashable {
    let target: Int32
    let operation: Operation
    /// Whether it leads to the bottom.
    var isAtRoot: Bool { operation == .popToRoot || operation == .tabTap }
    /// Whether it leads to the one directly below.
    var isDirect: Bool { operation == .pop }
    /// Whether others of the same screen may stand between: `pop-to` returns to the nearest one.
    var isPassing: Bool { isAtRoot || operation == .backMenu }

    init(_ edge: Edge) {
      target = edge.to
      operation = edge.operation
    }
  }

  /// A return, and the screen that it leaves.
  struct Leaving: Hashable {
    let screen: Int32
    let way: Return

    init(_ edge: Edge) {
      screen = edge.from
      way = Return(edge)
    }

    /// One word says nearly all, and is hashed in a third of the time.
    func hash(into hasher: inout Hasher) { hasher.combine(Int(screen) << 32 ^ Int(way.target)) }
  }

  /// How a screen returns: where the tab bar may be below it.
  struct Returning {
    /// Whether it may stand above none that hides the tab bar, and above one.
    var isInSight = false
    var isHiddenBelow = false

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

  /// Finds how returns run, many at a time: asked one by one, each would take a search of its own.
  mutating func findReturns(along edges: [Edge]) {
    guard isEverHidden else { return }
    var ways: [Return] = []
    var numbers: [Return: Int] = [:]
    var leavings: [(number: Int, leaving: Leaving)] = []
    for edge in edges where edge.operation.isReturn {
      let leaving = Leaving(edge)
      if numbers[leaving.way] == nil {
        numbers[leaving.way] = ways.count
        if canChange(leaving.way) { ways.append(leaving.way) } else { numbers[leaving.way] = -1 }
      }
      let number = numbers[leaving.way] ?? -1
      if number >= 0 { leavings.append((number, leaving)) }
    }
    // Way by way, so that those of a batch stand together.
    leavings.sort { $0.number < $1.number }
    var rest = leavings[...]
    var lanes = ReturnLanes(self)
    for first in stride(from: 0, to: ways.count, by: ReturnLanes.count) {
      let batch = ways[first..<min(first + ReturnLanes.count, ways.count)]
      lanes.search(batch)
      while let next = rest.first, next.number < batch.endIndex {
        rest.removeFirst()
        returns[next.leaving] = lanes.returning(from: next.leaving.screen, next.number - first)
      }
    }
  }

  /// Whether a return can change anything from anywhere: above one that always hides the tab bar, it
  /// is hidden everywhere.
  func canChange(_ way: Return) -> Bool {
    let start = State(screen: way.target, isHiddenBelow: false)
    guard arrivals[start.index] != nil,
      !hides[Int(way.target)] || changing.contains(way.target)
    else { return false }
    return !way.isAtRoot || path(to: start).count == 1
  }

  /// How a return runs that is found by itself if it was not found with others.
  func returning(along edge: Edge) -> Returning {
    let leaving = Leaving(edge)
    if let known = returns[leaving] { return known }
    guard canChange(leaving.way) else { return Returning() }
    var lanes = ReturnLanes(self)
    lanes.search([leaving.way])
    return lanes.returning(from: edge.from, 0)
  }
}
