import Navigation
import StyleModel

/// The distinct looks of a plan, each with the tab bar it is seen with.
struct LookTable {
  /// The looks, in the order in which screens show them.
  private(set) var looks: [Look] = []
  /// By look of the description and visibility of the tab bar: its number, or −1.
  private var numbers: [Int32]
  private let screenLooks: [Int32]

  init(_ resolved: ResolvedStyle, _ graph: NavigationGraph) {
    screenLooks = resolved.screenLooks
    numbers = Array(repeating: -1, count: resolved.looks.count * 2)
    var known: [Look: Int32] = [:]
    for screen in resolved.style.screens.indices {
      for tabBar in Self.tabBars(of: screen, resolved, graph) {
        let slot = slot(screen, tabBar)
        guard numbers[slot] < 0 else { continue }
        var look = resolved.look(ofScreen: screen)
        look.tabBar = tabBar
        if known[look] == nil {
          known[look] = Int32(looks.count)
          looks.append(look)
        }
        numbers[slot] = known[look] ?? -1
      }
    }
  }

  /// The tab bars a screen can be seen with; one that no stack shows, as it asks for.
  static func tabBars(
    of screen: Int, _ resolved: ResolvedStyle, _ graph: NavigationGraph
  ) -> [Visibility] {
    let seen = graph.tabBars.visibilities(ofScreen: Int32(screen))
    return seen.isEmpty ? [resolved.look(ofScreen: screen).tabBar] : seen
  }

  /// The number of a screen's look with a tab bar it can be seen with.
  func number(ofScreen screen: Int, _ tabBar: Visibility) -> Int32 { numbers[slot(screen, tabBar)] }

  private func slot(_ screen: Int, _ tabBar: Visibility) -> Int {
    Int(screenLooks[screen]) * 2 + (tabBar == .hidden ? 1 : 0)
  }
}
