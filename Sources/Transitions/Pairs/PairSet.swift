import Navigation

/// A set of pairs of looks: as bits where those are few enough, because the search meets each pair
/// over and over.
struct PairSet {
  private var bits: BitRows?
  private var others: Set<SeenPair> = []
  private(set) var count = 0

  /// A set for this many looks.
  init(lookCount: Int) {
    // A look is seen with a tab bar and without.
    let count = 2 * lookCount
    bits = count <= 2048 ? BitRows(rows: count, columns: count) : nil
  }

  mutating func insert(_ pair: SeenPair) {
    if bits != nil {
      guard bits?[pair.from.order, pair.to.order] == false else { return }
      bits?[pair.from.order, pair.to.order] = true
    } else if !others.insert(pair).inserted {
      return
    }
    count += 1
  }

  /// What was added, in order.
  func sorted() -> [SeenPair] {
    guard let bits else { return others.sorted() }
    var pairs: [SeenPair] = []
    pairs.reserveCapacity(count)
    for from in 0..<Int32(bits.columns) {
      bits.forEach(inRow: from) {
        pairs.append(SeenPair(from: SeenLook(order: from), to: SeenLook(order: $0)))
      }
    }
    return pairs
  }
}
