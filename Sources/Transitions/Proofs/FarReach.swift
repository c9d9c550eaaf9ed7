import Navigation

/// What can come on top where a screen stands, by pushes and exchanges alone, together with all that
/// this does to what is covered further down: a set of marks for each standing.
struct FarReach {
  /// The standings that can be at the bottom of a stack, by number.
  let bottoms: [Int32: Int32]
  /// By standing: its own marks.
  private let own: Adjacency
  /// The marks of all that can come on top where each stands.
  private let all: StandingReach
  private let kindCount: Int32
  private let listCount: Int32
  private let markCount: Int

  init(_ graph: StandingGraph, _ edges: [Edge], _ returns: ShownReturns) {
    var bottoms: [Int32: Int32] = [:]
    var queue = graph.roots + graph.lists.compactMap(\.first)
    while let standing = queue.popLast() {
      guard bottoms[standing] == nil else { continue }
      bottoms[standing] = Int32(bottoms.count)
      if graph.exchanges.count > 0 { queue += graph.exchanges.neighbours(of: standing) }
    }
    self.bottoms = bottoms
    let (kindCount, listCount) = (returns.samples.count, graph.lists.count)
    (self.kindCount, self.listCount) = (Int32(kindCount), Int32(listCount))
    let markCount = kindCount + 2 * listCount + bottoms.count
    self.markCount = markCount

    var own: [[Int32]] = returns.kinds.map { [$0] }
    for (standing, replaces) in graph.replaces {
      for replace in replaces {
        own[Int(standing)].append(Int32(kindCount) + replace.list)
        guard let end = graph.lists[Int(replace.list)].last,
          returns.declared(edges[Int(replace.edge)], from: standing, to: end)
        else { continue }
        own[Int(standing)].append(Int32(kindCount + listCount) + replace.list)
      }
    }
    for edge in edges where edge.operation == .popToRoot {
      for standing in graph.standings(of: edge.from) {
        for root in graph.standings(of: edge.to) {
          guard let number = bottoms[root], returns.declared(edge, from: standing, to: root) else {
            continue
          }
          own[Int(standing)].append(Int32(kindCount + 2 * listCount) + number)
        }
      }
    }
    let marks = Adjacency(own)
    self.own = marks
    all = graph.reach(columns: markCount) { standing, add in
      for mark in marks.neighbours(of: standing) { add(mark) }
    }
  }

  // MARK: Marks

  /// Sets of marks that hold none yet.
  func marks(sets: Int = 1) -> BitRows { BitRows(rows: sets, columns: markCount) }

  /// Adds the marks of a standing itself to a set.
  func addOwn(_ standing: Int32, to marks: inout BitRows) {
    for mark in own.neighbours(of: standing) { marks[0, mark] = true }
  }

  /// Adds the marks of all that can come on top where a standing stands.
  func addAll(_ standing: Int32, to marks: inout BitRows) {
    marks.formUnion(0, with: all.sets, all.set(of: standing))
  }

  /// The marks of all that can come on top where a standing stands.
  func marks(of standing: Int32) -> Marks { Marks(sets: all.sets, set: all.set(of: standing)) }

  /// A set of marks.
  struct Marks {
    let sets: BitRows
    var set: Int32 = 0
  }

  /// The kinds of which something is there.
  func kinds(_ marks: Marks) -> some Sequence<Int32> {
    (0..<kindCount).lazy.filter { marks.sets[marks.set, $0] }
  }

  /// The lists that take the place of the stack.
  func lists(_ marks: BitRows) -> some Sequence<Int32> {
    (0..<listCount).lazy.filter { marks[0, kindCount + $0] }
  }

  /// Whether a list takes the place of the stack and, where it only goes back, is shown by picture.
  func hasReturning(_ list: Int32, _ marks: Marks) -> Bool {
    marks.sets[marks.set, kindCount + listCount + list]
  }

  /// Whether something returns by picture to a standing at the bottom.
  func hasReturnToBottom(_ number: Int32, _ marks: Marks) -> Bool {
    marks.sets[marks.set, kindCount + 2 * listCount + number]
  }
}

extension StandingGraph {
  /// The standings of a screen.
  func standings(of screen: Int32) -> [Int32] {
    Standing.Below.allCases.compactMap { number(screen, $0) }
  }
}
