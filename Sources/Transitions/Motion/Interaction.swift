import StyleModel

/// Who owns the swipe back, and how it runs.
public enum Interaction: Hashable, Sendable {
  /// UIKit.
  case uikit
  /// Nobody: the screen turned it off.
  case off
  /// The plan: the swipe drives layers, linearly.
  case own(Swipe)

  /// Whether it is the plan that owns it.
  var isOwn: Bool {
    if case .own = self { true } else { false }
  }

  /// A swipe of the plan's own.
  public struct Swipe: Hashable, Sendable {
    /// Whether it may begin anywhere.
    public let isFull: Bool
    /// From which edge it goes.
    public let edge: Edge
    /// Within how many points of that edge it may begin; nil for no limit but the above.
    public let within: Double?
    /// What it drives, from the bottom up; nil for what moves after a tap.
    public let layers: [Layer]?
    /// The picture that moves, where none does after a tap.
    public let snapshot: Snapshot?
    /// It finishes if one of these holds when it is released; if it fails or is cancelled, never.
    public let finish: [FinishRule]
    /// How it gets to the end it was released towards.
    public let settle: Settle
  }

  /// The edge that a swipe goes from.
  public enum Edge: String, CaseIterable, Sendable {
    /// The one where lines of text begin.
    case leading
    /// The left one, also in right-to-left layouts.
    case left
  }

  /// How a released swipe gets to its end.
  public struct Settle: Hashable, Sendable {
    /// In seconds.
    public let duration: Double
    /// Whether that is for the whole way, and less for what is left of it.
    public let isScaled: Bool
  }

  /// When a swipe does not even begin.
  public enum Refusal: String, CaseIterable, Sendable {
    /// There is nothing below: the stack would freeze.
    case atRoot = "at-root"
    /// A transition runs: a second one on top of it hangs the app.
    case inTransition = "in-transition"
  }
}
