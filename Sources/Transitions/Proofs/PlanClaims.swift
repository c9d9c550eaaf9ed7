import Navigation
import StyleModel

/// What a plan claims of each transition – by which recipe it runs –, without repetition: what a
/// recipe shows depends on the two looks, so a hundred thousand screens that share them are looked at
/// once.
///
/// It is the same whether a plan was just made or is read back from its JSON; only where the answer
/// to "which recipe?" comes from differs.
public struct PlanClaims: Sendable {
  /// The app, and what is asked for.
  let plan: TransitionPlan
  /// The recipes.
  let recipes: [Recipe]
  /// By which recipe something runs, as an index; nil if nothing is said of it.
  let recipe: @Sendable (Query) -> Int?

  /// A recipe that is to carry one look to another.
  struct Motion: Hashable {
    let recipe: Int32
    let from: Int32
    let to: Int32
    let band: Band
    /// Whether a visible break may be: somebody asked for it, or nothing better is left.
    let mayBreak: Bool
  }

  /// One way of one edge, in states of its screens, in a band.
  struct Query: Hashable, Sendable {
    let edge: Int
    let direction: Direction
    /// The states of the screens, from and to as this way goes.
    var states = (0, 0)
    let band: Band

    static func == (one: Query, other: Query) -> Bool {
      one.edge == other.edge && one.direction == other.direction && one.states == other.states
        && one.band == other.band
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(edge)
      hasher.combine(direction)
      hasher.combine(states.0)
      hasher.combine(states.1)
      hasher.combine(band)
    }
  }

  /// The distinct motions, each with a transition that runs so.
  let motions: [(motion: Motion, example: Query)]

  init(
    _ plan: TransitionPlan, recipes: [Recipe], recipe: @escaping @Sendable (Query) -> Int?
  ) {
    self.plan = plan
    self.recipes = recipes
    self.recipe = recipe
    var seen: Set<Motion> = []
    var motions: [(motion: Motion, example: Query)] = []
    plan.forEachQuery { query in
      guard let number = recipe(query), recipes.indices.contains(number) else { return }
      let (from, to) = plan.screens(of: query)
      func add(_ number: Int, mayBreak: Bool) {
        let motion = Motion(
          recipe: Int32(number),
          from: plan.resolved.lookNumber(ofScreen: from, state: query.states.0),
          to: plan.resolved.lookNumber(ofScreen: to, state: query.states.1), band: query.band,
          mayBreak: mayBreak)
        if seen.insert(motion).inserted { motions.append((motion, query)) }
      }
      add(number, mayBreak: plan.asksForStrategy(query))
      if let fallback = recipes[number].fallback, recipes.indices.contains(Int(fallback)) {
        add(Int(fallback), mayBreak: true)
      }
    }
    self.motions = motions
  }

  /// What a plan that was just made claims.
  ///
  /// - Parameters:
  ///   - plan: the plan.
  ///   - recipes: other recipes in place of its own, to see that a wrong one does not pass.
  public init(_ plan: TransitionPlan, recipes: [Recipe]? = nil) {
    self.init(plan, recipes: recipes ?? plan.recipes) { plan.recipe(of: $0) }
  }

  /// A transition by its name, such as `home → detail (push)`.
  func name(of query: Query) -> String { plan.name(of: query) }
}

extension TransitionPlan {
  /// Calls `body` with every way of every edge, in every state of its screens and every band.
  func forEachQuery(_ body: (PlanClaims.Query) -> Void) {
    for edge in graph.edges.indices {
      for direction in directions(ofEdge: edge) {
        for band in resolved.style.targets.bands {
          var query = PlanClaims.Query(edge: edge, direction: direction, band: band)
          let (from, to) = screens(of: query)
          for one in 0...resolved.states(ofScreen: from).count {
            for other in 0...resolved.states(ofScreen: to).count {
              query.states = (one, other)
              body(query)
            }
          }
        }
      }
    }
  }

  /// The ways an edge goes.
  func directions(ofEdge index: Int) -> [Direction] {
    switch graph.edges[index].operation {
    case .push: [.push, .pop]
    case .replaceTop: [.push]
    case .pop, .popTo, .popToRoot: [.pop]
    case .replace:
      switch graph.ways(ofReplace: index) {
      case .push: [.push]
      case .pop: [.pop]
      default: [.push, .pop]
      }
    }
  }

  /// The screens on top before and after.
  func screens(of query: PlanClaims.Query) -> (from: Int, to: Int) {
    let edge = graph.edges[query.edge]
    let isBack = edge.operation == .push && query.direction == .pop
    return isBack ? (Int(edge.to), Int(edge.from)) : (Int(edge.from), Int(edge.to))
  }

  /// The recipe that was decided for a way; nil if there is none.
  func recipe(of query: PlanClaims.Query) -> Int? {
    var verdict = Int(edgeVerdicts[query.edge])
    if query.states != (0, 0) {
      let isBack = graph.edges[query.edge].operation == .push && query.direction == .pop
      let states = isBack ? (query.states.1, query.states.0) : query.states
      guard let table = edgeStateTables[query.edge],
        let entry = stateTables[Int(table)].first(where: { ($0.from, $0.to) == states })
      else { return nil }
      verdict = Int(entry.verdict)
    }
    let way = query.direction == .push ? verdicts[verdict].push : verdicts[verdict].pop
    let isUpper = query.band != resolved.style.targets.bands[0]
    return way.map { Int(isUpper ? $0.from26?.recipe ?? $0.recipe : $0.recipe) }
  }

  /// Whether `transitions` asks for a strategy or a motion.
  func asksForStrategy(_ query: PlanClaims.Query) -> Bool {
    guard !overrides.isEmpty else { return false }
    let (from, to) = screens(of: query)
    let asked = overrides.override(from: Int32(from), to: Int32(to), query.direction)
    return asked?.strategy != nil || asked?.motion != nil
  }

  /// A transition by its name, such as `home → detail (push)`.
  func name(of query: PlanClaims.Query) -> String {
    let (from, to) = screens(of: query)
    let edge = graph.edges[query.edge]
    let isBack = edge.operation == .push && query.direction == .pop
    let operation = isBack ? Navigation.Operation.pop : edge.operation
    let list = edge.operation == .replace ? " [\(edge.list)] \(query.direction.rawValue)" : ""
    let states =
      query.states == (0, 0)
      ? ""
      : ", \(resolved.stateName(query.states.0, ofScreen: from))/"
        + resolved.stateName(query.states.1, ofScreen: to)
    let band = query.band == resolved.style.targets.bands[0] ? "" : ", from iOS 26"
    return "\(resolved.style.screenName(from)) → \(resolved.style.screenName(to)) "
      + "(\(operation.rawValue)\(list)\(states)\(band))"
  }
}
