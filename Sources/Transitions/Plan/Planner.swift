public import Navigation
public import StyleModel

/// Decides every declared operation.
public func plan(_ resolved: ResolvedStyle, _ graph: NavigationGraph) -> TransitionPlan {
  var planner = Planner(resolved, graph)
  for index in graph.edges.indices { planner.decide(edge: index) }
  if !resolved.screenStateSets.isEmpty {
    for index in graph.edges.indices { planner.decideStates(ofEdge: index) }
  }
  return planner.finish()
}

/// Decides edge by edge.
///
/// A verdict follows from what differs between the two looks, not from the looks themselves; so
/// edges with the same differences share one, and only what differs is worked out for each.
private struct Planner {
  private let resolved: ResolvedStyle
  private let graph: NavigationGraph
  private let decider: Decider
  private let builder: RecipeBuilder
  private let overrides: OverrideTable

  private let views: Decider.Views
  /// By look: which of the distinct ends it is.
  private let endNumbers: [Int32]
  private let ends: [RecipeBuilder.End]
  private var distinctOverrides: [Override] = []
  private var overrideNumbers: [Override: Int32] = [:]
  /// By the two looks of a push or return on which nothing else bears: the number of its verdict,
  /// or −1. First those of pushes.
  private var pairVerdicts: [Int32]
  private var known: [Question: Int32] = [:]
  private var latest = LatestAnswers()
  private var verdicts: [Verdict] = []
  private var edgeVerdicts: [Int32] = []
  private var stateTables: [[StateVerdict]] = []
  private var edgeStateTables: [Int: Int32] = [:]
  private var knownTables: [StateQuestion: Int32] = [:]
  private var recipes: [Recipe] = []
  private var recipeNumbers: [Recipe: Int32] = [:]

  /// All that a verdict follows from.
  private struct Question: Hashable {
    /// By viewpoint; there are at most two bands, two appearances and two positions.
    let differences: SIMD8<UInt32>
    /// The distinct ends of the two looks.
    let from: Int32
    let to: Int32
    let shape: Shape
    /// What was asked for each way, as indices of distinct overrides; −1 for nothing.
    let push: Int32
    let pop: Int32

    /// Everything folded into one word.
    var word: UInt64 {
      var word = UInt64(UInt32(bitPattern: from)) << 32 | UInt64(UInt32(bitPattern: to))
      for lane in 0..<4 {
        let pair = UInt64(differences[2 * lane]) << 32 | UInt64(differences[2 * lane + 1])
        word = (word ^ pair) &* 0x9E37_79B9_7F4A_7C15
        word ^= word >> 29
      }
      return word
    }

    func hash(into hasher: inout Hasher) { hasher.combine(word) }
  }

  /// The questions answered last: a large app asks hundreds of distinct ones hundreds of thousands
  /// of times, too often to ask a dictionary each time.
  private struct LatestAnswers {
    private var entries = [(question: Question, verdict: Int32)?](repeating: nil, count: 2048)

    subscript(question: Question) -> Int32? {
      get {
        guard let entry = entries[place(of: question)], entry.question == question else {
          return nil
        }
        return entry.verdict
      }
      set { entries[place(of: question)] = newValue.map { (question, $0) } }
    }

    private func place(of question: Question) -> Int {
      Int(truncatingIfNeeded: question.word & 2047)
    }
  }

  /// In which directions an edge goes.
  private enum Shape: Hashable {
    case thereAndBack, away, back, eitherWay

    init(_ operation: Navigation.Operation, _ ways: @autoclosure () -> ReplaceWays) {
      switch operation {
      case .push: self = .thereAndBack
      // What is put on top is always a new screen.
      case .replaceTop: self = .away
      case .pop, .popTo, .popToRoot: self = .back
      case .replace:
        let ways = ways()
        self = ways == .both ? .eitherWay : ways == .push ? .away : .back
      }
    }
  }

  init(_ resolved: ResolvedStyle, _ graph: NavigationGraph) {
    let style = resolved.style
    let profile = Profile.named(by: style)
    let decider = Decider(
      targets: style.targets, choices: MotionChoices(style), profile: profile)
    self.resolved = resolved
    self.graph = graph
    self.decider = decider
    builder = RecipeBuilder(profile: profile, targets: style.targets)
    overrides = OverrideTable(style)
    let views = decider.views(of: resolved.looks)
    self.views = views
    var ends: [RecipeBuilder.End] = []
    var known: [RecipeBuilder.End: Int32] = [:]
    endNumbers = resolved.looks.indices.map { look in
      let end = RecipeBuilder.End(resolved.looks[look], number: look, views, profile)
      if let number = known[end] { return number }
      known[end] = Int32(ends.count)
      ends.append(end)
      return Int32(ends.count - 1)
    }
    self.ends = ends
    // A large app has few looks; of one that has many, few pairs would be met twice.
    let lookCount = resolved.looks.count
    pairVerdicts = Array(repeating: -1, count: lookCount <= 1024 ? 2 * lookCount * lookCount : 0)
    edgeVerdicts.reserveCapacity(graph.edges.count)
  }

  mutating func decide(edge index: Int) {
    let edge = graph.edges[index]
    let from = resolved.screenLooks[Int(edge.from)]
    let to = resolved.screenLooks[Int(edge.to)]
    let shape = Shape(edge.operation, graph.ways(ofReplace: index))
    let asked = overrides(edge, shape)
    let tabBarDiffers = graph.tabBars.changes(along: edge)
    func number() -> Int32 {
      answer(
        Question(
          differences: decider.differences(
            in: views, Int(from), Int(to), tabBarDiffers: tabBarDiffers),
          from: endNumbers[Int(from)], to: endNumbers[Int(to)], shape: shape, push: asked.push,
          pop: asked.pop))
    }
    guard shape == .thereAndBack || shape == .back, asked.push < 0, asked.pop < 0, !tabBarDiffers,
      !pairVerdicts.isEmpty
    else { return edgeVerdicts.append(number()) }
    let row = Int(from) + (shape == .back ? endNumbers.count : 0)
    let pair = row * endNumbers.count + Int(to)
    if pairVerdicts[pair] < 0 { pairVerdicts[pair] = number() }
    edgeVerdicts.append(pairVerdicts[pair])
  }

  /// What is asked for each way of an edge, as indices of distinct overrides; −1 for nothing.
  private mutating func overrides(_ edge: Edge, _ shape: Shape) -> (push: Int32, pop: Int32) {
    guard !overrides.isEmpty else { return (-1, -1) }
    let push = shape == .back ? -1 : override(edge.from, edge.to, .push)
    let isBack = shape == .thereAndBack
    let pop =
      shape == .away
      ? -1 : isBack ? override(edge.to, edge.from, .pop) : override(edge.from, edge.to, .pop)
    return (push, pop)
  }

  /// The number of the verdict on a question.
  private mutating func answer(_ question: Question) -> Int32 {
    if let number = latest[question] { return number }
    let number = known[question] ?? Int32(verdicts.count)
    if number == verdicts.count {
      verdicts.append(verdict(question))
      known[question] = number
    }
    latest[question] = number
    return number
  }

  // MARK: States

  /// All that the verdicts for the states of two screens follow from.
  private struct StateQuestion: Hashable {
    let looks: SIMD2<Int32>
    let sets: SIMD2<Int32>
    let shape: Shape
    let push: Int32
    let pop: Int32
    /// By combination of states: whether the tab bar changes.
    let tabBars: [Bool]
  }

  /// Decides every combination of states of an edge's screens, the one they open with aside.
  mutating func decideStates(ofEdge index: Int) {
    let edge = graph.edges[index]
    let (from, to) = (Int(edge.from), Int(edge.to))
    let sets = SIMD2(resolved.screenStateSets[from], resolved.screenStateSets[to])
    guard sets != SIMD2(-1, -1) else { return }
    let pairs = (0...resolved.states(ofScreen: from).count).flatMap { one in
      (0...resolved.states(ofScreen: to).count).map { (one, $0) }
    }.dropFirst()
    let shape = Shape(edge.operation, graph.ways(ofReplace: index))
    let asked = overrides(edge, shape)
    let tabBars = pairs.map { pair in
      graph.tabBars.changes(
        along: edge, from: resolved.look(ofScreen: from, state: pair.0).tabBar,
        to: resolved.look(ofScreen: to, state: pair.1).tabBar)
    }
    let question = StateQuestion(
      looks: SIMD2(resolved.screenLooks[from], resolved.screenLooks[to]), sets: sets, shape: shape,
      push: asked.push, pop: asked.pop, tabBars: tabBars)
    if let table = knownTables[question] {
      edgeStateTables[index] = table
      return
    }
    var table: [StateVerdict] = []
    for (pair, tabBarDiffers) in zip(pairs, tabBars) {
      let one = Int(resolved.lookNumber(ofScreen: from, state: pair.0))
      let other = Int(resolved.lookNumber(ofScreen: to, state: pair.1))
      let verdict = answer(
        Question(
          differences: decider.differences(
            in: views, one, other, tabBarDiffers: tabBarDiffers),
          from: endNumbers[one], to: endNumbers[other], shape: shape, push: asked.push,
          pop: asked.pop))
      table.append(StateVerdict(from: pair.0, to: pair.1, verdict: verdict))
    }
    knownTables[question] = Int32(stateTables.count)
    edgeStateTables[index] = Int32(stateTables.count)
    stateTables.append(table)
  }

  // MARK: Verdicts

  private mutating func override(_ from: Int32, _ to: Int32, _ direction: Direction) -> Int32 {
    guard !overrides.isEmpty,
      let override = overrides.override(from: from, to: to, direction)
    else { return -1 }
    if let known = overrideNumbers[override] { return known }
    overrideNumbers[override] = Int32(distinctOverrides.count)
    distinctOverrides.append(override)
    return Int32(distinctOverrides.count - 1)
  }

  private mutating func verdict(_ question: Question) -> Verdict {
    let isBack = question.shape == .thereAndBack
    let push = question.shape == .back ? nil : way(question, .push, isBack: false)
    let pop = question.shape == .away ? nil : way(question, .pop, isBack: isBack)
    return Verdict(push: push, pop: pop)
  }

  private mutating func way(
    _ question: Question, _ direction: Direction, isBack: Bool
  ) -> Verdict.Way {
    let asked = direction == .push ? question.push : question.pop
    let override = asked < 0 ? nil : distinctOverrides[Int(asked)]
    var found: [Verdict.From26] = []
    for (index, band) in resolved.style.targets.bands.enumerated() {
      let judgements = decider.judgements(question.differences, band: index)
      let decision = decider.decide(judgements, override: override)
      func made(_ decision: Decision) -> Recipe {
        builder.recipe(
          RecipeBuilder.Order(
            decision, direction, judgements, from: ends[Int(isBack ? question.to : question.from)],
            to: ends[Int(isBack ? question.from : question.to)], override, band))
      }
      var recipe = made(decision)
      if recipe.snapshot?.of == .to {
        recipe.fallback = number(of: made(decider.fallback(of: decision, judgements)))
      }
      found.append(Verdict.From26(recipe: number(of: recipe), decision: decision))
    }
    let (first, last) = (found[0], found[found.count - 1])
    let isSame = first.recipe == last.recipe && first.decision == last.decision
    return Verdict.Way(
      recipe: first.recipe, decision: first.decision, from26: isSame ? nil : last)
  }

  private mutating func number(of recipe: Recipe) -> Int32 {
    if let known = recipeNumbers[recipe] { return known }
    let number = Int32(recipes.count)
    recipes.append(recipe)
    recipeNumbers[recipe] = number
    return number
  }

  func finish() -> TransitionPlan {
    TransitionPlan(
      resolved: resolved, graph: graph, overrides: overrides, recipes: recipes,
      verdicts: verdicts, edgeVerdicts: edgeVerdicts, stateTables: stateTables,
      edgeStateTables: edgeStateTables, stackBars: stackBars())
  }

  /// A stack's bar is transparent if a transition of a screen that can come up in it needs that.
  /// Asked backwards from those screens, so that many stacks over the same screens cost no more.
  /// What only stands in for a missing picture does not count: no stack gives up UIKit's glass for it.
  private func stackBars() -> [TransitionPlan.StackBar] {
    let verdictNeedsViews = verdicts.map { verdict in
      verdict.ways.contains { way in
        [way.recipe, way.from26?.recipe ?? way.recipe]
          .contains { recipes[Int($0)].needsBackgroundViews }
      }
    }
    var needsViews = [Bool](repeating: false, count: resolved.style.screens.count)
    func mark(_ edge: Edge) {
      // A return comes up only where the screen it leads to does.
      let isReturn = edge.operation == .popTo || edge.operation == .popToRoot
      needsViews[Int(isReturn ? edge.to : edge.from)] = true
    }
    for (edge, verdict) in zip(graph.edges, edgeVerdicts) where verdictNeedsViews[Int(verdict)] {
      mark(edge)
    }
    let tableNeedsViews = stateTables.map { table in
      table.contains { verdictNeedsViews[Int($0.verdict)] }
    }
    for (edge, table) in edgeStateTables where tableNeedsViews[Int(table)] {
      mark(graph.edges[edge])
    }
    let leadsToViews = graph.screens(thatLeadTo: needsViews)
    return graph.stacks.map { leadsToViews[Int($0.root)] ? .transparent : .system }
  }
}

extension Recipe {
  /// Whether it takes UIKit's own bar away for the life of the stack.
  fileprivate var needsBackgroundViews: Bool {
    outcome == .crossfade(.blend) || outcome == .crossfade(.ride)
  }
}
