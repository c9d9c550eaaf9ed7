import Navigation

/// Where a screen stands in a stack, as far as that says which screens stay where a list takes the
/// place of the stack: those that both have in common from the bottom.
enum StackPosition: Hashable {
  /// The screens from the bottom to here are the beginning of a list, or the start of a stack.
  case node(Int32)
  /// Those to the one below are (−1 for none), but with this one no longer. An exchange can bring it
  /// back on the way of a list.
  case beside(Int32, Int32)
  /// Even the one below is not: whatever happens here no list keeps.
  case far(Int32)
}

/// The beginnings of all lists and stacks as a tree.
struct ListTree {
  private(set) var standings: [Int32] = []
  private(set) var parents: [Int32] = []
  private(set) var depths: [Int] = []
  /// By list: its nodes from the bottom.
  private(set) var paths: [[Int32]] = []
  private var children: [SIMD2<Int32>: Int32] = [:]

  init(_ graph: StandingGraph) {
    for root in graph.roots { _ = add(root, above: -1) }
    paths = graph.lists.map { list in
      var path: [Int32] = []
      for standing in list { path.append(add(standing, above: path.last ?? -1)) }
      return path
    }
  }

  private mutating func add(_ standing: Int32, above parent: Int32) -> Int32 {
    let key = SIMD2(parent, standing)
    if let known = children[key] { return known }
    let node = Int32(standings.count)
    children[key] = node
    standings.append(standing)
    parents.append(parent)
    depths.append(parent < 0 ? 1 : depths[Int(parent)] + 1)
    return node
  }

  /// Where a standing stands above a node; at the bottom above −1.
  func position(of standing: Int32, above node: Int32) -> StackPosition {
    children[SIMD2(node, standing)].map { .node($0) } ?? .beside(node, standing)
  }

  /// The nodes of a list above one that it goes through; empty if it does not go through it and on.
  func rest(of list: Int32, above node: Int32) -> ArraySlice<Int32> {
    let (path, depth) = (paths[Int(list)], depths[Int(node)])
    return depth < path.count && path[depth - 1] == node ? path[depth...] : []
  }

  /// How many screens a list has in common, from the bottom, with a stack up to a node.
  func common(_ node: Int32, _ list: Int32) -> Int {
    var node = node
    while node >= 0 {
      let depth = depths[Int(node)]
      if depth <= paths[Int(list)].count, paths[Int(list)][depth - 1] == node { return depth }
      node = parents[Int(node)]
    }
    return 0
  }
}

/// Every position that can be reached: where each screen can be on top.
struct StackPositions {
  private let graph: StandingGraph
  let tree: ListTree
  private(set) var reached: [StackPosition] = []
  /// By list: how many of its screens stay at least wherever it is used; nil if it never is.
  private(set) var kept: [Int?]

  init(_ graph: StandingGraph, _ far: FarReach) {
    self.graph = graph
    tree = ListTree(graph)
    kept = Array(repeating: nil, count: graph.lists.count)
    reach(far)
  }

  func exchanges(of standing: Int32) -> ArraySlice<Int32> {
    graph.exchanges.count > 0 ? graph.exchanges.neighbours(of: standing) : []
  }

  func standing(at position: StackPosition) -> Int32 {
    switch position {
    case .node(let node): tree.standings[Int(node)]
    case .beside(_, let standing), .far(let standing): standing
    }
  }

  /// Where what a screen pushes comes to stand.
  func position(of pushed: Int32, above position: StackPosition) -> StackPosition {
    if case .node(let node) = position {
      tree.position(of: pushed, above: node)
    } else {
      .far(pushed)
    }
  }

  /// Where what is put in the place of a screen comes to stand.
  func position(of other: Int32, insteadOf position: StackPosition) -> StackPosition {
    switch position {
    case .node(let node): tree.position(of: other, above: tree.parents[Int(node)])
    case .beside(let node, _): tree.position(of: other, above: node)
    case .far: .far(other)
    }
  }

  private mutating func reach(_ far: FarReach) {
    // Nearly all are far ones, of which there is one for each standing.
    var isFar = [Bool](repeating: false, count: graph.standings.count)
    var near: Set<StackPosition> = []
    func meet(_ position: StackPosition) {
      if case .far(let standing) = position {
        guard !isFar[Int(standing)] else { return }
        isFar[Int(standing)] = true
      } else {
        guard near.insert(position).inserted else { return }
      }
      reached.append(position)
    }
    for root in graph.roots { meet(tree.position(of: root, above: -1)) }
    var next = 0
    while next < reached.count {
      let position = reached[next]
      next += 1
      let standing = standing(at: position)
      for list in lists(usedAbove: position, far) {
        for node in tree.paths[Int(list)] { meet(.node(node)) }
      }
      for pushed in graph.pushes.neighbours(of: standing) {
        meet(self.position(of: pushed, above: position))
      }
      for other in exchanges(of: standing) {
        meet(self.position(of: other, insteadOf: position))
      }
    }
  }

  /// The lists that take the place of a stack up to this position, or with nothing above it that a
  /// list keeps.
  private mutating func lists(usedAbove position: StackPosition, _ far: FarReach) -> [Int32] {
    guard !graph.lists.isEmpty else { return [] }
    let standing = standing(at: position)
    var marks: BitRows
    let deepest: Int32
    switch position {
    case .far: return []
    case .node(let node):
      deepest = node
      marks = far.marks()
    case .beside(let node, _):
      deepest = node
      marks = far.marks()
      for pushed in graph.pushes.neighbours(of: standing) { far.addAll(pushed, to: &marks) }
    }
    far.addOwn(standing, to: &marks)
    let lists = Array(far.lists(marks))
    for list in lists {
      let common = tree.common(deepest, list)
      kept[Int(list)] = min(kept[Int(list)] ?? .max, common)
    }
    return lists
  }
}
