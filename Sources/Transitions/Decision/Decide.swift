public import StyleModel

/// What was decided for a pair, and why.
public struct Decision: Hashable, Sendable {
  /// What is to be done.
  public let outcome: Outcome
  /// The row of the table that held.
  public let row: Int
  /// The row of the table that holds for the pair itself, whatever was prescribed.
  public let ownRow: Int
  /// What that row leads to.
  public let ownOutcome: Outcome
  /// The appearances in which it holds.
  public let appearances: [Appearance]
  /// Whether it holds at the scroll edge and not at rest.
  public let isAtEdge: Bool
  /// Whether `transitions` asks for something the pair cannot do.
  public var isImpossible = false

  /// The name of the row.
  public var rowName: String { decisionTable[row].name }
}

/// One judgement: which row holds, seen from one viewpoint.
public struct Judgement: Sendable {
  /// The facts it is made on.
  public let facts: PairFacts
  /// The row that holds.
  public let row: Int
  /// What it leads to.
  public let outcome: Outcome
}

/// Decides pairs of looks.
public struct Decider: Sendable {
  let targets: Targets
  let choices: MotionChoices
  let profile: Profile

  /// A decider for an app.
  public init(targets: Targets, choices: MotionChoices, profile: Profile) {
    self.targets = targets
    self.choices = choices
    self.profile = profile
  }

  /// Every judgement of a pair in a band: light before dark, rest before edge.
  public func judgements(
    _ from: Look, _ to: Look, tabBarDiffers: Bool, in band: Band
  ) -> [Judgement] {
    let hasEdge = from.scrollEdge != nil || to.scrollEdge != nil
    let judged = targets.hasGlass ? band : .below26
    return targets.appearances.flatMap { appearance in
      (hasEdge ? [false, true] : [false]).map { isAtEdge in
        let view = PairFacts.Viewpoint(band: judged, appearance: appearance, isAtEdge: isAtEdge)
        let facts = PairFacts(from, to, tabBarDiffers: tabBarDiffers, seenFrom: view)
        let row = firstRow(for: facts)
        return Judgement(facts: facts, row: row, outcome: decisionTable[row].outcome(choices))
      }
    }
  }

  private func firstRow(for facts: PairFacts) -> Int {
    [DecisionRow].ownRows.first { decisionTable[$0].holds(facts) } ?? decisionTable.count - 1
  }

  /// Decides a pair in a band.
  ///
  /// Of the judgements the strongest counts; among equally strong ones the row that stands first,
  /// then light before dark, then rest before edge.
  public func decide(
    _ from: Look, _ to: Look, tabBarDiffers: Bool, override: Override? = nil, in band: Band
  ) -> Decision {
    let judgements = judgements(from, to, tabBarDiffers: tabBarDiffers, in: band)
    let own = decide(among: judgements.map { ($0.facts.view, $0.row, $0.outcome) })
    let prescribed = profile.outcome(for: decisionTable[own.row].name)
    let base = prescribed.map { own.replaced(by: $0, row: [DecisionRow].profile) } ?? own
    guard let override, override.strategy != nil || override.motion != nil else { return base }
    return apply(override, to: base, judgements)
  }

  private func decide(
    among judged: [(view: PairFacts.Viewpoint, row: Int, outcome: Outcome)]
  ) -> Decision {
    var best = judged[0]
    for other in judged.dropFirst()
    where (other.outcome.strength, -other.row) > (best.outcome.strength, -best.row) {
      best = other
    }
    let appearances = targets.appearances.filter { appearance in
      judged.contains { $0.view.appearance == appearance && $0.row == best.row }
    }
    return Decision(
      outcome: best.outcome, row: best.row, ownRow: best.row, ownOutcome: best.outcome,
      appearances: appearances, isAtEdge: best.view.isAtEdge)
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

  /// The motion of the first crossfade row that holds, further down than any row with a picture.
  private func crossfadeBelow(_ judgements: [Judgement]) -> Motion {
    var motions: [Motion] = []
    for judgement in judgements {
      for row in judgement.row..<decisionTable.count where decisionTable[row].holds(judgement.facts)
      {
        guard let motion = decisionTable[row].outcome(choices).motion else { continue }
        motions.append(motion)
        break
      }
    }
    return motions.max { Outcome.crossfade($0).strength < Outcome.crossfade($1).strength } ?? .still
  }
}

extension Decision {
  fileprivate func replaced(by outcome: Outcome, row: Int) -> Decision {
    Decision(
      outcome: outcome, row: row, ownRow: ownRow, ownOutcome: ownOutcome,
      appearances: appearances, isAtEdge: isAtEdge)
  }
}
