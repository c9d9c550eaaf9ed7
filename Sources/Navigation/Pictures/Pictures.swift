/// Which operations must take a picture, and what that comes to.
public struct Pictures: Sendable {
  /// By operation of the app: whether it takes a picture of the screen it covers.
  public let isTaken: [Bool]
  /// What somebody may return to by picture before it was ever shown.
  public let neverShown: [NeverShown]
  /// By root: how many pictures its stack holds at most.
  public let peaks: [Peak]

  /// A screen below the end of a list that comes into a stack without having been shown.
  public struct NeverShown: Hashable, Sendable {
    /// The operation that puts the list in place of a stack.
    public let operation: Int32
    /// Its place in the list, from 0 at the bottom.
    public let position: Int
  }

  /// How many pictures a stack can hold.
  public enum Peak: Hashable, Sendable {
    /// At most so many, in this stack, bottom first.
    case bounded(Int, stack: [Int32])
    /// Ever more, by going round and round these screens; the first one stands at the end again.
    case unbounded(cycle: [Int32])
  }
}

/// Works out which operations must take a picture.
///
/// A picture can only be taken of a screen that is shown: at the moment something covers it. So the
/// question is asked of every *cover* – a place and what is put above it: can anything that may then
/// stand above it return to it by picture?
public func findPictures(_ machine: ScreenMachine) -> Pictures {
  let moves = machine.pushes.joined(with: machine.exchanges)
  var search = PictureSearch(machine, moves, Components(moves))
  search.examineAll()
  return search.finish()
}

/// Asks every cover of every place that can be reached.
struct PictureSearch {
  let machine: ScreenMachine
  let trie: PlaceTrie
  let bare: BareReach
  let isReachable: [Bool]
  private var near: NearReach
  private var above: CoverSearch
  /// By operation: whether it takes a picture.
  private(set) var isTaken: [Bool]
  private var neverShown = Set<Pictures.NeverShown>()
  /// What every cover of a node that is shown can put above it.
  private(set) var nodeCovers: [NodeCover] = []
  /// By node: the lists in which it may stand without having been shown.
  private let unshown: [[ScreenMachine.Replace]]

  /// A cover of a node, with everything that may come to stand above the node under it.
  struct NodeCover {
    let node: Int32
    let operation: Int32
    let places: [Int32]
  }

  /// - Parameters:
  ///   - machine: the screens.
  ///   - moves: their pushes and exchanges.
  ///   - parts: the components of those.
  init(_ machine: ScreenMachine, _ moves: Adjacency, _ parts: Components) {
    self.machine = machine
    trie = PlaceTrie(machine)
    bare = BareReach(machine, moves, parts)
    isReachable = reachablePlaces(trie)
    near = NearReach(machine, bare)
    above = CoverSearch(trie, bare)
    isTaken = Array(repeating: false, count: machine.operationCount)
    unshown = unshownNodes(trie, bare, isReachable)
  }

  mutating func examineAll() {
    var isTarget = Set<Int32>()
    while let batch = near.nextBatch() {
      isTarget.formUnion(batch)
      for place in near.screens(ofBatch: batch) {
        examine(bareScreen: place)
      }
      examineNodes { batch.contains($0) }
    }
    for screen in machine.screens.indices where !isTarget.contains(machine.screens[screen].id) {
      examine(bareScreen: Int32(screen))
    }
    examineNodes { !isTarget.contains($0) }
  }

  private mutating func examine(bareScreen screen: Int32) {
    guard isReachable[Int(trie.bare(screen))] else { return }
    let target = machine.screens[Int(screen)].slideClass
    let lane = near.lane(of: machine.screens[Int(screen)].id)
    for push in machine.pushes.edges(of: screen) {
      let next = machine.pushes.targets[push]
      let isNeeded =
        bare.pops(from: next, to: target, machine)
        || bare.popsAlongPush(from: next, to: screen, machine)
        || bare.menus.intersects(
          bare.components.numbers[Int(next)], machine.menuSlides, target)
        || near.asks(from: next, lane)
      if isNeeded { isTaken[Int(machine.pushOperations[push])] = true }
    }
  }

  private mutating func examineNodes(where isWanted: (Int32) -> Bool) {
    for node in 0..<trie.nodeCount where isReachable[Int(node)] {
      let screen = trie.screens[Int(node)]
      guard isWanted(machine.screens[Int(screen)].id) else { continue }
      for push in machine.pushes.edges(of: screen) {
        let first = trie.place(above: node, machine.pushes.targets[push])
        examine(node, machine.pushOperations[push], [first])
      }
      for replace in machine.screens[Int(screen)].replace {
        guard let rest = trie.rest(of: replace.list, above: node) else { continue }
        examine(node, replace.operation, Array(rest))
      }
      for replace in unshown[Int(node)] {
        // Most are returned to from directly above, which is found without a search: many lists may
        // begin with one screen.
        guard let rest = trie.rest(of: replace.list, above: node), let first = rest.first,
          above.pops(from: first, to: node) || isNeeded(node, Array(rest))
        else { continue }
        neverShown.insert(
          Pictures.NeverShown(
            operation: replace.operation, position: Int(trie.depths[Int(node)]) - 1))
      }
    }
  }

  private mutating func examine(_ node: Int32, _ operation: Int32, _ put: [Int32]) {
    if isNeeded(node, put) { isTaken[Int(operation)] = true }
    nodeCovers.append(NodeCover(node: node, operation: operation, places: above.standing))
  }

  /// Whether something above a node returns to it by picture, after this was put above it.
  private mutating func isNeeded(_ node: Int32, _ put: [Int32]) -> Bool {
    above.search(from: node, put)
    let screen = machine.screens[Int(trie.screens[Int(node)])]
    return above.returns(to: node, screen) || above.isAsked(node, screen, near)
  }

  consuming func finish() -> Pictures {
    let covers = PictureCovers(
      trie: trie, isReachable: isReachable, nodeCovers: nodeCovers, isTaken: isTaken)
    let neverShown = neverShown.sorted { ($0.operation, $0.position) < ($1.operation, $1.position) }
    // What it was searched with is as large as what follows.
    _ = consume self
    return Pictures(
      isTaken: covers.isTaken, neverShown: neverShown, peaks: PicturePeaks(covers).peaks())
  }
}

/// What a search for pictures found out about places and what covers them.
struct PictureCovers {
  let trie: PlaceTrie
  /// By place: whether it can be on top in some stack.
  let isReachable: [Bool]
  let nodeCovers: [PictureSearch.NodeCover]
  /// By operation: whether it must take a picture.
  let isTaken: [Bool]
}

extension PlaceTrie {
  /// The nodes of a list above one that it goes through; nil if it does not go through it and on.
  func rest(of list: Int32, above node: Int32) -> ArraySlice<Int32>? {
    let (path, depth) = (paths[Int(list)], Int(depths[Int(node)]))
    return depth < path.count && path[depth - 1] == node ? path[depth...] : nil
  }
}

/// By place: whether it can be on top in some stack.
private func reachablePlaces(_ trie: PlaceTrie) -> [Bool] {
  let machine = trie.machine
  var isReachable = [Bool](repeating: false, count: trie.count)
  var isListUsed = [Bool](repeating: false, count: machine.lists.count)
  var queue: [Int32] = []
  func reach(_ place: Int32) {
    guard !isReachable[Int(place)] else { return }
    isReachable[Int(place)] = true
    queue.append(place)
  }
  for root in machine.roots { reach(trie.place(above: -1, root)) }
  while let place = queue.popLast() {
    let screen = trie.screen(of: place)
    for next in machine.pushes.neighbours(of: screen) { reach(trie.place(above: place, next)) }
    for next in machine.screens[Int(screen)].replaceTop {
      reach(trie.place(insteadOf: place, next))
    }
    for replace in machine.screens[Int(screen)].replace where !isListUsed[Int(replace.list)] {
      isListUsed[Int(replace.list)] = true
      for node in trie.paths[Int(replace.list)] { reach(node) }
    }
  }
  return isReachable
}

/// By node: the lists in which it stands below the end and may be new, that is, unshown.
///
/// A list keeps what it has in common with the stack it replaces: with the deepest node of that
/// stack, above which only bare screens stand.
private func unshownNodes(
  _ trie: PlaceTrie, _ bare: BareReach, _ isReachable: [Bool]
) -> [[ScreenMachine.Replace]] {
  let machine = trie.machine
  var kept = [Int32](repeating: .max, count: machine.lists.count)
  func use(_ list: Int32, from node: Int32) {
    guard kept[Int(list)] > 0 else { return }
    kept[Int(list)] = min(kept[Int(list)], trie.common(node, list: list))
  }
  func leave(to place: Int32, standingOn node: Int32) {
    guard !trie.isNode(place), !machine.lists.isEmpty else { return }
    let part = bare.components.numbers[Int(trie.screen(of: place))]
    bare.lists.rows.forEach(inRow: bare.lists.row(of: part)) { use($0, from: node) }
  }
  for node in 0..<trie.nodeCount where isReachable[Int(node)] {
    let screen = trie.screens[Int(node)]
    for replace in machine.screens[Int(screen)].replace { use(replace.list, from: node) }
    for next in machine.pushes.neighbours(of: screen) {
      leave(to: trie.place(above: node, next), standingOn: node)
    }
    for next in machine.screens[Int(screen)].replaceTop {
      leave(to: trie.place(insteadOf: node, next), standingOn: trie.parents[Int(node)])
    }
  }
  var result = [[ScreenMachine.Replace]](repeating: [], count: Int(trie.nodeCount))
  for replace in machine.screens.lazy.flatMap(\.replace) where kept[Int(replace.list)] < .max {
    for node in trie.paths[Int(replace.list)].dropLast()
    where trie.depths[Int(node)] > kept[Int(replace.list)] {
      result[Int(node)].append(replace)
    }
  }
  return result
}
