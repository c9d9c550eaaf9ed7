/// What an app is built for.
public struct Targets: Hashable, Sendable {
  /// The versions of iOS it runs on.
  public var ios: ClosedRange<Int> = 15...27
  /// The appearances it can be in, light first.
  public var appearances: [Appearance] = [.light, .dark]
  /// Whether iOS 26 and later give its bars their glass.
  public var hasGlass = true

  /// The targets of a file that names none.
  public init() {}

  /// The versions that were released: 19–25 never existed.
  public static func isVersion(_ number: Int) -> Bool {
    (11...18).contains(number) || (26...27).contains(number)
  }

  /// The bands it runs in, older first.
  public var bands: [Band] {
    ios.lowerBound >= 26 ? Self.newer : ios.upperBound < 26 ? Self.older : Band.allCases
  }

  // A compile asks for them more than a million times.
  private static let older = [Band.below26]
  private static let newer = [Band.from26]
}

/// The iOS versions between which bars differ.
public enum Band: String, CaseIterable, Sendable {
  /// Up to iOS 18.
  case below26 = "below-26"
  /// iOS 26 and later.
  case from26 = "from-26"
}
