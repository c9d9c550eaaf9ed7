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
