public import StyleModel

/// Which way a transition goes.
public enum Direction: String, CaseIterable, Sendable {
  /// Onto the stack.
  case push
  /// Off the stack.
  case pop
}

/// What `transitions` asks for a pair in one direction, key by key from the entry that counts.
public struct Override: Hashable, Sendable {
  /// The trick.
  public var strategy: Strategy?
  /// How the backgrounds move.
  public var motion: Motion?
  /// Whether it is animated.
  public var isAnimated: Bool?
  /// How long it takes, in seconds.
  public var duration: Double?
  /// The entries it was taken from, most specific first, as indices into `AppStyle.transitions`.
  public var entries: [Int32] = []
}

extension Override {
  /// What one entry asks for.
  init(_ style: AppStyle, _ entry: Range<Int32>) {
    strategy = style.keyword(.strategy, in: entry).flatMap(Strategy.init(word:))
    motion = style.keyword(.transitionMotion, in: entry).flatMap(Motion.init(word:))
    if case .boolean(let value)? = style.setting(.animated, in: entry)?.value { isAnimated = value }
    duration = style.number(.transitionDuration, in: entry)
  }

  /// Adds what a less specific entry asks for.
  mutating func add(_ entry: Int32, _ style: AppStyle) {
    let written = Override(style, style.transitions[Int(entry)])
    entries.append(entry)
    strategy = strategy ?? written.strategy
    motion = motion ?? written.motion
    isAnimated = isAnimated ?? written.isAnimated
    duration = duration ?? written.duration
  }
}
