import Navigation
import StyleModel

/// Which returns of a plan show a picture, looked up one by one as an app does that has nothing but
/// the plan: of every pair of states the recipe, and of that what moves.
///
/// `ReturnJudge`, by whose word pictures are taken, never asks the plan itself; so a mistake of one is
/// not one of the other.
struct ShownReturns {
  let graph: StandingGraph
  /// By standing: what stands for all that look and lead back alike.
  let kinds: [Int32]
  /// By kind: one of its standings.
  let samples: [Int32]
  /// Whether the back menu's returns ask for pictures.
  let asksMenu: Bool
  private let plan: TransitionPlan
  private let lookup: PlanLookup
  /// Of which view it must be; nil for any.
  private let wanted: Snapshot.Target?
  /// Whether only returns count to screens as they open.
  private let isToOpening: Bool
  /// By recipe: whether a tap, and whether a finger shows a picture.
  private let moves: [(tap: Bool, finger: Bool)]
  /// By verdict: whether somebody goes back by picture to the screen directly below.
  private let isPopShown: [Bool]
  /// By operation and two kinds, where no edge speaks of the two screens.
  private var known: [SIMD4<Int32>: Bool] = [:]

  /// What screens have in common of which every return runs alike.
  private struct Kind: Hashable {
    let look: Int32
    let states: Int32
    let tabBar: Standing.Below
    let backButton: BackButton
    /// The screen, if the plan has an entry for what nobody declared of it; else −1.
    let named: Int32
  }

  init(
    _ plan: TransitionPlan, _ lookup: PlanLookup, _ graph: StandingGraph,
    of wanted: Snapshot.Target? = nil,
    toOpening isToOpening: Bool = false
  ) {
    self.plan = plan
    self.graph = graph
    self.wanted = wanted
    self.isToOpening = isToOpening
    self.lookup = lookup
    let resolved = plan.resolved
    asksMenu =
      Budget(resolved.style).backMenu == .picture && resolved.style.targets.ios.upperBound >= 14
    let moves = plan.recipes.map { recipe -> (tap: Bool, finger: Bool) in
      guard wanted == nil || recipe.picture?.target == wanted else { return (false, false) }
      return (recipe.showsPictureAfterTap, recipe.showsPictureUnderFinger)
    }
    self.moves = moves
    isPopShown = plan.verdicts.map { verdict in
      (verdict.pop?.recipes ?? []).contains { moves[Int($0)].tap || moves[Int($0)].finger }
    }
    let undeclared = plan.edges.dropFirst(plan.graph.edges.count)
    let named = Set(undeclared.flatMap { [$0.from, $0.to] })
    var numbers: [Kind: Int32] = [:]
    var samples: [Int32] = []
    kinds = graph.standings.enumerated().map { index, standing in
      let screen = Int(standing.screen)
      let kind = Kind(
        look: resolved.screenLooks[screen],
        states: resolved.screenStateSets.isEmpty ? -1 : resolved.screenStateSets[screen],
        tabBar: standing.tabBar, backButton: resolved.backButton(ofScreen: screen),
        named: named.contains(standing.screen) ? standing.screen : -1)
      if let number = numbers[kind] { return number }
      let number = Int32(samples.count)
      numbers[kind] = number
      samples.append(Int32(index))
      return number
    }
    self.samples = samples
  }

  /// Whether anything at all shows a picture.
  var isAny: Bool { moves.contains { $0.tap || $0.finger } }

  /// Whether what a push puts on top goes back by picture: by its own entry, which is for the states
  /// that both open with, or in others.
  func pop(backAlong push: Int32, from upper: Int32, to lower: Int32) -> Bool {
    if isPopShown[Int(plan.edgeVerdicts[Int(push)])] { return true }
    let screens = [upper, lower].map { Int(graph.standings[Int($0)].screen) }
    guard !plan.resolved.screenStateSets.isEmpty,
      screens.contains(where: { plan.resolved.states(ofScreen: $0).count > 0 })
    else { return false }
    return look(.pop, from: upper, to: lower)
  }

  /// Whether a standing is shown by picture when it is returned to from directly above.
  ///
  /// - Parameter isPushed: whether the one pushes the other: then the plan has an entry for the two.
  mutating func pop(from upper: Int32, to lower: Int32, isPushed: Bool) -> Bool {
    isPushed
      ? look(.pop, from: upper, to: lower) : kind(.pop, kinds[Int(upper)], to: kinds[Int(lower)])
  }

  /// The same out of a menu or by a tap on the tab, from anything of a kind.
  mutating func kind(
    _ operation: Navigation.Operation, _ upper: Int32, to lower: Int32
  ) -> Bool {
    let number: Int32 = operation == .pop ? 0 : operation == .backMenu ? 1 : 2
    let key = SIMD4(number, upper, lower, 0)
    if let known = known[key] { return known }
    let found = look(operation, from: samples[Int(upper)], to: samples[Int(lower)])
    known[key] = found
    return found
  }

  /// The same by an operation that is declared.
  func declared(_ edge: Edge, from upper: Int32, to lower: Int32) -> Bool {
    look(edge.operation, from: upper, to: lower, list: edge.list)
  }

  private func look(
    _ operation: Navigation.Operation, from upper: Int32, to lower: Int32, list: Int32 = -1
  ) -> Bool {
    let (from, to) = (graph.standings[Int(upper)], graph.standings[Int(lower)])
    guard (from.tabBar == .noTabBar) == (to.tabBar == .noTabBar) else { return false }
    let resolved = plan.resolved
    if operation == .backMenu {
      guard asksMenu, resolved.backButton(ofScreen: Int(from.screen)) == .system else {
        return false
      }
    }
    let last = isToOpening ? 0 : resolved.states(ofScreen: Int(to.screen)).count
    for one in 0...resolved.states(ofScreen: Int(from.screen)).count {
      let before = side(from, one)
      if operation == .tabTap, before.tabBar == .hidden { continue }
      if operation == .backMenu, look(of: from, one).isHidden { continue }
      for other in 0...last {
        let step = PlanLookup.Step(
          operation, from: before, to: side(to, other), list: list, direction: .pop)
        for recipe in lookup.way(of: step)?.recipes ?? [] {
          let move = moves[Int(recipe)]
          if move.tap || operation == .pop && move.finger { return true }
        }
      }
    }
    return false
  }

  private func look(of standing: Standing, _ state: Int) -> Look {
    plan.resolved.look(ofScreen: Int(standing.screen), state: state)
  }

  private func side(_ standing: Standing, _ state: Int) -> PlanLookup.Side {
    let isShown = standing.tabBar == .shown && look(of: standing, state).tabBar == .shown
    return PlanLookup.Side(
      screen: standing.screen, state: state, tabBar: isShown ? .shown : .hidden)
  }
}
