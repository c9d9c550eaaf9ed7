import Navigation

/// From which standings, where only pushes and exchanges follow, something can come on top that
/// returns by picture to the nearest screen of a name – with none of that name having come between.
struct NearestReturns {
  private let graph: StandingGraph
  /// By standing that somebody returns to by picture: those who do.
  private let askers: [Int32: [Int32]]
  /// Those standings, in their order; each is asked about with a bit of its own, 64 at a time.
  private let targets: [Int32]
  private var lanes: [Int32: UInt64] = [:]
  private var asked: [UInt64] = []
  /// By standing: the bits of its name. Past a screen of the name itself nobody comes to what is below it.
  private var names: [UInt64]
  /// By standing: what leads to it, by a push, and by an exchange.
  private let pushers: Adjacency
  private let exchangers: Adjacency

  init(_ graph: StandingGraph, _ edges: [Edge], _ returns: ShownReturns) {
    self.graph = graph
    var askers: [Int32: [Int32]] = [:]
    for edge in edges where edge.operation == .popTo {
      for standing in graph.standings(of: edge.from) {
        for target in graph.standings(of: edge.to)
        where returns.declared(edge, from: standing, to: target) {
          askers[target, default: []].append(standing)
        }
      }
    }
    self.askers = askers
    targets = askers.keys.sorted()
    names = Array(repeating: 0, count: targets.isEmpty ? 0 : graph.standings.count)
    guard !targets.isEmpty else {
      (pushers, exchangers) = (Adjacency(), Adjacency())
      return
    }
    func backwards(_ moves: Adjacency) -> Adjacency {
      var result = [[Int32]](repeating: [], count: graph.standings.count)
      for standing in 0..<Int32(moves.count) {
        for next in moves.neighbours(of: standing) { result[Int(next)].append(standing) }
      }
      return Adjacency(result)
    }
    (pushers, exchangers) = (backwards(graph.pushes), backwards(graph.exchanges))
  }

  /// The standings returned to, as many together as are worked out at once.
  var batches: [ArraySlice<Int32>] {
    stride(from: 0, to: targets.count, by: 64).map { targets[$0..<min($0 + 64, targets.count)] }
  }

  /// Whether anything returns to a standing in this way.
  func isTarget(_ standing: Int32) -> Bool { askers[standing] != nil }

  /// Works out a batch.
  mutating func prepare(_ batch: ArraySlice<Int32>) {
    lanes = [:]
    asked = Array(repeating: 0, count: graph.standings.count)
    for standing in names.indices { names[standing] = 0 }
    for (bit, target) in batch.enumerated() {
      let lane: UInt64 = 1 << UInt64(bit)
      lanes[target] = lane
      for standing in graph.standings(of: graph.standings[Int(target)].screen) {
        names[Int(standing)] |= lane
      }
      for standing in askers[target] ?? [] { asked[Int(standing)] |= lane }
    }
    spread()
  }

  /// Goes back from those who return to all from which they can come on top.
  private mutating func spread() {
    var isWaiting = asked.map { $0 != 0 }
    var queue = asked.indices.filter { isWaiting[$0] }.map(Int32.init)
    var head = 0
    while head < queue.count {
      let standing = queue[head]
      head += 1
      isWaiting[Int(standing)] = false
      let bits = asked[Int(standing)]
      func pass(_ bits: UInt64, to other: Int32) {
        guard bits & ~asked[Int(other)] != 0 else { return }
        asked[Int(other)] |= bits
        guard !isWaiting[Int(other)] else { return }
        isWaiting[Int(other)] = true
        queue.append(other)
      }
      for other in pushers.neighbours(of: standing) {
        pass(bits & ~names[Int(other)], to: other)
      }
      for other in exchangers.neighbours(of: standing) { pass(bits, to: other) }
    }
  }

  /// Whether such a return to a standing of the batch is possible once another is put above it.
  func isPossible(from standing: Int32, to target: Int32) -> Bool {
    guard let lane = lanes[target] else { return false }
    return asked[Int(standing)] & lane != 0
  }

  /// Whether something returns so to a standing when it is on top.
  func asks(_ standing: Int32, for target: Int32) -> Bool {
    askers[target]?.contains(standing) == true
  }
}
