/// Finds what can stand above a node after something was put above it.
struct CoverSearch {
  private let trie: PlaceTrie
  private let bare: BareReach
  private let machine: ScreenMachine
  /// By node: the places of what it pushes, and of what it puts in its own place.
  private let pushed: Adjacency
  private let exchanged: Adjacency
  /// By node: the marks of both.
  private let moves: Adjacency
  private var node: Int32 = -1
  /// The nodes above that can come on top, and the components of the bare screens that are put above
  /// one of them or above the node itself.
  private var nodes: [Int32] = []
  private var parts: [Int32] = []
  /// What can stand directly above the node.
  private var firsts: [Int32] = []
  /// All that a cover or a list puts above the node, not what comes above that.
  private(set) var standing: [Int32] = []
  /// By mark, by place, by node: in which search it was met last – the nodes as what stands
  /// there directly above the one below them.
  private var met: [Int32]
  /// The lists through the node that were not met in this search.
  private var unmetLists: BitRows
  private var metNear: [Int32]
  private var metAbove: [Int32]
  private var round: Int32 = 0

  init(_ trie: PlaceTrie, _ bare: BareReach) {
    self.trie = trie
    self.bare = bare
    let machine = trie.machine
    self.machine = machine
    let nodes = 0..<trie.nodeCount
    pushed = Adjacency(
      nodes.lazy.map { node in
        machine.pushes.neighbours(of: trie.screens[Int(node)]).map {
          trie.place(above: node, $0)
        }
      })
    exchanged = Adjacency(
      nodes.lazy.map { node in
        machine.screens[Int(trie.screens[Int(node)])].replaceTop.map {
          trie.place(insteadOf: node, $0)
        }
      })
    moves = Self.moves(trie, bare, pushed, exchanged)
    met = Array(repeating: 0, count: Int(trie.nodeCount) + bare.components.count)
    unmetLists = BitRows(rows: 1, columns: machine.lists.count)
    metNear = Array(repeating: 0, count: trie.count)
    metAbove = Array(repeating: 0, count: Int(trie.nodeCount))
  }

  private static func moves(
    _ trie: PlaceTrie, _ bare: BareReach, _ pushed: Adjacency, _ exchanged: Adjacency
  ) -> Adjacency {
    var moves = Adjacency()
    var marks: [Int32] = []
    for node in 0..<trie.nodeCount {
      marks.removeAll(keepingCapacity: true)
      for place in pushed.neighbours(of: node) { marks.append(mark(place, trie, bare)) }
      for place in exchanged.neighbours(of: node) { marks.append(mark(place, trie, bare)) }
      var known = Set<Int32>()
      moves.appendVertex(marks.filter { known.insert($0).inserted })
    }
    return moves
  }

  /// What counts of a place for what comes up above it: a node, or after those the component of a
  /// bare screen. From one of a component all the others are reached.
  private static func mark(_ place: Int32, _ trie: PlaceTrie, _ bare: BareReach) -> Int32 {
    trie.isNode(place)
      ? place : trie.nodeCount + bare.components.numbers[Int(trie.screen(of: place))]
  }

  /// Searches what can stand above a node once these were put there, from the bottom up.
  mutating func search(from node: Int32, _ put: [Int32]) {
    self.node = node
    round += 1
    unmetLists.replace(0, with: trie.through, node)
    nodes.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    standing = put
    firsts = Array(put.prefix(1))
    for place in put { meet(Self.mark(place, trie, bare)) }
    var next = 0
    while next < nodes.count {
      let current = nodes[next]
      next += 1
      for replace in machine.screens[Int(trie.screens[Int(current)])].replace {
        use(replace.list)
      }
      for edge in moves.edges(of: current) { meet(moves.targets[edge]) }
    }
    exchangeFirsts()
  }

  private mutating func meet(_ mark: Int32) {
    guard met[Int(mark)] != round else { return }
    met[Int(mark)] = round
    guard mark >= trie.nodeCount else {
      nodes.append(mark)
      return
    }
    let part = mark - trie.nodeCount
    parts.append(part)
    let row = bare.lists.row(of: part)
    while let list = unmetLists.first(inRow: 0, and: bare.lists.rows, row) { use(list) }
  }

  private mutating func use(_ list: Int32) {
    guard unmetLists[0, list] else { return }
    unmetLists[0, list] = false
    guard let rest = trie.rest(of: list, above: node), let first = rest.first else { return }
    firsts.append(first)
    standing += rest
    for node in rest { meet(node) }
  }

  /// Adds what can be put in place of what stands directly above the node. Of a bare screen, what
  /// else can stand there is known already.
  private mutating func exchangeFirsts() {
    guard firsts.contains(where: { !machine.screens[Int(trie.screen(of: $0))].replaceTop.isEmpty })
    else { return }
    var known = Set<Int32>()
    firsts = firsts.filter { known.insert($0).inserted }
    var next = 0
    while next < firsts.count {
      let place = firsts[next]
      next += 1
      guard trie.isNode(place) else { continue }
      for screen in machine.screens[Int(trie.screen(of: place))].replaceTop {
        let other = trie.place(insteadOf: place, screen)
        if known.insert(other).inserted { firsts.append(other) }
      }
    }
  }

  // MARK: Answers

  /// Whether something of what was found returns to the node by picture, `pop-to` apart.
  func returns(to node: Int32, _ target: ScreenMachine.Screen) -> Bool {
    let row = target.slideClass
    if firsts.contains(where: { pops(from: $0, to: node) }) { return true }
    let isRoot = trie.depths[Int(node)] == 1
    let rootNumber = bare.rootNumbers[target.id]
    for place in nodes {
      let screen = Int(trie.screens[Int(place)])
      let other = machine.screens[screen]
      if other.hasMenu, machine.menuSlides[row, other.slideClass] { return true }
      if isRoot, other.hasTab, machine.tabSlides[row, other.slideClass] { return true }
      if isRoot, machine.screens[screen].popToRoot.contains(target.id) { return true }
      let isBack = machine.screens[screen].replace.contains {
        $0.slidesBack && trie.paths[Int($0.list)].last == node
      }
      if isBack { return true }
    }
    return parts.contains { part in
      if bare.menus.intersects(part, machine.menuSlides, row) { return true }
      if isRoot {
        if bare.tabs.intersects(part, machine.tabSlides, row) { return true }
        if let rootNumber, bare.roots[part, rootNumber] { return true }
      }
      return trie.ending[Int(node)].contains { bare.returning[part, $0] }
    }
  }

  /// Whether what stands directly above the node goes back to it by picture.
  func pops(from place: Int32, to node: Int32) -> Bool {
    let (screen, lower) = (trie.screen(of: place), trie.screens[Int(node)])
    let row = machine.screens[Int(lower)].slideClass
    guard trie.isNode(place) else {
      return bare.pops(from: screen, to: row, machine)
        || bare.popsAlongPush(from: screen, to: lower, machine)
    }
    let other = machine.screens[Int(screen)]
    return machine.popSlides[row, other.slideClass]
      || machine.pushSlides[row, other.slideClass]
        && machine.pushes.neighbours(of: lower).contains { machine.screens[Int($0)].id == other.id }
  }

  /// Whether something of what was found returns to the node by `pop-to` and picture: only where no
  /// other one of its screen stands between.
  mutating func isAsked(_ node: Int32, _ target: ScreenMachine.Screen, _ near: NearReach) -> Bool {
    let lane = near.lane(of: target.id)
    guard lane != 0 else { return false }
    // What is put there at once stands one above the other.
    for (lower, upper) in zip(standing, standing.dropFirst())
    where trie.isNode(upper) && trie.parents[Int(upper)] == lower {
      metAbove[Int(upper)] = round
    }
    var queue: [Int32] = []
    var isBareAsked = false
    func arrive(_ place: Int32) {
      guard metNear[Int(place)] != round else { return }
      metNear[Int(place)] = round
      if trie.isNode(place) {
        queue.append(place)
      } else if near.asks(from: trie.screen(of: place), lane) {
        isBareAsked = true
      }
    }
    for place in firsts { arrive(place) }
    while !isBareAsked, let place = queue.popLast() {
      let screen = Int(trie.screens[Int(place)])
      if machine.screens[screen].popTo.contains(target.id) { return true }
      for other in exchanged.neighbours(of: place) { arrive(other) }
      guard machine.screens[screen].id != target.id else { continue }
      for upper in pushed.neighbours(of: place) { arrive(upper) }
      for upper in trie.children(of: place) where metAbove[Int(upper)] == round { arrive(upper) }
    }
    return isBareAsked
  }
}
