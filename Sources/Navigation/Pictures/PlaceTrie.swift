/// Where a screen stands in a stack, as far as that matters: how far the screens from the bottom up
/// follow the lists that replace stacks.
///
/// The screens that a stack and a list have in common from the bottom stay when the list takes its
/// place. So a *place* is a node of the trie of all lists and roots as long as the screens from the
/// bottom spell a path in it, and the bare screen after that. Nodes are numbered first, then the
/// bare screens.
struct PlaceTrie {
  let machine: ScreenMachine
  /// By node: its screen, the node below it (−1 at the bottom), and how high it stands, from 1.
  private(set) var screens: [Int32] = []
  private(set) var parents: [Int32] = []
  private(set) var depths: [Int32] = []
  /// By list: the nodes it goes through.
  private(set) var paths: [[Int32]] = []
  /// By node: the lists that go through it and on, and those that end there.
  private(set) var through = BitRows(rows: 0, columns: 0)
  private(set) var ending: [[Int32]] = []
  private var children: [UInt64: Int32] = [:]
  private var childrenOfNode: [[Int32]] = []

  init(_ machine: ScreenMachine) {
    self.machine = machine
    for root in machine.roots { _ = node(above: -1, root) }
    paths = machine.lists.map { list in
      var path: [Int32] = []
      for screen in list { path.append(node(above: path.last ?? -1, screen)) }
      return path
    }
    if machine.screens.contains(where: { !$0.replaceTop.isEmpty }) { addExchanges() }
    through = BitRows(rows: screens.count, columns: machine.lists.count)
    ending = Array(repeating: [], count: screens.count)
    for (list, path) in paths.enumerated() {
      for node in path.dropLast() { through[node, Int32(list)] = true }
      if let end = path.last { ending[Int(end)].append(Int32(list)) }
    }
  }

  var nodeCount: Int32 { Int32(screens.count) }

  /// How many places there are.
  var count: Int { screens.count + machine.screens.count }

  func isNode(_ place: Int32) -> Bool { place < nodeCount }

  func bare(_ screen: Int32) -> Int32 { nodeCount + screen }

  func screen(of place: Int32) -> Int32 {
    place < nodeCount ? screens[Int(place)] : place - nodeCount
  }

  /// The place of a screen directly above another place, or at the bottom above −1.
  func place(above place: Int32, _ screen: Int32) -> Int32 {
    guard place < nodeCount else { return bare(screen) }
    return children[Self.key(place, screen)] ?? bare(screen)
  }

  /// The place of a screen that stands where that of another place stood.
  func place(insteadOf place: Int32, _ screen: Int32) -> Int32 {
    isNode(place) ? self.place(above: parents[Int(place)], screen) : bare(screen)
  }

  /// The nodes directly above a node.
  func children(of node: Int32) -> [Int32] { childrenOfNode[Int(node)] }

  private static func key(_ place: Int32, _ screen: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: place)) << 32 | UInt64(UInt32(bitPattern: screen))
  }

  private mutating func node(above parent: Int32, _ screen: Int32) -> Int32 {
    let key = Self.key(parent, screen)
    if let known = children[key] { return known }
    let node = nodeCount
    children[key] = node
    screens.append(screen)
    parents.append(parent)
    depths.append(parent < 0 ? 1 : depths[Int(parent)] + 1)
    childrenOfNode.append([])
    if parent >= 0 { childrenOfNode[Int(parent)].append(node) }
    return node
  }

  /// Adds a node for each screen that is, by exchanging the top, on its way to one of a list: where
  /// it was a bare screen, it would be forgotten what stands below. At the bottom every screen that
  /// can come there has one, because returns to the root lead to it.
  private mutating func addExchanges() {
    for node in 0..<nodeCount where parents[Int(node)] < 0 {
      for screen in exchanges(of: [screens[Int(node)]]) { _ = self.node(above: -1, screen) }
    }
    for node in 0..<nodeCount where !childrenOfNode[Int(node)].isEmpty {
      let wanted = Set(childrenOfNode[Int(node)].map { screens[Int($0)] })
      let pushed = machine.pushes.neighbours(of: screens[Int(node)])
      for screen in exchanges(of: Array(wanted) + pushed)
      where exchanges(of: [screen]).contains(where: wanted.contains) {
        _ = self.node(above: node, screen)
      }
    }
  }

  /// The screens that can stand where one of these stands, themselves included.
  private func exchanges(of start: [Int32]) -> [Int32] {
    var found = Set(start)
    var queue = Array(found).sorted()
    var next = 0
    while next < queue.count {
      for screen in machine.screens[Int(queue[next])].replaceTop
      where found.insert(screen).inserted {
        queue.append(screen)
      }
      next += 1
    }
    return queue
  }

  /// How many screens a node has in common with a list, from the bottom.
  func common(_ node: Int32, list: Int32) -> Int32 {
    let path = paths[Int(list)]
    var node = node
    while node >= 0 {
      let depth = Int(depths[Int(node)])
      if depth <= path.count, path[depth - 1] == node { return Int32(depth) }
      node = parents[Int(node)]
    }
    return 0
  }
}
