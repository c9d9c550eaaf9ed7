import Navigation
import StyleModel

/// Where the pairs that were found come up.
extension PairSearch {
  /// Marks the screens in whose stacks one of these pairs comes up.
  func mark(
    _ isMarked: inout [Bool], pushes isPush: (SeenPair) -> Bool, pops isPop: (SeenPair) -> Bool
  ) {
    if found.pushes.contains(where: isPush) { markPushes(&isMarked, isPush) }
    guard found.pops.contains(where: isPop) else { return }
    markNeighbours(&isMarked, isPop)
    markDeclared(&isMarked, isPop)
    for window in windows {
      let rows = above.rows(of: window)
      for way in [Way.backMenu, .tabTap] { mark(&isMarked, rows, window, way, isPop) }
    }
  }

  /// Whether returns from one kind to another come to one of these pairs.
  private func holds(
    _ from: Int32, _ to: Int32, _ way: Way, _ isPop: (SeenPair) -> Bool
  ) -> Bool {
    let (upper, lower) = (kinds.kinds[Int(from)], kinds.kinds[Int(to)])
    guard canReturn(upper, by: way), !isNamed(upper, lower) else { return false }
    var result = false
    Self.forEachPair(upper, lower, by: way) { result = result || isPop($0) }
    return result
  }

  private func markNeighbours(_ isMarked: inout [Bool], _ isPop: (SeenPair) -> Bool) {
    above.forEachNeighbours(pushes: hasStates) { neighbours in
      let way: Way = neighbours.isPush ? .declaredPop : .pop
      guard !isMarked[Int(neighbours.screen)],
        holds(
          kinds.numbers[Int(neighbours.upper)], kinds.numbers[Int(neighbours.lower)], way, isPop)
      else { return }
      isMarked[Int(neighbours.screen)] = true
    }
  }

  private func markPushes(_ isMarked: inout [Bool], _ isPush: (SeenPair) -> Bool) {
    forEachPush { edge, pair in
      if isPush(pair) { isMarked[Int(edge.from)] = true }
    }
  }

  /// A return comes up only where the screen does that it leads to – a replace, where the one does
  /// that replaces.
  private func markDeclared(_ isMarked: inout [Bool], _ isPop: (SeenPair) -> Bool) {
    forEachDeclaredReturn { index, edge in
      let screen = Int(edge.operation == .replace ? edge.from : edge.to)
      guard !isMarked[screen] else { return }
      isMarked[screen] = standings(of: edge, index).contains { from, to in
        holds(kinds.numbers[Int(from)], kinds.numbers[Int(to)], .declared, isPop)
      }
    }
  }

  private func mark(
    _ isMarked: inout [Bool], _ rows: BitRows, _ window: Range<Int32>, _ way: Way,
    _ isPop: (SeenPair) -> Bool
  ) {
    let found = table(rows, window, atRoot: way == .tabTap)
    var wanted = BitRows(rows: kinds.kinds.count, columns: window.count)
    for to in kinds.kinds.indices.lazy.map(Int32.init) {
      found.forEach(inRow: to) { column in
        if holds(column + window.lowerBound, to, way, isPop) { wanted[to, column] = true }
      }
    }
    guard !wanted.isEmpty else { return }
    above.forEachCover(atRoot: way == .tabTap) { covered, row, screen in
      guard !isMarked[Int(screen)], rows.intersects(row, wanted, kinds.numbers[Int(covered)])
      else { return }
      isMarked[Int(screen)] = true
    }
  }
}
