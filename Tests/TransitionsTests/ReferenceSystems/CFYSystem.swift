/// CFYNavigationBarTransition: every screen carries a background of its own, and no picture is
/// taken. A screen that is pushed without values of its own takes those of the one it covers.
struct CFYSystem: ReferenceSystem {
  let name = "CFYNavigationBarTransition"
  let held = 0
  /// By screen that took another one's values: whose.
  private var borrowed: [Int: Int] = [:]

  mutating func start(root: Int) { borrowed = [:] }
  mutating func present(root: Int) {}
  mutating func dismiss() {}

  mutating func handle(_ change: StackChange) throws(Crash) -> ShownScreen {
    let top = change.after[change.after.count - 1]
    if change.kind == .push, !change.isStyled.after {
      let below = change.before[change.before.count - 1]
      if let lender = borrowed[below] ?? (change.isStyled.before ? below : nil) {
        borrowed[top] = lender
      }
    }
    guard change.isAnimated, change.before != change.after else { return .itself }
    let isBroken = beyondRiding.contains(change.row) || borrowed[top] != nil
    return isBroken ? .brokenBar : .itself
  }

  private let beyondRiding = ["opaque-bar", "height-differs", "tab-bar-differs"]
}
