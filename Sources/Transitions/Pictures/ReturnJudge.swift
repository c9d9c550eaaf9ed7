import Navigation
import StyleModel

/// Says which returns are shown by picture: in any state, appearance or band.
struct ReturnJudge {
  /// Of which view it must be; nil for any.
  private let wanted: Snapshot.Target?
  private let plan: TransitionPlan
  private let resolved: ResolvedStyle
  private let decider: Decider
  private let views: Decider.Views
  private let builder: RecipeBuilder
  private let ends: [RecipeBuilder.End]
  /// By what a pair of looks is judged by: what shows a picture.
  private var known: [Question: Drivers] = [:]

  private struct Question: Hashable {
    let differences: SIMD8<UInt32>
    let from: RecipeBuilder.End
    let to: RecipeBuilder.End
    let override: Override?
  }

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
  }

  /// A judge of returns by pictures of a view, or of any.
  init(_ plan: TransitionPlan, of wanted: Snapshot.Target? = nil) {
    self.wanted = wanted
    self.plan = plan
    resolved = plan.resolved
    let style = resolved.style
    let profile = Profile.named(by: style)
    decider = Decider(targets: style.targets, choices: MotionChoices(style), profile: profile)
    let views = decider.views(of: resolved.looks)
    self.views = views
    builder = RecipeBuilder(profile: profile, targets: style.targets)
    ends = plan.resolved.looks.enumerated().map {
      RecipeBuilder.End($1, number: $0, views, profile)
    }
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
      hasMenu: standings.map { asksMenu && hasBackMenu(Int($0.screen)) },
      hasTab: standings.map { standing in
        states(of: Int(standing.screen)).contains { standing.shows(asking: $0.tabBar == .shown) }
      })
  }

  private func drivers(of recipe: Recipe) -> Drivers {
    guard wanted == nil || recipe.picture?.target == wanted else { return [] }
    return (recipe.showsPictureAfterTap ? .tap : Drivers())
      .union(recipe.showsPictureUnderFinger ? .finger : [])
  }

  private func drivers(of verdict: Verdict) -> Drivers {
    (verdict.pop?.recipes ?? []).reduce(into: []) {
      $0.formUnion(drivers(of: plan.recipes[Int($1)]))
    }
  }

  // MARK: Declared returns

  /// By edge: whether a tap returns along it by picture, in any states of its screens.
  private mutating func declaredReturns() -> [Bool] {
    let byVerdict = plan.verdicts.map { drivers(of: $0).contains(.tap) }
    var result = plan.edgeVerdicts.map { byVerdict[Int($0)] }
    for (edge, table) in plan.edgeStateTables
    where plan.stateTables[Int(table)].contains(where: { byVerdict[Int($0.verdict)] }) {
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
    let counts = (resolved.states(ofScreen: from).count, resolved.states(ofScreen: to).count)
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
      let verdicts =
        [plan.edgeVerdicts[index]]
        + (plan.edgeStateTables[index].map { plan.stateTables[Int($0)].map(\.verdict) } ?? [])
      let drivers = verdicts.reduce(into: Drivers()) {
        $0.formUnion(self.drivers(of: plan.verdicts[Int($1)]))
      }
      let isPop = edge.operation == .pop
      guard isPop ? !drivers.isEmpty : drivers.contains(.tap) else { continue }
      for below in Standing.Below.allCases {
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

  private func states(of screen: Int) -> [Look] {
    (0...resolved.states(ofScreen: screen).count).map {
      resolved.look(ofScreen: screen, state: $0)
    }
  }

  private func hasBackMenu(_ screen: Int) -> Bool {
    guard resolved.backButton(ofScreen: screen) == .system else { return false }
    return states(of: screen).contains { !$0.isHidden }
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
    let inSight = Set(standings.filter { $0.tabBar == .shown }.map(\.screen))
    var numbers: [Class: Int32] = [:]
    var kinds: [(Class, screen: Int)] = []
    let classes = standings.map { standing in
      let screen = Int(standing.screen)
      let kind = Class(
        look: resolved.screenLooks[screen],
        states: resolved.screenStateSets.isEmpty ? -1 : resolved.screenStateSets[screen],
        tabBar: standing.tabBar, isInSight: inSight.contains(standing.screen),
        named: named.contains(standing.screen) ? standing.screen : -1)
      if let number = numbers[kind] { return number }
      numbers[kind] = Int32(kinds.count)
      kinds.append((kind, screen))
      return Int32(kinds.count - 1)
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
        let drivers = self.drivers(from, fromScreen, to, toScreen, isChanging: false)
        if drivers.contains(.tap), plan.pairs.undeclared == nil {
          slides.menus[Int32(lower), Int32(upper)] = true
          slides.tabs[Int32(lower), Int32(upper)] = true
        }
        if !drivers.isEmpty {
          slides.pops[Int32(lower), Int32(upper)] = true
        } else if isChanging,
          !self.drivers(from, fromScreen, to, toScreen, isChanging: true).isEmpty
        {
          slides.pushes[Int32(lower), Int32(upper)] = true
        }
      }
    }
    return slides
  }

  /// - Parameter isChanging: whether to take the tab bar for different, whatever is below.
  private mutating func drivers(
    _ from: Class, _ fromScreen: Int, _ to: Class, _ toScreen: Int, isChanging: Bool
  ) -> Drivers {
    var found = Drivers()
    let override = plan.overrides.override(
      from: from.named < 0 ? Int32(fromScreen) : from.named, to: Int32(toScreen), .pop)
    for one in 0...resolved.states(ofScreen: fromScreen).count {
      for other in 0...resolved.states(ofScreen: toScreen).count {
        let upper = Int(resolved.lookNumber(ofScreen: fromScreen, state: one))
        let lower = Int(resolved.lookNumber(ofScreen: toScreen, state: other))
        let isUpperShown = from.tabBar == .shown && resolved.looks[upper].tabBar == .shown
        let isLowerShown = to.tabBar == .shown && resolved.looks[lower].tabBar == .shown
        let isOpening = one == 0 && other == 0
        // Where there are too many pairs, the plan knows only what was declared.
        guard isOpening || plan.pairs.undeclared == nil else { continue }
        let differs = isChanging && isOpening || isUpperShown != isLowerShown
        found.formUnion(drivers(upper, lower, tabBarDiffers: differs, override))
        if found.contains(.tap) { return found }
      }
    }
    return found
  }

  private mutating func drivers(
    _ from: Int, _ to: Int, tabBarDiffers: Bool, _ override: Override?
  ) -> Drivers {
    let question = Question(
      differences: decider.differences(in: views, from, to, tabBarDiffers: tabBarDiffers),
      from: ends[from], to: ends[to], override: override)
    if let known = known[question] { return known }
    var answer = Drivers()
    for (index, band) in resolved.style.targets.bands.enumerated() {
      let judgements = decider.judgements(question.differences, band: index)
      let order = RecipeBuilder.Order(
        decider.decide(judgements, override: override), .pop, judgements, from: ends[from],
        to: ends[to], override, band)
      answer.formUnion(drivers(of: builder.recipe(order)))
    }
    known[question] = answer
    return answer
  }
}
