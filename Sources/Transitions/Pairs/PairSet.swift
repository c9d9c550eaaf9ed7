import Navigation

/// A set of pairs of looks: as bits where those are few enough, because the search meets each pair
/// over and over.
struct PairSet {
  private var bits: BitRows?
  private var others: Set<SeenPair> = []
  /// What was added, in the order it was met.
  private(set) var pairs: [SeenPair] = []

  /// A set for this many looks.
  init(lookCount: Int) {
    // A look is seen with a tab bar and without.
    let count = 2 * lookCount
    bits = count <= 2048 ? BitRows(rows: count, columns: count) : nil
  }

  var count: Int { pairs.count }

  mutating func insert(_ pair: SeenPair) {
    if bits != nil {
      guard bits?[pair.from.order, pair.to.order] == false else { return }
      bits?[pair.from.order, pair.to.order] = true
    } else if !others.insert(pair).inserted {
      return
    }
    pairs.append(pair)
  }
}
