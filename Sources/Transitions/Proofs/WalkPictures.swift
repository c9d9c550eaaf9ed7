import Navigation

/// Which operations must take a picture, and what is returned to unshown, found by walking over all
/// that a stack can be.
struct NeededPictures: Sendable {
  /// By edge: whether something returns by picture to the screen that it covers.
  var isNeeded: [Bool]
  /// By edge: the places in its list of what is returned to by picture before it was shown.
  var neverShown: [Int: Set<Int>] = [:]
}

/// Walks over all that a stack can be: a covered screen, where it stands, and whatever may then come
/// to stand above it.
///
/// Stacks are without number, but finitely many things of one matter: which screens a list keeps –
/// the position –, and the tab bar. Every position that can be reached is met, under each everything
/// that covers it, and above that everything that can come on top.
struct PictureWalk {
  let graph: StandingGraph
  let edges: [Edge]
  let tree: ListTree
  let far: FarReach
  var returns: ShownReturns
  var nearest: NearestReturns
  var found: NeededPictures
  /// Where a screen can be on top.
  private var reached: [StackPosition] = []
  /// By list: how many of its screens stay at least wherever it is used; nil if it never is.
  private(set) var kept: [Int?]
  /// By edge: whether it need be asked at all.
  private let isAsked: [Bool]
  /// By position above another: what comes of it, as far as it was asked.
  var steps: [StackPosition: Step] = [:]
  /// The marks of those.
  var stepMarks: BitRows

  /// What comes of a position above another.
  struct Step {
    /// Its marks, and those of all that nothing leads back from.
    let marks: Int32
    /// The positions after it.
    var next: [StackPosition]
  }

  init(
    _ graph: StandingGraph, _ edges: [Edge], _ returns: ShownReturns, asking isAsked: [Bool]
  ) {
    self.isAsked = isAsked
    self.graph = graph
    self.edges = edges
    self.returns = returns
    tree = ListTree(graph)
    far = FarReach(graph, edges, returns)
    nearest = NearestReturns(graph, edges, returns)
    stepMarks = far.marks(sets: 0)
    found = NeededPictures(isNeeded: Array(repeating: false, count: edges.count))
    kept = Array(repeating: nil, count: graph.lists.count)
    reach()
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

  // MARK: Every position

  private mutating func reach() {
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
      for list in lists(usedAbove: position) {
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
  private mutating func lists(usedAbove position: StackPosition) -> [Int32] {
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

  // MARK: Every cover

  /// Asks every cover of every position.
  mutating func walk() {
    // By standing that somebody returns to by name: where it can be on top.
    var places: [Int32: [StackPosition]] = [:]
    for position in reached {
      let standing = standing(at: position)
      if nearest.isTarget(standing) {
        places[standing, default: []].append(position)
      } else {
        examine(position)
      }
    }
    for batch in nearest.batches {
      nearest.prepare(batch)
      for standing in batch {
        for position in places[standing] ?? [] { examine(position) }
      }
    }
  }

  private mutating func examine(_ position: StackPosition) {
    let standing = standing(at: position)
    for push in graph.pushes.edges(of: standing) {
      let edge = Int(graph.pushEdges[push])
      guard isAsked[edge], !found.isNeeded[edge] else { continue }
      let put = self.position(of: graph.pushes.targets[push], above: position)
      let isNeeded =
        if case .far = put {
          isReturnedTo(position, along: push)
        } else {
          isReturnedTo(position, put: [put])
        }
      if isNeeded { found.isNeeded[edge] = true }
    }
    guard case .node(let node) = position else { return }
    for replace in graph.replaces[standing] ?? []
    where isAsked[Int(replace.edge)] && !found.isNeeded[Int(replace.edge)] {
      let rest = tree.rest(of: replace.list, above: node)
      if !rest.isEmpty, isReturnedTo(position, put: rest.map { .node($0) }) {
        found.isNeeded[Int(replace.edge)] = true
      }
    }
  }

  /// Asks what lists bring in that is not on top.
  mutating func walkUnshown() {
    let replaces = Set(graph.replaces.values.joined().map { SIMD2($0.list, $0.edge) })
    let covered = Set(graph.lists.flatMap { $0.dropLast() })
    for batch in [nil] + nearest.batches where batch.map(covered.isDisjoint) != true {
      if let batch { nearest.prepare(batch) }
      let isAsked = batch.map(Set.init)
      for replace in replaces {
        guard let kept = kept[Int(replace[0])] else { continue }
        for node in tree.paths[Int(replace[0])].dropLast() {
          let (standing, depth) = (tree.standings[Int(node)], tree.depths[Int(node)])
          guard isAsked?.contains(standing) ?? !nearest.isTarget(standing), depth > kept,
            isReturnedTo(
              .node(node), put: tree.rest(of: replace[0], above: node).map { .node($0) })
          else { continue }
          found.neverShown[Int(replace[1]), default: []].insert(depth - 1)
        }
      }
    }
  }
}
