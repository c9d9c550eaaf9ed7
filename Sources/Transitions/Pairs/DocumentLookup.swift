import Navigation
import StyleModel

/// Finds the recipe by which something runs in a plan that was read, in the order of `PlanLookup`,
/// by nothing but what the JSON says: as an app does at run time.
struct DocumentLookup: Sendable {
  private let document: PlanDocument
  private let entries: [Key: Int]

  private struct Key: Hashable {
    let from: Int
    let to: Int
    let operation: Navigation.Operation
    let list: Int
  }

  init(_ document: PlanDocument) {
    self.document = document
    let keys = document.transitions.map {
      Key(from: $0.from, to: $0.to, operation: $0.operation, list: $0.list)
    }
    entries = Dictionary(zip(keys, keys.indices)) { $1 }
  }

  /// The entry of `transitions` for an operation between two screens.
  func entry(
    _ operation: Navigation.Operation, from: Int, to: Int, list: Int
  ) -> PlanDocument.TransitionText? {
    entries[Key(from: from, to: to, operation: operation, list: list)]
      .map { document.transitions[$0] }
  }

  /// What runs between two looks that nobody declared.
  func recipe(from: Int, to: Int, _ direction: Direction, in band: Band) -> Int? {
    document.pairs[PlanDocument.Pair(from: from, to: to, direction: direction)]
      .map { band == .from26 ? $0.recipeFrom26 : $0.recipe }
  }

  /// The number of the recipe for a step; nil if nothing is said of it.
  func recipe(for step: PlanLookup.Step, in band: Band) -> Int? {
    let states = (step.from.state, step.to.state)
    if let entry = entry(
      step.operation, from: Int(step.from.screen), to: Int(step.to.screen), list: Int(step.list)),
      states == (0, 0) || entry.hasStates
    {
      return entry.recipe(states, step.direction, in: band)
    }
    guard let from = look(step.from), let to = look(step.to) else { return nil }
    return recipe(from: from, to: to, step.direction, in: band)
  }

  /// The row that an entry of `transitions` names for a step between the states that screens open
  /// with; nil where there is none.
  func row(for step: PlanLookup.Step, in band: Band) -> String? {
    guard (step.from.state, step.to.state) == (0, 0) else { return nil }
    return entry(
      step.operation, from: Int(step.from.screen), to: Int(step.to.screen), list: Int(step.list)
    ).map { band == .from26 ? $0.rowFrom26 : $0.row }
  }

  /// The look in which a screen is seen.
  private func look(_ side: PlanLookup.Side) -> Int? {
    document.screens[Int(side.screen)].states[side.state].looks[side.tabBar]
  }
}

extension PlanDocument.TransitionText {
  /// Whether it has recipes for states that its screens do not open with.
  var hasStates: Bool { runs.contains { ($0.from, $0.to) != (0, 0) } }

  /// The recipe between two states.
  func recipe(_ states: (Int, Int), _ direction: Direction, in band: Band) -> Int? {
    runs.first { ($0.from, $0.to, $0.direction) == (states.0, states.1, direction) }
      .map { band == .from26 ? $0.recipeFrom26 : $0.recipe }
  }
}
