import Navigation
import TestSupport
import Transitions

/// A small app made up at random, with bars and tab bars that are there or not, and the pictures it
/// needs, found by trying: a return needs one where the bar or the tab bar is not there on both
/// sides – as far as something moves that shows it, a tap or a finger.
struct DrawnApp {
  private let app: RandomApp
  private let hidesBar: [Bool]
  private let refusesSwipe: [Bool]
  /// Whether a finger shows a picture whatever a tap does: the profile `ls`.
  private let swipesPictures: Bool
  /// Whether no tap moves anything, but between these.
  private let isStill: Bool
  /// Pairs, the lower number first, between which the rule above is turned round.
  private let turned: Set<[Int]>

  /// - Parameter varied: whether taps may be without animation, and swipes turned off or pictures.
  init(_ generator: inout SeededGenerator, screens count: Int, varied: Bool = false) {
    var app = RandomApp(&generator, screens: count, .few)
    hidesBar = (0..<count).map { _ in generator.chance(0.3) }
    refusesSwipe = (0..<count).map { _ in varied && generator.chance(0.3) }
    swipesPictures = varied && generator.chance(0.5)
    let isStill = varied && generator.chance(0.3)
    self.isStill = isStill
    let turned = Set(
      (0..<(varied ? generator.below(3) : 0)).map { _ in
        [generator.below(count), generator.below(count)].sorted()
      })
    self.turned = turned
    if swipesPictures { app.head = "motion: { profile: ls }\n" }
    let general = isStill ? ["  - { from: '*', to: '*', animated: false }\n"] : []
    let special = turned.sorted { $0.lexicographicallyPrecedes($1) }.map {
      "  - { from: s\($0[0]), to: s\($0[1]), animated: \(isStill) }\n"
    }
    if !(general + special).isEmpty { app.tail = "transitions:\n" + (general + special).joined() }
    for screen in 0..<count {
      app.screens[screen].attributes = [
        "bar: { hidden: \(hidesBar[screen]) }",
        "swipe-back: \(refusesSwipe[screen] ? "off" : "edge")",
      ]
      // What is said twice is one operation.
      app.screens[screen].push = Set(app.screens[screen].push).sorted()
    }
    self.app = app
  }

  var text: String { app.text }

  private var screens: [RandomApp.Screen] { app.screens }

  /// A screen in a stack, with the operation that covered it: its target, and its list or −1.
  private struct Place: Hashable {
    let screen: Int
    var cover: [Int]?
  }

  /// A return as the plan knows it.
  struct Return: Hashable {
    let operation: Navigation.Operation
    let from: Int
    let to: Int
    var list = -1
  }

  /// The views of which a return shows a picture.
  typealias Views = Set<Snapshot.Target>

  /// The same for a tap and for a finger.
  struct Shown {
    var tap: Views = []
    var finger: Views = []
  }

  /// What the rules above say of a return that nobody declared.
  private func shown(_ from: Int, _ to: Int, tabBarDiffers: Bool) -> Shown {
    let view: Views = [tabBarDiffers ? .root : .navigation]
    let differs = hidesBar[from] != hidesBar[to] || tabBarDiffers
    return Shown(
      tap: differs && isStill == turned.contains([from, to].sorted()) ? view : [],
      finger: (differs || swipesPictures) && !refusesSwipe[from] ? view : [])
  }

  /// The operations that must take a picture – screen, target, and list or −1 – and of which view.
  ///
  /// - Parameter declared: the declared returns, with the pictures by which the plan shows them; it
  ///   has one answer for all stacks.
  func needed(height: Int, _ declared: [Return: Shown]) -> [[Int]: Snapshot.Target] {
    var needed: [[Int]: Snapshot.Target] = [:]
    for stack in app.stacks {
      let hasTabBar = stack.hasTabBar
      var found: Set<[Place]> = [[Place(screen: stack.root)]]
      var queue = Array(found)
      while let stack = queue.popLast() {
        let top = stack[stack.count - 1].screen
        for (target, by) in returns(from: stack, hasTabBar) {
          let place = stack[target]
          let tabBarDiffers = hasTabBar && isTabBarShown(stack) != isTabBarShown(stack[...target])
          let shown =
            declared[by] ?? shown(top, place.screen, tabBarDiffers: tabBarDiffers)
          let views = by.operation == .pop ? shown.tap.union(shown.finger) : shown.tap
          if let cover = place.cover, !views.isEmpty {
            let cover = [place.screen] + cover
            needed[cover] =
              views.contains(.root) || needed[cover] == .root ? .root : .navigation
          }
        }
        for next in successors(of: stack, hasTabBar)
        where next.count <= height && found.insert(next).inserted {
          queue.append(next)
        }
      }
    }
    return needed
  }

  private func isTabBarShown(_ stack: some Sequence<Place>) -> Bool {
    !stack.contains { screens[$0.screen].hidesTabBar }
  }

  /// To which heights one can return, and by what.
  private func returns(from stack: [Place], _ hasTabBar: Bool) -> [(height: Int, by: Return)] {
    let top = stack[stack.count - 1].screen
    let below = stack.dropLast()
    guard let last = below.indices.last else { return [] }
    var targets: [(Int, Return)] = [
      (last, Return(operation: .pop, from: top, to: stack[last].screen))
    ]
    for target in screens[top].popTo {
      if let nearest = below.lastIndex(where: { $0.screen == target }) {
        targets.append((nearest, Return(operation: .popTo, from: top, to: target)))
      }
    }
    for (index, list) in screens[top].replace.enumerated()
    where list.count < stack.count && below.prefix(list.count).map(\.screen) == list {
      let target = list.count - 1
      targets.append(
        (target, Return(operation: .replace, from: top, to: list[target], list: index)))
    }
    if hasTabBar, isTabBarShown(stack) {
      targets.append((0, Return(operation: .tabTap, from: top, to: stack[0].screen)))
    }
    return targets
  }

  private func successors(of stack: [Place], _ hasTabBar: Bool) -> [[Place]] {
    let top = stack[stack.count - 1].screen
    func covered(_ cover: [Int]) -> [Place] {
      stack.dropLast() + [Place(screen: top, cover: cover)]
    }
    var result = screens[top].push.map { covered([$0, -1]) + [Place(screen: $0)] }
    result += screens[top].replaceTop.map { stack.dropLast() + [Place(screen: $0)] }
    result += returns(from: stack, hasTabBar).map {
      stack[..<$0.height] + [Place(screen: stack[$0.height].screen)]
    }
    for (index, list) in screens[top].replace.enumerated() {
      let kept = zip(stack, list).prefix { $0.screen == $1 }.count
      guard kept < list.count else { continue }
      let base =
        kept == stack.count ? covered([list[list.count - 1], index]) : Array(stack[..<kept])
      result.append(base + list[kept...].map { Place(screen: $0) })
    }
    return result
  }
}
