public import Navigation
public import StyleModel

/// A compiled description: for every declared operation the recipe by which it runs, and why.
public struct TransitionPlan: Sendable {
  /// What was decided about.
  public let resolved: ResolvedStyle
  /// Which screens lead to which.
  public let graph: NavigationGraph
  /// What `transitions` asks for.
  public let overrides: OverrideTable
  /// The recipes.
  public let recipes: [Recipe]
  /// The distinct verdicts.
  public let verdicts: [Verdict]
  /// By edge of the graph: its verdict.
  public let edgeVerdicts: [Int32]
  /// By stack: whether its bar must be transparent all its life.
  public let stackBars: [StackBar]

  /// What UIKit's own bar is in a stack.
  public enum StackBar: String, Sendable {
    /// As UIKit makes it.
    case system
    /// Transparent: background views carry every look.
    case transparent
  }
}

/// What was decided for an edge, both ways. Many edges share one.
public struct Verdict: Sendable {
  /// Onto the stack; nil for an operation that only returns.
  public let push: Way?
  /// Off the stack; nil for a replace that never returns.
  public let pop: Way?

  /// One way.
  public struct Way: Sendable {
    /// The recipe, in the older band there is.
    public let recipe: Int32
    /// Why.
    public let decision: Decision
    /// From iOS 26, where that differs.
    public let from26: From26?

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

  /// Both ways.
  public var ways: [Way] { [push, pop].compactMap { $0 } }
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
}

extension TransitionPlan {
  /// The transitions of one edge: of a push also the way back, of a replace the ways it can go.
  public func transitions(ofEdge index: Int) -> [Transition] {
    let edge = graph.edges[index]
    let verdict = verdicts[Int(edgeVerdicts[index])]
    func transition(_ way: Verdict.Way, _ direction: Direction, isBack: Bool) -> Transition {
      Transition(
        edge: edge, from: Int(isBack ? edge.to : edge.from), to: Int(isBack ? edge.from : edge.to),
        operation: isBack ? .pop : edge.operation, direction: direction, way: way)
    }
    let isPush = edge.operation == .push
    let push = verdict.push.map { transition($0, .push, isBack: false) }
    let pop = verdict.pop.map { transition($0, .pop, isBack: isPush) }
    return [push, pop].compactMap { $0 }
  }

  /// Every transition, in the order of the graph's edges.
  public var transitions: some Sequence<Transition> {
    graph.edges.indices.lazy.flatMap { transitions(ofEdge: $0) }
  }

  /// The transitions of the edges whose verdict is one of these. Verdicts are few and edges many,
  /// so a search asks the verdicts first.
  public func transitions(where isWanted: (Verdict) -> Bool) -> [Transition] {
    let wanted = verdicts.map(isWanted)
    guard wanted.contains(true) else { return [] }
    return graph.edges.indices.filter { wanted[Int(edgeVerdicts[$0])] }
      .flatMap { transitions(ofEdge: $0) }
  }

  /// A shortest stack in which a transition makes the tab bar come or go; nil if none does.
  public func tabBarStack(of transition: Transition) -> [Int32]? {
    graph.tabBars.difference(along: transition.edge)
  }
}

extension Profile {
  /// The profile that `motion` names, with the numbers it writes.
  public static func named(by style: AppStyle) -> Profile {
    let index = Int(style.keyword(.profile, in: style.motion) ?? 0)
    return (index < allProfiles.count ? allProfiles[index] : .navstyle).adapted(to: style)
  }
}
