/// A screen together with what its stack does to its tab bar: of all that stands below, the only
/// thing that changes how it looks.
public struct Standing: Hashable, Sendable {
  /// The screen.
  public let screen: Int32
  /// The tab bar, as far as the screen itself can have one.
  public let tabBar: Below

  /// What there is below.
  public enum Below: Int, CaseIterable, Sendable {
    /// A stack without a tab bar.
    case noTabBar
    /// A tab bar that no screen below hides.
    case shown
    /// A tab bar that some screen below hides.
    case hidden
  }
}

extension TabBarReach {
  /// Whether a screen can come on top above this.
  func canStand(_ screen: Int32, _ below: Standing.Below) -> Bool {
    switch below {
    case .noTabBar: isInPlainStack[Int(screen)]
    case .shown where !isEverHidden: isInTab[Int(screen)]
    case .hidden where !isEverHidden: false
    case .shown, .hidden:
      arrivals[State(screen: screen, isHiddenBelow: below == .hidden).index] != nil
    }
  }

  /// What stands below a screen that stands above this one; two where that depends on the state.
  func below(above standing: Standing) -> (Standing.Below, Standing.Below?) {
    guard standing.tabBar == .shown, isEverHidden else { return (standing.tabBar, nil) }
    if changing.contains(standing.screen) { return (.shown, .hidden) }
    return (hides[Int(standing.screen)] ? .hidden : .shown, nil)
  }

  /// What may stand below each screen of the list of a replace: in stacks with a tab bar, in how many
  /// ways as it can be hidden from different screens on.
  func belows(ofReplace edge: Edge, hasTabBar: Bool) -> [[Standing.Below]] {
    let screens = links.screens(ofReplace: edge)
    guard hasTabBar else { return [screens.map { _ in .noTabBar }] }
    guard isEverHidden else { return [screens.map { _ in .shown }] }
    return (list(ofReplace: edge)?.shownHeights ?? []).map { shown in
      screens.indices.map { $0 < shown ? .shown : .hidden }
    }
  }
}
