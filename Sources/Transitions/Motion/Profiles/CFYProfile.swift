import StyleModel

extension Profile {
  /// CFYNavigationBarTransition: every background rides with its screen, taps and swipes are UIKit's;
  /// a bar that has nothing to meet leaves upwards.
  public static let cfy = Profile(
    name: .cfy,
    prescription: .always(.crossfade(.ride)),
    cannotCarry: ["opaque-bar", "height-differs", "tab-bar-differs"],
    barLeaves: 0.2)
}
