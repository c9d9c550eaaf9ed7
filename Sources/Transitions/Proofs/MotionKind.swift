import StyleModel

/// All that decides whether a motion can be proved: its recipe, and what of its two looks is alike.
///
/// A recipe never names a colour, only a side; and between two colours everything runs in a straight
/// line. So what holds of two looks holds of every two that are alike and unlike in the same things: a
/// large app has hundreds of thousands of motions, but hundreds of kinds.
struct MotionKind: Hashable {
  let recipe: Int32
  let band: Band
  let mayBreak: Bool
  /// What is alike and unlike in the two looks.
  let alikeness: Int32
}

/// In which things two looks are alike, from every viewpoint.
private struct Alikeness: Hashable {
  /// What the decision table would see.
  let differences: SIMD8<UInt32>
  /// What is so to the last bit.
  let facts: SIMD8<UInt32>
}

extension PlanClaims {
  /// A motion of each kind, with a transition that runs so.
  var kindsOfMotion: [(motion: Motion, example: Query)] {
    let decider = Decider(plan.resolved.style)
    let views = decider.views(of: plan.resolved.looks)
    var numbers: [Alikeness: Int32] = [:]
    // Two looks have motions in each direction and band.
    var known: [SIMD2<Int32>: Int32] = [:]
    func alikeness(_ from: Int32, _ to: Int32) -> Int32 {
      if let number = known[SIMD2(from, to)] { return number }
      let alikeness = Alikeness(
        differences: decider.differences(in: views, Int(from), Int(to), tabBarDiffers: false),
        facts: MotionFacts.all(in: views, Int(from), Int(to)))
      let number = numbers[alikeness] ?? Int32(numbers.count)
      numbers[alikeness] = number
      known[SIMD2(from, to)] = number
      return number
    }
    var kinds: Set<MotionKind> = []
    return motions.filter { motion, _ in
      let kind = MotionKind(
        recipe: motion.recipe, band: motion.band, mayBreak: motion.mayBreak,
        alikeness: alikeness(motion.from, motion.to))
      return kinds.insert(kind).inserted
    }
  }
}

/// What is so of two looks, seen from one viewpoint, to the last bit.
struct MotionFacts: OptionSet {
  let rawValue: UInt32
  static let sameFill = MotionFacts(rawValue: 1 << 0)
  static let sameLine = MotionFacts(rawValue: 1 << 1)
  static let sameTint = MotionFacts(rawValue: 1 << 2)
  static let sameTitle = MotionFacts(rawValue: 1 << 3)
  static let sameLargeTitle = MotionFacts(rawValue: 1 << 4)

  /// How many bits the facts above take, and those of one look.
  private static let sharedCount: UInt32 = 5
  private static let ownCount: UInt32 = 5

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// From every viewpoint, in their order.
  static func all(in views: Decider.Views, _ from: Int, _ to: Int) -> SIMD8<UInt32> {
    let count = views.viewpoints.count
    var result = SIMD8<UInt32>()
    for index in 0..<count {
      result[index] =
        MotionFacts(views.views[from * count + index], views.views[to * count + index]).rawValue
    }
    return result
  }

  init(_ from: LookView, _ to: LookView) {
    let (one, other) = (from.bar, to.bar)
    var facts: MotionFacts = []
    func add(_ fact: MotionFacts, if holds: Bool) { if holds { facts.insert(fact) } }
    add(
      .sameFill,
      if: one.color == other.color && one.coverage == other.coverage
        && one.material == other.material && one.strength == other.strength)
    add(.sameLine, if: one.line == other.line)
    add(.sameTint, if: one.tint == other.tint)
    add(.sameTitle, if: one.titleColor == other.titleColor)
    add(.sameLargeTitle, if: one.largeTitleColor == other.largeTitleColor)
    let own = Self.own(from) | Self.own(to) << Self.ownCount
    self.init(rawValue: facts.rawValue | own << Self.sharedCount)
  }

  /// What is so of one look.
  private static func own(_ view: LookView) -> UInt32 {
    let traits: [LookView.Traits] = [.clearBar, .hiddenBar, .noStatusBar, .lightStatusBar]
    var bits: UInt32 = view.bar.line == nil ? 1 : 0
    for (place, trait) in traits.enumerated() where view.traits.contains(trait) {
      bits |= 2 << UInt32(place)
    }
    return bits
  }
}
