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

    func hash(into hasher: inout Hasher) {
      // Two words: every transition is looked up here.
      hasher.combine(UInt64(UInt32(bitPattern: from)) << 32 | UInt64(UInt32(bitPattern: to)))
      hasher.combine(recipe)
    }
  }

  /// One way of one edge, in states of its screens, or one way of a pair that nobody declared; in a
  /// band.
  struct Query: Hashable, Sendable {
    let subject: Subject
    let direction: Direction
    let band: Band
  }

  /// What a query is about.
  enum Subject: Hashable, Sendable {
    /// An edge; the states of the screens from and to, as this way goes.
    case edge(Int, from: Int, to: Int)
    /// The looks that are seen.
    case pair(SeenPair)
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
      let (from, to) = plan.looks(of: query)
      func add(_ number: Int, mayBreak: Bool) -> Bool {
        let motion = Motion(
          recipe: Int32(number), from: from, to: to, band: query.band, mayBreak: mayBreak)
        guard seen.insert(motion).inserted else { return false }
        motions.append((motion, query))
        return true
      }
      let mayBreak = plan.asksForStrategy(query)
      // What stands in for others may break; so of one that may not, all has been said when it was met.
      guard add(number, mayBreak: mayBreak) || mayBreak else { return }
      for standIn in [recipes[number].fallback, recipes[number].fallbackOnSystemBar] {
        guard let standIn, recipes.indices.contains(Int(standIn)) else { continue }
        _ = add(Int(standIn), mayBreak: true)
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
    let lowest = plan.resolved.style.targets.bands[0]
    // By verdict: the recipe of each way, and that from iOS 26; −1 for none.
    let numbers = plan.verdicts.map { verdict in
      let recipes = [verdict.push, verdict.pop].map { way in
        way.map { SIMD2($0.recipe, $0.from26?.recipe ?? $0.recipe) } ?? SIMD2(repeating: -1)
      }
      return SIMD4(lowHalf: recipes[0], highHalf: recipes[1])
    }
    self.init(plan, recipes: recipes ?? plan.recipes) { query in
      guard let verdict = plan.verdict(of: query) else { return nil }
      let place = (query.direction == .push ? 0 : 2) + (query.band == lowest ? 0 : 1)
      let number = numbers[Int(verdict)][place]
      return number < 0 ? nil : Int(number)
    }
  }

  /// A transition by its name, such as `home → detail (push)`.
  func name(of query: Query) -> String { plan.name(of: query) }
}

extension PlanClaims.Query {
  /// The way back of a push, or of a pair.
  var back: PlanClaims.Query {
    let subject: PlanClaims.Subject =
      switch subject {
      case .edge(let edge, let from, let to): .edge(edge, from: to, to: from)
      case .pair(let pair): .pair(SeenPair(from: pair.to, to: pair.from))
      }
    return PlanClaims.Query(
      subject: subject, direction: direction == .push ? .pop : .push, band: band)
  }
}

extension TransitionPlan {
  /// Calls `body` with everything that must have a recipe: every way of every edge in every band, in
  /// the states of its screens where it has entries for them, and every pair.
  func forEachQuery(_ body: (PlanClaims.Query) -> Void) {
    for band in resolved.style.targets.bands {
      for edge in edges.indices {
        for direction in Direction.allCases where goes(edge, direction) {
          body(.init(subject: .edge(edge, from: 0, to: 0), direction: direction, band: band))
          guard edgeStateTables[edge] != nil else { continue }
          forEachState(ofEdge: edge, direction) { from, to in
            body(.init(subject: .edge(edge, from: from, to: to), direction: direction, band: band))
          }
        }
      }
      for pair in pairs.pairs {
        for direction in Direction.allCases where pairs[pair, direction] != nil {
          body(.init(subject: .pair(pair), direction: direction, band: band))
        }
      }
    }
  }

  /// Calls `body` with the states of an edge's screens, but for those they open with.
  private func forEachState(
    ofEdge edge: Int, _ direction: Direction, _ body: (Int, Int) -> Void
  ) {
    let (from, to) = screens(ofEdge: edge, direction)
    for one in 0...resolved.states(ofScreen: from).count {
      for other in 0...resolved.states(ofScreen: to).count where (one, other) != (0, 0) {
        body(one, other)
      }
    }
  }

  /// Whether an edge goes a way.
  private func goes(_ index: Int, _ direction: Direction) -> Bool {
    switch edges[index].operation {
    case .push: return true
    case .replaceTop: return direction == .push
    case .pop, .popTo, .popToRoot, .backMenu, .tabTap: return direction == .pop
    case .replace:
      return graph.ways(ofReplace: index) != (direction == .push ? .pop : .push)
    }
  }

  /// Whether a way of an edge is the way back of a push.
  func isBack(_ edge: Int, _ direction: Direction) -> Bool {
    edges[edge].operation == .push && direction == .pop
  }

  /// The screens on top before and after.
  func screens(ofEdge index: Int, _ direction: Direction) -> (from: Int, to: Int) {
    let edge = edges[index]
    return isBack(index, direction)
      ? (Int(edge.to), Int(edge.from)) : (Int(edge.from), Int(edge.to))
  }

  /// The looks on top before and after, as indices into the resolved ones.
  func looks(of query: PlanClaims.Query) -> (from: Int32, to: Int32) {
    switch query.subject {
    case .pair(let pair): return (pair.from.look, pair.to.look)
    case .edge(let edge, let one, let other):
      let (from, to) = screens(ofEdge: edge, query.direction)
      return (
        resolved.lookNumber(ofScreen: from, state: one),
        resolved.lookNumber(ofScreen: to, state: other)
      )
    }
  }

  /// The verdict on a way; nil if there is none.
  fileprivate func verdict(of query: PlanClaims.Query) -> Int32? {
    switch query.subject {
    case .pair(let pair): return pairs[pair, query.direction]
    case .edge(let edge, 0, 0): return edgeVerdicts[edge]
    case .edge(let edge, let from, let to):
      let states = isBack(edge, query.direction) ? (to, from) : (from, to)
      return edgeStateTables[edge].flatMap { table in
        stateTables[Int(table)].first { ($0.from, $0.to) == states }?.verdict
      }
    }
  }

  /// Whether `transitions` asks for a strategy or a motion.
  func asksForStrategy(_ query: PlanClaims.Query) -> Bool {
    guard !overrides.isEmpty else { return false }
    let asked: Override?
    switch query.subject {
    case .pair: asked = overrides.ofAll(query.direction)
    case .edge(let edge, _, _):
      let (from, to) = screens(ofEdge: edge, query.direction)
      asked = overrides.override(from: Int32(from), to: Int32(to), query.direction)
    }
    return asked?.strategy != nil || asked?.motion != nil
  }

  /// What a query is about, such as `home → detail (push)`.
  func name(of query: PlanClaims.Query) -> String {
    let band = query.band == resolved.style.targets.bands[0] ? "" : ", from iOS 26"
    switch query.subject {
    case .pair(let pair):
      let table = LookTable(resolved, graph)
      let numbers = [pair.from, pair.to].map { table.number(ofLook: $0.look, $0.tabBar) }
      return "looks[\(numbers[0])] → looks[\(numbers[1])] (\(query.direction.rawValue)\(band))"
    case .edge(let index, let one, let other):
      let edge = edges[index]
      let (from, to) = screens(ofEdge: index, query.direction)
      let operation = isBack(index, query.direction) ? Navigation.Operation.pop : edge.operation
      let list =
        edge.operation == .replace ? " [\(edge.list)] \(query.direction.rawValue)" : ""
      let states =
        (one, other) == (0, 0)
        ? ""
        : ", \(resolved.stateName(one, ofScreen: from))/"
          + resolved.stateName(other, ofScreen: to)
      return "\(resolved.style.screenName(from)) → \(resolved.style.screenName(to)) "
        + "(\(operation.rawValue)\(list)\(states)\(band))"
    }
  }
}
