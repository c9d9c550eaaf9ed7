public import StyleModel

/// The overrides of a description, found by pair.
public struct OverrideTable: Sendable {
  private let style: AppStyle
  /// The entries that name both screens.
  private var pairs: [Pair: [Int]] = [:]
  /// The entries that name one screen, by that screen.
  private var halves: [Int32: [Int]] = [:]
  /// The entries that name none.
  private var wholes: [Int] = []
  /// What those ask for, by direction.
  private var general: [Direction: Override] = [:]
  /// The entries that only repeat what others write for the same screens: they are in none of these
  /// lists. Every transition is asked for by all entries of a list, and of those a file may have as many
  /// as it has transitions.
  private(set) var repeated: Set<Int> = []
  /// The contradictions among entries that name the same screens.
  private var contradictions: [OverrideConflict] = []

  /// An unordered pair of screens.
  private struct Pair: Hashable {
    let lower: Int32
    let upper: Int32

    init(_ one: Int32, _ other: Int32) {
      lower = min(one, other)
      upper = max(one, other)
    }
  }

  /// The overrides of a description.
  public init(_ style: AppStyle) {
    self.style = style
    for (index, settings) in style.transitions.enumerated() {
      // An end that could not be read was reported.
      guard style.setting(.from, in: settings) != nil, style.setting(.to, in: settings) != nil
      else { continue }
      let ends = (style.reference(.from, in: settings), style.reference(.to, in: settings))
      switch ends {
      case (let from?, let to?):
        pairs[Pair(Int32(from), Int32(to)), default: []].append(index)
      case (let screen?, nil), (nil, let screen?):
        halves[Int32(screen), default: []].append(index)
      case (nil, nil): wholes.append(index)
      }
    }
    for (pair, entries) in pairs where entries.count > 1 { pairs[pair] = takeRepeated(entries) }
    for (screen, entries) in halves where entries.count > 1 {
      halves[screen] = takeRepeated(entries)
    }
    wholes = takeRepeated(wholes)
    for direction in Direction.allCases {
      general[direction] = override(of: wholes, from: -1, to: -1, direction)
    }
  }

  /// Whether there is none.
  public var isEmpty: Bool { pairs.isEmpty && halves.isEmpty && wholes.isEmpty }

  /// What is asked for a transition; nil if nothing is.
  public func override(from: Int32, to: Int32, _ direction: Direction) -> Override? {
    var candidates = pairs[Pair(from, to)] ?? []
    if !halves.isEmpty {
      candidates += halves[from] ?? []
      if from != to { candidates += halves[to] ?? [] }
    }
    if candidates.isEmpty { return general[direction] }
    return override(of: candidates + wholes, from: from, to: to, direction)
  }

  /// What is asked for by these entries, the most specific first; nil without any.
  func override(by entries: [Int32]) -> Override? {
    var result = Override()
    for entry in entries { result.add(entry, style) }
    return entries.isEmpty ? nil : result
  }

  /// What is asked for every transition that no entry names a screen of.
  func ofAll(_ direction: Direction) -> Override? { general[direction] }

  /// The screens that entries name.
  var namedScreens: Set<Int32> {
    Set(halves.keys).union(pairs.keys.lazy.flatMap { [$0.lower, $0.upper] })
  }

  /// Whether some entry names this screen and no other.
  func namesAlone(_ screen: Int32) -> Bool { halves[screen] != nil }

  /// Whether some entry that names one of two screens speaks of the pair, in either direction.
  public func names(_ one: Int32, _ other: Int32) -> Bool {
    guard !pairs.isEmpty || !halves.isEmpty else { return false }
    let entries = (pairs[Pair(one, other)] ?? []) + (halves[one] ?? []) + (halves[other] ?? [])
    return entries.contains { entry in
      Direction.allCases.contains { direction in
        rank(entry, one, other, direction) != nil || rank(entry, other, one, direction) != nil
      }
    }
  }

  private func override(
    of candidates: [Int], from: Int32, to: Int32, _ direction: Direction
  ) -> Override? {
    let ranked = candidates.compactMap { entry in
      rank(entry, from, to, direction).map { (entry, $0) }
    }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    return override(by: ranked.map { Int32($0.0) })
  }

  /// How specific an entry is for a transition – two for each screen it names, one for an operation;
  /// nil if it does not speak of it.
  private func rank(_ entry: Int, _ from: Int32, _ to: Int32, _ direction: Direction) -> Int? {
    let settings = style.transitions[entry]
    let ends = [style.reference(.from, in: settings), style.reference(.to, in: settings)]
    func speaks(of screens: [Int32]) -> Bool {
      zip(ends, screens).allSatisfy { $0 == nil || $0 == Int($1) }
    }
    let names = ends.count { $0 != nil } * 2
    switch style.keyword(.operation, in: settings) ?? 0 {
    case 1: return speaks(of: [from, to]) && direction == .push ? names + 1 : nil
    case 2: return speaks(of: [from, to]) && direction == .pop ? names + 1 : nil
    default: return speaks(of: [from, to]) || speaks(of: [to, from]) ? names : nil
    }
  }
}

// MARK: Conflicts

/// Two entries of `transitions` of equal rank that write one key for one pair.
public struct OverrideConflict: Sendable {
  /// The entry written first.
  public let first: Int
  /// The other.
  public let second: Int
  /// The key both write.
  public let attribute: Attribute
  /// The pair that shows it, where the two name different screens.
  public var pair: (from: Int, to: Int)?
}

extension OverrideTable {
  private static let keys: [Attribute] = [
    .strategy, .transitionMotion, .animated, .transitionDuration,
  ]

  /// What two entries must not both write.
  private struct Slot: Hashable {
    let operation: UInt8
    /// The direction of the entry counts only where it names an operation.
    let from: Int?
    let to: Int?
    let attribute: Attribute
  }

  /// The entries that contradict each other, in the order they were written.
  ///
  /// Entries that name the same screens do so whatever the app looks like. Two that name one screen
  /// each only do for a transition between the two of which no entry names both.
  ///
  /// - Parameter transitions: every transition of the app.
  public func conflicts(
    along transitions: some Sequence<Transition>
  ) -> [OverrideConflict] {
    var result = contradictions
    var writers: [Slot: Int] = [:]
    for entries in halves.values {
      for entry in entries {
        for slot in slots(of: entry) where writers[slot] == nil { writers[slot] = entry }
      }
    }
    if !writers.isEmpty { result += crossings(writers, along: transitions) }
    return result.sorted {
      ($0.second, $0.attribute.rawValue, $0.first) < ($1.second, $1.attribute.rawValue, $1.first)
    }
  }

  /// Without the entries of which others of the list write everything; what both write is a contradiction.
  private mutating func takeRepeated(_ entries: [Int]) -> [Int] {
    var writers: [Slot: Int] = [:]
    return entries.filter { entry in
      var isNew = false
      for slot in slots(of: entry) {
        if let first = writers[slot] {
          guard slot.attribute != Self.nothing else { continue }
          contradictions.append(
            OverrideConflict(first: first, second: entry, attribute: slot.attribute))
        } else {
          writers[slot] = entry
          isNew = true
        }
      }
      if !isNew { repeated.insert(entry) }
      return isNew
    }
  }

  /// What an entry that asks for nothing takes up.
  private static let nothing = Attribute.reason

  /// What an entry writes.
  private func slots(of entry: Int) -> [Slot] {
    let settings = style.transitions[entry]
    let operation = style.keyword(.operation, in: settings) ?? 0
    let from = style.reference(.from, in: settings)
    let to = style.reference(.to, in: settings)
    let written = Self.keys.filter { style.setting($0, in: settings) != nil }
    return (written.isEmpty ? [Self.nothing] : written).map { attribute in
      // Without an operation, both ways are meant.
      operation == 0
        ? Slot(
          operation: 0, from: [from, to].compactMap { $0 }.min(),
          to: from == nil || to == nil ? nil : max(from ?? 0, to ?? 0), attribute: attribute)
        : Slot(operation: operation, from: from, to: to, attribute: attribute)
    }
  }

  /// The contradictions of entries that name one screen each.
  private func crossings(
    _ writers: [Slot: Int], along transitions: some Sequence<Transition>
  ) -> [OverrideConflict] {
    var found: [[Int]: OverrideConflict] = [:]
    for transition in transitions where mayCross(transition) {
      let (from, to) = (transition.from, transition.to)
      for attribute in Self.keys where !isWrittenForPair(attribute, transition) {
        let operation: UInt8 = transition.direction == .push ? 1 : 2
        var both = [
          writers[Slot(operation: operation, from: from, to: nil, attribute: attribute)],
          writers[Slot(operation: operation, from: nil, to: to, attribute: attribute)],
        ].compactMap { $0 }
        if both.isEmpty, from != to {
          both = [from, to].compactMap {
            writers[Slot(operation: 0, from: $0, to: nil, attribute: attribute)]
          }
        }
        guard both.count == 2, let first = both.min(), let second = both.max() else { continue }
        let key = [first, second, Int(attribute.rawValue)]
        guard found[key] == nil else { continue }
        found[key] = OverrideConflict(
          first: first, second: second, attribute: attribute, pair: (from, to))
      }
    }
    return Array(found.values)
  }

  private func mayCross(_ transition: Transition) -> Bool {
    halves[Int32(transition.from)] != nil && halves[Int32(transition.to)] != nil
  }

  private func isWrittenForPair(_ attribute: Attribute, _ transition: Transition) -> Bool {
    let (from, to) = (Int32(transition.from), Int32(transition.to))
    return (pairs[Pair(from, to)] ?? []).contains { entry in
      style.setting(attribute, in: style.transitions[entry]) != nil
        && rank(entry, from, to, transition.direction) != nil
    }
  }
}
