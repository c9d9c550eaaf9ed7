import StyleModel

extension Profile {
  /// LSNavigationBarTransition: after a tap UIKit slides and each background rides with its screen;
  /// under the finger, from anywhere, the screen below is a picture behind a grey veil.
  public static let ls = Profile(
    name: .ls,
    prescription: .always(.crossfade(.ride)),
    cannotCarry: ["opaque-bar", "hidden-differs", "height-differs", "tab-bar-differs"],
    swipe: Swipe(
      prescription: .snapshotSlide,
      isFull: true,
      slide: Slide(parallax: 0.2, dim: Dim(RGBA(0xC0C0_C0FF), opacity: 0.5)),
      finish: [FinishRule(.distance, .isAtLeast, 1.0 / 3, .width)],
      settle: 0.2))
}
