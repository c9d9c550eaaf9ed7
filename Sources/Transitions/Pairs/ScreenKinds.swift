import Navigation
import StyleModel

/// The standings of an app sorted into kinds: those of one kind look alike in every state, and can
/// be left and returned to alike.
struct ScreenKinds {
  /// By standing: its kind.
  private(set) var numbers: [Int32] = []
  /// The kinds.
  private(set) var kinds: [Kind] = []

  /// What standings of a kind have in common.
  struct Kind {
    /// By state, the one it opens with first: the look it is seen with.
    let looks: [SeenLook]
    /// By state, as bits: whether its back button has a menu.
    let menuStates: UInt16
    /// By state, as bits: whether its tab is there to be tapped.
    let tabStates: UInt16
    /// The screen, if `transitions` names it; else −1.
    let named: Int32

    var hasStates: Bool { looks.count > 1 }
  }

  /// What decides of which kind a standing is.
  private struct Key: Hashable {
    let look: Int32
    let states: Int32
    let tabBar: Standing.Below
    let hasMenu: Bool
    let named: Int32

    /// Its place among those without states or a name; −1 for others.
    var plainSlot: Int {
      guard states < 0, named < 0 else { return -1 }
      return Int(look) * ScreenKinds.plainCount + tabBar.rawValue * 2 + (hasMenu ? 1 : 0)
    }
  }

  private static let plainCount = 2 * Standing.Below.allCases.count

  init(_ resolved: ResolvedStyle, _ graph: StandingGraph, _ overrides: OverrideTable) {
    let style = resolved.style
    let named = overrides.namedScreens
    let hasMenus = style.targets.ios.upperBound >= 14
    let looks = Self.plain(resolved.looks)
    var known: [Key: Int32] = [:]
    let inheritsMenu = style.isInherited(.backButton)
    // A large app has few kinds and too many standings to ask a dictionary for each: those that
    // nothing is special about are found by their look.
    var plainKinds = [Int32](repeating: -1, count: resolved.looks.count * Self.plainCount)
    numbers.reserveCapacity(graph.standings.count)
    for standing in graph.standings {
      let screen = Int(standing.screen)
      let key = Key(
        look: resolved.screenLooks[screen],
        states: resolved.screenStateSets.isEmpty ? -1 : resolved.screenStateSets[screen],
        tabBar: standing.tabBar,
        hasMenu: hasMenus
          && (inheritsMenu
            || style.setting(.backButton, in: style.screens[screen].settings) != nil
            ? resolved.backButton(ofScreen: screen) == .system : true),
        named: !named.isEmpty && named.contains(standing.screen) ? standing.screen : -1)
      let slot = key.plainSlot
      if slot >= 0, plainKinds[slot] >= 0 {
        numbers.append(plainKinds[slot])
        continue
      }
      let number = known[key] ?? Int32(kinds.count)
      if number == kinds.count {
        known[key] = number
        kinds.append(Self.kind(key, screen, resolved, looks))
      }
      if slot >= 0 { plainKinds[slot] = number }
      numbers.append(number)
    }
  }

  private static func kind(
    _ key: Key, _ screen: Int, _ resolved: ResolvedStyle, _ plain: [Int32]
  ) -> Kind {
    var menus: UInt16 = 0
    var tabs: UInt16 = 0
    var seen: [SeenLook] = []
    for state in 0...resolved.states(ofScreen: screen).count {
      let number = resolved.lookNumber(ofScreen: screen, state: state)
      let look = resolved.looks[Int(number)]
      let isShown = key.tabBar == .shown && look.tabBar == .shown
      if key.hasMenu, !look.isHidden { menus |= 1 << UInt16(state) }
      if isShown { tabs |= 1 << UInt16(state) }
      seen.append(SeenLook(look: plain[Int(number)], tabBar: isShown ? .shown : .hidden))
    }
    return Kind(looks: seen, menuStates: menus, tabStates: tabs, named: key.named)
  }

  /// By look: the first that differs in nothing but the tab bar it asks for.
  static func plain(_ looks: [Look]) -> [Int32] {
    guard looks.contains(where: { $0.tabBar == .hidden }) else {
      return Array(0..<Int32(looks.count))
    }
    var known: [Look: Int32] = [:]
    return looks.enumerated().map { number, look in
      var look = look
      look.tabBar = .shown
      if let first = known[look] { return first }
      known[look] = Int32(number)
      return Int32(number)
    }
  }
}
