import TestSupport

/// Every stack that an app can have, found by trying.
extension RandomApp {
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
