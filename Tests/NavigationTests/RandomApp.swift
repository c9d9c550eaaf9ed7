import TestSupport

/// A small app made up at random, and every stack it can have, found by trying.
struct RandomApp {
  struct Screen {
    var push: [Int] = []
    var popTo: [Int] = []
    var isReturning = false
    var replace: [[Int]] = []
    var replaceTop: [Int] = []
    var hidesTabBar = false
  }

  struct Stack {
    let root: Int
    let hasTabBar: Bool
  }

  var screens: [Screen]
  var stacks: [Stack]

  init(_ generator: inout SeededGenerator, screens count: Int) {
    func some(_ most: Int, _ generator: inout SeededGenerator) -> [Int] {
      (0..<generator.below(most + 1)).map { _ in generator.below(count) }
    }
    screens = (0..<count).map { _ in
      var screen = Screen()
      screen.push = some(2, &generator)
      screen.popTo = some(1, &generator)
      screen.isReturning = generator.chance(0.3)
      screen.replace = (0..<(generator.chance(0.4) ? 1 + generator.below(2) : 0)).map { _ in
        (0...generator.below(3)).map { _ in generator.below(count) }
      }
      screen.replaceTop = generator.chance(0.3) ? some(2, &generator) : []
      screen.hidesTabBar = generator.chance(0.4)
      return screen
    }
    stacks = (0...generator.below(2)).map { _ in
      Stack(root: generator.below(count), hasTabBar: generator.chance(0.7))
    }
  }

  var text: String {
    func list(_ items: [Int]) -> String {
      "[\(items.map { "s\($0)" }.joined(separator: ", "))]"
    }
    let stacks = stacks.enumerated().map {
      "  t\($0): { root: s\($1.root), tab-bar: \($1.hasTabBar) }\n"
    }
    let screens = screens.enumerated().map { index, screen in
      "  s\(index): { push: \(list(screen.push)), pop-to: \(list(screen.popTo)), "
        + "pop-to-root: \(screen.isReturning), "
        + "replace: [\(screen.replace.map(list).joined(separator: ", "))], "
        + "replace-top: \(list(screen.replaceTop)), "
        + "tab-bar: \(screen.hidesTabBar ? "hidden" : "shown") }\n"
    }
    return "navstyle: 1\nstacks:\n\(stacks.joined())screens:\n\(screens.joined())"
  }

  /// Every stack up to a height, starting from these roots: screens from the bottom up.
  func reachable(from roots: [Int], height: Int) -> Set<[Int]> {
    var found = Set(roots.map { [$0] })
    var queue = Array(found)
    while let stack = queue.popLast() {
      for next in successors(of: stack) where next.count <= height {
        if found.insert(next).inserted { queue.append(next) }
      }
    }
    return found
  }

  private func successors(of stack: [Int]) -> [[Int]] {
    let top = screens[stack[stack.count - 1]]
    var result = top.push.map { stack + [$0] } + top.replace
    result += top.replaceTop.map { stack.dropLast() + [$0] }
    if stack.count > 1 {
      result.append(stack.dropLast())
      if top.isReturning { result.append([stack[0]]) }
    }
    for target in top.popTo {
      if let index = stack.dropLast().lastIndex(of: target) {
        result.append(Array(stack[...index]))
      }
    }
    return result
  }

  func isTabBarShown(in stack: some Sequence<Int>) -> Bool {
    !stack.contains { screens[$0].hidesTabBar }
  }
}
