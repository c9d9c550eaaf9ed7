/// A screen together with what its stack does to its tab bar: of all that stands below, the only
/// thing that changes how it looks.
public struct Standing: Hashable, Sendable {
  /// The screen.
  public let screen: Int32
  /// The tab bar, as far as the screen itself can have one.
  public let tabBar: Below

  /// What there is below.
  public enum Below: Sendable {
    /// A stack without a tab bar.
    case noTabBar
    /// A tab bar that no screen below hides.
    case shown
    /// A tab bar that some screen below hides.
    case hidden
  }

  /// Whether the tab bar is there while the screen is on top.
  ///
  /// - Parameter asked: what the screen asks for.
  public func shows(asking asked: Bool) -> Bool { tabBar == .shown && asked }
}

/// What a search for pictures must know beside the graph.
public struct PictureTraits: Sendable {
  /// By edge: whether it is shown by picture where it returns.
  public var slidesBack: [Bool]
  /// By standing: its class in the tables of what is shown by picture.
  public var classes: [Int32]
  /// By class: the classes that go back to it by picture from directly above.
  public var popSlides: BitRows
  /// By class: the classes that go back to it by picture by a return nobody declared.
  public var otherSlides: BitRows
  /// By standing: whether its back button has a menu that asks for pictures.
  public var hasMenu: [Bool]
  /// By standing: whether its tab is there to be tapped again.
  public var hasTab: [Bool]

  /// The traits of an app.
  public init(
    slidesBack: [Bool], classes: [Int32], popSlides: BitRows, otherSlides: BitRows,
    hasMenu: [Bool], hasTab: [Bool]
  ) {
    self.slidesBack = slidesBack
    self.classes = classes
    self.popSlides = popSlides
    self.otherSlides = otherSlides
    self.hasMenu = hasMenu
    self.hasTab = hasTab
  }
}

extension NavigationGraph {
  /// Every standing that can come up.
  public var standings: [Standing] {
    (0..<Int32(links.screenCount)).flatMap { screen in
      tabBars.standings(of: screen).map { Standing(screen: screen, tabBar: $0) }
    }
  }

  /// Works out which operations must take a picture: those of the result are edges of the graph,
  /// its screens indices of `standings`, its roots the stacks.
  public func pictures(of standings: [Standing], _ traits: PictureTraits) -> Pictures {
    var builder = MachineBuilder(self, standings, traits)
    return findPictures(builder.build())
  }
}

extension TabBarReach {
  fileprivate func standings(of screen: Int32) -> [Standing.Below] {
    let plain: [Standing.Below] = isInPlainStack[Int(screen)] ? [.noTabBar] : []
    guard isEverHidden else { return plain + (isInTab[Int(screen)] ? [.shown] : []) }
    return plain
      + [false, true].filter { arrivals[State(screen: screen, isHiddenBelow: $0).index] != nil }
      .map { $0 ? .hidden : .shown }
  }

  /// What stands below a screen that stands above this one; two where that depends on the state.
  fileprivate func below(above standing: Standing) -> [Standing.Below] {
    guard standing.tabBar == .shown, isEverHidden else { return [standing.tabBar] }
    let isChanging = changing.contains(standing.screen)
    let own: Standing.Below = hides[Int(standing.screen)] ? .hidden : .shown
    return isChanging ? [.shown, .hidden] : [own]
  }

  /// What stands below each screen of a list.
  fileprivate func below(inList list: [Int32], _ bottom: Standing.Below) -> [Standing.Below] {
    var below = bottom
    return list.map { screen in
      defer { if below == .shown, isEverHidden, hides[Int(screen)] { below = .hidden } }
      return below
    }
  }
}

/// Makes the machine of a graph.
private struct MachineBuilder {
  private let graph: NavigationGraph
  private let standings: [Standing]
  private let traits: PictureTraits
  private var numbers: [Int32]
  /// By screen: where its edges begin.
  private let edges: Adjacency
  private var lists: [[Int32]] = []
  /// By edge: the list of a replace, in stacks without and with a tab bar.
  private var knownLists: [Int32: [Int32?]] = [:]

  init(_ graph: NavigationGraph, _ standings: [Standing], _ traits: PictureTraits) {
    self.graph = graph
    self.standings = standings
    self.traits = traits
    numbers = Array(repeating: -1, count: graph.links.screenCount * 3)
    for (number, standing) in standings.enumerated() {
      numbers[Self.slot(standing.screen, standing.tabBar)] = Int32(number)
    }
    edges = Adjacency(
      count: graph.links.screenCount, from: graph.edges.map(\.from),
      to: graph.edges.indices.map(Int32.init))
  }

  private static func slot(_ screen: Int32, _ tabBar: Standing.Below) -> Int {
    Int(screen) * 3 + (tabBar == .noTabBar ? 0 : tabBar == .shown ? 1 : 2)
  }

  private func number(_ screen: Int32, _ tabBar: Standing.Below) -> Int32? {
    let number = numbers[Self.slot(screen, tabBar)]
    return number < 0 ? nil : number
  }

  mutating func build() -> ScreenMachine {
    var pushes = Adjacency()
    var pushOperations: [Int32] = []
    var screens: [ScreenMachine.Screen] = []
    screens.reserveCapacity(standings.count)
    for (number, standing) in standings.enumerated() {
      let own = edges.neighbours(of: standing.screen)
      let below = graph.tabBars.below(above: standing)
      var pushed: [Int32] = []
      for edge in own where graph.edges[Int(edge)].operation == .push {
        for next in below.compactMap({ self.number(graph.edges[Int(edge)].to, $0) }) {
          pushed.append(next)
          pushOperations.append(edge)
        }
      }
      pushes.appendVertex(pushed)
      screens.append(screen(number, standing, own))
    }
    let roots = graph.stacks.map { number($0.root, $0.hasTabBar ? .shown : .noTabBar) ?? 0 }
    return ScreenMachine(
      screens: screens, pushes: pushes, pushOperations: pushOperations,
      operationCount: graph.edges.count, lists: lists, roots: roots,
      popSlides: traits.popSlides, otherSlides: traits.otherSlides)
  }

  private mutating func screen(
    _ number: Int, _ standing: Standing, _ edges: ArraySlice<Int32>
  ) -> ScreenMachine.Screen {
    var screen = ScreenMachine.Screen(id: standing.screen, slideClass: traits.classes[number])
    screen.hasMenu = traits.hasMenu[number]
    screen.hasTab = traits.hasTab[number]
    for index in edges {
      let edge = graph.edges[Int(index)]
      let slidesBack = traits.slidesBack[Int(index)]
      switch edge.operation {
      case .replaceTop:
        if let other = self.number(edge.to, standing.tabBar) { screen.replaceTop.append(other) }
      case .popTo: if slidesBack { screen.popTo.append(edge.to) }
      case .popToRoot: if slidesBack { screen.popToRoot.append(edge.to) }
      case .replace:
        if let list = list(ofReplace: index, hasTabBar: standing.tabBar != .noTabBar) {
          screen.replace.append(
            ScreenMachine.Replace(list: list, operation: index, slidesBack: slidesBack))
        }
      case .push, .pop: break
      }
    }
    return screen
  }

  private mutating func list(ofReplace edge: Int32, hasTabBar: Bool) -> Int32? {
    let world = hasTabBar ? 1 : 0
    if let known = knownLists[edge]?[world] { return known }
    let list = graph.links.screens(ofReplace: graph.edges[Int(edge)])
    let below = graph.tabBars.below(inList: list, hasTabBar ? .shown : .noTabBar)
    let screens = zip(list, below).compactMap { number($0, $1) }
    guard screens.count == list.count else { return nil }
    lists.append(screens)
    knownLists[edge, default: [nil, nil]][world] = Int32(lists.count - 1)
    return Int32(lists.count - 1)
  }
}
