import Navigation
import StyleModel

/// Finds every pair of looks between which a transition can run that nobody declared: returns by
/// the menu of the back button, by a tap on the tab, to what a replace or an exchange put below –
/// and whatever runs while a screen is in a state of its own.
///
/// A covered screen may change its state unseen, so a return finds it in any; what is pushed is in
/// the state it opens with.
struct PairSearch {
  let resolved: ResolvedStyle
  let navigation: NavigationGraph
  let overrides: OverrideTable
  let graph: StandingGraph
  let kinds: ScreenKinds
  let above: AboveReach
  /// By standing: whether it can be at the bottom of its stack.
  let isBottom: [Bool]
  private(set) var found = Found()
  private var pushes: PairSet
  private var pops: PairSet
  var named: Set<Named> = []

  /// What was found.
  struct Found {
    /// The looks of what goes onto the stack, and of returns.
    var pushes: [SeenPair] = []
    var pops: [SeenPair] = []
    /// The returns between screens that an override names.
    var named: [Edge] = []
  }

  struct Named: Hashable {
    let from: Int32
    let to: Int32
    let operation: Navigation.Operation
  }

  /// - Parameter graph: the standings of the navigation.
  init(
    _ resolved: ResolvedStyle, _ navigation: NavigationGraph, _ graph: StandingGraph,
    _ overrides: OverrideTable
  ) {
    self.resolved = resolved
    self.navigation = navigation
    self.overrides = overrides
    self.graph = graph
    kinds = ScreenKinds(resolved, graph, overrides)
    above = AboveReach(graph, kinds: kinds.numbers)
    isBottom = above.isBottom
    pushes = PairSet(lookCount: resolved.looks.count)
    pops = pushes
  }

  var hasStates: Bool { !resolved.screenStateSets.isEmpty }

  var isOver: Bool { pushes.count + pops.count + named.count > PairTable.limit }

  /// Everything there is; nil if that is too much for a plan.
  mutating func find() -> Found? {
    findNeighbours()
    findPushes()
    findReturns()
    guard !isOver else { return nil }
    found.pushes = pushes.sorted()
    found.pops = pops.sorted()
    found.named = named.sorted {
      ($0.from, $0.to, $0.operation.rawValue) < ($1.from, $1.to, $1.operation.rawValue)
    }.map { .undeclared($0.operation, from: $0.from, to: $0.to) }
    return found
  }

  // MARK: Ways of going back

  /// The ways of going back that are looked for.
  enum Way {
    case backMenu, tabTap
    /// From directly above, where nobody declared that, or where that was declared.
    case pop, declaredPop
    /// By a return that was declared.
    case declared

    /// What a return between named screens is called by; nil for what has an entry already.
    var operation: Navigation.Operation? {
      switch self {
      case .backMenu: .backMenu
      case .tabTap: .tabTap
      case .pop: .pop
      case .declaredPop, .declared: nil
      }
    }
  }

  /// Calls `body` with the looks between which standings of two kinds return.
  static func forEachPair(
    _ upper: ScreenKinds.Kind, _ lower: ScreenKinds.Kind, by way: Way,
    _ body: (SeenPair) -> Void
  ) {
    for (state, look) in upper.looks.enumerated() {
      switch way {
      case .backMenu where upper.menuStates & 1 << UInt16(state) == 0: continue
      case .tabTap where upper.tabStates & 1 << UInt16(state) == 0: continue
      default: break
      }
      // What was declared has an entry for the states that both open with.
      let isDeclared = (way == .declared || way == .declaredPop) && state == 0
      for target in lower.looks.dropFirst(isDeclared ? 1 : 0) {
        body(SeenPair(from: look, to: target))
      }
    }
  }

  func canReturn(_ kind: ScreenKinds.Kind, by way: Way) -> Bool {
    switch way {
    case .backMenu: kind.menuStates != 0
    case .tabTap: kind.tabStates != 0
    case .pop, .declaredPop, .declared: true
    }
  }

  /// Adds the returns from one kind of standings to another.
  private mutating func add(_ from: Int32, _ to: Int32, by way: Way) {
    guard canReturn(kinds.kinds[Int(from)], by: way) else { return }
    let (upper, lower) = (kinds.kinds[Int(from)], kinds.kinds[Int(to)])
    if isNamed(upper, lower) {
      guard upper.named >= 0, lower.named >= 0, let operation = way.operation else { return }
      named.insert(Named(from: upper.named, to: lower.named, operation: operation))
      return
    }
    Self.forEachPair(upper, lower, by: way) { pops.insert($0) }
  }

  /// Whether an entry names one of two screens and speaks of the pair.
  func isNamed(_ one: ScreenKinds.Kind, _ other: ScreenKinds.Kind) -> Bool {
    (one.named >= 0 || other.named >= 0) && overrides.names(one.named, other.named)
  }

  // MARK: From directly above

  private mutating func findNeighbours() {
    var known: Set<SIMD3<Int32>> = []
    var pairs: [(from: Int32, to: Int32, Way)] = []
    var named: Set<Named> = []
    above.forEachNeighbours(pushes: hasStates) { [self] neighbours in
      let (from, to) = (
        kinds.numbers[Int(neighbours.upper)], kinds.numbers[Int(neighbours.lower)]
      )
      let way: Way = neighbours.isPush ? .declaredPop : .pop
      if way == .pop, isNamed(kinds.kinds[Int(from)], kinds.kinds[Int(to)]) {
        named.insert(
          Named(
            from: graph.standings[Int(neighbours.upper)].screen,
            to: graph.standings[Int(neighbours.lower)].screen, operation: .pop))
      } else if known.insert(SIMD3(from, to, neighbours.isPush ? 1 : 0)).inserted {
        pairs.append((from, to, way))
      }
    }
    self.named.formUnion(named)
    for (from, to, way) in pairs where !isOver { add(from, to, by: way) }
  }

  // MARK: Onto the stack

  /// What goes onto the stack from a state that a screen does not open with.
  private mutating func findPushes() {
    var pushes = pushes
    forEachPush { _, pair in
      if pushes.count <= PairTable.limit { pushes.insert(pair) }
    }
    self.pushes = pushes
  }

  /// Calls `body` with each edge of a screen that is in such a state, and the looks before and
  /// after.
  func forEachPush(_ body: (Edge, SeenPair) -> Void) {
    guard hasStates else { return }
    for (index, edge) in navigation.edges.enumerated()
    where !edge.operation.isReturn && resolved.screenStateSets[Int(edge.from)] >= 0
      && !overrides.names(edge.from, edge.to)
    {
      for below in Standing.Below.allCases {
        guard let from = graph.number(edge.from, below) else { continue }
        for look in kinds.kinds[Int(kinds.numbers[Int(from)])].looks.dropFirst() {
          for to in tops(after: edge, index, from: from, seenAs: look) {
            let target = kinds.kinds[Int(kinds.numbers[Int(to)])].looks[0]
            body(edge, SeenPair(from: look, to: target))
          }
        }
      }
    }
  }

  /// What can stand on top after an operation; nothing if it only returns.
  private func tops(
    after edge: Edge, _ index: Int, from standing: Int32, seenAs look: SeenLook
  ) -> [Int32] {
    let below = graph.standings[Int(standing)].tabBar
    switch edge.operation {
    case .push:
      let next = below == .shown && look.tabBar == .hidden ? Standing.Below.hidden : below
      return [graph.number(edge.to, next)].compactMap { $0 }
    case .replaceTop: return [graph.number(edge.to, below)].compactMap { $0 }
    case .replace:
      guard navigation.happens(replace: index), navigation.ways(ofReplace: index).contains(.push)
      else { return [] }
      return graph.tops(ofReplace: Int32(index), from: standing)
    case .pop, .popTo, .popToRoot, .backMenu, .tabTap: return []
    }
  }

  // MARK: From anywhere above

  /// How many kinds are asked about at a time.
  private static let window: Int32 = 512

  var windows: [Range<Int32>] {
    let count = Int32(kinds.kinds.count)
    return stride(from: 0, to: count, by: Int(Self.window)).map {
      $0..<min($0 + Self.window, count)
    }
  }

  private mutating func findReturns() {
    let declared = declaredReturns()
    let hasMenus = kinds.kinds.contains { $0.menuStates != 0 }
    let hasTabs = kinds.kinds.contains { $0.tabStates != 0 }
    guard hasMenus || hasTabs || !declared.isEmpty else { return }
    for window in windows where !isOver {
      let rows = above.rows(of: window)
      if hasMenus || !declared.isEmpty {
        let table = table(rows, window, atRoot: false)
        if hasMenus { add(table, window, by: .backMenu) }
        for (to, uppers) in declared {
          for from in uppers
          where window.contains(from) && table[to, from - window.lowerBound] {
            add(from, to, by: .declared)
          }
        }
        if hasMenus { addNamed(rows, window, by: .backMenu) }
      }
      if hasTabs {
        add(table(rows, window, atRoot: true), window, by: .tabTap)
        addNamed(rows, window, by: .tabTap)
      }
    }
    addAboveNamed(.backMenu)
    addAboveNamed(.tabTap)
  }

  /// By kind: which of the kinds of a window may come to stand above it.
  func table(
    _ rows: BitRows, _ window: Range<Int32>, atRoot isAtRoot: Bool
  ) -> BitRows {
    var table = BitRows(rows: kinds.kinds.count, columns: window.count)
    above.forEachCover(atRoot: isAtRoot) { covered, row, _ in
      table.formUnion(kinds.numbers[Int(covered)], with: rows, row)
    }
    return table
  }

  private mutating func add(_ table: BitRows, _ window: Range<Int32>, by way: Way) {
    for to in kinds.kinds.indices.lazy.map(Int32.init) where !isOver {
      var uppers: [Int32] = []
      table.forEach(inRow: to) { uppers.append($0 + window.lowerBound) }
      for from in uppers { add(from, to, by: way) }
    }
  }

  /// By kind returned to: the kinds that a declared return leads there from, where states matter.
  /// The nearest one below is taken for any; a state that it cannot be in costs an entry.
  private func declaredReturns() -> [(to: Int32, from: Set<Int32>)] {
    var asked: [Int32: Set<Int32>] = [:]
    forEachDeclaredReturn { index, edge in
      for (upper, lower) in standings(of: edge, index) {
        asked[kinds.numbers[Int(lower)], default: []].insert(kinds.numbers[Int(upper)])
      }
    }
    return asked.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Calls `body` with each edge that can return where one of its screens has states.
  func forEachDeclaredReturn(_ body: (Int, Edge) -> Void) {
    guard hasStates else { return }
    for (index, edge) in navigation.edges.enumerated()
    where resolved.screenStateSets[Int(edge.from)] >= 0
      || resolved.screenStateSets[Int(edge.to)] >= 0
    {
      let isBack =
        edge.operation.isReturn
        || edge.operation == .replace && navigation.happens(replace: index)
          && navigation.ways(ofReplace: index).contains(.pop)
      if isBack, !overrides.names(edge.from, edge.to) { body(index, edge) }
    }
  }

  /// The standings of the screens of a return, of one stack.
  func standings(of edge: Edge, _ index: Int) -> [(from: Int32, to: Int32)] {
    guard edge.operation != .replace else {
      return Standing.Below.allCases.flatMap { below in
        graph.number(edge.from, below).map { from in
          graph.tops(ofReplace: Int32(index), from: from).map { (from, $0) }
        } ?? []
      }
    }
    let sides: [(Standing.Below, Standing.Below)] = [
      (.noTabBar, .noTabBar), (.shown, .shown), (.hidden, .shown), (.hidden, .hidden),
    ]
    return sides.compactMap { upper, lower in
      guard let from = graph.number(edge.from, upper), let to = graph.number(edge.to, lower) else {
        return nil
      }
      return edge.operation != .popToRoot || isBottom[Int(to)] ? (from, to) : nil
    }
  }
}
