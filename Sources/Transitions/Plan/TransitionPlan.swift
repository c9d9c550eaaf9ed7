public import Navigation
public import StyleModel

/// A compiled description: for every declared operation the recipe by which it runs, and why.
public struct TransitionPlan: Sendable {
  /// What was decided about.
  public let resolved: ResolvedStyle
  /// Which screens lead to which.
  public let graph: NavigationGraph
  /// The same of screens by what stands below them.
  let standings: StandingGraph
  /// What `transitions` asks for.
  public let overrides: OverrideTable
  /// Every operation that has an entry of its own: those of the graph, and after them the returns
  /// nobody declared between screens that an override names.
  public let edges: [Edge]
  /// What was decided about pairs of looks.
  let table: VerdictTable
  /// The recipes.
  public var recipes: [Recipe] { table.recipes }
  /// The distinct verdicts.
  public var verdicts: [Verdict] { table.verdicts }
  /// By edge: its verdict.
  public let edgeVerdicts: [Int32]
  /// The distinct tables of verdicts for the states of two screens.
  let stateTables: [[StateVerdict]]
  /// By edge that an override names and whose screens have states: its table.
  let edgeStateTables: [Int: Int32]
  /// Everything else that is reachable, by looks.
  public let pairs: PairTable
  /// By stack: whether its bar must be transparent all its life.
  public let stackBars: [StackBar]

  /// What UIKit's own bar is in a stack.
  public enum StackBar: String, CaseIterable, Sendable {
    /// As UIKit makes it.
    case system
    /// Transparent: background views carry every look.
    case transparent
  }
}

/// What was decided for an edge while its screens are in states of theirs.
struct StateVerdict: Sendable {
  /// The state of the screen that the edge leaves, by its number: 0 is the one it opens with.
  let from: Int
  /// The state of the screen it leads to.
  let to: Int
  /// An index into the verdicts.
  let verdict: Int32
}

/// What was decided for an edge, both ways. Many edges share one.
public struct Verdict: Sendable {
  /// Onto the stack; nil for an operation that only returns.
  public let push: Way?
  /// Off the stack; nil for a replace that never returns.
  public let pop: Way?
  /// What differs between the two looks, from any viewpoint.
  public let differences: Differences

  /// One way.
  public struct Way: Sendable {
    /// The recipe, in the older band there is.
    public let recipe: Int32
    /// Why.
    public let decision: Decision
    /// From iOS 26, where that differs.
    public let from26: From26?

    /// The recipes, the older band's first.
    public var recipes: [Int32] { [recipe] + (from26.map { [$0.recipe] } ?? []) }

    /// The decisions, the older band's first.
    public var decisions: [Decision] { [decision] + (from26.map { [$0.decision] } ?? []) }
  }

  /// What differs from iOS 26.
  public struct From26: Sendable {
    /// The recipe.
    public let recipe: Int32
    /// Why.
    public let decision: Decision
  }

  /// What is done with pairs of which nothing is known: the recipes for each way.
  public struct Undeclared: Sendable {
    /// Onto the stack.
    public let push: Int32
    /// Off the stack.
    public let pop: Int32
  }

  /// Both ways.
  public var ways: [Way] { byDirection.map(\.way) }

  /// Both ways, and which is which.
  public var byDirection: [(direction: Direction, way: Way)] {
    [(.push, push), (.pop, pop)].compactMap { direction, way in way.map { (direction, $0) } }
  }
}

/// One operation in one direction.
public struct Transition: Sendable {
  /// The edge of the graph it comes from.
  public let edge: Edge
  /// The screen on top before.
  public let from: Int
  /// The screen on top after.
  public let to: Int
  /// The operation; of a push's way back, `pop`.
  public let operation: Navigation.Operation
  /// Which way it goes.
  public let direction: Direction
  /// How it runs, and why.
  public let way: Verdict.Way
  /// The states of the two screens, by their numbers: 0 is the one a screen opens with.
  public let states: (from: Int, to: Int)

  /// What an edge is in one direction.
  ///
  /// - Parameters:
  ///   - edge: the edge.
  ///   - direction: which way it goes.
  ///   - way: how it runs, and why.
  ///   - states: of the screen that the edge leaves, and of the one it leads to.
  init(_ edge: Edge, _ direction: Direction, _ way: Verdict.Way, states: (from: Int, to: Int)) {
    let isBack = edge.isWayBack(direction)
    self.edge = edge
    from = Int(isBack ? edge.to : edge.from)
    to = Int(isBack ? edge.from : edge.to)
    operation = isBack ? .pop : edge.operation
    self.direction = direction
    self.way = way
    self.states = isBack ? (states.to, states.from) : states
  }
}

extension Edge {
  /// Whether a direction is the way back along it: of all that can be declared only a push has one.
  public func isWayBack(_ direction: Direction) -> Bool {
    operation == .push && direction == .pop
  }
}

extension TransitionPlan {
  /// The transitions of one edge: of a push also the way back, of a replace the ways it can go.
  public func transitions(ofEdge index: Int) -> [Transition] {
    transitions(of: edges[index], by: verdicts[Int(edgeVerdicts[index])])
  }

  /// The transitions of one edge that an override names between the states of its screens, but for
  /// those of `transitions(ofEdge:)`; of all others the table of pairs speaks.
  public func stateTransitions(ofEdge index: Int) -> [Transition] {
    guard let table = edgeStateTables[index] else { return [] }
    return stateTables[Int(table)].flatMap { entry in
      transitions(
        of: edges[index], by: verdicts[Int(entry.verdict)], states: (entry.from, entry.to))
    }
  }

  /// The transitions of an edge in the states of an entry.
  func transitions(of edge: Edge, by verdict: Verdict, in states: StateVerdict) -> [Transition] {
    transitions(of: edge, by: verdict, states: (states.from, states.to))
  }

  private func transitions(
    of edge: Edge, by verdict: Verdict, states: (from: Int, to: Int) = (0, 0)
  ) -> [Transition] {
    // Asked for every edge: one array, and nothing between.
    var transitions: [Transition] = []
    transitions.reserveCapacity(2)
    if let push = verdict.push { transitions.append(Transition(edge, .push, push, states: states)) }
    if let pop = verdict.pop { transitions.append(Transition(edge, .pop, pop, states: states)) }
    return transitions
  }

  /// Every transition, in the order of the edges.
  public var transitions: some Sequence<Transition> {
    edges.indices.lazy.flatMap { transitions(ofEdge: $0) }
  }

  /// Every transition that somebody declared.
  public var declaredTransitions: some Sequence<Transition> {
    graph.edges.indices.lazy.flatMap { transitions(ofEdge: $0) }
  }

  /// The transitions of the edges whose verdict is one of these, then those between states.
  /// Verdicts are few and edges many, so a search asks the verdicts first.
  public func transitions(where isWanted: (Verdict) -> Bool) -> [Transition] {
    let wanted = verdicts.map(isWanted)
    guard wanted.contains(true) else { return [] }
    let opening = edges.indices.filter { wanted[Int(edgeVerdicts[$0])] }
      .flatMap { transitions(ofEdge: $0) }
    return opening + namedStateTransitions(where: wanted)
  }

  /// The transitions between states of the screens of edges that an override names.
  func namedStateTransitions(where wanted: [Bool]) -> [Transition] {
    let wantedTables = stateTables.map { $0.contains { wanted[Int($0.verdict)] } }
    return edgeStateTables.keys.filter { edge in
      edgeStateTables[edge].map { wantedTables[Int($0)] } ?? false
    }.sorted().flatMap { edge in
      let table = edgeStateTables[edge].map { stateTables[Int($0)] } ?? []
      return table.filter { wanted[Int($0.verdict)] }.flatMap {
        transitions(
          of: edges[edge], by: verdicts[Int($0.verdict)], states: ($0.from, $0.to))
      }
    }
  }

  /// Whether anything at all may return by a picture that was taken before.
  public var returnsByPicture: Bool { recipes.contains(where: \.returnsByPicture) }

  /// A shortest stack in which a transition makes the tab bar come or go; nil if none does.
  public func tabBarStack(of transition: Transition) -> [Int32]? {
    graph.tabBars.difference(along: transition.edge)
  }
}

extension Profile {
  /// The profile that `motion` names, with the numbers it writes.
  public static func named(by style: AppStyle) -> Profile {
    let name = style.keyword(.profile, in: style.motion).flatMap(ProfileName.init(word:))
    let profile = allProfiles.first { $0.name == name } ?? .navstyle
    return profile.adapted(to: Numbers(style))
  }
}
