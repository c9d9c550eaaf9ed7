import Navigation
import StyleModel

/// Where in stacks each screen can stand: at the bottom, above another, or both.
struct StackPlaces {
  /// By screen: whether it can be at the bottom.
  private(set) var isBottom: [Bool]
  /// By screen: whether it can be above another.
  private(set) var isAbove: [Bool]

  /// The places of the screens that can come up at all.
  init(_ graph: NavigationGraph) {
    isBottom = Array(repeating: false, count: graph.isReachable.count)
    isAbove = isBottom
    var exchanges: [Int: [Int]] = [:]
    for stack in graph.stacks { isBottom[Int(stack.root)] = true }
    for edge in graph.edges where graph.isReachable[Int(edge.from)] {
      switch edge.operation {
      case .push: isAbove[Int(edge.to)] = true
      case .replace:
        let screens = graph.screens(ofReplace: edge)
        if let first = screens.first { isBottom[Int(first)] = true }
        for screen in screens.dropFirst() { isAbove[Int(screen)] = true }
      case .replaceTop: exchanges[Int(edge.from), default: []].append(Int(edge.to))
      case .pop, .popTo, .popToRoot, .backMenu, .tabTap: break
      }
    }
    // What takes the place of a screen stands where that stood.
    var queue = Array(exchanges.keys)
    while let from = queue.popLast() {
      for to in exchanges[from] ?? [] {
        let isNew = isBottom[from] && !isBottom[to] || isAbove[from] && !isAbove[to]
        guard isNew else { continue }
        isBottom[to] = isBottom[to] || isBottom[from]
        isAbove[to] = isAbove[to] || isAbove[from]
        queue.append(to)
      }
    }
  }
}
