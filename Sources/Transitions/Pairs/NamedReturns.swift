import Navigation
import StyleModel

/// Returns of screens that an entry names together with any other.
///
/// A kind stands for many screens, and an entry of `transitions` is written for each pair of them; so
/// here the screens themselves are looked for.
extension PairSearch {
  /// Adds the returns from screens that an entry names alone, to every screen below.
  mutating func addNamed(_ rows: BitRows, _ window: Range<Int32>, by way: Way) {
    let columns = window.filter { number in
      let kind = kinds.kinds[Int(number)]
      return kind.named >= 0 && overrides.namesAlone(kind.named) && canReturn(kind, by: way)
    }
    guard !columns.isEmpty, let operation = way.operation else { return }
    var named = self.named
    above.forEachCover(atRoot: way == .tabTap) { [self] covered, row, _ in
      let target = kinds.kinds[Int(kinds.numbers[Int(covered)])]
      for column in columns where rows[row, column - window.lowerBound] {
        let from = kinds.kinds[Int(column)].named
        let to = graph.standings[Int(covered)].screen
        guard named.count <= PairTable.limit, isNamed(kinds.kinds[Int(column)], target) else {
          continue
        }
        named.insert(Named(from: from, to: to, operation: operation))
      }
    }
    self.named = named
  }

  /// Adds the returns to screens that an entry names alone, from every screen above.
  mutating func addAboveNamed(_ way: Way) {
    guard let operation = way.operation else { return }
    for (number, standing) in graph.standings.enumerated() where !isOver {
      let target = kinds.kinds[Int(kinds.numbers[number])]
      guard target.named >= 0, overrides.namesAlone(target.named),
        way != .tabTap || isBottom[number]
      else { continue }
      for upper in above.standings(above: Int32(number), atRoot: way == .tabTap) {
        let kind = kinds.kinds[Int(kinds.numbers[Int(upper)])]
        guard canReturn(kind, by: way), isNamed(kind, target) else { continue }
        named.insert(
          Named(
            from: graph.standings[Int(upper)].screen, to: standing.screen, operation: operation))
      }
    }
  }
}
