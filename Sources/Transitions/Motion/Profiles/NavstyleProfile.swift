import StyleModel

extension Profile {
  /// NavStyle's own: UIKit's parallax, a faint dim, and a finish rule that reads the release velocity.
  public static let navstyle = Profile(name: .navstyle)
}

extension Profile.Tap {
  /// A little longer than UIKit's sheets take.
  public static let navstyle = Profile.Tap(
    duration: 0.35,
    slide: Profile.Slide(
      parallax: 0.3, dim: Profile.Dim(opacity: 0.1),
      edgeShadow: EdgeShadow(offset: [0, 0], opacity: 0.15)))
}

extension Profile.Swipe {
  /// A short quick swipe finishes as well as a long slow one.
  public static let navstyle = Profile.Swipe(
    finish: [FinishRule(.distance, .isOver, 0.5, .width, velocityProjection: 0.3)])
}

/// The profiles, as `motion.profile` names them.
public let allProfiles: [Profile] = [.navstyle, .hd, .klt, .ls, .cfy, .zhk]
