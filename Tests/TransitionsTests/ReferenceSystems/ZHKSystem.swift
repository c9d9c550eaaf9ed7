/// NavBackTransition (zhk, 2017): one background for both screens, blended where the colours differ.
/// A picture lives only while a transition runs, so nothing can go out of step.
struct ZHKSystem: ReferenceSystem {
  let name = "NavBackTransition"
  private(set) var held = 0

  mutating func start(root: Int) { held = 0 }
  mutating func present(root: Int) {}
  mutating func dismiss() {}

  mutating func handle(_ change: StackChange) throws(Crash) -> ShownScreen {
    guard change.isAnimated, change.before.last != change.after.last else { return .itself }
    // Of the screen that leaves.
    held = 1
    return beyondBlending.contains(change.row) ? .brokenBar : .itself
  }

  private let beyondBlending = [
    "opaque-bar", "hidden-differs", "height-differs", "tab-bar-differs", "status-bar-differs",
    "alpha-differs", "material-differs", "image-differs", "shadow-line-differs", "glass",
    "clipped-content",
  ]
}
