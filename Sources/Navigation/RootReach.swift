import StyleModel

/// Which screens can stand at the bottom below a screen that returns to the root.
struct RootReach {
  /// A screen that returns to the root.
  struct Return {
    let screen: Int32
    /// What says so: an index into the description's settings.
    let source: Int32
  }

  /// Those that can come on top, in the order of the screens.
  let returns: [Return]
  /// Everything that can stand at the bottom.
  private var roots: [Int32] = []
  /// By return, for each group of 64 roots: which of them can stand below, as bits.
  private var masks: [[UInt64]] = []

  init(_ resolved: ResolvedStyle, links: Links, stacks: [Stack], isReachable: [Bool]) {
    returns = Self.returns(resolved, links).filter { isReachable[Int($0.screen)] }
    guard !returns.isEmpty else { return }
    var starts: [Int32: [Int32]] = [:]
    func start(_ root: Int32, _ above: some Sequence<Int32>) {
      if starts[root] == nil { roots.append(root) }
      starts[root, default: links.pushes(root).map(\.target)] += above
      // A root that is on top can be exchanged; then nothing stands above it.
      guard links.hasReplaceTops else { return }
      for other in links.exchanges(of: [root]) where starts[other] == nil {
        roots.append(other)
        starts[other] = links.pushes(other).map(\.target)
      }
    }
    for stack in stacks { start(stack.root, []) }
    for replacement in links.replacements(by: isReachable) {
      let screens = replacement.screens
      if let root = screens.first { start(root, screens.dropFirst()) }
    }
    for first in stride(from: 0, to: roots.count, by: UInt64.bitWidth) {
      let group = roots[first..<min(first + UInt64.bitWidth, roots.count)]
      let reach = links.reach(of: group.map { starts[$0] ?? [] })
      masks.append(returns.map { reach[Int($0.screen)] })
    }
  }

  private static func returns(_ resolved: ResolvedStyle, _ links: Links) -> [Return] {
    guard resolved.style.isInherited(.popToRoot) else { return links.returns }
    return resolved.style.screens.indices.compactMap { screen in
      guard let source = resolved.origin(of: .popToRoot, ofScreen: screen),
        resolved.style.settings[Int(source)].value == .boolean(true)
      else { return nil }
      return Return(screen: Int32(screen), source: source)
    }
  }

  /// Calls `body` with each root that can stand below a return, by its index.
  func forEachRoot(below index: Int, _ body: (Int32) -> Void) {
    for (group, masks) in masks.enumerated() {
      var rest = masks[index]
      while rest != 0 {
        body(roots[group * UInt64.bitWidth + rest.trailingZeroBitCount])
        rest &= rest - 1
      }
    }
  }
}
