public import StyleModel

/// The constants by which transitions move, and the strategy their author used.
///
/// What a profile leaves out is NavStyle's own: also where UIKit does the rest, a pair that only a
/// picture can carry needs a slide and a swipe from somewhere.
public struct Profile: Sendable {
  /// Its name in `motion.profile`.
  public let name: ProfileName
  /// What it prescribes; nil leaves every pair to the table.
  public let prescription: Prescription?
  /// The rows of the table that its prescription cannot carry.
  public let cannotCarry: Set<String>
  /// How a tap moves.
  public var tap: Tap
  /// How a swipe moves and ends.
  public var swipe: Swipe
  /// In how many seconds the only bar of a pair moves up by its height, and comes down; nil where it
  /// stays at its screen.
  public let barLeaves: Double?

  /// A profile.
  public init(
    name: ProfileName, prescription: Prescription? = nil, cannotCarry: Set<String> = [],
    tap: Tap = .navstyle, swipe: Swipe = .navstyle, barLeaves: Double? = nil
  ) {
    self.name = name
    self.prescription = prescription
    self.cannotCarry = cannotCarry
    self.tap = tap
    self.swipe = swipe
    self.barLeaves = barLeaves
  }

  /// What moves without a finger, ease-in-out.
  public struct Tap: Sendable {
    /// In seconds.
    public var duration: Double
    /// What moves.
    public var slide: Slide
    /// Whether it moves every pair; if not, UIKit moves those that need neither picture nor blend.
    public let isForEveryPair: Bool

    /// A tap.
    public init(duration: Double, slide: Slide, isForEveryPair: Bool = false) {
      self.duration = duration
      self.slide = slide
      self.isForEveryPair = isForEveryPair
    }
  }

  /// What follows a finger, linearly, and how that ends.
  public struct Swipe: Sendable {
    /// What a pair runs as under the finger; nil for what it runs as after a tap.
    public let prescription: Outcome?
    /// Whether it may begin anywhere, also where the screen does not ask for that.
    public let isFull: Bool
    /// From which edge it goes.
    public let edge: Interaction.Edge
    /// What moves; nil for what a tap moves.
    public var slide: Slide?
    /// It finishes if one of these holds when it is released.
    public let finish: [FinishRule]
    /// How many seconds it takes to settle, from wherever; nil for the tap's, in proportion to what
    /// is left.
    public let settle: Double?

    /// A swipe.
    public init(
      prescription: Outcome? = nil, isFull: Bool = false, edge: Interaction.Edge = .leading,
      slide: Slide? = nil, finish: [FinishRule], settle: Double? = nil
    ) {
      self.prescription = prescription
      self.isFull = isFull
      self.edge = edge
      self.slide = slide
      self.finish = finish
      self.settle = settle
    }
  }

  /// A slide of one screen, by its whole width, over another.
  public struct Slide: Hashable, Sendable {
    /// How far the screen below moves, in screen widths.
    public var parallax: Double
    /// The darkness over the screen below.
    public var dim: Dim?
    /// The shadow at the edge of the screen on top.
    public let edgeShadow: EdgeShadow?

    /// A slide.
    public init(parallax: Double, dim: Dim? = nil, edgeShadow: EdgeShadow? = nil) {
      self.parallax = parallax
      self.dim = dim
      self.edgeShadow = edgeShadow
    }
  }

  /// A colour over the screen below.
  public struct Dim: Hashable, Sendable {
    /// The colour.
    public let color: RGBA
    /// Its opacity while that screen is covered, 0…1.
    public var opacity: Double
    /// The share of the way back after which nothing is left of it.
    public let isGoneAt: Double

    /// A darkness.
    public init(_ color: RGBA = .black, opacity: Double, isGoneAt: Double = 1) {
      self.color = color
      self.opacity = opacity
      self.isGoneAt = isGoneAt
    }
  }
}

// MARK: Numbers that an app writes

extension Profile {
  /// The numbers that `motion` can write in place of a profile's.
  public struct Numbers: Hashable, Sendable {
    /// How long a tap moves, in seconds.
    public var duration: Double?
    /// How far the screen below moves, in screen widths.
    public var parallax: Double?
    /// How dark it gets.
    public var dim: Double?

    /// The numbers that a description writes.
    public init(_ style: AppStyle) {
      duration = style.number(.duration, in: style.motion)
      parallax = style.number(.parallax, in: style.motion)
      dim = style.number(.dim, in: style.motion)
    }

    init(duration: Double?, parallax: Double?, dim: Double?) {
      self.duration = duration
      self.parallax = parallax
      self.dim = dim
    }
  }

  /// The numbers by which taps and swipes alike move; nil where they differ or there is none.
  public var numbers: Numbers {
    let slides = [tap.slide, swipe.slide ?? tap.slide]
    func common(_ number: (Slide) -> Double?) -> Double? {
      number(slides[0]) == number(slides[1]) ? number(slides[0]) : nil
    }
    return Numbers(
      duration: tap.duration, parallax: common { $0.parallax }, dim: common { $0.dim?.opacity })
  }

  /// The profile with other numbers in place of its own.
  public func adapted(to numbers: Numbers) -> Profile {
    var profile = self
    if let duration = numbers.duration { profile.tap.duration = duration }
    profile.tap.slide.adapt(to: numbers)
    profile.swipe.slide?.adapt(to: numbers)
    return profile
  }
}

extension Profile.Slide {
  fileprivate mutating func adapt(to numbers: Profile.Numbers) {
    if let parallax = numbers.parallax { self.parallax = parallax }
    guard let opacity = numbers.dim else { return }
    dim = dim ?? Profile.Dim(opacity: opacity)
    dim?.opacity = opacity
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
  /// Its blur radius, in points; `CALayer`'s own where none is given.
  public let radius: Double

  /// A shadow.
  public init(_ color: RGBA = .black, offset: [Double], opacity: Double, radius: Double = 3) {
    self.color = color
    self.offset = offset
    self.opacity = opacity
    self.radius = radius
  }
}

extension RGBA {
  /// Opaque black.
  public static let black = RGBA(0x0000_00FF)
}
