import Navigation
import StyleModel
public import Transitions

/// An app as a graph, before it is drawn: stacks, the screens in them, and every declared operation
/// with the trick by which it runs. What was decided stands in the plan; nothing is decided here.
public struct StackGraph: Sendable {
  /// The file it was described in.
  public let path: String
  let stacks: [StackNode]
  let screens: [ScreenNode]
  let edges: [OperationEdge]
  /// The screens that show other stacks: on top of their own, or within themselves.
  let links: [StackLink]

  /// A navigation controller.
  struct StackNode {
    let name: String
    let root: Int
    let kind: StackKind
    let hasTabBar: Bool
    let bar: TransitionPlan.StackBar
  }

  /// A screen.
  struct ScreenNode {
    let name: String
    /// The stacks in which it can come on top.
    var stacks: [Int] = []
    /// How many states it has besides the one it opens with.
    let states: Int
  }

  /// A declared operation, one way.
  struct OperationEdge {
    let from: Int
    let to: Int
    let operation: Operation
    let direction: Direction
    let trick: Trick
    /// The row of the decision table that held.
    let row: String
    /// What differs from iOS 26 on; nil if nothing does.
    let from26: (trick: Trick, row: String)?

    /// The trick from iOS 26 on, if it is another one.
    var otherTrick: Trick? { from26.flatMap { $0.trick == trick ? nil : $0.trick } }
  }

  /// A screen and a stack that it shows.
  struct StackLink {
    enum Kind: String, CaseIterable {
      case present, embed
    }

    let screen: Int
    let stack: Int
    let kind: Kind
  }

  /// The graph of a plan.
  public init(_ plan: TransitionPlan, path: String) {
    self.path = path
    let style = plan.resolved.style
    stacks = plan.graph.stacks.enumerated().map { index, stack in
      StackNode(
        name: stack.name, root: Int(stack.root), kind: stack.kind, hasTabBar: stack.hasTabBar,
        bar: plan.stackBars[index])
    }
    var screens = style.screens.indices.map { screen in
      ScreenNode(
        name: style.screenName(screen),
        states: style.items(.states, in: style.screens[screen].settings).count)
    }
    for (index, stack) in plan.graph.stacks.enumerated() {
      let isInside = plan.graph.screens(ledToBy: [stack.root])
      for screen in isInside.indices where isInside[screen] { screens[screen].stacks.append(index) }
    }
    self.screens = screens
    edges = plan.declaredTransitions.map(OperationEdge.init)
    links = style.screens.enumerated().flatMap { screen, definition in
      [(Attribute.present, StackLink.Kind.present), (.embed, .embed)].flatMap { attribute, kind in
        style.items(attribute, in: definition.settings).map {
          StackLink(screen: screen, stack: Int($0.target), kind: kind)
        }
      }
    }
  }
}

extension StackGraph.OperationEdge {
  fileprivate init(_ transition: Transition) {
    from = transition.from
    to = transition.to
    operation = transition.operation
    direction = transition.direction
    trick = Trick(transition.way.decision.outcome)
    row = transition.way.decision.rowName
    from26 = transition.way.from26.map { (Trick($0.decision.outcome), $0.decision.rowName) }
  }
}

/// The tricks as a legend tells them apart: the strategy, and of a crossfade how it moves.
enum Trick: String, CaseIterable {
  case snapshotSlide = "snapshot-slide"
  case ride = "background-crossfade, ride"
  case blend = "background-crossfade, blend"
  case still = "background-crossfade, still"
  case foreign = "the app's own animator"

  init(_ outcome: Outcome) {
    switch outcome {
    case .snapshotSlide: self = .snapshotSlide
    case .crossfade(.ride): self = .ride
    case .crossfade(.blend): self = .blend
    case .crossfade(.still): self = .still
    case .foreign: self = .foreign
    }
  }

  /// What the plan calls it.
  var outcome: Outcome {
    switch self {
    case .snapshotSlide: .snapshotSlide
    case .ride: .crossfade(.ride)
    case .blend: .crossfade(.blend)
    case .still: .crossfade(.still)
    case .foreign: .foreign
    }
  }

  /// Its colour, which people who do not tell red from green tell apart, too.
  /// https://jfly.uni-koeln.de/color/
  var color: String {
    switch self {
    case .snapshotSlide: "#D55E00"
    case .ride: "#CC79A7"
    case .blend: "#0072B2"
    case .still: "#777777"
    case .foreign: "#000000"
    }
  }
}

extension StackGraph {
  /// An arrow: the operations that lead from one screen to another by the same trick.
  struct Arrow: Hashable {
    let from: Int
    let to: Int
    let trick: Trick
    let from26: Trick?
  }

  /// The arrows with their labels, in the order of the plan. A pop that runs by the trick of its push
  /// is the same arrow, as everybody expects; one that does not has its own.
  var arrows: [(arrow: Arrow, label: String)] {
    var order: [Arrow] = []
    var labels: [Arrow: [String]] = [:]
    func add(_ edge: OperationEdge, _ label: String) {
      let arrow = Arrow(
        from: edge.from, to: edge.to, trick: edge.trick, from26: edge.otherTrick)
      if labels[arrow] == nil { order.append(arrow) }
      if labels[arrow]?.contains(label) != true { labels[arrow, default: []].append(label) }
    }
    var push: OperationEdge?
    for edge in edges {
      let isWayBack = edge.operation == .pop
      if isWayBack, let push, push.to == edge.from, push.from == edge.to,
        push.trick == edge.trick, push.otherTrick == edge.otherTrick
      {
        continue
      }
      if edge.operation == .push { push = edge }
      add(edge, edge.operation.rawValue)
    }
    return order.map { ($0, (labels[$0] ?? []).joined(separator: ", ")) }
  }

  /// The tricks that are in use, for the legend.
  var tricks: [Trick] {
    let used = Set(edges.flatMap { [$0.trick] + ($0.from26.map { [$0.trick] } ?? []) })
    return Trick.allCases.filter(used.contains)
  }

  /// Whether some screen is in no stack.
  var hasLooseScreens: Bool { screens.contains { $0.stacks.isEmpty } }
}
