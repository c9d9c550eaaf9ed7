import StyleModel

extension Profile {
  /// NavStyle's own: UIKit's parallax, a faint dim, and a finish rule that reads the release velocity.
  public static let navstyle = Profile(
    name: "navstyle",
    prescription: nil,
    cannotCarry: [],
    tap: Slide(
      duration: 0.35, parallax: 0.3, dim: 0.1,
      edgeShadow: EdgeShadow(color: RGBA(0x0000_00FF), offset: [0, 0], opacity: 0.15, radius: 3)),
    release: Release(distance: 0.5, velocityProjection: 0.3))
}

/// The profiles, as `motion.profile` names them.
public let allProfiles: [Profile] = [.navstyle]
