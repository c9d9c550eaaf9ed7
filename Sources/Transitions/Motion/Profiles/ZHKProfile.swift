import StyleModel

extension Profile {
  /// NavBackTransition: one background blends wherever the colours differ, over a slide that a
  /// finger can drive from anywhere; nothing but colours is cared for.
  public static let zhk = Profile(
    name: .zhk,
    prescription: .blendOfColors,
    cannotCarry: [
      "opaque-bar", "hidden-differs", "height-differs", "tab-bar-differs", "status-bar-differs",
      "alpha-differs", "material-differs", "image-differs", "shadow-line-differs", "glass",
      "clipped-content",
    ],
    tap: Tap(
      duration: 0.35,
      slide: Slide(
        parallax: 1.0 / 3,
        edgeShadow: EdgeShadow(RGBA(0x8080_80FF), offset: [-3, 0], opacity: 0.5)),
      isForEveryPair: true),
    swipe: Swipe(isFull: true, finish: [FinishRule(.progress, .isOver, 0.5)]))
}
