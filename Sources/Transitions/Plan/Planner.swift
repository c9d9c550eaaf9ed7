public import Navigation
public import StyleModel

/// Decides every declared operation, and everything that is reachable without being declared.
public func plan(_ resolved: ResolvedStyle, _ graph: NavigationGraph) -> TransitionPlan {
  var planner = Planner(resolved, graph)
  planner.decide(graph.edges)
  planner.decideReachable()
  return planner.finish()
}

/// Decides edge by edge.
private struct Planner {
  private let resolved: ResolvedStyle
  private var graph: NavigationGraph
  private let standings: StandingGraph
  private let overrides: OverrideTable
  private var table: VerdictTable
  private var edges: [Edge] = []
  private var edgeVerdicts: [Int32] = []
  private var stateTables: [[StateVerdict]] = []
  private var edgeStateTables: [Int: Int32] = [:]
  private var knownTables: [StateQuestion: Int32] = [:]
  private var pairs = PairTable()
  /// By screen: whether a transition that needs background views comes up in the stacks in which
  /// the screen does.
  private var needsViews: [Bool]
  private var stackBars: [TransitionPlan.StackBar] = []

  init(_ resolved: ResolvedStyle, _ graph: NavigationGraph) {
    self.resolved = resolved
    self.graph = graph
    standings = graph.standingGraph
    overrides = OverrideTable(resolved.style)
    table = VerdictTable(resolved, overrides)
    needsViews = Array(repeating: false, count: resolved.style.screens.count)
  }

  /// Decides more edges, and of those that an override names the states of their screens.
  mutating func decide(_ new: [Edge]) {
    let first = edges.count
    // To add nothing would copy what the graph holds, too.
    if edges.isEmpty { edges = new } else if !new.isEmpty { edges += new }
    edgeVerdicts.reserveCapacity(edges.count)
    for (index, differs) in zip(first..., graph.tabBars.changes(along: new)) {
      decide(edge: index, tabBarDiffers: differs)
    }
    guard !resolved.screenStateSets.isEmpty, !overrides.isEmpty else { return }
    for index in first..<edges.count where overrides.names(edges[index].from, edges[index].to) {
      decideStates(ofEdge: index)
    }
  }

  private mutating func decide(edge index: Int, tabBarDiffers differs: Bool) {
    let edge = edges[index]
    var shape = shape(ofEdge: index)
    let asked = table.asked(edge, shape)
    // A pop goes one level down only.
    if differs, edge.operation != .pop, graph.tabBars.isShown(before: edge) == false {
      shape = shape.bringingTabBar
    }
    edgeVerdicts.append(
      table.verdict(
        resolved.screenLooks[Int(edge.from)], resolved.screenLooks[Int(edge.to)], shape, asked,
        tabBarDiffers: differs))
  }

  /// Inlined, because a call would copy all there is here for each edge.
  @inline(__always)
  private func shape(ofEdge index: Int) -> Question.Shape {
    switch edges[index].operation {
    case .push: return .thereAndBack
    // What is put on top is always a new screen.
    case .replaceTop: return .away
    case .pop, .popTo, .popToRoot, .backMenu, .tabTap: return .back
    case .replace:
      let ways = graph.ways(ofReplace: index)
      return ways == .both ? .eitherWay : ways == .push ? .away : .back
    }
  }

  // MARK: States

  /// All that the verdicts for the states of two screens follow from.
  private struct StateQuestion: Hashable {
    let looks: SIMD2<Int32>
    let sets: SIMD2<Int32>
    let shape: Question.Shape
    let push: Int32
    let pop: Int32
    /// By combination of states: whether the tab bar changes.
    let tabBars: [Bool]
  }

  /// Decides every combination of states of an edge's screens, the one they open with aside.
  private mutating func decideStates(ofEdge index: Int) {
    let edge = edges[index]
    let (from, to) = (Int(edge.from), Int(edge.to))
    let sets = SIMD2(resolved.screenStateSets[from], resolved.screenStateSets[to])
    guard sets != SIMD2(-1, -1) else { return }
    let pairs = (0...resolved.states(ofScreen: from).count).flatMap { one in
      (0...resolved.states(ofScreen: to).count).map { (one, $0) }
    }.dropFirst()
    let shape = shape(ofEdge: index)
    let asked = table.asked(edge, shape)
    let tabBars = pairs.map { pair in
      graph.tabBars.changes(
        along: edge, from: resolved.look(ofScreen: from, state: pair.0).tabBar,
        to: resolved.look(ofScreen: to, state: pair.1).tabBar, isOpening: pair.1 == 0)
    }
    let question = StateQuestion(
      looks: SIMD2(resolved.screenLooks[from], resolved.screenLooks[to]), sets: sets, shape: shape,
      push: asked.push, pop: asked.pop, tabBars: tabBars)
    if let known = knownTables[question] {
      edgeStateTables[index] = known
      return
    }
    var states: [StateVerdict] = []
    for (pair, differs) in zip(pairs, tabBars) {
      let target = resolved.lookNumber(ofScreen: to, state: pair.1)
      let brings =
        differs && edge.operation != .pop && resolved.looks[Int(target)].tabBar == .shown
      let verdict = table.verdict(
        resolved.lookNumber(ofScreen: from, state: pair.0), target,
        brings ? shape.bringingTabBar : shape, asked, tabBarDiffers: differs)
      states.append(StateVerdict(from: pair.0, to: pair.1, verdict: verdict))
    }
    knownTables[question] = Int32(stateTables.count)
    edgeStateTables[index] = Int32(stateTables.count)
    stateTables.append(states)
  }

  // MARK: What nobody declared

  /// Decides what is reachable without being declared: pairs that an override names as edges, all
  /// others by their looks.
  mutating func decideReachable() {
    var search = PairSearch(resolved, graph, standings, overrides)
    guard let found = search.find() else {
      pairs.undeclared = Verdict.Undeclared(
        push: table.unknown(.push), pop: table.unknown(.pop))
      markEdges()
      findStackBars()
      return
    }
    graph.findReturns(along: found.named)
    decide(found.named)
    for (shape, pairs) in [(Question.Shape.away, found.pushes), (.back, found.pops)] {
      let asked = table.askedOfAll(shape)
      for pair in pairs {
        let differs = pair.from.tabBar != pair.to.tabBar
        let verdict = table.verdict(
          pair.from.look, pair.to.look,
          differs && pair.to.tabBar == .shown ? shape.bringingTabBar : shape, asked,
          tabBarDiffers: differs)
        self.pairs.append(pair, shape == .away ? .push : .pop, verdict)
      }
    }
    markEdges()
    findStackBars()
    guard stackBars.contains(.system) else { return }
    let marked = needsViews
    let fading = fadingVerdicts
    let isFading = { (verdict: Int32?) in verdict.map { fading[Int($0)] } ?? false }
    search.mark(
      &needsViews, pushes: { isFading(self.pairs[$0, .push]) },
      pops: { isFading(self.pairs[$0, .pop]) })
    if needsViews != marked { findStackBars() }
  }

  // MARK: Stacks

  /// By verdict: whether it needs background views in place of UIKit's own bar.
  private var fadingVerdicts: [Bool] {
    table.verdicts.map { verdict in
      verdict.ways.contains { way in
        way.recipes.contains { table.recipes[Int($0)].needsBackgroundViews }
      }
    }
  }

  func finish() -> TransitionPlan {
    TransitionPlan(
      resolved: resolved, graph: graph, standings: standings, overrides: overrides, edges: edges,
      table: table, edgeVerdicts: edgeVerdicts, stateTables: stateTables,
      edgeStateTables: edgeStateTables, pairs: pairs, stackBars: stackBars)
  }

  /// Marks the screens in whose stacks an edge comes up that needs background views. What only
  /// stands in for a missing picture does not count: no stack gives up UIKit's glass for it.
  private mutating func markEdges() {
    let fading = fadingVerdicts
    func mark(_ edge: Edge) {
      // A return comes up only where the screen it leads to does.
      needsViews[Int(edge.operation.isReturn ? edge.to : edge.from)] = true
    }
    for (edge, verdict) in zip(edges, edgeVerdicts) where fading[Int(verdict)] { mark(edge) }
    let fadingTables = stateTables.map { $0.contains { fading[Int($0.verdict)] } }
    for (edge, table) in edgeStateTables where fadingTables[Int(table)] { mark(edges[edge]) }
  }

  /// A stack's bar is transparent if a transition of a screen that can come up in it needs that.
  /// Asked backwards from those screens, so that many stacks over the same screens cost no more.
  private mutating func findStackBars() {
    let leadsToViews = graph.screens(thatLeadTo: needsViews)
    stackBars = graph.stacks.map { leadsToViews[Int($0.root)] ? .transparent : .system }
  }
}
