public import StyleModel

/// One thing that happens to an app while it is simulated.
public struct Step: Hashable, Sendable {
  /// What happens.
  public var action: Action
  /// Whether a change of the stack is animated.
  public var isAnimated = true

  /// A step.
  public init(_ action: Action, isAnimated: Bool = true) {
    self.action = action
    self.isAnimated = isAnimated
  }

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// A declared operation, as an index of the app's moves.
    case move(Int)
    /// Back to the screen below, by its button.
    case pop
    /// A finger that goes towards the screen below.
    case swipe(Swipe)
    /// Back to a screen out of the back button's menu: the nearest one, or one further below.
    case menu(Int32, nearness: Int)
    /// A tap on the tab that is shown already.
    case tab
    /// Another state of the screen on top, by its number.
    case state(Int)
    /// The device is turned.
    case rotate
    /// Another appearance.
    case appearance(Appearance)
    /// Another text size.
    case textSize
    /// The system is short of memory.
    case memoryWarning
    /// Another stack above this one, as an index of the app's stacks.
    case present(Int)
    /// The stack on top goes.
    case dismiss
  }

  /// A finger that is let go.
  public struct Swipe: Hashable, Sendable {
    /// The share of the way that it went, 0…1.
    public var progress: Double
    /// How fast it is when it is let go, in points per second.
    public var velocity = 0.0
    /// For how many seconds it lasted; nil for a finger that is as fast all the way as at the end.
    public var time: Double?
    /// Whether the system took it away, so that it goes back wherever it is.
    public var isCancelled = false

    /// A finger that went a share of the way and stopped there.
    public init(progress: Double) { self.progress = progress }
  }
}

/// Why a step cannot be.
public struct StepProblem: Error, Hashable, Sendable {
  /// Why not.
  public let message: String
  /// What was written where something else could have been meant.
  public let meant: String?
  /// What could.
  public let candidates: [String]

  init(_ message: String, meant: String? = nil, among candidates: [String] = []) {
    self.message = message
    self.meant = meant
    self.candidates = candidates
  }
}

/// What a step did.
public struct StepReport: Sendable {
  /// The step.
  public let step: Step
  /// Of a change of the stack: what was looked up.
  public var passage: PlanLookup.Step?
  /// And what the plan said of it.
  public var route: Route?
  /// Whether it was a finger that was let go too early, so that everything is as it was.
  public var isCancelled = false
  /// The instance that it led to.
  public var target: Screenshot.Instance?
  /// The picture that was taken, and is kept.
  public var taken: Screenshot?
  /// What moved as a picture taken before.
  public var shown = Shown.nothing
  /// Where that is not a picture although it should be one: how it runs instead.
  public var standIn: Recipe?

  init(_ step: Step) { self.step = step }

  /// What moves: a finger may move a picture where a tap moves none; nil if nothing moves.
  public var outcome: Outcome? {
    guard let recipe = route?.recipe else { return nil }
    if case .swipe = step.action {
      return recipe.showsPictureUnderFinger ? .snapshotSlide : recipe.outcome
    }
    return step.isAnimated && recipe.isAnimated ? recipe.outcome : nil
  }

  /// What of the screen that is returned to is to be seen while it comes back.
  public enum Shown: Hashable, Sendable {
    /// Itself, or it does not come back.
    case nothing
    /// A picture of it.
    case picture(Screenshot)
    /// Itself, in the way that stands in for a picture that is missing; and why it may be.
    case fallback(Excuse?)
  }

  /// Why a picture may be missing.
  public enum Excuse: Hashable, Sendable {
    /// The back menu's returns do not ask for pictures.
    case backMenu
    /// The screen came in unshown; and whether the plan says so.
    case neverShown(isForetold: Bool)
    /// It was dropped when the device was turned, the appearance changed or memory was short.
    case dropped
  }
}
