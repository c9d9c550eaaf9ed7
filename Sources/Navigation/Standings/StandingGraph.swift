/// The screens of an app, each as often as its tab bar can be seen in another way, and where they
/// lead.
///
/// What a screen looks like depends on its stack in one thing only, the tab bar; so a question
/// about looks is one about standings.
public struct StandingGraph: Sendable {
  /// Every standing that can come up: screen after screen.
  public let standings: [Standing]
  /// The standings that each pushes.
  public let pushes: Adjacency
  /// By push: which edge of the app it is.
  public let pushEdges: [Int32]
  /// By standing: what it puts in its own place; without vertices where no screen does that.
  public let exchanges: Adjacency
  /// Pushes and exchanges, and their components.
  public let moves: Adjacency
  let parts: Components
  /// The stacks that are put in place of others, bottom first.
  public let lists: [[Int32]]
  /// By list: the screen that puts it there.
  let listOwners: [Int32]
  /// By standing that replaces its stack: how.
  public let replaces: [Int32: [Replace]]
  /// By stack of the app: the standing it begins with.
  public let roots: [Int32]

  /// A list that a standing puts in place of its stack.
  public struct Replace: Sendable {
    /// The list.
    public let list: Int32
    /// The edge that says so.
    public let edge: Int32
  }

  /// By screen and what there is below it: its standing, or −1.
  private let numbers: [Int32]

  /// By standing: what can come on top where it stands, by pushes and exchanges alone.
  ///
  /// - Parameters:
  ///   - columns: how many things there are to be reached.
  ///   - add: says which of them a standing adds.
  public func reach(
    columns: Int, _ add: (Int32, (Int32) -> Void) -> Void
  ) -> StandingReach {
    StandingReach(parts: parts.numbers, reach: parts.reach(in: moves, columns: columns, add))
  }

  /// The standing of a screen above this; nil if it never stands there.
  public func number(_ screen: Int32, _ below: Standing.Below) -> Int32? {
    let number = numbers[Int(screen) * Standing.Below.allCases.count + below.rawValue]
    return number < 0 ? nil : number
  }

  /// What can be on top after a standing puts another stack in place of its own along an edge.
  public func tops(ofReplace edge: Int32, from standing: Int32) -> [Int32] {
    (replaces[standing] ?? []).filter { $0.edge == edge }.compactMap { lists[Int($0.list)].last }
  }

  init(_ graph: NavigationGraph) {
    var builder = Builder(graph)
    builder.findStandings()
    builder.findMoves()
    standings = builder.standings
    numbers = builder.numbers
    pushes = builder.pushes
    pushEdges = builder.pushEdges
    exchanges = builder.exchanges
    moves = pushes.joined(with: exchanges)
    parts = Components(moves)
    lists = builder.lists
    listOwners = builder.listOwners
    replaces = builder.replaces
    roots = graph.stacks.map { stack in
      let number = builder.number(stack.root, stack.hasTabBar ? .shown : .noTabBar)
      return max(number, 0)
    }
  }

  private struct Builder {
    let graph: NavigationGraph
    var standings: [Standing] = []
    var numbers: [Int32] = []
    var pushes = Adjacency()
    var pushEdges: [Int32] = []
    var exchanges = Adjacency()
    var lists: [[Int32]] = []
    var listOwners: [Int32] = []
    var replaces: [Int32: [Replace]] = [:]
    /// By edge: the lists of a replace, in stacks without and with a tab bar.
    private var knownLists: [Int32: [Range<Int32>?]] = [:]

    init(_ graph: NavigationGraph) { self.graph = graph }

    func number(_ screen: Int32, _ below: Standing.Below) -> Int32 {
      numbers[Int(screen) * Standing.Below.allCases.count + below.rawValue]
    }

    mutating func findStandings() {
      let count = graph.links.screenCount
      numbers = Array(repeating: -1, count: count * Standing.Below.allCases.count)
      standings.reserveCapacity(count)
      for screen in 0..<Int32(count) {
        for below in Standing.Below.allCases where graph.tabBars.canStand(screen, below) {
          numbers[Int(screen) * Standing.Below.allCases.count + below.rawValue] =
            Int32(standings.count)
          standings.append(Standing(screen: screen, tabBar: below))
        }
      }
    }

    /// Edges stand screen after screen, and so do standings.
    mutating func findMoves() {
      let edges = graph.edges
      pushes.reserve(vertices: standings.count, edges: edges.count)
      pushEdges.reserveCapacity(edges.count)
      var start = 0
      var number = 0
      var pushed: [Int32] = []
      while number < standings.count {
        let screen = standings[number].screen
        while start < edges.count, edges[start].from < screen { start += 1 }
        var end = start
        while end < edges.count, edges[end].from == screen { end += 1 }
        while number < standings.count, standings[number].screen == screen {
          pushed.removeAll(keepingCapacity: true)
          addMoves(of: Int32(number), start..<end, &pushed)
          pushes.appendVertex(pushed)
          number += 1
        }
        start = end
      }
    }

    private mutating func addMoves(
      of number: Int32, _ edges: Range<Int>, _ pushed: inout [Int32]
    ) {
      let standing = standings[Int(number)]
      var exchanged: [Int32] = []
      let (first, second) = graph.tabBars.below(above: standing)
      for index in edges {
        let edge = graph.edges[index]
        func push(above below: Standing.Below) {
          let next = self.number(edge.to, below)
          guard next >= 0 else { return }
          pushed.append(next)
          pushEdges.append(Int32(index))
        }
        switch edge.operation {
        case .push:
          push(above: first)
          if let second { push(above: second) }
        case .replaceTop:
          let other = self.number(edge.to, standing.tabBar)
          if other >= 0 { exchanged.append(other) }
        case .replace:
          for list in lists(ofReplace: Int32(index), hasTabBar: standing.tabBar != .noTabBar) {
            replaces[number, default: []].append(Replace(list: list, edge: Int32(index)))
          }
        case .pop, .popTo, .popToRoot, .backMenu, .tabTap: break
        }
      }
      if graph.links.hasReplaceTops { exchanges.appendVertex(exchanged) }
    }

    private mutating func lists(ofReplace edge: Int32, hasTabBar: Bool) -> Range<Int32> {
      let world = hasTabBar ? 1 : 0
      if let known = knownLists[edge]?[world] { return known }
      let first = Int32(lists.count)
      let screens = graph.links.screens(ofReplace: graph.edges[Int(edge)])
      for below in graph.tabBars.belows(
        ofReplace: graph.edges[Int(edge)], hasTabBar: hasTabBar)
      {
        let list = zip(screens, below).map { number($0, $1) }
        guard list.allSatisfy({ $0 >= 0 }) else { continue }
        lists.append(list)
        listOwners.append(graph.edges[Int(edge)].from)
      }
      let found = first..<Int32(lists.count)
      knownLists[edge, default: [nil, nil]][world] = found
      return found
    }
  }
}

extension NavigationGraph {
  /// The screens of the app by what stands below them.
  public var standingGraph: StandingGraph { StandingGraph(self) }
}

/// What standings reach: a set for each, which many share.
public struct StandingReach: Sendable {
  fileprivate let parts: [Int32]
  fileprivate let reach: ReachRows

  /// The distinct sets.
  public var sets: BitRows { reach.rows }

  /// Which of them is that of a standing.
  public func set(of standing: Int32) -> Int32 { reach.row(of: parts[Int(standing)]) }
}
