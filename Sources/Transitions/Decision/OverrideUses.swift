import Navigation
import StyleModel

/// What the overrides of a plan do.
public struct OverrideUses: Sendable {
  /// The entries without which every transition would run as it does, together as well as alone.
  public let idle: [Int]
  /// The entries that speak of no transition there is.
  public let dead: [Int]
}

extension TransitionPlan {
  /// Looks for overrides that change nothing.
  public func overrideUses() -> OverrideUses {
    guard !overrides.isEmpty else { return OverrideUses(idle: [], dead: []) }
    var search = OverrideSearch(self)
    search.compareAll()
    return search.finish()
  }
}

/// Runs each transition again without the entries that ask for something.
///
/// Transitions with one verdict were asked for alike, so one stands for all of them.
private struct OverrideSearch {
  private let plan: TransitionPlan
  private let decider: Decider
  private let views: Decider.Views
  private let builder: RecipeBuilder
  private let profile: Profile
  /// The entries that may change nothing.
  private var candidates: Set<Int32>
  private var spokenOf: Set<Int32> = []
  private var cases: [Case] = []

  /// A transition that entries speak of.
  private struct Case {
    let way: Verdict.Way
    let direction: Direction
    let from: Int
    let to: Int
    let differsInTabBar: Bool
    let override: Override
  }

  init(_ plan: TransitionPlan) {
    self.plan = plan
    let style = plan.resolved.style
    profile = Profile.named(by: style)
    decider = Decider(style)
    views = decider.views(of: plan.resolved.looks)
    builder = RecipeBuilder(profile: profile, targets: style.targets)
    let keys: [Attribute] = [.strategy, .transitionMotion, .animated, .transitionDuration]
    let asking = style.transitions.indices.filter { entry in
      !plan.overrides.repeated.contains(entry)
        && keys.contains { style.setting($0, in: style.transitions[entry]) != nil }
    }
    candidates = Set(asking.map(Int32.init))
  }

  mutating func compareAll() {
    findCases()
    for one in cases {
      for entry in one.override.entries where candidates.contains(entry) {
        if changes(one, without: [entry]) { candidates.remove(entry) }
      }
    }
    // Of two that ask for the same, each alone could go.
    for one in cases {
      let idle = one.override.entries.filter(candidates.contains)
      if idle.count > 1, changes(one, without: idle) { candidates.subtract(idle) }
    }
  }

  func finish() -> OverrideUses {
    let style = plan.resolved.style
    // Where pairs were left out, what speaks of all of them may change some.
    let isComplete = plan.pairs.undeclared == nil
    func names(_ entry: Int32) -> [Int?] {
      [.from, .to].map { style.reference($0, in: style.transitions[Int(entry)]) }
    }
    let known = candidates.filter { isComplete || !names($0).contains(nil) }.sorted()
    return OverrideUses(
      idle: known.filter(spokenOf.contains).map(Int.init),
      dead: known.filter { !spokenOf.contains($0) }.map(Int.init))
  }

  // MARK: What entries speak of

  private mutating func findCases() {
    var isKnown = [Bool](repeating: false, count: plan.verdicts.count)
    func isNew(_ verdict: Int32) -> Bool {
      defer { isKnown[Int(verdict)] = true }
      return !isKnown[Int(verdict)]
    }
    for index in plan.edges.indices where isNew(plan.edgeVerdicts[index]) {
      for transition in plan.transitions(ofEdge: index) {
        add(transition, plan.verdicts[Int(plan.edgeVerdicts[index])])
      }
    }
    for (edge, table) in plan.edgeStateTables.sorted(by: { $0.key < $1.key }) {
      for state in plan.stateTables[Int(table)] where isNew(state.verdict) {
        let verdict = plan.verdicts[Int(state.verdict)]
        for transition in plan.transitions(of: plan.edges[edge], by: verdict, in: state) {
          add(transition, verdict)
        }
      }
    }
    for pair in plan.pairs.pairs {
      for direction in Direction.allCases {
        guard let number = plan.pairs[pair, direction], isNew(number),
          let override = plan.overrides.ofAll(direction)
        else { continue }
        let verdict = plan.verdicts[Int(number)]
        guard let way = direction == .push ? verdict.push : verdict.pop else { continue }
        add(way, direction, Int(pair.from.look), Int(pair.to.look), verdict, override)
      }
    }
  }

  private mutating func add(_ transition: Transition, _ verdict: Verdict) {
    let (from, to) = (Int32(transition.from), Int32(transition.to))
    guard
      let override = plan.overrides.override(from: from, to: to, transition.direction)
    else { return }
    let resolved = plan.resolved
    add(
      transition.way, transition.direction,
      Int(resolved.lookNumber(ofScreen: transition.from, state: transition.states.from)),
      Int(resolved.lookNumber(ofScreen: transition.to, state: transition.states.to)), verdict,
      override)
  }

  private mutating func add(
    _ way: Verdict.Way, _ direction: Direction, _ from: Int, _ to: Int, _ verdict: Verdict,
    _ override: Override
  ) {
    spokenOf.formUnion(override.entries)
    cases.append(
      Case(
        way: way, direction: direction, from: from, to: to,
        differsInTabBar: verdict.differences.has(.tabBar), override: override))
  }

  // MARK: Without them

  /// Whether a transition would run otherwise without some of its entries.
  private func changes(_ one: Case, without entries: [Int32]) -> Bool {
    let rest = plan.overrides.override(by: one.override.entries.filter { !entries.contains($0) })
    let differences = decider.differences(
      in: views, one.from, one.to, tabBarDiffers: one.differsInTabBar)
    let looks = plan.resolved.looks
    let ends = [one.from, one.to].map {
      RecipeBuilder.End(looks[$0], number: $0, views, profile)
    }
    let bands = plan.resolved.style.targets.bands
    return bands.enumerated().contains { index, band in
      let isLast = index == bands.count - 1
      var recipe = plan.recipes[Int(isLast ? one.way.recipes.last ?? 0 : one.way.recipe)]
      let decision = isLast ? one.way.decisions.last ?? one.way.decision : one.way.decision
      recipe.fallback = nil
      recipe.fallbackOnSystemBar = nil
      let judgements = decider.judgements(differences, band: index)
      let other = decider.decide(judgements, override: rest)
      var order = RecipeBuilder.Order(
        other, one.direction, judgements, from: ends[0], to: ends[1], rest, band)
      order.bringsTabBar = recipe.clearsTabBarFlag
      return builder.recipe(order) != recipe || other.isImpossible != decision.isImpossible
    }
  }
}
