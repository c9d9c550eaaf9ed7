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
  let positions: StackPositions
  let far: FarReach
  var returns: ShownReturns
  var nearest: NearestReturns
  var found: NeededPictures
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

  /// - Parameters:
  ///   - graph: the screens.
  ///   - edges: the declared operations.
  ///   - returns: which returns count.
  ///   - isAsked: by edge, whether it need be asked.
  ///   - known: where screens can stand, which is the same whatever counts; nil if nobody looked yet.
  init(
    _ graph: StandingGraph, _ edges: [Edge], _ returns: ShownReturns, asking isAsked: [Bool],
    at known: StackPositions? = nil
  ) {
    self.isAsked = isAsked
    self.graph = graph
    self.edges = edges
    self.returns = returns
    far = FarReach(graph, edges, returns)
    positions = known ?? StackPositions(graph, far)
    nearest = NearestReturns(graph, edges, returns)
    stepMarks = far.marks(sets: 0)
    found = NeededPictures(isNeeded: Array(repeating: false, count: edges.count))
  }

  // MARK: Every cover

  /// Asks every cover of every position.
  mutating func walk() {
    // By standing that somebody returns to by name: where it can be on top.
    var places: [Int32: [StackPosition]] = [:]
    for position in positions.reached {
      let standing = positions.standing(at: position)
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
    let standing = positions.standing(at: position)
    for push in graph.pushes.edges(of: standing) {
      let edge = Int(graph.pushEdges[push])
      guard isAsked[edge], !found.isNeeded[edge] else { continue }
      let put = positions.position(of: graph.pushes.targets[push], above: position)
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
      let rest = positions.tree.rest(of: replace.list, above: node)
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
        guard let kept = positions.kept[Int(replace[0])] else { continue }
        for node in positions.tree.paths[Int(replace[0])].dropLast() {
          let (standing, depth) = (
            positions.tree.standings[Int(node)], positions.tree.depths[Int(node)]
          )
          guard isAsked?.contains(standing) ?? !nearest.isTarget(standing), depth > kept,
            isReturnedTo(
              .node(node), put: positions.tree.rest(of: replace[0], above: node).map { .node($0) })
          else { continue }
          found.neverShown[Int(replace[1]), default: []].insert(depth - 1)
        }
      }
    }
  }
}
