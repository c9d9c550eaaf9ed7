import Navigation
import StyleModel
import TestSupport
import Testing
import Transitions

@Suite struct PlanLookupTests {
  /// What a plan is asked about a random app, and all that trying finds of it.
  private struct Case {
    let app: SteppingApp
    let plan: TransitionPlan
    let lookup: PlanLookup
    /// By stack of the app.
    let steps: [Set<PlanLookup.Step>]

    /// The steps of stacks with a tab bar.
    var tabBarSteps: Set<PlanLookup.Step> {
      steps.enumerated().filter { app.hasTabBar(stack: $0.offset) }
        .reduce(into: Set()) { $0.formUnion($1.element) }
    }

    var allSteps: Set<PlanLookup.Step> { steps.reduce(into: Set()) { $0.formUnion($1) } }

    /// The looks of every step one way, in stacks of this height.
    func pairs(_ direction: Direction, height: Int) -> Set<SeenPair> {
      let steps = (0..<app.stackCount).flatMap {
        app.steps(
          ofStack: $0, height: height,
          hasMenus: plan.resolved.style.targets.ios.upperBound >= 14)
      }
      return Set(steps.filter { $0.direction == direction }.map(lookup.pair))
    }

    init(
      _ generator: inout SeededGenerator, overrides: Bool = false, popTo: Bool = true,
      replace: Bool = true
    ) {
      app = SteppingApp(
        &generator, screens: 3 + generator.below(2), overrides: overrides, popTo: popTo,
        replace: replace)
      plan = planned(app.text)
      lookup = PlanLookup(plan)
      let hasMenus = plan.resolved.style.targets.ios.upperBound >= 14
      let app = app
      steps = (0..<app.stackCount).map { app.steps(ofStack: $0, height: 5, hasMenus: hasMenus) }
    }
  }

  @Test func `whatever a stack can do has a recipe, the one for what is seen`() {
    var generator = SeededGenerator(seed: 61)
    var seen: [Navigation.Operation: Int] = [:]
    for _ in 0..<150 {
      let tried = Case(&generator, overrides: true)
      let (plan, lookup) = (tried.plan, tried.lookup)
      let decider = Decider(
        targets: plan.resolved.style.targets, choices: MotionChoices(plan.resolved.style),
        profile: .navstyle)
      for step in tried.allSteps {
        guard let way = lookup.way(of: step) else {
          Issue.record("\(step)\n\(tried.app.text)")
          continue
        }
        seen[step.operation, default: 0] += 1
        let override = plan.overrides.override(
          from: step.from.screen, to: step.to.screen, step.direction)
        let isOwn = plan.pairs[lookup.pair(of: step), step.direction].map {
          step.direction == .push ? plan.verdicts[Int($0)].push : plan.verdicts[Int($0)].pop
        }
        // An entry of 'transitions' speaks for every stack, a pair for these looks.
        guard isOwn??.decision == way.decision else { continue }
        let decision = decider.decide(
          plan.resolved.look(ofScreen: Int(step.from.screen), state: step.from.state),
          plan.resolved.look(ofScreen: Int(step.to.screen), state: step.to.state),
          tabBarDiffers: step.from.tabBar != step.to.tabBar, override: override,
          in: plan.resolved.style.targets.bands[0])
        #expect(way.decision == decision, "\(step)\n\(tried.app.text)")
      }
    }
    #expect(Navigation.Operation.allCases.allSatisfy { seen[$0, default: 0] > 200 }, "\(seen)")
  }

  /// Whether a step finds its recipe among the pairs, by what plans say of themselves.
  private func isPaired(_ step: PlanLookup.Step, _ plan: TransitionPlan) -> Bool {
    if plan.overrides.names(step.from.screen, step.to.screen) { return false }
    guard step.from.state == 0, step.to.state == 0 else { return true }
    switch step.operation {
    case .backMenu, .tabTap: return true
    case .pop:
      return !plan.edges.contains {
        $0.operation == .push && $0.from == step.to.screen && $0.to == step.from.screen
      }
    default: return false
    }
  }

  @Test func `pairs hold what trying finds, and nothing else`() {
    var generator = SeededGenerator(seed: 62)
    var count = 0
    for round in 0..<200 {
      let hasPopTo = round % 3 == 0
      let tried = Case(&generator, popTo: hasPopTo)
      let steps = tried.allSteps
      for direction in Direction.allCases {
        let own = steps.filter { $0.direction == direction }
        let needed = Set(own.filter { isPaired($0, tried.plan) }.map(tried.lookup.pair))
        let pairs = Set(tried.plan.pairs.pairs.filter { tried.plan.pairs[$0, direction] != nil })
        #expect(needed.isSubset(of: pairs), "\(needed.subtracting(pairs))\n\(tried.app.text)")
        // `pop-to` is thought to lead to any one below, not to the nearest only.
        guard !hasPopTo else { continue }
        // Some are met only in higher stacks.
        let isReached = [5, 8].contains { height in
          pairs.isSubset(of: tried.pairs(direction, height: height))
        }
        #expect(isReached, "\(pairs)\n\(tried.app.text)")
        count += pairs.count
      }
    }
    #expect(count > 1000)
  }

  @Test func `returns that an override names are written out, and no others`() {
    var generator = SeededGenerator(seed: 63)
    var count = 0
    for _ in 0..<150 {
      let tried = Case(&generator, overrides: true)
      let (plan, steps) = (tried.plan, tried.allSteps)
      func name(_ operation: Navigation.Operation, _ from: Int32, _ to: Int32) -> String {
        "\(operation) \(from) \(to)"
      }
      let written = Set(
        plan.edges.dropFirst(plan.graph.edges.count).map { name($0.operation, $0.from, $0.to) })
      let needed = steps.filter { step in
        [.backMenu, .tabTap, .pop].contains(step.operation)
          && plan.overrides.names(step.from.screen, step.to.screen)
          && !(step.operation == .pop
            && plan.graph.edges.contains {
              $0.operation == .push && $0.from == step.to.screen && $0.to == step.from.screen
            })
      }.map { name($0.operation, $0.from.screen, $0.to.screen) }
      #expect(written == Set(needed), "\(tried.app.text)")
      count += written.count
    }
    #expect(count > 100)
  }

  @Test func `a bar is transparent where something fades, declared or not`() {
    var generator = SeededGenerator(seed: 64)
    var seen: [TransitionPlan.StackBar: Int] = [:]
    for round in 0..<200 {
      let hasReplace = round % 2 == 0
      // A return to a screen that is never below is an error of its own.
      let tried = Case(&generator, popTo: false, replace: hasReplace)
      for (stack, steps) in tried.steps.enumerated() {
        let isFading = steps.contains { step in
          tried.plan.resolved.style.targets.bands.contains { band in
            tried.lookup.recipe(for: step, in: band).map {
              let motion = tried.plan.recipes[Int($0)].outcome.motion
              return motion == .blend || motion == .ride
            } ?? false
          }
        }
        let isTransparent = tried.plan.stackBars[stack] == .transparent
        // What a list puts above a screen is thought to stand there in every stack of that screen.
        #expect(
          isTransparent == isFading || hasReplace && isTransparent,
          "\(stack)\n\(tried.app.text)")
        seen[tried.plan.stackBars[stack], default: 0] += 1
      }
    }
    #expect(seen.values.allSatisfy { $0 > 50 } && seen.count == 2, "\(seen)")
  }

  @Test func `what changes the tab bar is what trying finds to change it, in every state`() {
    var generator = SeededGenerator(seed: 65)
    var seen: [String: Int] = [:]
    for _ in 0..<400 {
      let tried = Case(&generator)
      let (plan, tabBars) = (tried.plan, tried.plan.graph.tabBars)
      func tabBar(_ side: PlanLookup.Side) -> Visibility {
        plan.resolved.look(ofScreen: Int(side.screen), state: side.state).tabBar
      }
      // By entry, whatever the tab bar: whether any step by it changes that.
      func entries(_ steps: Set<PlanLookup.Step>) -> [PlanLookup.Step: Bool] {
        steps.reduce(into: [:]) { entries, step in
          entries[step.unseen, default: false] =
            entries[step.unseen, default: false] || step.from.tabBar != step.to.tabBar
        }
      }
      func isChanging(_ step: PlanLookup.Step, _ entries: [PlanLookup.Step: Bool]) -> Bool {
        let back = PlanLookup.Step(.pop, from: step.to, to: step.from)
        return entries[step] == true || step.operation == .push && entries[back] == true
      }
      let low = entries(tried.tabBarSteps)
      var high: [PlanLookup.Step: Bool]?
      for edge in plan.graph.edges {
        for (taken, _) in low where taken.isAlong(edge) {
          let isBack = edge.operation == .push && taken.operation == .pop
          let step =
            isBack ? PlanLookup.Step(.push, from: taken.to, to: taken.from) : taken
          let found = tabBars.changes(
            along: edge, from: tabBar(step.from), to: tabBar(step.to),
            isOpening: step.to.state == 0)
          let isOpening = step.from.state == 0 && step.to.state == 0
          if isOpening { #expect(tabBars.changes(along: edge) == found) }
          var isRight = isChanging(step, low) == found
          if edge.operation == .replace, step.to.state != 0, found, !isRight {
            // A return by a list of which no screen has a choice is thought to lead there from every
            // stack.
            let hasChoice = plan.graph.screens(ofReplace: edge).contains { screen in
              Set(
                (0...plan.resolved.states(ofScreen: Int(screen)).count).map {
                  plan.resolved.look(ofScreen: Int(screen), state: $0).tabBar
                }
              ).count > 1
            }
            if !hasChoice { continue }
          }
          if !isRight, found {
            // It may be seen in stacks that are higher than those tried.
            let steps = high ?? entries(tried.app.tabBarSteps(height: 8))
            high = steps
            isRight = isChanging(step, steps)
          }
          #expect(isRight, "\(edge) \(step) \(found)\n\(tried.app.text)")
          seen["\(edge.operation) \(isOpening) \(found)", default: 0] += 1
        }
      }
    }
    let operations: [Navigation.Operation] = [.push, .popTo, .popToRoot, .replace, .replaceTop]
    for operation in operations {
      for isOpening in [true, false] {
        for isChanging in [true, false] {
          let count = seen["\(operation) \(isOpening) \(isChanging)", default: 0]
          #expect(count > 20, "\(operation) \(isOpening) \(isChanging): \(seen)")
        }
      }
    }
  }
}

extension PlanLookup.Step {
  /// Whether it goes by the entry of an edge; of a push also back.
  fileprivate func isAlong(_ edge: Edge) -> Bool {
    if edge.operation == .push, operation == .pop {
      return from.screen == edge.to && to.screen == edge.from
    }
    return operation == edge.operation && list == edge.list && from.screen == edge.from
      && to.screen == edge.to
  }

  /// The same, whatever the tab bar.
  fileprivate var unseen: Self {
    func side(_ side: PlanLookup.Side) -> PlanLookup.Side {
      PlanLookup.Side(screen: side.screen, state: side.state, tabBar: .hidden)
    }
    return Self(operation, from: side(from), to: side(to), list: list, direction: .push)
  }
}
