import StyleModel

extension Profile {
  /// KLTNavigationController, from which `hd` comes: slower, and a short swipe is enough, however
  /// wide the screen.
  public static let klt = Profile(
    name: .klt,
    prescription: .always(.snapshotSlide),
    tap: Tap(duration: 0.4, slide: Slide(parallax: 1, edgeShadow: .ofNavigationView)),
    swipe: Swipe(
      edge: .left,
      slide: Slide(
        parallax: 0.6, dim: Dim(opacity: 0.6, isGoneAt: 0.75), edgeShadow: .ofNavigationView),
      finish: [FinishRule(.distance, .isOver, 40, .point)],
      settle: 0.3))
}
