import Navigation
import TestSupport

/// A small app made up at random, with bars and tab bars that are there or not, and the pictures it
/// needs, found by trying: a return needs one where the bar or the tab bar is not there on both
/// sides.
struct DrawnApp {
  private let app: RandomApp
  private let hidesBar: [Bool]

  init(_ generator: inout SeededGenerator, screens count: Int) {
    var app = RandomApp(&generator, screens: count, .few)
    hidesBar = (0..<count).map { _ in generator.chance(0.3) }
    for screen in 0..<count {
      app.screens[screen].attributes = ["bar: { hidden: \(hidesBar[screen]) }"]
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

  /// The operations that must take a picture: screen, target, and list or −1.
  ///
  /// - Parameter declared: the declared returns, with whether the plan shows them by picture; it has
  ///   one answer for all stacks.
  func needed(height: Int, _ declared: [Return: Bool]) -> Set<[Int]> {
    var needed: Set<[Int]> = []
    for stack in app.stacks {
      let hasTabBar = stack.hasTabBar
      var found: Set<[Place]> = [[Place(screen: stack.root)]]
      var queue = Array(found)
      while let stack = queue.popLast() {
        let top = stack[stack.count - 1].screen
        for (target, by) in returns(from: stack, hasTabBar) {
          let place = stack[target]
          let differs =
            hidesBar[top] != hidesBar[place.screen]
            || (hasTabBar && isTabBarShown(stack) != isTabBarShown(stack[...target]))
          if by.flatMap({ declared[$0] }) ?? differs, let cover = place.cover {
            needed.insert([place.screen] + cover)
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

  /// To which heights one can return, and by what; a tap on the tab is nobody's.
  private func returns(from stack: [Place], _ hasTabBar: Bool) -> [(height: Int, by: Return?)] {
    let top = stack[stack.count - 1].screen
    let below = stack.dropLast()
    guard let last = below.indices.last else { return [] }
    var targets: [(Int, Return?)] = [
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
    if hasTabBar, isTabBarShown(stack) { targets.append((0, nil)) }
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
