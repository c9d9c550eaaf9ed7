public import StyleModel

/// A look as it is seen: with the tab bar that is really there.
public struct SeenLook: Hashable, Comparable, Sendable {
  /// The look, as an index into the resolved ones; of those that differ only in the tab bar they
  /// ask for, the first.
  public let look: Int32
  /// The tab bar.
  public let tabBar: Visibility

  var order: Int32 { look * 2 + (tabBar == .hidden ? 1 : 0) }

  /// By look, the shown tab bar first.
  public static func < (one: SeenLook, other: SeenLook) -> Bool { one.order < other.order }
}

/// The looks on top before and after a transition.
public struct SeenPair: Hashable, Comparable, Sendable {
  /// Before.
  public let from: SeenLook
  /// After.
  public let to: SeenLook

  /// By the look before, then by the other.
  public static func < (one: SeenPair, other: SeenPair) -> Bool {
    (one.from, one.to) < (other.from, other.to)
  }
}

/// What was decided for everything that is reachable without being declared.
public struct PairTable: Sendable {
  private var pushes: [SeenPair: Int32] = [:]
  private var pops: [SeenPair: Int32] = [:]
  /// Where there would be too many entries: what is done with all of them.
  public internal(set) var undeclared: Verdict.Undeclared?

  /// How many entries a plan may have: more are left out.
  public static let limit = 65_536

  /// The verdict on a pair, by its number; nil for one that cannot be reached.
  public internal(set) subscript(pair: SeenPair, direction: Direction) -> Int32? {
    get { direction == .push ? pushes[pair] : pops[pair] }
    set {
      if direction == .push { pushes[pair] = newValue } else { pops[pair] = newValue }
    }
  }

  /// Every pair, in order.
  public var pairs: [SeenPair] { Set(pushes.keys).union(pops.keys).sorted() }
}
