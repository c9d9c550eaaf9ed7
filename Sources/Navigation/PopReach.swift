import StyleModel

/// Which screens can be below others.
extension NavigationGraph {
  /// The declared returns to a screen that is below in no stack, as indices of edges.
  ///
  /// What can stand above a screen is what it pushes, what follows it in a list that takes the place
  /// of a stack, and all that those lead to by pushes and exchanges. Sixty-four screens that somebody
  /// returns to are asked about at a time.
  public func returnsToNowhere() -> [Int] {
    let returns = edges.indices.filter {
      edges[$0].operation == .popTo && isReachable[Int(edges[$0].from)]
    }
    guard !returns.isEmpty else { return [] }
    let targets = Set(returns.map { edges[$0].to }).sorted()
    var starts = Dictionary(
      uniqueKeysWithValues: targets.map { target in
        (target, isReachable[Int(target)] ? links.pushes(target).map(\.target) : [])
      })
    for replacement in links.replacements(by: isReachable) {
      for (place, screen) in replacement.screens.enumerated() {
        starts[screen]? += replacement.screens[(place + 1)...]
      }
    }
    var slots: [Int32: (group: Int, bit: UInt64)] = [:]
    var reaches: [[UInt64]] = []
    for first in stride(from: 0, to: targets.count, by: UInt64.bitWidth) {
      let group = targets[first..<min(first + UInt64.bitWidth, targets.count)]
      for (bit, target) in group.enumerated() { slots[target] = (reaches.count, 1 << UInt64(bit)) }
      reaches.append(links.reach(of: group.map { starts[$0] ?? [] }))
    }
    return returns.filter { index in
      guard let slot = slots[edges[index].to] else { return false }
      return reaches[slot.group][Int(edges[index].from)] & slot.bit == 0
    }
  }

  /// A shortest stack in which each screen is on top.
  public var shortestStacks: ShortestStacks { ShortestStacks(self) }

  /// By screen: the first stack in which it can come on top; −1 for one that no stack shows.
  public var firstStacks: [Int32] {
    var result = [Int32](repeating: -1, count: isReachable.count)
    for (number, stack) in stacks.enumerated() {
      links.visit(from: stack.root) { screen in
        guard result[Int(screen)] < 0 else { return false }
        result[Int(screen)] = Int32(number)
        return true
      }
    }
    return result
  }
}

/// The stacks, as small as they can be, in which screens come on top.
public struct ShortestStacks: Sendable {
  private let graph: NavigationGraph
  /// By screen: how it comes there; nil if it does not.
  private var arrivals: [Arrival?]
  /// The lists that take the place of stacks.
  private let lists: [[Int32]]

  private enum Arrival {
    case root
    case push(from: Int32)
    /// In place of that one.
    case exchange(from: Int32)
    /// As the last of the lowest `height` screens of a list.
    case list(Int, height: Int)
  }

  /// Breadth first by the height of the stack.
  init(_ graph: NavigationGraph) {
    self.graph = graph
    arrivals = Array(repeating: nil, count: graph.isReachable.count)
    lists = graph.links.replacements(by: graph.isReachable).map(\.screens)
    var level: [Int32] = []
    func arrive(_ screen: Int32, _ arrival: Arrival, _ arrivals: inout [Arrival?]) {
      guard arrivals[Int(screen)] == nil else { return }
      arrivals[Int(screen)] = arrival
      level.append(screen)
    }
    for stack in graph.stacks { arrive(stack.root, .root, &arrivals) }
    var height = 1
    var isClimbing = true
    while !level.isEmpty || isClimbing {
      isClimbing = false
      for (number, list) in lists.enumerated() where list.count >= height {
        isClimbing = true
        arrive(list[height - 1], .list(number, height: height), &arrivals)
      }
      var next = 0
      while next < level.count {
        for item in graph.links.replaceTops(level[next]) {
          arrive(item.target, .exchange(from: level[next]), &arrivals)
        }
        next += 1
      }
      let current = level
      level = []
      for screen in current {
        graph.links.forEachPush(of: screen) { arrive($0, .push(from: screen), &arrivals) }
      }
      height += 1
    }
  }

  /// A shortest stack in which a screen is on top, bottom first; empty if there is none.
  public func stack(withTop screen: Int32) -> [Int32] {
    var above: [Int32] = [screen]
    var current = screen
    while true {
      switch arrivals[Int(current)] {
      case .push(let lower)?:
        above.append(lower)
        current = lower
      // The other one stands where this one was.
      case .exchange(let other)?: current = other
      case .list(let number, let height)?:
        return lists[number].prefix(height - 1) + above.reversed()
      case .root?: return above.reversed()
      case nil: return []
      }
    }
  }
}
