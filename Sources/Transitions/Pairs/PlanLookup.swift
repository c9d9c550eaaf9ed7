public import Navigation
public import StyleModel

/// Finds the recipe by which something runs, in the order that plans are read:
///
/// 1. both screens in the state they open with: the entry of `transitions` for (from, to, operation);
/// 2. an entry whose screens an override names: its `states`;
/// 3. `pairs`, by the looks that are really seen, and the direction;
/// 4. where pairs were left out, `undeclared`.
///
/// Total: whatever a stack can do that the description allows has a recipe, in every band.
public struct PlanLookup: Sendable {
  private let plan: TransitionPlan
  private let plain: [Int32]
  /// By screen: the edges that leave it.
  private let edges: [Int32: [Int32]]

  /// A lookup in a plan.
  public init(_ plan: TransitionPlan) {
    self.plan = plan
    plain = ScreenKinds.plain(plan.resolved.looks)
    edges = Dictionary(grouping: plan.edges.indices.lazy.map(Int32.init)) {
      plan.edges[Int($0)].from
    }
  }

  /// A screen in one of its states.
  public struct Side: Hashable, Sendable {
    /// The screen.
    public let screen: Int32
    /// Its state, by its number: 0 is the one it opens with.
    public let state: Int
    /// The tab bar that is there while it is on top.
    public let tabBar: Visibility

    /// A screen in a state.
    public init(screen: Int32, state: Int = 0, tabBar: Visibility) {
      self.screen = screen
      self.state = state
      self.tabBar = tabBar
    }
  }

  /// What happens to a stack, seen from its two tops.
  public struct Step: Hashable, Sendable {
    /// The one before.
    public let from: Side
    /// The one after.
    public let to: Side
    /// By which operation.
    public let operation: Navigation.Operation
    /// Which way it goes; of a replace that depends on the stack.
    public let direction: Direction
    /// Of a replace: the index of the list on its screen; else −1.
    public let list: Int32

    /// A step; a direction is asked only of a replace.
    public init(
      _ operation: Navigation.Operation, from: Side, to: Side, list: Int32 = -1,
      direction: Direction = .push
    ) {
      self.from = from
      self.to = to
      self.operation = operation
      self.list = list
      self.direction =
        operation == .replace ? direction : operation.isReturn ? .pop : .push
    }
  }

  /// How a step runs, and why; nil for one that cannot be reached, or where pairs were left out.
  public func way(of step: Step) -> Verdict.Way? {
    if let edge = edge(of: step) {
      if step.from.state == 0, step.to.state == 0 { return entry(edge, step) }
      if let states = plan.edgeStateTables[Int(edge)] { return entry(states, edge, step) }
    }
    return plan.pairs[pair(of: step), step.direction].flatMap {
      step.direction == .push ? plan.verdicts[Int($0)].push : plan.verdicts[Int($0)].pop
    }
  }

  /// The number of the recipe for a step in a band; nil for one that cannot be reached.
  public func recipe(for step: Step, in band: Band) -> Int32? {
    guard let way = way(of: step) else {
      return plan.pairs.undeclared.map { step.direction == .push ? $0.push : $0.pop }
    }
    let isUpper = band == .from26 && plan.resolved.style.targets.bands.count > 1
    return isUpper ? way.from26?.recipe ?? way.recipe : way.recipe
  }

  /// The looks that are seen before and after a step.
  public func pair(of step: Step) -> SeenPair {
    func seen(_ side: Side) -> SeenLook {
      let look = plan.resolved.lookNumber(ofScreen: Int(side.screen), state: side.state)
      return SeenLook(look: plain[Int(look)], tabBar: side.tabBar)
    }
    return SeenPair(from: seen(step.from), to: seen(step.to))
  }

  /// The edge that has the entry of a step. The pop of a push stands with the push.
  private func edge(of step: Step) -> Int32? {
    let (from, to) = (step.from.screen, step.to.screen)
    if step.operation == .pop,
      let push = edges[to]?.first(where: { isEdge($0, .push, to: from) })
    {
      return push
    }
    return edges[from]?.first { index in
      isEdge(index, step.operation, to: to) && plan.edges[Int(index)].list == step.list
    }
  }

  private func isEdge(_ index: Int32, _ operation: Navigation.Operation, to: Int32) -> Bool {
    plan.edges[Int(index)].operation == operation && plan.edges[Int(index)].to == to
  }

  private func entry(_ edge: Int32, _ step: Step) -> Verdict.Way? {
    let verdict = plan.verdicts[Int(plan.edgeVerdicts[Int(edge)])]
    return step.direction == .push ? verdict.push : verdict.pop
  }

  private func entry(_ table: Int32, _ edge: Int32, _ step: Step) -> Verdict.Way? {
    let isBack = plan.edges[Int(edge)].operation == .push && step.direction == .pop
    let states = [step.from.state, step.to.state]
    let verdict = plan.stateTables[Int(table)].first { entry in
      [entry.from, entry.to] == (isBack ? states.reversed() : states)
    }.map { plan.verdicts[Int($0.verdict)] }
    return step.direction == .push ? verdict?.push : verdict?.pop
  }
}
