public import SourceText
public import StyleModel

/// The operations of a navigation controller that change which screen is on top.
public enum Operation: String, CaseIterable, Sendable {
  /// A new screen on top.
  case push
  /// Back to the one below, by button or swipe.
  case pop
  /// Back to the nearest one of a name.
  case popTo = "pop-to"
  /// Back to the bottom.
  case popToRoot = "pop-to-root"
  /// Another stack in place of this one.
  case replace
  /// Another screen in place of the one on top.
  case replaceTop = "replace-top"
  /// Back to any one below, by the menu of the back button; nobody declares that.
  case backMenu = "back-menu"
  /// Back to the bottom, by a tap on the tab that is up; nobody declares that.
  case tabTap = "tab-tap"

  /// Whether it only goes back.
  public var isReturn: Bool {
    switch self {
    case .pop, .popTo, .popToRoot, .backMenu, .tabTap: true
    case .push, .replace, .replaceTop: false
    }
  }
}

/// An operation: the pair of screens between which a transition runs.
///
/// The pair is (screen on top before, screen on top after); screens in between take no part. A push
/// stands for the pop that leads back, too. A graph has only those that were declared.
public struct Edge: Sendable {
  /// The screen on top before.
  public let from: Int32
  /// The screen on top after.
  public let to: Int32
  /// Of a replace: the index of the list on its screen; else −1.
  public let list: Int32
  /// Where it was declared: an index into the description's list items, or for a return to the
  /// root into its settings; −1 if nobody declared it.
  let source: Int32
  /// By which operation.
  public let operation: Operation

  /// Where it was declared; of one that nobody declared, the screen it leaves.
  public func range(in style: AppStyle) -> SourceRange {
    guard source >= 0 else { return style.screens[Int(from)].range }
    return operation == .popToRoot
      ? style.settings[Int(source)].range : style.items[Int(source)].range
  }

  /// A return that nobody declared.
  public static func undeclared(_ operation: Operation, from: Int32, to: Int32) -> Edge {
    Edge(from: from, to: to, list: -1, source: -1, operation: operation)
  }
}

/// A navigation controller.
public struct Stack: Sendable {
  /// Its name.
  public let name: String
  /// The screen at the bottom.
  public let root: Int32
  /// Whether it is a tab of a tab bar controller.
  public let hasTabBar: Bool
  /// Where it stands.
  public let kind: StackKind
}

/// Which screens lead to which.
public struct NavigationGraph: Sendable {
  /// The navigation controllers: those declared, or one `main` that starts at the first screen.
  public let stacks: [Stack]
  /// Every declared operation, screen by screen.
  public let edges: [Edge]
  /// Whether a screen can come on top in some stack.
  public let isReachable: [Bool]
  /// Where the tab bar is hidden.
  public private(set) var tabBars: TabBarReach
  /// By edge: the ways a replace can go, where it cannot go both.
  private let replaceWays: [Int: ReplaceWays]
  /// The replaces that never change anything.
  private let idleReplaces: Set<Int>
  let links: Links

  /// The ways in which a replace can go; both, if it never does.
  public func ways(ofReplace edge: Int) -> ReplaceWays { replaceWays[edge] ?? .both }

  /// Whether a replace ever changes anything.
  public func happens(replace edge: Int) -> Bool { !idleReplaces.contains(edge) }

  fileprivate init(
    stacks: [Stack], edges: [Edge], isReachable: [Bool], tabBars: TabBarReach, links: Links
  ) {
    self.stacks = stacks
    self.edges = edges
    self.isReachable = isReachable
    self.tabBars = tabBars
    self.links = links
    var reach = ReplaceReach(links: links, stacks: stacks, isReachable: isReachable)
    var ways: [Int: ReplaceWays] = [:]
    var idle: Set<Int> = []
    for (index, edge) in edges.enumerated() where edge.operation == .replace {
      let found = reach.ways(from: edge.from, list: links.screens(ofReplace: edge))
      if found.isEmpty {
        idle.insert(index)
      } else if found != .both {
        ways[index] = found
      }
    }
    replaceWays = ways
    idleReplaces = idle
  }

  /// Finds how more returns run, those that nobody declared: asked one by one, each would take a
  /// search of its own.
  public mutating func findReturns(along edges: [Edge]) { tabBars.findReturns(along: edges) }

  /// The stack that a replace puts in place of another, bottom first.
  public func screens(ofReplace edge: Edge) -> [Int32] {
    edge.operation == .replace ? links.screens(ofReplace: edge) : []
  }

  /// The screens that can come on top once one of these is, themselves included.
  public func screens(ledToBy starts: [Int32]) -> [Bool] { links.closure(of: starts) }

  /// The fewest of these screens from which all of them can come on top, in their order.
  public func sources(of screens: [Int32]) -> [Int32] { links.sources(of: screens) }

  /// The screens from which one of these can come on top in the same stack, themselves included.
  public func screens(thatLeadTo targets: [Bool]) -> [Bool] {
    links.origins(of: targets)
  }
}

/// Works out which screens lead to which.
public func navigate(_ resolved: ResolvedStyle) -> NavigationGraph {
  let links = Links(resolved.style)
  let stacks = declaredStacks(resolved.style)
  let isReachable = links.closure(of: stacks.map(\.root))
  let roots = RootReach(resolved, links: links, stacks: stacks, isReachable: isReachable)
  let edges = declaredEdges(resolved, links, roots)
  var tabBars = TabBarReach(resolved, links: links, stacks: stacks, isReachable: isReachable)
  tabBars.findReturns(along: edges)
  return NavigationGraph(
    stacks: stacks, edges: edges, isReachable: isReachable, tabBars: tabBars, links: links)
}

private func declaredStacks(_ style: AppStyle) -> [Stack] {
  guard !style.stacks.isEmpty else {
    let main = Stack(name: AppStyle.defaultStack, root: 0, hasTabBar: false, kind: .window)
    return style.screens.isEmpty ? [] : [main]
  }
  return style.stacks.enumerated().compactMap { index, stack in
    style.reference(.stackRoot, in: stack.settings).map { root in
      Stack(
        name: style.stackName(index), root: Int32(root),
        hasTabBar: style.flag(.stackTabBar, in: stack.settings),
        kind: style.stackKind(in: stack.settings))
    }
  }
}

private func declaredEdges(
  _ resolved: ResolvedStyle, _ links: Links, _ roots: RootReach
) -> [Edge] {
  let style = resolved.style
  var edges: [Edge] = []
  edges.reserveCapacity(style.items.count)
  var nextReturn = 0
  func add(_ from: Int, _ to: Int32, _ operation: Operation, _ source: Int, list: Int = -1) {
    edges.append(
      Edge(
        from: Int32(from), to: to, list: Int32(list), source: Int32(source), operation: operation))
  }
  for screen in style.screens.indices {
    links.forEachDistinct(.push, of: screen) { add(screen, $1, .push, $0) }
    links.forEachDistinct(.popTo, of: screen) { add(screen, $1, .popTo, $0) }
    if nextReturn < roots.returns.count, roots.returns[nextReturn].screen == screen {
      let source = Int(roots.returns[nextReturn].source)
      roots.forEachRoot(below: nextReturn) { add(screen, $0, .popToRoot, source) }
      nextReturn += 1
    }
    if links.hasReplaces(Int32(screen)) {
      let lists = links.replaces(Int32(screen))
      for source in lists.indices {
        guard let last = style.items(ofList: lists[source].target).last else { continue }
        add(screen, last.target, .replace, source, list: source - lists.startIndex)
      }
    }
    links.forEachDistinct(.replaceTop, of: screen) { add(screen, $1, .replaceTop, $0) }
  }
  return edges
}
