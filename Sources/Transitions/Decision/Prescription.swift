import StyleModel

/// What a profile prescribes for the pairs it can carry.
public enum Prescription: Hashable, Sendable {
  /// The same for every pair.
  case always(Outcome)
  /// A blend where the colours differ, and nothing where they do not.
  case blendOfColors

  /// What that comes to for a pair.
  func outcome(_ judgements: [Judgement]) -> Outcome {
    switch self {
    case .always(let outcome): outcome
    case .blendOfColors:
      .crossfade(judgements.contains { $0.differences.has(.color) } ? .blend : .still)
    }
  }
}

extension Profile {
  /// The row of the table that keeps the profile from carrying a pair, the strongest judgement's
  /// before others; nil if it carries the pair from every viewpoint.
  func gap(in judgements: [Judgement], strongest: Int) -> Int? {
    let gaps = judgements.compactMap(gap)
    return gaps.contains(strongest) ? strongest : gaps.min()
  }

  private func gap(in judgement: Judgement) -> Int? {
    let row = judgement.row
    if cannotCarry.contains(decisionTable[row].name) { return row }
    // Who carries a bar that is missing does not carry what else changes with it – but a missing
    // bar is of another height by itself.
    guard judgement.differences.has(.hidden) else { return nil }
    return decisionTable.indices[(row + 1)...].first { other in
      let other = decisionTable[other]
      return cannotCarry.contains(other.name) && DecisionRow.beyondCrossfade.contains(other.name)
        && other.name != "height-differs" && other.holds(judgement.differences)
    }
  }
}
