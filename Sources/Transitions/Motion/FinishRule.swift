/// A test that a released swipe must pass to finish: as data, so that plans can carry it.
public struct FinishRule: Hashable, Sendable {
  /// What is measured.
  public let kind: Kind
  /// How it is compared.
  public let comparison: Comparison
  /// With what.
  public let value: Double
  /// In which unit; of speeds, each second. Nil for a share.
  public let unit: Unit?
  /// Seconds of the release velocity that are added to a distance.
  public let velocityProjection: Double?

  /// A test.
  public init(
    _ kind: Kind, _ comparison: Comparison, _ value: Double, _ unit: Unit? = nil,
    velocityProjection: Double? = nil
  ) {
    self.kind = kind
    self.comparison = comparison
    self.value = value
    self.unit = unit
    self.velocityProjection = velocityProjection
  }

  /// What can be measured.
  public enum Kind: String, CaseIterable, Sendable {
    /// How far the finger went.
    case distance
    /// The share of the transition that it went through, 0…1.
    case progress
    /// The distance over the time since the swipe began.
    case averageSpeed = "average-speed"
    /// The speed at the end.
    case releaseSpeed = "release-speed"
  }

  /// How it can be compared.
  public enum Comparison: String, CaseIterable, Sendable {
    /// It is more.
    case isOver = ">"
    /// It is as much, or more.
    case isAtLeast = ">="
  }

  /// In what it can be measured.
  public enum Unit: String, CaseIterable, Sendable {
    /// Screen widths.
    case width
    /// Points.
    case point
  }
}

/// A swipe at the moment it is released; all of it towards the far edge, so that a finger that
/// went back has less than nothing.
public struct Release: Hashable, Sendable {
  /// How far it went, in points.
  public let distance: Double
  /// For how many seconds it lasted; nil where that is not known.
  public let time: Double?
  /// How fast it is, in points per second.
  public let velocity: Double
  /// The width of the screen, in points.
  public let width: Double

  /// A release.
  public init(distance: Double, time: Double?, velocity: Double, width: Double) {
    self.distance = distance
    self.time = time
    self.velocity = velocity
    self.width = width
  }
}

extension FinishRule {
  /// In words: `distance + 0.3 s × release speed > 0.5 width`.
  public var description: String {
    let projection =
      velocityProjection.map { " + \(CitedValue.number($0).description) s × release speed" } ?? ""
    let name = kind.rawValue.replacing("-", with: " ")
    return "\(name)\(projection) \(comparison.rawValue) \(CitedValue.number(value).description)"
      + (unit.map { " \($0.rawValue)" } ?? "")
      + (kind == .averageSpeed || kind == .releaseSpeed ? "/s" : "")
  }

  /// Whether a swipe passes; nil where that depends on what is not known of it.
  public func holds(for release: Release) -> Bool? {
    let measured: Double
    switch kind {
    case .distance:
      measured = release.distance + (velocityProjection ?? 0) * release.velocity
    case .progress:
      measured = release.distance / release.width
    case .averageSpeed:
      // A touch that took no time went nowhere.
      guard let time = release.time else { return nil }
      measured = time > 0 ? release.distance / time : 0
    case .releaseSpeed:
      measured = release.velocity
    }
    let bound = unit == .width ? value * release.width : value
    return comparison == .isOver ? measured > bound : measured >= bound
  }
}
