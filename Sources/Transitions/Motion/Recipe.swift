public import Navigation
public import StyleModel

/// How one transition runs: a recipe that many pairs share.
///
/// Colours are references into the two looks, so that the number of recipes does not grow with the
/// number of looks.
public struct Recipe: Hashable, Sendable {
  /// The trick.
  public var outcome: Outcome
  /// Which way.
  public var direction: Direction
  /// Whether it is animated at all.
  public var isAnimated = true
  /// Whether a visible difference is left to UIKit because somebody asked for it.
  public var isBreak = false
  /// What moves; nil where UIKit's own transition runs without layers of ours.
  public var timeline: Timeline?
  /// The picture that moves.
  public var snapshot: Snapshot?
  /// Of a return by picture: the recipe, by its number, for when the picture is missing.
  public var fallback: Int32?
  /// The same for stacks whose bar is UIKit's own, where that recipe needs a transparent one.
  public var fallbackOnSystemBar: Int32?
  /// What happens to tint, titles and status bar.
  public var foreground = Foreground()
  /// The swipe; nil for a push.
  public var interaction: Interaction?
  /// Whether iOS 14 would leave the tab bar hidden after a return over more than one level, unless
  /// the flag of the screen that hides it is cleared first.
  public var clearsTabBarFlag = false
  /// UIKit's recognisers that must be off while this pair is on top.
  public var recognisersOff: [Recogniser] = []

  /// The picture that moves after a tap or under a finger.
  public var picture: Snapshot? {
    if case .own(let swipe)? = interaction { snapshot ?? swipe.snapshot } else { snapshot }
  }
}

extension Recipe {
  /// Whether a picture that was taken before, of the screen it returns to, moves after a tap.
  public var showsPictureAfterTap: Bool { isAnimated && snapshot?.of == .to }

  /// Whether one moves under a finger: also where a tap moves nothing.
  public var showsPictureUnderFinger: Bool {
    guard case .own? = interaction else { return false }
    return picture?.of == .to
  }

  /// Whether it shows a picture that was taken before, of the screen it returns to.
  public var returnsByPicture: Bool { showsPictureAfterTap || showsPictureUnderFinger }

  /// Whether it shows one after an operation: a finger goes back to the screen below and no further.
  public func returnsByPicture(after operation: Navigation.Operation) -> Bool {
    operation == .pop ? returnsByPicture : showsPictureAfterTap
  }

  /// Whether it says what to show where a picture is missing: whenever it has one to return to, also
  /// where nothing moves that could show it.
  var hasFallback: Bool { picture?.of == .to }
}

/// What moves, and how.
public struct Timeline: Hashable, Sendable {
  /// In seconds; nil where UIKit's own slide sets the pace.
  public var duration: Double?
  /// Whether it goes the other way in right-to-left layouts.
  public var isMirrored = true
  /// From the bottom up.
  public var layers: [Layer]
}

/// One thing that moves.
public struct Layer: Hashable, Sendable {
  /// What it is.
  public let kind: Kind
  /// Where its picture comes from; nil for a layer that is only a colour.
  public var source: Source?
  /// Its colour, if it is one.
  public var color: RGBA?
  /// How long its own tracks take, in seconds, from the start; nil for as long as the timeline.
  public var duration: Double?
  /// Its horizontal position, in screen widths.
  public var x: Track?
  /// Its vertical position, in its own height.
  public var y: Track?
  /// Its opacity.
  public var alpha: Track?
  /// Its background at t = 0 and 1.
  public var fill: [ColorReference]?
  /// Its hairline at t = 0 and 1.
  public var line: [ColorReference]?
  /// The side whose background it carries all along.
  public var look: Side?
  /// The shadow at its edge.
  public var edgeShadow: EdgeShadow?

  /// A layer.
  public init(_ kind: Kind, source: Source? = nil, x: Track? = nil) {
    self.kind = kind
    self.source = source
    self.x = x
  }

  /// The layers there are.
  public enum Kind: String, CaseIterable, Sendable {
    /// The screen below.
    case back
    /// The darkness over it.
    case dim
    /// The screen on top.
    case front
    /// One background for both.
    case bar
    /// The background of the screen below.
    case backBar = "back-bar"
    /// The background of the screen on top.
    case frontBar = "front-bar"
  }

  /// Where a layer's picture comes from.
  public enum Source: String, CaseIterable, Sendable {
    /// The view itself.
    case live
    /// A picture taken before.
    case snapshot
  }
}

/// A value over time: key frames, and straight lines in between.
public struct Track: Hashable, Sendable {
  /// By time: from one at 0 to one at 1.
  public let frames: [KeyFrame]

  /// A value at a time.
  public struct KeyFrame: Hashable, Sendable {
    /// The share of the time, 0…1.
    public let time: Double
    /// The value.
    public let value: Double
  }

  /// From one value to another.
  public init(_ start: Double, _ end: Double) {
    frames = [KeyFrame(time: 0, value: start), KeyFrame(time: 1, value: end)]
  }

  /// Frames in the order of their times.
  init(_ frames: [KeyFrame]) { self.frames = frames }

  /// The value at the start.
  public var start: Double { frames.first?.value ?? 0 }
  /// The value at the end.
  public var end: Double { frames.last?.value ?? 0 }

  /// The same backwards.
  var reversed: Track {
    Track(frames.reversed().map { KeyFrame(time: 1 - $0.time, value: $0.value) })
  }
}

/// One of the two screens of a transition.
public enum Side: String, CaseIterable, Sendable {
  /// The one on top before.
  case from
  /// The one on top after.
  case to
}

/// A colour of one of the two looks.
public enum ColorReference: String, CaseIterable, Sendable {
  /// The one before.
  case from
  /// The one after.
  case to
  /// The colour before, at coverage 0.
  case fromClear = "from-clear"
  /// The colour after, at coverage 0.
  case toClear = "to-clear"
}

/// A picture of a screen.
public struct Snapshot: Hashable, Sendable {
  /// Of which.
  public let of: Side
  /// Of which view.
  public let target: Target

  /// A picture of a screen.
  public init(of side: Side, target: Target) {
    of = side
    self.target = target
  }

  /// The view of which a picture is taken.
  public enum Target: String, CaseIterable, Sendable {
    /// The window's root view, so that the tab bar is in the picture.
    case root
    /// The navigation controller's view.
    case navigation
  }
}

/// What changes of all that is not background: done in the first quarter, so that it reads.
public struct Foreground: Hashable, Sendable {
  /// Whether the buttons change colour.
  public var tint = false
  /// Whether the title changes colour.
  public var title = false
  /// Whether the large title changes colour.
  public var largeTitle = false
  /// Whether the status bar changes its style; it does so at the start.
  public var statusBar = false

  /// Whether nothing changes.
  public var isEmpty: Bool { self == Foreground() }
}

/// UIKit's own recognisers for going back.
public enum Recogniser: String, CaseIterable, Sendable {
  /// From the leading edge, all versions.
  case interactivePop
  /// From anywhere, from iOS 26.
  case interactiveContentPop
}
