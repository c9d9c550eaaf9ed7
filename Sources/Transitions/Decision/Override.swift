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

/// Two entries of `transitions` of equal rank that write one key for one pair.
public struct OverrideConflict: Sendable {
  /// The entry written first.
  public let first: Int
  /// The other.
  public let second: Int
  /// The key both write.
  public let attribute: Attribute
}

/// The overrides of a description, found by pair.
public struct OverrideTable: Sendable {
  private let style: AppStyle
  private var entries: [Pair: [Int]] = [:]

  /// An unordered pair of screens.
  private struct Pair: Hashable {
    let lower: Int32
    let upper: Int32

    init(_ one: Int32, _ other: Int32) {
      lower = min(one, other)
      upper = max(one, other)
    }
  }

  private static let keys: [Attribute] = [
    .strategy, .transitionMotion, .animated, .transitionDuration,
  ]

  /// The overrides of a description.
  public init(_ style: AppStyle) {
    self.style = style
    for (index, settings) in style.transitions.enumerated() {
      guard let from = style.reference(.from, in: settings),
        let to = style.reference(.to, in: settings)
      else { continue }
      entries[Pair(Int32(from), Int32(to)), default: []].append(index)
    }
  }

  /// Whether there is none.
  public var isEmpty: Bool { entries.isEmpty }

  /// What is asked for a transition; nil if nothing is.
  public func override(from: Int32, to: Int32, _ direction: Direction) -> Override? {
    guard let candidates = entries[Pair(from, to)] else { return nil }
    var result = Override()
    let ranked = candidates.compactMap { entry in
      rank(entry, from, to, direction).map { (entry, $0) }
    }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    for (entry, _) in ranked {
      let settings = style.transitions[entry]
      result.entries.append(Int32(entry))
      result.strategy =
        result.strategy ?? style.keyword(.strategy, in: settings).flatMap(Strategy.init(word:))
      result.motion =
        result.motion ?? style.keyword(.transitionMotion, in: settings).flatMap(Motion.init(word:))
      if case .boolean(let value)? = style.setting(.animated, in: settings)?.value {
        result.isAnimated = result.isAnimated ?? value
      }
      result.duration = result.duration ?? style.number(.transitionDuration, in: settings)
    }
    return ranked.isEmpty ? nil : result
  }

  /// How specific an entry is for a transition; nil if it does not speak of it.
  private func rank(_ entry: Int, _ from: Int32, _ to: Int32, _ direction: Direction) -> Int? {
    let settings = style.transitions[entry]
    let isThisWay =
      style.reference(.from, in: settings) == Int(from)
      && style.reference(.to, in: settings) == Int(to)
    switch style.keyword(.operation, in: settings) ?? 0 {
    case 1: return isThisWay && direction == .push ? 1 : nil
    case 2: return isThisWay && direction == .pop ? 1 : nil
    default: return 0
    }
  }

  /// The entries that contradict each other, in the order they were written.
  public var conflicts: [OverrideConflict] {
    var result: [OverrideConflict] = []
    for candidates in entries.values where candidates.count > 1 {
      var writers: [Slot: Int] = [:]
      for entry in candidates {
        let settings = style.transitions[entry]
        for attribute in Self.keys where style.setting(attribute, in: settings) != nil {
          let slot = Slot(style, settings, attribute)
          if let first = writers[slot] {
            result.append(OverrideConflict(first: first, second: entry, attribute: attribute))
          } else {
            writers[slot] = entry
          }
        }
      }
    }
    return result.sorted {
      ($0.second, $0.attribute.rawValue) < ($1.second, $1.attribute.rawValue)
    }
  }

  /// What two entries of one pair must not both write.
  private struct Slot: Hashable {
    let operation: UInt8
    /// The direction of the entry counts only where it names an operation.
    let from: Int?
    let attribute: Attribute

    init(_ style: AppStyle, _ settings: Range<Int32>, _ attribute: Attribute) {
      operation = style.keyword(.operation, in: settings) ?? 0
      from = operation == 0 ? nil : style.reference(.from, in: settings)
      self.attribute = attribute
    }
  }
}
