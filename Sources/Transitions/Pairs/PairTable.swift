public import StyleModel

/// A look as it is seen: with the tab bar that is really there.
public struct SeenLook: Hashable, Comparable, Sendable {
  /// The look, as an index into the resolved ones; of those that differ only in the tab bar they
  /// ask for, the first.
  public let look: Int32
  /// The tab bar.
  public let tabBar: Visibility

  var order: Int32 { look * 2 + (tabBar == .hidden ? 1 : 0) }

  /// A look as it is seen.
  init(look: Int32, tabBar: Visibility) {
    self.look = look
    self.tabBar = tabBar
  }

  init(order: Int32) { self.init(look: order / 2, tabBar: order % 2 == 1 ? .hidden : .shown) }

  /// By look, the shown tab bar first.
  public static func < (one: SeenLook, other: SeenLook) -> Bool { one.order < other.order }
}

/// The looks on top before and after a transition.
public struct SeenPair: Hashable, Comparable, Sendable {
  /// Before.
  public let from: SeenLook
  /// After.
  public let to: SeenLook

  private var order: Int { Int(from.order) << 32 | Int(to.order) }

  /// By the look before, then by the other.
  public static func < (one: SeenPair, other: SeenPair) -> Bool {
    one.order < other.order
  }
}

/// What was decided for everything that is reachable without being declared.
public struct PairTable: Sendable {
  private var pushes = Column()
  private var pops = Column()
  /// Where there would be too many entries: what is done with all of them.
  public internal(set) var undeclared: Verdict.Undeclared?

  /// How many entries a plan may have: more are left out.
  public static let limit = 65_536

  /// The verdict on a pair, by its number; nil for one that cannot be reached.
  public subscript(pair: SeenPair, direction: Direction) -> Int32? {
    direction == .push ? pushes[pair] : pops[pair]
  }

  /// Adds the verdict on a pair that comes after all there are in its direction.
  mutating func append(_ pair: SeenPair, _ direction: Direction, _ verdict: Int32) {
    if direction == .push { pushes.append(pair, verdict) } else { pops.append(pair, verdict) }
  }

  /// Every pair, in order.
  public var pairs: [SeenPair] {
    var result: [SeenPair] = []
    result.reserveCapacity(max(pushes.pairs.count, pops.pairs.count))
    var (ones, others) = (pushes.pairs[...], pops.pairs[...])
    while let one = ones.first, let other = others.first {
      result.append(min(one, other))
      if one <= other { ones = ones.dropFirst() }
      if other <= one { others = others.dropFirst() }
    }
    return result + ones + others
  }

  /// The pairs of one direction, in order, with their verdicts: few are ever looked up.
  private struct Column: Sendable {
    private(set) var pairs: [SeenPair] = []
    private var verdicts: [Int32] = []

    mutating func append(_ pair: SeenPair, _ verdict: Int32) {
      pairs.append(pair)
      verdicts.append(verdict)
    }

    subscript(pair: SeenPair) -> Int32? {
      var (low, high) = (0, pairs.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[middle] < pair { low = middle + 1 } else { high = middle }
      }
      return low < pairs.count && pairs[low] == pair ? verdicts[low] : nil
    }
  }
}
