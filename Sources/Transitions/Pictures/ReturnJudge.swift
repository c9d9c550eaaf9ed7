import Navigation
import StyleModel

/// Says which returns are shown by picture: in any state, appearance or band.
struct ReturnJudge {
  /// Of which view it must be; nil for any.
  private let wanted: Snapshot.Target?
  /// Whether only returns count to screens as they open: what was never shown is in no other state.
  private let isToOpening: Bool
  private let plan: TransitionPlan
  private let resolved: ResolvedStyle
  /// The verdicts of the plan, and those on pairs that only this judge asks about.
  private var table: VerdictTable
  /// By verdict, as far as asked: what shows a picture.
  private var known: [Drivers?] = []

  /// What moves a picture of the screen that comes back.
  private struct Drivers: OptionSet {
    let rawValue: UInt8
    /// A tap, over however many screens it returns.
    static let tap = Drivers(rawValue: 1)
    /// A finger, which goes back to the screen directly below.
    static let finger = Drivers(rawValue: 2)
  }

  /// What screens have in common that return, and are returned to, alike.
  private struct Class: Hashable {
    let look: Int32
    let states: Int32
    let tabBar: Standing.Below
    /// Whether it stands somewhere with nothing below that hides the tab bar: the plan of a push from
    /// it, and of the way back, is made for that, wherever it stands.
    let isInSight: Bool
    /// The screen, if `transitions` names it; else −1.
    let named: Int32

    static let plainCount = 2 * Standing.Below.allCases.count

    /// Its place among those without states or a name; nil for others.
    var plainSlot: Int? {
      guard states < 0, named < 0 else { return nil }
      return Int(look) * Self.plainCount + tabBar.rawValue * 2 + (isInSight ? 1 : 0)
    }
  }

  /// A judge of returns by pictures of a view, or of any, to screens in any state or as they open.
  init(
    _ plan: TransitionPlan, of wanted: Snapshot.Target? = nil, toOpening isToOpening: Bool = false
  ) {
    self.wanted = wanted
    self.isToOpening = isToOpening
    self.plan = plan
    resolved = plan.resolved
    table = plan.table
  }

  /// What the search for pictures asks; nil if nothing at all returns by picture.
  mutating func traits(of graph: StandingGraph) -> PictureTraits? {
    let standings = graph.standings
    let slidesBack = declaredReturns()
    let (classes, kinds) = classes(of: standings)
    var slides = slides(kinds)
    addNamed(to: &slides, graph, classes)
    guard slidesBack.contains(true) || !slides.isEmpty else { return nil }
    let asksMenu =
      Budget(resolved.style).backMenu == .picture && resolved.style.targets.ios.upperBound >= 14
    return PictureTraits(
      slidesBack: slidesBack, classes: classes, popSlides: slides.pops,
      pushSlides: slides.pushes, menuSlides: slides.menus, tabSlides: slides.tabs,
      // In which states they are there, the slides say.
      hasMenu: standings.map {
        asksMenu && resolved.backButton(ofScreen: Int($0.screen)) == .system
      },
      hasTab: standings.map { $0.tabBar == .shown })
  }

  private func drivers(of recipe: Recipe) -> Drivers {
    guard wanted == nil || recipe.picture?.target == wanted else { return [] }
    return (recipe.showsPictureAfterTap ? .tap : Drivers())
      .union(recipe.showsPictureUnderFinger ? .finger : [])
  }

  private func drivers(of verdict: Verdict) -> Drivers {
    (verdict.pop?.recipes ?? []).reduce(into: []) {
      $0.formUnion(drivers(of: table.recipes[Int($1)]))
    }
  }

  // MARK: Declared returns

  /// By edge: whether a tap returns along it by picture, in any states of its screens.
  private mutating func declaredReturns() -> [Bool] {
    let byVerdict = plan.verdicts.map { drivers(of: $0).contains(.tap) }
    var result = plan.edgeVerdicts.map { byVerdict[Int($0)] }
    for (edge, table) in plan.edgeStateTables
    where plan.stateTables[Int(table)].contains(where: {
      byVerdict[Int($0.verdict)] && $0.to <= lastState(ofTarget: Int(plan.edges[edge].to))
    }) {
      result[edge] = true
    }
    guard !resolved.screenStateSets.isEmpty, plan.pairs.undeclared == nil else { return result }
    for (index, edge) in plan.graph.edges.enumerated()
    where edge.operation != .push && !result[index] && plan.edgeStateTables[index] == nil {
      result[index] = slidesInStates(edge)
    }
    return result
  }

  /// Whether a declared return is shown by picture while one of its screens is in a state that it
  /// does not open with: then it runs by what the two look like.
  private mutating func slidesInStates(_ edge: Edge) -> Bool {
    let (from, to) = (Int(edge.from), Int(edge.to))
    let override = plan.overrides.override(from: edge.from, to: edge.to, .pop)
    let counts = (resolved.states(ofScreen: from).count, lastState(ofTarget: to))
    guard counts != (0, 0) else { return false }
    for one in 0...counts.0 {
      for other in 0...counts.1 where (one, other) != (0, 0) {
        let upper = resolved.lookNumber(ofScreen: from, state: one)
        let lower = resolved.lookNumber(ofScreen: to, state: other)
        let seen = [(edge.from, upper), (edge.to, lower)].map { screen, look in
          plan.graph.tabBars.visibilities(
            ofScreen: screen, asking: resolved.looks[Int(look)].tabBar)
        }
        let isAlike = seen[0].contains(where: seen[1].contains)
        let isOther = plan.graph.tabBars.changes(
          along: edge, from: resolved.looks[Int(upper)].tabBar,
          to: resolved.looks[Int(lower)].tabBar, isOpening: other == 0)
        for differs in [false, true] where differs ? isOther : isAlike {
          let drivers = self.drivers(Int(upper), Int(lower), tabBarDiffers: differs, override)
          if drivers.contains(.tap) { return true }
        }
      }
    }
    return false
  }

  // MARK: Every other return

  /// Adds the returns nobody declared between screens that an override names: the plan has one
  /// answer to them for all stacks.
  private func addNamed(to slides: inout Slides, _ graph: StandingGraph, _ classes: [Int32]) {
    for index in plan.edges.indices.dropFirst(plan.graph.edges.count) {
      let edge = plan.edges[index]
      for below in Standing.Below.allCases {
        let drivers = drivers(ofNamed: edge, index, above: below)
        guard edge.operation == .pop ? !drivers.isEmpty : drivers.contains(.tap) else { continue }
        for lowerBelow in Standing.Below.allCases {
          guard let upper = graph.number(edge.from, below),
            let lower = graph.number(edge.to, lowerBelow)
          else { continue }
          let (row, column) = (classes[Int(lower)], classes[Int(upper)])
          switch edge.operation {
          case .pop: slides.pops[row, column] = true
          case .tabTap: slides.tabs[row, column] = true
          default: slides.menus[row, column] = true
          }
        }
      }
    }
  }

  /// What moves a picture along an edge between screens that an override names, in those states of
  /// the upper one in which it can go that way.
  private func drivers(ofNamed edge: Edge, _ index: Int, above below: Standing.Below) -> Drivers {
    let opening = StateVerdict(from: 0, to: 0, verdict: plan.edgeVerdicts[index])
    let inStates = plan.edgeStateTables[index].map { plan.stateTables[Int($0)] } ?? []
    return ([opening] + inStates).reduce(into: Drivers()) { drivers, entry in
      let look = resolved.look(ofScreen: Int(edge.from), state: entry.from)
      let isPossible =
        switch edge.operation {
        case .backMenu: !look.isHidden
        case .tabTap: below == .shown && look.tabBar == .shown
        default: true
        }
      guard isPossible, entry.to <= lastState(ofTarget: Int(edge.to)) else { return }
      drivers.formUnion(self.drivers(of: plan.verdicts[Int(entry.verdict)]))
    }
  }

  /// The last state of a screen returned to that counts, by its number.
  private func lastState(ofTarget screen: Int) -> Int {
    isToOpening ? 0 : resolved.states(ofScreen: screen).count
  }

  /// By standing its class, and of each class a screen.
  private func classes(
    of standings: [Standing]
  ) -> (classes: [Int32], kinds: [(Class, screen: Int)]) {
    let style = resolved.style
    let named = Set(
      style.transitions.flatMap { settings in
        [Attribute.from, .to].compactMap { style.reference($0, in: settings).map(Int32.init) }
      })
    var isInSight = [Bool](repeating: false, count: style.screens.count)
    for standing in standings where standing.tabBar == .shown {
      isInSight[Int(standing.screen)] = true
    }
    var numbers: [Class: Int32] = [:]
    // Those that nothing is special about are found by their look: of them a large app has many.
    var plainNumbers = [Int32](repeating: -1, count: resolved.looks.count * Class.plainCount)
    var kinds: [(Class, screen: Int)] = []
    let classes = standings.map { standing in
      let screen = Int(standing.screen)
      let kind = Class(
        look: resolved.screenLooks[screen],
        states: resolved.screenStateSets.isEmpty ? -1 : resolved.screenStateSets[screen],
        tabBar: standing.tabBar, isInSight: isInSight[screen],
        named: !named.isEmpty && named.contains(standing.screen) ? standing.screen : -1)
      if let slot = kind.plainSlot, plainNumbers[slot] >= 0 { return plainNumbers[slot] }
      if let number = numbers[kind] { return number }
      let number = Int32(kinds.count)
      numbers[kind] = number
      if let slot = kind.plainSlot { plainNumbers[slot] = number }
      kinds.append((kind, screen))
      return number
    }
    return (classes, kinds)
  }

  /// By class returned to: the classes that return by picture.
  private struct Slides {
    var pops: BitRows
    var pushes: BitRows
    var menus: BitRows
    var tabs: BitRows

    var isEmpty: Bool { [pops, pushes, menus, tabs].allSatisfy(\.isEmpty) }
  }

  private mutating func slides(_ kinds: [(Class, screen: Int)]) -> Slides {
    let none = BitRows(rows: kinds.count, columns: kinds.count)
    var slides = Slides(pops: none, pushes: none, menus: none, tabs: none)
    for (upper, (from, fromScreen)) in kinds.enumerated() {
      for (lower, (to, toScreen)) in kinds.enumerated()
      where (from.tabBar == .noTabBar) == (to.tabBar == .noTabBar) {
        let push = Edge.undeclared(.push, from: Int32(toScreen), to: Int32(fromScreen))
        let isChanging =
          to.isInSight && from.tabBar != .noTabBar && plan.graph.tabBars.changes(along: push)
        guard plan.pairs.undeclared == nil else {
          // The plan knows the way back of a push, and of all that nobody declared nothing.
          let returns = self.returns(from, fromScreen, to, toScreen, isChanging: isChanging)
          if !returns.drivers.isEmpty { slides.pushes[Int32(lower), Int32(upper)] = true }
          continue
        }
        let returns = self.returns(from, fromScreen, to, toScreen, isChanging: false)
        if returns.byMenu { slides.menus[Int32(lower), Int32(upper)] = true }
        if returns.byTab { slides.tabs[Int32(lower), Int32(upper)] = true }
        if !returns.drivers.isEmpty {
          slides.pops[Int32(lower), Int32(upper)] = true
        } else if isChanging,
          !self.returns(from, fromScreen, to, toScreen, isChanging: true).drivers.isEmpty
        {
          slides.pushes[Int32(lower), Int32(upper)] = true
        }
      }
    }
    return slides
  }

  /// How screens of one class return by picture to those of another.
  private struct Returns {
    /// From directly above.
    var drivers = Drivers()
    /// Out of the menu of a back button, by a tap on the tab: in a state in which that is there.
    var byMenu = false
    var byTab = false

    var isEverything: Bool { drivers == [.tap, .finger] && byMenu && byTab }
  }

  /// - Parameter isChanging: whether to take the tab bar for different, whatever is below.
  private mutating func returns(
    _ from: Class, _ fromScreen: Int, _ to: Class, _ toScreen: Int, isChanging: Bool
  ) -> Returns {
    var found = Returns()
    let override = plan.overrides.override(
      from: from.named < 0 ? Int32(fromScreen) : from.named, to: Int32(toScreen), .pop)
    for one in 0...resolved.states(ofScreen: fromScreen).count {
      for other in 0...lastState(ofTarget: toScreen) {
        let upper = Int(resolved.lookNumber(ofScreen: fromScreen, state: one))
        let lower = Int(resolved.lookNumber(ofScreen: toScreen, state: other))
        let isUpperShown = from.tabBar == .shown && resolved.looks[upper].tabBar == .shown
        let isLowerShown = to.tabBar == .shown && resolved.looks[lower].tabBar == .shown
        let isOpening = one == 0 && other == 0
        // Where there are too many pairs, the plan knows only what was declared.
        guard isOpening || plan.pairs.undeclared == nil else { continue }
        let differs = isChanging && isOpening || isUpperShown != isLowerShown
        let drivers = drivers(upper, lower, tabBarDiffers: differs, override)
        found.drivers.formUnion(drivers)
        if drivers.contains(.tap) {
          found.byMenu = found.byMenu || !resolved.looks[upper].isHidden
          found.byTab = found.byTab || isUpperShown
        }
        if found.isEverything { return found }
      }
    }
    return found
  }

  private mutating func drivers(
    _ from: Int, _ to: Int, tabBarDiffers: Bool, _ override: Override?
  ) -> Drivers {
    let asked = (push: Int32(-1), pop: table.number(override))
    let verdict = Int(
      table.verdict(Int32(from), Int32(to), .back, asked, tabBarDiffers: tabBarDiffers))
    while known.count <= verdict { known.append(nil) }
    if let known = known[verdict] { return known }
    let answer = drivers(of: table.verdicts[verdict])
    known[verdict] = answer
    return answer
  }
}
