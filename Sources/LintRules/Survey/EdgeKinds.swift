import Navigation
import StyleModel
import Transitions

/// The edges of a plan by what two looks and a verdict can tell of them: a large app has several edges of
/// each kind, and many rules ask.
struct EdgeKinds: Sendable {
  /// The kinds, in the order in which they are met.
  private(set) var kinds: [Kind] = []
  /// By edge: its kind.
  private(set) var numbers: [Int32] = []

  /// What edges of one kind have in common.
  struct Kind: Equatable, Sendable {
    /// The looks of the screen that the edge leaves and of the one it leads to.
    let looks: SIMD2<Int32>
    /// Whether the way off the stack leads back along it.
    let hasWayBack: Bool
    /// What was decided for it.
    let verdict: Int32

    /// The two looks in one direction.
    func lookPair(_ direction: Direction, _ way: Verdict.Way) -> LookPair {
      let isBack = hasWayBack && direction == .pop
      return LookPair(
        from: Int(looks[isBack ? 1 : 0]), to: Int(looks[isBack ? 0 : 1]), direction: direction,
        way: way)
    }

    /// Everything folded into one word.
    fileprivate var word: UInt64 {
      let looks = UInt64(UInt32(bitPattern: looks.x)) << 32 | UInt64(UInt32(bitPattern: looks.y))
      let rest = UInt64(UInt32(bitPattern: verdict)) << 1 | (hasWayBack ? 1 : 0)
      return (looks ^ rest << 20) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  /// The kinds of the edges of a plan.
  init(_ plan: TransitionPlan) {
    let looks = plan.resolved.screenLooks
    let bits = Int.bitWidth - plan.edges.count.leadingZeroBitCount
    // By the leading bits of the word: the kind that came last; by kind: the one before it there.
    var last = [Int32](repeating: -1, count: 1 << bits)
    var previous: [Int32] = []
    numbers.reserveCapacity(plan.edges.count)
    for (edge, verdict) in zip(plan.edges, plan.edgeVerdicts) {
      let kind = Kind(
        looks: SIMD2(looks[Int(edge.from)], looks[Int(edge.to)]),
        hasWayBack: edge.isWayBack(.pop), verdict: verdict)
      let place = Int(truncatingIfNeeded: kind.word >> UInt64(64 - bits))
      var number = last[place]
      while number >= 0, kinds[Int(number)] != kind { number = previous[Int(number)] }
      if number < 0 {
        number = Int32(kinds.count)
        kinds.append(kind)
        previous.append(last[place])
        last[place] = number
      }
      numbers.append(number)
    }
  }
}
