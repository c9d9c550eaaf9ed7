import StyleModel

extension Profile {
  /// HDNavigationController: the whole screen is a picture, whatever differs. The screen below
  /// leaves by its whole width after a tap, and lies closer and darker under the finger.
  public static let hd = Profile(
    name: .hd,
    prescription: .always(.snapshotSlide),
    tap: Tap(duration: 0.25, slide: Slide(parallax: 1, edgeShadow: .ofNavigationView)),
    swipe: Swipe(
      edge: .left,
      slide: Slide(
        parallax: 0.6, dim: Dim(opacity: 0.6, isGoneAt: 0.75), edgeShadow: .ofNavigationView),
      finish: [
        FinishRule(.averageSpeed, .isOver, 800, .point),
        FinishRule(.distance, .isOver, 0.5, .width),
      ],
      settle: 0.25))
}

extension EdgeShadow {
  /// It belongs to the view that moves, and so is there after a tap and under the finger.
  static let ofNavigationView = EdgeShadow(offset: [-0.8, 0], opacity: 0.6)
}
