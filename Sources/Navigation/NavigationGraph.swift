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
}

/// A declared operation: the pair of screens between which a transition runs.
///
/// The pair is (screen on top before, screen on top after); screens in between take no part.
public struct Edge: Sendable {
  /// The screen on top before.
  public let from: Int32
  /// The screen on top after.
  public let to: Int32
  /// By which operation.
  public let operation: Operation
  /// Of a replace: the index of the list on its screen.
  public let list: Int32?
  /// Where it was declared.
  public let range: SourceRange
}

/// A navigation controller.
public struct Stack: Sendable {
  /// Its name.
  public let name: String
  /// The screen at the bottom.
  public let root: Int32
  /// Whether it is a tab of a tab bar controller.
  public let hasTabBar: Bool
}

/// Which screens lead to which.
public struct NavigationGraph: Sendable {
  /// The navigation controllers: those declared, or one `main` that starts at the first screen.
  public let stacks: [Stack]
  /// Every declared operation and the pop of each push, screen by screen.
  public let edges: [Edge]
  /// Whether a screen can come on top in some stack.
  public let isReachable: [Bool]
  /// Where the tab bar is hidden.
  public let tabBars: TabBarReach
  let links: Links

  /// The screens from which one of these can come on top in the same stack, themselves included.
  public func screens(thatLeadTo targets: [Bool]) -> [Bool] {
    links.origins(of: targets)
  }
}

/// Works out which screens lead to which.
public func navigate(_ resolved: ResolvedStyle) -> NavigationGraph {
  let links = Links(resolved.style)
  let stacks = declaredStacks(resolved.style)
  let isReachable = links.closure(of: stacks.map(\.root), throughReplace: true)
  let roots = RootReach(links: links, stacks: stacks, isReachable: isReachable)
  return NavigationGraph(
    stacks: stacks,
    edges: declaredEdges(resolved.style, links, roots),
    isReachable: isReachable,
    tabBars: TabBarReach(resolved, links: links, stacks: stacks),
    links: links)
}

private func declaredStacks(_ style: AppStyle) -> [Stack] {
  guard !style.stacks.isEmpty else {
    return style.screens.isEmpty ? [] : [Stack(name: "main", root: 0, hasTabBar: false)]
  }
  return style.stacks.enumerated().compactMap { index, stack in
    style.reference(.stackRoot, in: stack.settings).map { root in
      Stack(
        name: style.stackName(index), root: Int32(root),
        hasTabBar: style.flag(.stackTabBar, in: stack.settings))
    }
  }
}

private func declaredEdges(_ style: AppStyle, _ links: Links, _ roots: RootReach) -> [Edge] {
  var edges: [Edge] = []
  for (index, screen) in style.screens.enumerated() {
    let from = Int32(index)
    for item in distinct(links.pushes(from)) {
      let (to, range) = (item.target, item.range)
      edges.append(Edge(from: from, to: to, operation: .push, list: nil, range: range))
      edges.append(Edge(from: to, to: from, operation: .pop, list: nil, range: range))
    }
    for item in distinct(style.items(.popTo, in: screen.settings)) {
      edges.append(
        Edge(from: from, to: item.target, operation: .popTo, list: nil, range: item.range))
    }
    if let setting = style.setting(.popToRoot, in: screen.settings), setting.value == .boolean(true)
    {
      for root in roots.below(from) {
        edges.append(
          Edge(from: from, to: root, operation: .popToRoot, list: nil, range: setting.range))
      }
    }
    for (list, item) in links.replaces(from).enumerated() {
      guard let last = style.items(ofList: item.target).last else { continue }
      edges.append(
        Edge(
          from: from, to: last.target, operation: .replace, list: Int32(list), range: item.range))
    }
  }
  return edges
}

/// The items without those that name what an earlier one named.
private func distinct(_ items: ArraySlice<ListItem>) -> [ListItem] {
  guard items.count > 1 else { return Array(items) }
  var seen: Set<Int32> = []
  return items.filter { seen.insert($0.target).inserted }
}
