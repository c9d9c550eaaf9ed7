import Navigation
import StyleModel
import TestSupport
import Transitions

/// A small app made up at random, with states, tab bars and back menus, and every step that its
/// stacks can take, found by trying.
struct SteppingApp {
  private let app: RandomApp
  private let isTabBarHidden: [[Bool]]
  private let isBarHidden: [[Bool]]
  private let hasMenu: [Bool]

  private static let bars = [
    "", "hidden: true", "color: white", "color: '#EEE'", "tint: white", "prompt: true", "alpha: 0",
  ]

  init(
    _ generator: inout SeededGenerator, screens count: Int, overrides: Bool = false,
    popTo: Bool = true, replace: Bool = true
  ) {
    var odds = RandomApp.Odds()
    if !popTo { odds.popTo = 0 }
    if !replace { odds.replace = 0 }
    var app = RandomApp(&generator, screens: count, odds)
    let hasStates = generator.chance(0.6)
    let hasMenus = generator.chance(0.6)
    var tabs: [[Bool]] = []
    var bars: [[Bool]] = []
    var menus: [Bool] = []
    for screen in 0..<count {
      let bar = Self.bars[generator.below(Self.bars.count)]
      tabs.append([app.screens[screen].hidesTabBar])
      bars.append([bar == "hidden: true"])
      menus.append(hasMenus && generator.chance(0.5))
      var states: [String] = []
      for state in 0..<(hasStates ? generator.below(3) : 0) {
        let own = Self.bars[generator.below(Self.bars.count)]
        let tabBar = generator.chance(0.2) ? generator.chance(0.5) : nil
        states.append(
          "t\(state): { bar: { \(own) }\(tabBar.map { ", tab-bar: \($0 ? "hidden" : "shown")" } ?? "") }"
        )
        tabs[screen].append(tabBar ?? tabs[screen][0])
        bars[screen].append(own == "hidden: true" || bars[screen][0])
      }
      app.screens[screen].attributes = [
        "bar: { \(bar) }", "back-button: \(menus[screen] ? "system" : "custom")",
        "states: { \(states.joined(separator: ", ")) }",
      ]
    }
    app.head = "targets: { ios: \"\(["12..18", "17", "15..27"][generator.below(3)])\" }\n"
    if overrides, generator.chance(0.7) {
      func name() -> String { generator.chance(0.3) ? "\"*\"" : "s\(generator.below(count))" }
      let asked = ["duration: 1", "strategy: snapshot-slide", "motion: ride", "animated: false"]
      let entries = (0...generator.below(2)).map { _ in
        "  - { from: \(name()), to: \(name()), \(asked[generator.below(asked.count)]) }\n"
      }
      app.tail = "transitions:\n\(entries.joined())"
    }
    self.app = app
    (isTabBarHidden, isBarHidden, hasMenu) = (tabs, bars, menus)
  }

  var text: String { app.text }

  var stackCount: Int { app.stacks.count }

  func hasTabBar(stack: Int) -> Bool { app.stacks[stack].hasTabBar }

  /// Every step of stacks with a tab bar.
  func tabBarSteps(height: Int) -> Set<PlanLookup.Step> {
    app.stacks.indices.filter { app.stacks[$0].hasTabBar }.reduce(into: []) {
      $0.formUnion(steps(ofStack: $1, height: height, hasMenus: false))
    }
  }

  /// A screen in a stack, and whether some screen below hid the tab bar when it came.
  private struct Place: Hashable {
    let screen: Int
    var isHiddenBelow = false
  }

  /// Every step of a stack, up to a height. A covered screen may be in any state when it is
  /// returned to.
  func steps(ofStack index: Int, height: Int, hasMenus: Bool) -> Set<PlanLookup.Step> {
    let hasTabBar = app.stacks[index].hasTabBar
    var found: Set<[Place]> = [[Place(screen: app.stacks[index].root)]]
    var queue = Array(found)
    var steps: Set<PlanLookup.Step> = []
    while let stack = queue.popLast() {
      let walk = Walk(app: self, stack: stack, hasTabBar: hasTabBar, hasMenus: hasMenus)
      for (next, taken) in walk.successors() {
        steps.formUnion(taken)
        if next.count <= height, found.insert(next).inserted { queue.append(next) }
      }
    }
    return steps
  }

  /// Steps from one stack.
  private struct Walk {
    let app: SteppingApp
    let stack: [Place]
    let hasTabBar: Bool
    let hasMenus: Bool

    private var screens: [RandomApp.Screen] { app.app.screens }
    private var top: Place { stack[stack.count - 1] }

    private func states(_ place: Place) -> Range<Int> {
      app.isTabBarHidden[place.screen].indices
    }

    private func hides(_ place: Place, _ state: Int) -> Bool {
      app.isTabBarHidden[place.screen][state]
    }

    private func side(_ place: Place, _ state: Int) -> PlanLookup.Side {
      let isShown = hasTabBar && !place.isHiddenBelow && !hides(place, state)
      return PlanLookup.Side(
        screen: Int32(place.screen), state: state, tabBar: isShown ? .shown : .hidden)
    }

    /// A new screen above another one that is in a state.
    private func new(_ screen: Int, above place: Place, _ state: Int) -> Place {
      Place(screen: screen, isHiddenBelow: place.isHiddenBelow || hides(place, state))
    }

    func successors() -> [(next: [Place], steps: Set<PlanLookup.Step>)] {
      states(top).flatMap { state in onto(state) + back(state) }
    }

    private func onto(_ state: Int) -> [(next: [Place], steps: Set<PlanLookup.Step>)] {
      let from = side(top, state)
      var result: [(next: [Place], steps: Set<PlanLookup.Step>)] = []
      for screen in screens[top.screen].push {
        let place = new(screen, above: top, state)
        result.append((stack + [place], [.init(.push, from: from, to: side(place, 0))]))
      }
      for screen in screens[top.screen].replaceTop {
        let place = Place(screen: screen, isHiddenBelow: top.isHiddenBelow)
        result.append(
          (stack.dropLast() + [place], [.init(.replaceTop, from: from, to: side(place, 0))]))
      }
      for (index, list) in screens[top.screen].replace.enumerated() {
        for next in replaced(by: list, state) {
          let isBack = next.count < stack.count && Array(stack[..<next.count]) == next
          guard next != stack else { continue }
          let last = next[next.count - 1]
          let steps = (isBack ? states(last) : 0..<1).map { target in
            PlanLookup.Step(
              .replace, from: from, to: side(last, target), list: Int32(index),
              direction: isBack ? .pop : .push)
          }
          result.append((next, Set(steps)))
        }
      }
      return result
    }

    /// The stacks after a list took the place of this one: what stays may be in any state.
    private func replaced(by list: [Int], _ state: Int) -> [[Place]] {
      let kept = zip(stack, list).prefix { $0.screen == $1 }.count
      if kept == list.count { return [Array(stack[..<kept])] }
      let isTopKept = kept == stack.count
      let lowest: Range<Int> =
        kept == 0 ? 0..<1 : isTopKept ? state..<(state + 1) : states(stack[kept - 1])
      return lowest.map { own in
        var result = Array(stack[..<kept])
        for (offset, screen) in list[kept...].enumerated() {
          guard let below = result.last else {
            result.append(Place(screen: screen))
            continue
          }
          result.append(new(screen, above: below, offset == 0 ? own : 0))
        }
        return result
      }
    }

    private func back(_ state: Int) -> [(next: [Place], steps: Set<PlanLookup.Step>)] {
      let below = stack.indices.dropLast()
      guard let last = below.last else { return [] }
      var ways: [(Navigation.Operation, Int)] = [(.pop, last)]
      for target in screens[top.screen].popTo {
        if let nearest = below.last(where: { stack[$0].screen == target }) {
          ways.append((.popTo, nearest))
        }
      }
      if screens[top.screen].isReturning { ways.append((.popToRoot, 0)) }
      let from = side(top, state)
      if hasMenus, app.hasMenu[top.screen], !app.isBarHidden[top.screen][state] {
        ways += below.map { (.backMenu, $0) }
      }
      if from.tabBar == .shown { ways.append((.tabTap, 0)) }
      return ways.map { operation, target in
        let place = stack[target]
        return (
          Array(stack[...target]),
          Set(states(place).map { .init(operation, from: from, to: side(place, $0)) })
        )
      }
    }
  }
}
