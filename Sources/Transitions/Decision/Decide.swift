public import StyleModel

/// What was decided for a pair, and why.
public struct Decision: Hashable, Sendable {
  /// What is to be done.
  public let outcome: Outcome
  /// What the table says of the pair itself, whatever was prescribed.
  public let ownOutcome: Outcome
  /// The row of the table that held.
  public let row: UInt8
  /// The row of the table that holds for the pair itself.
  public let ownRow: UInt8
  /// The appearances in which it holds, as bits in the order of `Appearance`.
  let appearanceBits: UInt8
  /// Whether it holds at the scroll edge and not at rest.
  public let isAtEdge: Bool
  /// Whether `transitions` asks for something the pair cannot do.
  public var isImpossible = false
  /// The row for which the table decided, because the profile cannot carry it; nil elsewhere.
  var gap: UInt8?

  /// The row that the profile cannot carry, where that is why the table decided.
  public var gapRow: DecisionRow? { gap.map { decisionTable[Int($0)] } }

  /// The name of the row.
  public var rowName: String { decisionTable[Int(row)].name }
  /// Whether the table was not asked: `transitions` or the profile says what is to be done.
  public var isPrescribed: Bool { row < [DecisionRow].ownRows.lowerBound }
  /// The row that holds for the pair itself.
  public var ownTableRow: DecisionRow { decisionTable[Int(ownRow)] }

  /// The appearances in which it holds.
  public var appearances: [Appearance] {
    Appearance.allCases.enumerated().filter { appearanceBits & 1 << $0.offset != 0 }
      .map(\.element)
  }
}

/// One judgement: which row holds, seen from one viewpoint.
public struct Judgement: Sendable {
  /// From where.
  public let view: Viewpoint
  /// What differs from there.
  public let differences: Differences
  /// The row that holds.
  public let row: Int
  /// What it leads to.
  public let outcome: Outcome
}

/// Decides pairs of looks.
public struct Decider: Sendable {
  private let targets: Targets
  private let choices: MotionChoices
  private let profile: Profile
  /// The viewpoints: band after band, light before dark, rest before edge.
  private let viewpoints: [Viewpoint]
  private let viewsPerBand: Int
  /// What is true of every pair seen from a viewpoint.
  private let context: [UInt32]
  /// What each row of the table leads to.
  private let outcomes: [Outcome]

  /// A decider for what a description asks for.
  public init(_ style: AppStyle) {
    self.init(
      targets: style.targets, choices: MotionChoices(style), profile: Profile.named(by: style))
  }

  /// A decider for an app.
  public init(targets: Targets, choices: MotionChoices, profile: Profile) {
    self.targets = targets
    self.choices = choices
    self.profile = profile
    viewpoints = targets.bands.flatMap { band in
      targets.appearances.flatMap { appearance in
        [false, true].map { Viewpoint(band: band, appearance: appearance, isAtEdge: $0) }
      }
    }
    viewsPerBand = viewpoints.count / targets.bands.count
    context = viewpoints.map { view in
      targets.hasGlass && view.band == .from26 ? Differences.glassBand.rawValue : 0
    }
    outcomes = decisionTable.map { $0.outcome(choices) }
  }

  /// Looks seen from every viewpoint, one after another.
  struct Views: Sendable {
    let viewpoints: [Viewpoint]
    let views: [LookView]
    /// By look: whether it has a look of its own at the scroll edge.
    fileprivate let hasEdge: [Bool]
    /// By look: whether it is made of UIKit's own background somewhere, which is glass in one band
    /// and blur in the other.
    fileprivate let hasSystemBar: [Bool]

    /// Whether the bar of a look has no coverage, whatever the appearance, at rest or at the edge:
    /// only then can it borrow a colour for all of them.
    func isClear(_ look: Int, in band: Band) -> Bool {
      viewpoints.indices.allSatisfy { index in
        viewpoints[index].band != band
          || views[look * viewpoints.count + index].traits.contains(.clearBar)
      }
    }
  }

  /// Looks at looks from every viewpoint.
  func views(of looks: [Look]) -> Views {
    let hasSystemBar = looks.map { look in
      look.bar.color == nil || look.scrollEdge.map { $0.color == nil } ?? false
    }
    var views: [LookView] = []
    views.reserveCapacity(looks.count * viewpoints.count)
    for (look, hasSystemBar) in zip(looks, hasSystemBar) {
      for (index, view) in viewpoints.enumerated() {
        if view.isAtEdge, look.scrollEdge == nil {
          views.append(views[views.count - 1])
        } else if index >= viewsPerBand, !hasSystemBar {
          views.append(views[views.count - viewsPerBand])
        } else {
          views.append(LookView(look, from: view, hasGlass: targets.hasGlass))
        }
      }
    }
    return Views(
      viewpoints: viewpoints, views: views, hasEdge: looks.map { $0.scrollEdge != nil },
      hasSystemBar: hasSystemBar)
  }

  /// What differs between two looks from every viewpoint: band after band, in their order. From a
  /// viewpoint at an edge that neither look has, nothing is asked.
  func differences(
    in views: Views, _ from: Int, _ to: Int, tabBarDiffers: Bool
  ) -> SIMD8<UInt32> {
    var result = SIMD8<UInt32>(repeating: Self.unasked)
    let hasEdge = views.hasEdge[from] || views.hasEdge[to]
    let tabBar = tabBarDiffers ? Differences.tabBar.rawValue : 0
    let count = viewpoints.count
    // Where no bar is UIKit's own, both bands look alike.
    let isSameInBands = !views.hasSystemBar[from] && !views.hasSystemBar[to]
    let bandCount = viewsPerBand
    for index in 0..<count where hasEdge || !viewpoints[index].isAtEdge {
      if isSameInBands, index >= bandCount {
        let other = Differences(rawValue: result[index - bandCount]).subtracting(.glassBand)
        result[index] = other.rawValue | context[index]
        continue
      }
      let differences = Differences(
        views.views[from * count + index], views.views[to * count + index])
      result[index] = differences.rawValue | tabBar | context[index]
    }
    return result
  }

  /// Stands for a viewpoint from which nothing is asked.
  fileprivate static let unasked = UInt32.max

  /// The judgements of one band, from what differs.
  func judgements(_ differences: SIMD8<UInt32>, band: Int) -> [Judgement] {
    viewpoints.indices.compactMap { index in
      guard viewpoints[index].band == targets.bands[band], differences[index] != Self.unasked else {
        return nil
      }
      let differences = Differences(rawValue: differences[index])
      let row = firstRow(for: differences)
      return Judgement(
        view: viewpoints[index], differences: differences, row: row, outcome: outcomes[row])
    }
  }

  /// Every judgement of a pair in a band: light before dark, rest before edge.
  public func judgements(
    _ from: Look, _ to: Look, tabBarDiffers: Bool, in band: Band
  ) -> [Judgement] {
    guard let band = targets.bands.firstIndex(of: band) else { return [] }
    let differences = differences(
      in: views(of: [from, to]), 0, 1, tabBarDiffers: tabBarDiffers)
    return judgements(differences, band: band)
  }

  private func firstRow(for differences: Differences) -> Int {
    [DecisionRow].ownRows.first { decisionTable[$0].holds(differences) } ?? decisionTable.count - 1
  }

  /// Decides a pair in a band.
  ///
  /// Of the judgements the strongest counts; among equally strong ones the row that stands first,
  /// then light before dark, then rest before edge.
  public func decide(
    _ from: Look, _ to: Look, tabBarDiffers: Bool, override: Override? = nil, in band: Band
  ) -> Decision {
    decide(judgements(from, to, tabBarDiffers: tabBarDiffers, in: band), override: override)
  }

  func decide(_ judgements: [Judgement], override: Override?) -> Decision {
    let base = prescribed(over: strongest(judgements), judgements)
    guard let override, override.strategy != nil || override.motion != nil else { return base }
    return apply(override, to: base, judgements)
  }

  private func prescribed(over own: Decision, _ judgements: [Judgement]) -> Decision {
    guard let prescription = profile.prescription else { return own }
    guard let gap = profile.gap(in: judgements, strongest: Int(own.row)) else {
      return own.replaced(by: prescription.outcome(judgements), row: [DecisionRow].profile)
    }
    var own = own
    own.gap = UInt8(gap)
    return own
  }

  private func strongest(_ judgements: [Judgement]) -> Decision {
    var best = judgements[0]
    for other in judgements.dropFirst()
    where (other.outcome.strength, -other.row) > (best.outcome.strength, -best.row) {
      best = other
    }
    var bits: UInt8 = 0
    for judgement in judgements where judgement.row == best.row {
      bits |= judgement.view.appearance == .light ? 1 : 2
    }
    return Decision(
      outcome: best.outcome, ownOutcome: best.outcome, row: UInt8(best.row),
      ownRow: UInt8(best.row), appearanceBits: bits, isAtEdge: best.view.isAtEdge)
  }

  /// A written motion alone turns a crossfade into another; it does not undo a picture.
  private func apply(
    _ override: Override, to base: Decision, _ judgements: [Judgement]
  ) -> Decision {
    let outcome: Outcome
    switch override.strategy {
    case .snapshotSlide?: outcome = .snapshotSlide
    case Strategy.none?: outcome = .foreign
    case .backgroundCrossfade?:
      outcome = .crossfade(override.motion ?? crossfadeBelow(judgements))
    case nil:
      guard let motion = override.motion, base.outcome.motion != nil else { return base }
      outcome = .crossfade(motion)
    }
    var decision = base.replaced(by: outcome, row: [DecisionRow].override)
    decision.isImpossible =
      outcome.motion != nil
      && judgements.contains { DecisionRow.beyondCrossfade.contains(decisionTable[$0.row].name) }
    return decision
  }

  /// What is done instead where a picture is missing: the rest of the table where that can carry the
  /// pair, else nothing moves but UIKit's own slide.
  func fallback(of decision: Decision, _ judgements: [Judgement]) -> Decision {
    let row = Int(decision.row)
    var motion = Motion.still
    if DecisionRow.havingFallback.contains(decisionTable[row].name) {
      let rest = judgements.map { judgement in
        guard judgement.row == row else { return judgement.outcome }
        let next = (row + 1..<decisionTable.count).first {
          decisionTable[$0].holds(judgement.differences)
        }
        return next.map { outcomes[$0] } ?? .crossfade(.still)
      }
      motion = rest.max { $0.strength < $1.strength }?.motion ?? .still
    }
    return decision.replaced(by: .crossfade(motion), row: row)
  }

  /// The motion of the first crossfade row that holds, further down than any row with a picture.
  private func crossfadeBelow(_ judgements: [Judgement]) -> Motion {
    let motions = judgements.compactMap { judgement in
      (judgement.row..<decisionTable.count).lazy
        .filter { decisionTable[$0].holds(judgement.differences) }
        .compactMap { outcomes[$0].motion }.first
    }
    return motions.max { Outcome.crossfade($0).strength < Outcome.crossfade($1).strength } ?? .still
  }
}

extension Decision {
  /// The same pair, left to UIKit's own slide.
  var stayingStill: Decision { replaced(by: .crossfade(.still), row: Int(row)) }

  fileprivate func replaced(by outcome: Outcome, row: Int) -> Decision {
    Decision(
      outcome: outcome, ownOutcome: ownOutcome, row: UInt8(row), ownRow: ownRow,
      appearanceBits: appearanceBits, isAtEdge: isAtEdge)
  }
}

extension SIMD8<UInt32> {
  /// What differs from any viewpoint, of differences from each.
  var union: Differences {
    indices.reduce(into: []) { union, index in
      if self[index] != Decider.unasked { union.formUnion(Differences(rawValue: self[index])) }
    }
  }
}
