public import StyleModel

/// The constants by which transitions move, and the strategy their author used.
public struct Profile: Sendable {
  /// Its name in `motion.profile`.
  public let name: String
  /// What it prescribes; nil leaves every pair to the table.
  public let prescription: Outcome?
  /// The rows of the table that its prescription cannot carry.
  public let cannotCarry: Set<String>
  /// How a tap moves.
  public let tap: Slide
  /// How a swipe ends.
  public let release: Release

  /// A slide of one screen over another.
  public struct Slide: Sendable {
    /// In seconds.
    public let duration: Double
    /// How far the screen below moves, in screen widths.
    public let parallax: Double
    /// How dark the screen below gets, 0…1, in black.
    public let dim: Double
    /// The shadow at the leading edge of the screen on top.
    public let edgeShadow: EdgeShadow

    /// A slide.
    public init(duration: Double, parallax: Double, dim: Double, edgeShadow: EdgeShadow) {
      self.duration = duration
      self.parallax = parallax
      self.dim = dim
      self.edgeShadow = edgeShadow
    }
  }

  /// When a released swipe finishes, and how the rest is played.
  public struct Release: Sendable {
    /// Finishes beyond this distance, in screen widths.
    public let distance: Double
    /// Seconds of the release velocity added to the distance.
    public let velocityProjection: Double

    /// A rule.
    public init(distance: Double, velocityProjection: Double) {
      self.distance = distance
      self.velocityProjection = velocityProjection
    }
  }

  /// A profile.
  public init(
    name: String, prescription: Outcome?, cannotCarry: Set<String>, tap: Slide, release: Release
  ) {
    self.name = name
    self.prescription = prescription
    self.cannotCarry = cannotCarry
    self.tap = tap
    self.release = release
  }

  /// The profile with the numbers that `motion` writes in place of its own.
  public func adapted(to style: AppStyle) -> Profile {
    func number(_ attribute: Attribute, _ own: Double) -> Double {
      style.number(attribute, in: style.motion) ?? own
    }
    return Profile(
      name: name, prescription: prescription, cannotCarry: cannotCarry,
      tap: Slide(
        duration: number(.duration, tap.duration), parallax: number(.parallax, tap.parallax),
        dim: number(.dim, tap.dim), edgeShadow: tap.edgeShadow),
      release: release)
  }

  /// What it prescribes where the table's row is this one; nil where the table decides.
  func outcome(for row: String) -> Outcome? {
    cannotCarry.contains(row) ? nil : prescription
  }
}

/// A shadow cast by the edge of a layer.
public struct EdgeShadow: Hashable, Sendable {
  /// Its colour.
  public let color: RGBA
  /// Its offset, in points.
  public let offset: [Double]
  /// Its opacity, 0…1.
  public let opacity: Double
  /// Its blur radius, in points.
  public let radius: Double

  /// A shadow.
  public init(color: RGBA, offset: [Double], opacity: Double, radius: Double) {
    self.color = color
    self.offset = offset
    self.opacity = opacity
    self.radius = radius
  }
}
