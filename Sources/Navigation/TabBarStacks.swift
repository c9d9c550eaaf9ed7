/// Stacks that show where a tab bar is hidden.
extension TabBarReach {
  /// A stack in which a screen stands above one that hides the tab bar.
  public struct Hiding: Sendable {
    /// The stack, as small as it can be, bottom first.
    public let stack: [Int32]
    /// The place of the screen that hides the tab bar.
    public let place: Int
  }

  /// A shortest stack in which the tab bar is hidden from below a screen; nil if there is none.
  public func hiding(below screen: Int32) -> Hiding? {
    let state = State(screen: screen, isHiddenBelow: true)
    guard isEverHidden, !arrivals.isEmpty, arrivals[state.index] != nil else { return nil }
    let stack = path(to: state)
    let below = stack.dropLast()
    let place =
      below.firstIndex { hides[Int($0)] } ?? below.firstIndex { changing.contains($0) }
    return place.map { Hiding(stack: stack, place: $0) }
  }

  /// A shortest stack with a tab bar in which a screen is on top; nil if there is none.
  public func stack(withTop screen: Int32) -> [Int32]? {
    guard isEverHidden, !arrivals.isEmpty else { return nil }
    return states(of: screen).map { path(to: $0) }.min { $0.count < $1.count }
  }
}
