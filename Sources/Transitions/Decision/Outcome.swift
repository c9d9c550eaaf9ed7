public import StyleModel

/// What is to be done with a pair of screens.
public enum Outcome: Hashable, Sendable {
  /// The whole screen moves as a picture, bar and all.
  case snapshotSlide
  /// The real bar is transparent; background views carry its look and move like this.
  case crossfade(Motion)
  /// The app's own animator runs.
  case foreign

  /// The trick.
  public var strategy: Strategy {
    switch self {
    case .snapshotSlide: .snapshotSlide
    case .crossfade: .backgroundCrossfade
    case .foreign: .none
    }
  }

  /// How the backgrounds move; nil for a picture or a foreign animator.
  public var motion: Motion? {
    if case .crossfade(let motion) = self { motion } else { nil }
  }

  /// snapshot-slide > ride > blend > still: of two judgements the stronger is safe for both.
  var strength: Int {
    switch self {
    case .snapshotSlide: 4
    case .crossfade(.ride): 3
    case .crossfade(.blend): 2
    case .crossfade(.still): 1
    case .foreign: 0
    }
  }

  /// In words, for people.
  public var description: String {
    motion.map { "\(strategy.rawValue), \($0.rawValue)" } ?? strategy.rawValue
  }
}

/// What `motion` says about the choices that are the app's to make.
public struct MotionChoices: Hashable, Sendable {
  /// What a change of colour does.
  public var crossfade = Motion.blend
  /// Whether a change of background image rides, instead of needing a picture.
  public var imagesRide = false

  /// The defaults: `crossfade: blend`, `images: snapshot`.
  public init() {}

  /// What a description says.
  public init(_ style: AppStyle) {
    if style.keyword(.crossfade, in: style.motion) == 1 { crossfade = .ride }
    imagesRide = style.keyword(.images, in: style.motion) == 1
  }
}
