/// How many pictures stacks hold at most.
///
/// A stack is a path: from each place to one that its cover puts above it, with one picture more if
/// that cover takes one. What is put above without being shown holds none, so a path may skip it.
struct PicturePeaks {
  private let covers: PictureCovers
  private let trie: PlaceTrie
  private let graph: Adjacency
  /// By edge: whether it adds a picture; whether the one screen takes the other's place.
  private var isCounted: [Bool] = []
  private var isExchange: [Bool] = []
  private let parts: Components
  /// By component: the most pictures above its places – negative: without end –, and the edge by
  /// which it is left towards them.
  private var most: [Int32] = []
  private var exits: [(from: Int32, edge: Int32)] = []

  private static let endless: Int32 = -1
  private static let none: Int32 = -1

  init(_ covers: PictureCovers) {
    self.covers = covers
    trie = covers.trie
    var builder = Builder(covers)
    graph = builder.build()
    isCounted = builder.isCounted
    isExchange = builder.isExchange
    parts = Components(graph)
    measure()
  }

  /// The edges, place by place.
  private struct Builder {
    let covers: PictureCovers
    var isCounted: [Bool] = []
    var isExchange: [Bool] = []

    init(_ covers: PictureCovers) { self.covers = covers }

    mutating func build() -> Adjacency {
      var graph = Adjacency()
      let (trie, machine) = (covers.trie, covers.trie.machine)
      let edgeCount = machine.pushes.targets.count
      graph.reserve(vertices: trie.count, edges: edgeCount)
      isCounted.reserveCapacity(edgeCount)
      isExchange.reserveCapacity(edgeCount)
      let nodeCovers = covers.nodeCovers
      var order = nodeCovers.indices.sorted {
        (nodeCovers[$0].node, $0) < (nodeCovers[$1].node, $1)
      }[...]
      var targets: [Int32] = []
      for place in 0..<Int32(trie.count) {
        targets.removeAll(keepingCapacity: true)
        guard covers.isReachable[Int(place)] else {
          graph.appendVertex(targets)
          continue
        }
        let screen = trie.screen(of: place)
        if trie.isNode(place) {
          while let next = order.first, nodeCovers[next].node == place {
            order = order.dropFirst()
            let cover = nodeCovers[next]
            targets += cover.places
            let isTaken = covers.isTaken[Int(cover.operation)]
            isCounted += Array(repeating: isTaken, count: cover.places.count)
          }
        } else {
          for push in machine.pushes.edges(of: screen) {
            targets.append(trie.bare(machine.pushes.targets[push]))
            isCounted.append(covers.isTaken[Int(machine.pushOperations[push])])
          }
        }
        while isExchange.count < isCounted.count { isExchange.append(false) }
        for other in machine.screens[Int(screen)].replaceTop {
          targets.append(trie.place(insteadOf: place, other))
          isCounted.append(false)
          isExchange.append(true)
        }
        graph.appendVertex(targets)
      }
      return graph
    }
  }

  private mutating func measure() {
    most = Array(repeating: 0, count: parts.count)
    exits = Array(repeating: (from: Self.none, edge: Self.none), count: parts.count)
    for part in 0..<Int32(parts.count) {
      for place in parts.members(part) {
        for edge in graph.edges(of: place) {
          let other = parts.numbers[Int(graph.targets[edge])]
          let isInside = other == part
          if isInside, !isCounted[edge] { continue }
          guard most[Int(part)] != Self.endless else { continue }
          let isEndless = isInside || most[Int(other)] == Self.endless
          let count = isEndless ? Int32.max : most[Int(other)] + (isCounted[edge] ? 1 : 0)
          guard count > most[Int(part)] else { continue }
          most[Int(part)] = isEndless ? Self.endless : count
          exits[Int(part)] = (place, Int32(edge))
        }
      }
    }
  }

  // MARK: Answers

  /// By root of the machine.
  func peaks() -> [Pictures.Peak] {
    let machine = trie.machine
    guard isCounted.contains(true) else {
      return machine.roots.map { .bounded(0, stack: [$0]) }
    }
    let moves = moves()
    let groups = Components(moves)
    // By group of places that can follow one another: the node with the most above it.
    var best = [Int32](repeating: -1, count: groups.count)
    func rank(_ node: Int32) -> Int32 {
      guard node >= 0 else { return -1 }
      let most = most[Int(parts.numbers[Int(node)])]
      return most == Self.endless ? .max : most
    }
    for group in 0..<Int32(groups.count) {
      for place in groups.members(group) {
        func take(_ node: Int32) {
          if rank(node) > rank(best[Int(group)]) { best[Int(group)] = node }
        }
        if trie.isNode(place) { take(place) }
        for edge in moves.edges(of: place) {
          take(best[Int(groups.numbers[Int(moves.targets[edge])])])
        }
      }
    }
    return machine.roots.map { root in
      peak(from: best[Int(groups.numbers[Int(trie.place(above: -1, root))])])
    }
  }

  /// Where each place leads to: all that comes up after it, whatever becomes of the stack.
  private func moves() -> Adjacency {
    let machine = trie.machine
    var moves = Adjacency()
    moves.reserve(vertices: trie.count, edges: machine.pushes.targets.count)
    var targets: [Int32] = []
    for place in 0..<Int32(trie.count) {
      targets.removeAll(keepingCapacity: true)
      if covers.isReachable[Int(place)] {
        let screen = trie.screen(of: place)
        for next in machine.pushes.edges(of: screen) {
          targets.append(trie.place(above: place, machine.pushes.targets[next]))
        }
        for next in machine.screens[Int(screen)].replaceTop {
          targets.append(trie.place(insteadOf: place, next))
        }
        for replace in machine.screens[Int(screen)].replace {
          targets += trie.paths[Int(replace.list)]
        }
      }
      moves.appendVertex(targets)
    }
    return moves
  }

  private func peak(from start: Int32) -> Pictures.Peak {
    var path: [Int32] = []
    var node = start
    while node >= 0 {
      path.append(node)
      node = trie.parents[Int(node)]
    }
    path.reverse()
    let count = most[Int(parts.numbers[Int(start)])]
    while let last = path.last {
      let part = parts.numbers[Int(last)]
      let exit = exits[Int(part)]
      guard exit.edge != Self.none else { break }
      let edge = Int(exit.edge)
      follow(way(from: last, to: exit.from), &path)
      if parts.numbers[Int(graph.targets[edge])] == part {
        return .unbounded(cycle: cycle(from: exit.from, by: edge))
      }
      follow([edge], &path)
    }
    return .bounded(Int(count), stack: path.map(trie.screen))
  }

  /// Goes along edges with a stack.
  private func follow(_ edges: [Int], _ path: inout [Int32]) {
    for edge in edges {
      let next = graph.targets[edge]
      if isExchange[edge] {
        path.removeLast()
      } else if trie.isNode(next), let last = path.last {
        // What was put there without being shown stands between.
        var between: [Int32] = []
        var node = trie.parents[Int(next)]
        while node >= 0, node != last {
          between.append(node)
          node = trie.parents[Int(node)]
        }
        path += between.reversed()
      }
      path.append(next)
    }
  }

  /// The edges of a shortest way inside a component.
  private func way(from start: Int32, to end: Int32) -> [Int] {
    guard start != end else { return [] }
    let part = parts.numbers[Int(start)]
    // Places as they are met, each with the place in the queue of the one before it, and the edge.
    var queue: [(place: Int32, before: Int, edge: Int)] = [(start, -1, -1)]
    var isMet = BitRows(rows: 1, columns: trie.count)
    isMet[0, start] = true
    var head = 0
    while head < queue.count, !isMet[0, end] {
      for edge in graph.edges(of: queue[head].place) {
        let next = graph.targets[edge]
        guard parts.numbers[Int(next)] == part, !isMet[0, next] else { continue }
        isMet[0, next] = true
        queue.append((next, head, edge))
      }
      head += 1
    }
    var edges: [Int] = []
    var last = queue.lastIndex { $0.place == end } ?? 0
    while last > 0 {
      edges.append(queue[last].edge)
      last = queue[last].before
    }
    return edges.reversed()
  }

  private func cycle(from start: Int32, by edge: Int) -> [Int32] {
    let next = graph.targets[edge]
    var path = [start]
    follow([edge] + way(from: next, to: start), &path)
    return path.map(trie.screen)
  }
}
