import StyleModel

/// Which screens can stand at the bottom below a screen that returns to the root.
struct RootReach {
  private var roots: [Int32: [Int32]] = [:]

  init(_ resolved: ResolvedStyle, links: Links, stacks: [Stack], isReachable: [Bool]) {
    let style = links.style
    let isInherited = style.isInherited(.popToRoot)
    let returning = style.screens.indices.filter { screen in
      guard isReachable[screen] else { return false }
      return isInherited
        ? resolved.setting(.popToRoot, ofScreen: screen)?.value == .boolean(true)
        : style.flag(.popToRoot, in: style.screens[screen].settings)
    }
    guard !returning.isEmpty else { return }
    var starts: [Int32: [Int32]] = [:]
    var order: [Int32] = []
    func start(_ root: Int32, _ above: some Sequence<Int32>) {
      if starts[root] == nil { order.append(root) }
      starts[root, default: links.pushes(root).map(\.target)] += above
      // A root that is on top can be exchanged; then nothing stands above it.
      guard links.hasReplaceTops else { return }
      for other in links.exchanges(of: [root]) where starts[other] == nil {
        order.append(other)
        starts[other] = links.pushes(other).map(\.target)
      }
    }
    for stack in stacks { start(stack.root, []) }
    for screen in isReachable.indices
    where isReachable[screen] && links.hasReplaces(Int32(screen)) {
      for list in links.replaces(Int32(screen)) {
        let screens = style.items(ofList: list.target).map(\.target)
        if let root = screens.first { start(root, screens.dropFirst()) }
      }
    }
    for first in stride(from: 0, to: order.count, by: UInt64.bitWidth) {
      let group = order[first..<min(first + UInt64.bitWidth, order.count)]
      let reach = links.reach(of: group.map { starts[$0] ?? [] })
      for screen in returning where reach[screen] != 0 {
        for (bit, root) in group.enumerated() where reach[screen] & 1 << UInt64(bit) != 0 {
          roots[Int32(screen), default: []].append(root)
        }
      }
    }
  }

  func below(_ screen: Int32) -> [Int32] { roots[screen] ?? [] }
}
