import Navigation
import StyleModel

/// The distinct looks of a plan, each with the tab bar it is seen with.
struct LookTable {
  /// The looks, in the order in which screens show them.
  private(set) var looks: [Look] = []
  /// By look of the description and visibility of the tab bar: its number, or −1.
  private var numbers: [Int32]

  init(_ resolved: ResolvedStyle, _ graph: NavigationGraph) {
    numbers = Array(repeating: -1, count: resolved.looks.count * 2)
    var known: [Look: Int32] = [:]
    for screen in resolved.style.screens.indices {
      for state in 0...resolved.states(ofScreen: screen).count {
        let number = resolved.lookNumber(ofScreen: screen, state: state)
        for tabBar in Self.tabBars(of: screen, state: state, resolved, graph) {
          let slot = Self.slot(number, tabBar)
          guard numbers[slot] < 0 else { continue }
          var look = resolved.looks[Int(number)]
          look.tabBar = tabBar
          if known[look] == nil {
            known[look] = Int32(looks.count)
            looks.append(look)
          }
          numbers[slot] = known[look] ?? -1
        }
      }
    }
    // Of looks that differ only in the tab bar they ask for, one may be asked about for all.
    for slot in numbers.indices where numbers[slot] < 0 {
      var look = resolved.looks[slot / 2]
      look.tabBar = slot % 2 == 0 ? .shown : .hidden
      numbers[slot] = known[look] ?? -1
    }
  }

  /// The tab bars a screen can be seen with in a state; one that no stack shows, as it asks for.
  static func tabBars(
    of screen: Int, state: Int, _ resolved: ResolvedStyle, _ graph: NavigationGraph
  ) -> [Visibility] {
    let asked = resolved.looks[Int(resolved.lookNumber(ofScreen: screen, state: state))].tabBar
    let seen = graph.tabBars.visibilities(ofScreen: Int32(screen), asking: asked)
    return seen.isEmpty ? [asked] : seen
  }

  /// The number of a look of the description with a tab bar it can be seen with.
  func number(ofLook look: Int32, _ tabBar: Visibility) -> Int32 {
    numbers[Self.slot(look, tabBar)]
  }

  private static func slot(_ look: Int32, _ tabBar: Visibility) -> Int {
    Int(look) * 2 + (tabBar == .hidden ? 1 : 0)
  }
}
