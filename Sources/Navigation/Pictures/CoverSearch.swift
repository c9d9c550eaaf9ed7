/// Finds what can stand above a node after something was put above it.
struct CoverSearch {
  private let trie: PlaceTrie
  private let bare: BareReach
  private let machine: ScreenMachine
  private var node: Int32 = -1
  /// The nodes above that can come on top, and the bare screens that are put above one of them or
  /// above the node itself.
  private var nodes: [Int32] = []
  private var screens: [Int32] = []
  /// What can stand directly above the node.
  private var firsts: [Int32] = []
  /// All that a cover or a list puts above the node, not what comes above that.
  private(set) var standing: [Int32] = []
  /// By place, by list: in which search it was met last.
  private var metPlaces: [Int32]
  private var metLists: [Int32]
  private var metNear: [Int32]
  private var round: Int32 = 0

  init(_ trie: PlaceTrie, _ bare: BareReach) {
    self.trie = trie
    self.bare = bare
    machine = trie.machine
    metPlaces = Array(repeating: 0, count: trie.count)
    metNear = metPlaces
    metLists = Array(repeating: 0, count: machine.lists.count)
  }

  /// Searches what can stand above a node once these were put there, from the bottom up.
  mutating func search(from node: Int32, _ put: [Int32]) {
    self.node = node
    round += 1
    nodes = []
    screens = []
    standing = put
    firsts = Array(put.prefix(1))
    for place in put { meet(place) }
    var next = 0
    while next < nodes.count {
      let current = nodes[next]
      next += 1
      let screen = trie.screens[Int(current)]
      for replace in machine.screens[Int(screen)].replace { use(replace.list) }
      for pushed in machine.pushes.neighbours(of: screen) {
        meet(trie.place(above: current, pushed))
      }
      for other in machine.screens[Int(screen)].replaceTop {
        meet(trie.place(insteadOf: current, other))
      }
    }
    exchangeFirsts()
  }

  private mutating func meet(_ place: Int32) {
    guard metPlaces[Int(place)] != round else { return }
    metPlaces[Int(place)] = round
    guard !trie.isNode(place) else {
      nodes.append(place)
      return
    }
    let screen = trie.screen(of: place)
    screens.append(screen)
    let part = bare.components.numbers[Int(screen)]
    for list in trie.through[Int(node)]
    where metLists[Int(list)] != round && bare.lists[part, list] {
      use(list)
    }
  }

  private mutating func use(_ list: Int32) {
    guard metLists[Int(list)] != round, let rest = trie.rest(of: list, above: node),
      let first = rest.first
    else { return }
    metLists[Int(list)] = round
    firsts.append(first)
    standing += rest
    for place in rest { meet(place) }
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
    let pops = firsts.contains { place in
      trie.isNode(place)
        ? machine.popSlides[row, machine.screens[Int(trie.screen(of: place))].slideClass]
        : bare.pops(from: trie.screen(of: place), to: row, machine)
    }
    if pops { return true }
    let isRoot = trie.depths[Int(node)] == 1
    let rootNumber = bare.rootNumbers[target.id]
    for place in nodes {
      let screen = machine.screens[Int(trie.screen(of: place))]
      if screen.hasMenu || (isRoot && screen.hasTab),
        machine.otherSlides[row, screen.slideClass]
      {
        return true
      }
      if isRoot, screen.popToRoot.contains(target.id) { return true }
      let isBack = screen.replace.contains {
        $0.slidesBack && trie.paths[Int($0.list)].last == node
      }
      if isBack { return true }
    }
    return screens.contains { screen in
      let part = bare.components.numbers[Int(screen)]
      if bare.menus.intersects(part, machine.otherSlides, row) { return true }
      if isRoot {
        if bare.tabs.intersects(part, machine.otherSlides, row) { return true }
        if let rootNumber, bare.roots[part, rootNumber] { return true }
      }
      return trie.ending[Int(node)].contains { bare.returning[part, $0] }
    }
  }

  /// Whether something of what was found returns to the node by `pop-to` and picture: only where no
  /// other one of its screen stands between.
  mutating func isAsked(_ node: Int32, _ target: ScreenMachine.Screen, _ near: NearReach) -> Bool {
    let lane = near.lane(of: target.id)
    guard lane != 0 else { return false }
    // What is put there at once stands one above the other.
    var successors: [Int32: [Int32]] = [:]
    for (lower, upper) in zip(standing, standing.dropFirst())
    where trie.isNode(upper) && trie.parents[Int(upper)] == lower {
      successors[lower, default: []].append(upper)
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
      let screen = machine.screens[Int(trie.screens[Int(place)])]
      if screen.popTo.contains(target.id) { return true }
      for other in screen.replaceTop { arrive(trie.place(insteadOf: place, other)) }
      guard screen.id != target.id else { continue }
      for pushed in machine.pushes.neighbours(of: trie.screens[Int(place)]) {
        arrive(trie.place(above: place, pushed))
      }
      for upper in successors[place] ?? [] { arrive(upper) }
    }
    return isBareAsked
  }
}
