import Navigation

/// What can come on top where a screen stands, by pushes and exchanges alone, together with all that
/// this does to what is covered further down: a set of marks for each standing.
///
/// The least fixed point, found by going on until nothing changes.
struct FarReach {
  let graph: StandingGraph
  /// The standings that can be at the bottom of a stack, by number.
  let bottoms: [Int32: Int]
  /// By standing: its own marks, and those of all that can come on top where it stands.
  private(set) var own: [UInt64]
  private(set) var all: [UInt64]
  /// How many words the marks of one take.
  let width: Int
  private let kindCount: Int
  private let listCount: Int

  init(_ graph: StandingGraph, _ edges: [Edge], _ returns: ShownReturns) {
    self.graph = graph
    kindCount = returns.samples.count
    listCount = graph.lists.count
    var bottoms: [Int32: Int] = [:]
    var queue = graph.roots + graph.lists.compactMap(\.first)
    while let standing = queue.popLast() {
      guard bottoms[standing] == nil else { continue }
      bottoms[standing] = bottoms.count
      if graph.exchanges.count > 0 { queue += graph.exchanges.neighbours(of: standing) }
    }
    self.bottoms = bottoms
    width = (kindCount + 2 * listCount + bottoms.count + 63) / 64
    own = Array(repeating: 0, count: graph.standings.count * width)
    all = []
    mark(edges, returns)
    all = own
    close()
  }

  // MARK: Marks

  /// That something of a kind is there.
  func kind(_ kind: Int32) -> Int { Int(kind) }
  /// That a list takes the place of the stack.
  func list(_ list: Int32) -> Int { kindCount + Int(list) }
  /// That one does, and where it only goes back, that is shown by picture.
  func returning(_ list: Int32) -> Int { kindCount + listCount + Int(list) }
  /// That something returns by picture to a standing at the bottom.
  func bottom(_ number: Int) -> Int { kindCount + 2 * listCount + number }

  /// The kinds among marks.
  func kinds(_ marks: [UInt64]) -> some Sequence<Int32> {
    (0..<Int32(kindCount)).lazy.filter { marks[Int($0) >> 6] >> UInt64($0 & 63) & 1 != 0 }
  }

  /// The lists among marks.
  func lists(_ marks: [UInt64]) -> some Sequence<Int32> {
    (0..<Int32(listCount)).lazy.filter { holds(marks, list($0)) }
  }

  /// Whether a mark is among others.
  func holds(_ marks: [UInt64], _ mark: Int) -> Bool {
    marks[mark >> 6] >> UInt64(mark & 63) & 1 != 0
  }

  /// Adds the marks of a standing, or of all that can come on top where it stands.
  func add(_ standing: Int32, isAll: Bool, to marks: inout [UInt64]) {
    for word in 0..<width {
      marks[word] |= isAll ? all[Int(standing) * width + word] : own[Int(standing) * width + word]
    }
  }

  /// The marks of all that can come on top where a standing stands.
  func marks(of standing: Int32) -> [UInt64] {
    Array(all[Int(standing) * width..<(Int(standing) + 1) * width])
  }

  private mutating func mark(_ edges: [Edge], _ returns: ShownReturns) {
    func set(_ standing: Int32, _ mark: Int) {
      own[Int(standing) * width + mark >> 6] |= 1 << UInt64(mark & 63)
    }
    for standing in 0..<Int32(graph.standings.count) {
      set(standing, kind(returns.kinds[Int(standing)]))
    }
    for (standing, replaces) in graph.replaces {
      for replace in replaces {
        set(standing, list(replace.list))
        guard let end = graph.lists[Int(replace.list)].last,
          returns.declared(edges[Int(replace.edge)], from: standing, to: end)
        else { continue }
        set(standing, returning(replace.list))
      }
    }
    for edge in edges where edge.operation == .popToRoot {
      for standing in graph.standings(of: edge.from) {
        for root in graph.standings(of: edge.to) {
          guard let number = bottoms[root], returns.declared(edge, from: standing, to: root) else {
            continue
          }
          set(standing, bottom(number))
        }
      }
    }
  }

  private mutating func close() {
    // What is reached comes first, so that only circles take another round.
    let order = graph.sinksFirst
    var isChanged = true
    while isChanged {
      isChanged = false
      for standing in order {
        for next in graph.moves.neighbours(of: standing) where add(next, to: standing) {
          isChanged = true
        }
      }
    }
  }

  private mutating func add(_ next: Int32, to standing: Int32) -> Bool {
    var isNew: UInt64 = 0
    for word in 0..<width {
      let bits = all[Int(next) * width + word] & ~all[Int(standing) * width + word]
      all[Int(standing) * width + word] |= bits
      isNew |= bits
    }
    return isNew != 0
  }
}

extension StandingGraph {
  /// The standings of a screen.
  func standings(of screen: Int32) -> [Int32] {
    Standing.Below.allCases.compactMap { number(screen, $0) }
  }
}
