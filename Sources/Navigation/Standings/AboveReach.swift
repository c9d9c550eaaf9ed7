/// Which kinds of screens may come to stand above others.
///
/// Whatever is put above a screen stays there while what stands above that comes and goes by pushes
/// and exchanges; a list that takes the place of the stack starts again from its own screens. So
/// all that can be above a screen is what its pushes, and the lists it stands in, lead to – each
/// asked once, of whole components, kinds being few and screens many.
public struct AboveReach: Sendable {
  private let graph: StandingGraph
  /// By standing.
  private let kinds: [Int32]
  /// By list: the row of what its second screen and all above lead to, then those of the others.
  private let listRows: [Int32]
  private let rowCount: Int

  /// Sorts standings by kinds.
  public init(_ graph: StandingGraph, kinds: [Int32]) {
    self.graph = graph
    self.kinds = kinds
    var rows = graph.parts.count
    listRows = graph.lists.map { list in
      defer { rows += max(list.count - 1, 0) }
      return Int32(rows)
    }
    rowCount = rows
  }

  /// By row: which of these kinds it stands for, from 0 on.
  public func rows(of range: Range<Int32>) -> BitRows {
    let (moves, parts) = (graph.moves, graph.parts)
    var rows = BitRows(rows: rowCount, columns: range.count)
    for part in 0..<Int32(parts.count) {
      for standing in parts.members(part) {
        let kind = kinds[Int(standing)]
        if range.contains(kind) { rows[part, kind - range.lowerBound] = true }
        for edge in moves.edges(of: standing) {
          rows.formUnion(part, parts.numbers[Int(moves.targets[edge])])
        }
      }
    }
    for (list, first) in zip(graph.lists, listRows) {
      for position in list.indices.dropFirst().reversed() {
        let row = first + Int32(position - 1)
        rows.formUnion(row, parts.numbers[Int(list[position])])
        if position + 1 < list.count { rows.formUnion(row, row + 1) }
      }
    }
    return rows
  }

  /// Calls `body` with each standing above which something is put, the row of what may then stand
  /// above it, and the screen that puts it there.
  ///
  /// - Parameter isAtRoot: whether only of standings at the bottom of their stacks.
  public func forEachCover(
    atRoot isAtRoot: Bool = false,
    _ body: (_ covered: Int32, _ row: Int32, _ screen: Int32) -> Void
  ) {
    func cover(_ standing: Int32) {
      let screen = graph.standings[Int(standing)].screen
      for edge in graph.pushes.edges(of: standing) {
        body(standing, graph.parts.numbers[Int(graph.pushes.targets[edge])], screen)
      }
    }
    if isAtRoot {
      for root in bottoms { cover(root) }
    } else {
      for standing in graph.standings.indices { cover(Int32(standing)) }
    }
    for (index, list) in graph.lists.enumerated() {
      for position in list.indices.dropLast().prefix(isAtRoot ? 1 : .max) {
        body(list[position], listRows[index] + Int32(position), graph.listOwners[index])
      }
    }
  }

  /// Everything that can stand at the bottom.
  private var bottoms: [Int32] {
    exchanged(for: graph.roots + graph.lists.compactMap(\.first))
  }

  /// These, and all that can be put in their place.
  private func exchanged(for start: [Int32]) -> [Int32] {
    var met = Set<Int32>()
    var result = start.filter { met.insert($0).inserted }
    guard graph.exchanges.count > 0 else { return result }
    var next = 0
    while next < result.count {
      for other in graph.exchanges.neighbours(of: result[next]) where met.insert(other).inserted {
        result.append(other)
      }
      next += 1
    }
    return result
  }

  /// A standing directly above another.
  public struct Neighbours: Sendable {
    /// The lower one.
    public let lower: Int32
    /// The one above.
    public let upper: Int32
    /// The screen that puts it there.
    public let screen: Int32
    /// Whether the lower one pushes the other.
    public let isPush: Bool
  }

  /// Calls `body` with standings of which one can stand directly above the other.
  ///
  /// - Parameter pushes: whether also where that is by a push alone.
  public func forEachNeighbours(pushes: Bool, _ body: (Neighbours) -> Void) {
    var known: [Int32: [Int32]] = [:]
    func others(_ upper: Int32) -> ArraySlice<Int32> {
      guard graph.exchanges.count > 0, !graph.exchanges.neighbours(of: upper).isEmpty else {
        return []
      }
      if let known = known[upper] { return known[...] }
      let others = exchanged(for: Array(graph.exchanges.neighbours(of: upper)))
      known[upper] = others
      return others[...]
    }
    func isPush(_ lower: Int32, _ upper: Int32) -> Bool {
      let screen = graph.standings[Int(upper)].screen
      return graph.pushes.neighbours(of: lower).contains {
        graph.standings[Int($0)].screen == screen
      }
    }
    func meet(_ lower: Int32, _ upper: Int32, _ screen: Int32) {
      let isPush = isPush(lower, upper)
      guard !isPush || pushes else { return }
      body(Neighbours(lower: lower, upper: upper, screen: screen, isPush: isPush))
    }
    if pushes || graph.exchanges.count > 0 {
      for lower in graph.standings.indices.lazy.map(Int32.init) {
        let screen = graph.standings[Int(lower)].screen
        for upper in graph.pushes.neighbours(of: lower) {
          if pushes {
            body(Neighbours(lower: lower, upper: upper, screen: screen, isPush: true))
          }
          for other in others(upper) { meet(lower, other, screen) }
        }
      }
    }
    for (list, owner) in zip(graph.lists, graph.listOwners) {
      for (lower, upper) in zip(list, list.dropFirst()) {
        meet(lower, upper, owner)
        for other in others(upper) { meet(lower, other, owner) }
      }
    }
  }

  /// Everything that can stand above a standing, in the order it is met.
  ///
  /// - Parameter isAtRoot: whether that stands at the bottom of its stack.
  public func standings(above standing: Int32, atRoot isAtRoot: Bool = false) -> [Int32] {
    var met = Set<Int32>()
    var result: [Int32] = []
    func meet(_ other: Int32) {
      if met.insert(other).inserted { result.append(other) }
    }
    for next in graph.pushes.neighbours(of: standing) { meet(next) }
    for list in graph.lists {
      let place = isAtRoot ? (list.first == standing ? 0 : nil) : list.firstIndex(of: standing)
      if let place { for other in list[(place + 1)...] { meet(other) } }
    }
    var next = 0
    while next < result.count {
      for other in graph.moves.neighbours(of: result[next]) { meet(other) }
      next += 1
    }
    return result
  }

  /// Whether a standing can be at the bottom of its stack.
  public var isBottom: [Bool] {
    var result = [Bool](repeating: false, count: graph.standings.count)
    for bottom in bottoms { result[Int(bottom)] = true }
    return result
  }
}
