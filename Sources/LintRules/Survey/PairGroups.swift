import Diagnostics
import Navigation
import StyleModel
import Transitions

/// Pairs of screens of which one thing is to be said, however many there are.
struct PairGroup {
  /// The first transition of them, and the decision on it that is spoken of.
  let first: (transition: Transition, decision: Decision)
  /// The first few, in the order they were met.
  private(set) var shown: [Transition] = []
  /// The pairs of screens as they open, each once as soon as all are there.
  private var opening: [UInt64] = []
  private var inStates: Set<SIMD4<Int>> = []

  /// More pairs than these are counted, not named.
  private static let shownCount = 3

  /// The number of pairs of screens in their states, each in one direction.
  var count: Int { opening.count + inStates.count }

  /// The pairs, by the numbers of their screens.
  fileprivate var screens: [(Int, Int)] {
    opening.map { (Int($0 >> 32), Int($0 & 0xFFFF_FFFF)) } + inStates.map { ($0[0], $0[2]) }
  }

  fileprivate init(_ transition: Transition, _ decision: Decision) {
    first = (transition, decision)
  }

  /// Takes in a pair of screens as they open; whether it is to be named.
  mutating func isNamed(_ from: Int32, _ to: Int32) -> Bool {
    let pair =
      UInt64(UInt32(bitPattern: min(from, to))) << 32 | UInt64(UInt32(bitPattern: max(from, to)))
    let isNew = shown.count < Self.shownCount && !opening.contains(pair)
    opening.append(pair)
    return isNew
  }

  /// All pairs are there. Most are taken in in order, and once.
  fileprivate mutating func finish() {
    opening.sort()
    var count = 0
    for pair in opening where count == 0 || pair != opening[count - 1] {
      opening[count] = pair
      count += 1
    }
    opening.removeLast(opening.count - count)
  }

  /// Names it.
  mutating func name(_ transition: Transition) { shown.append(transition) }

  fileprivate mutating func add(_ transition: Transition) {
    guard transition.states != (0, 0) else {
      if isNamed(Int32(transition.from), Int32(transition.to)) { name(transition) }
      return
    }
    let from = SIMD2(transition.from, transition.states.from)
    let to = SIMD2(transition.to, transition.states.to)
    let isOrdered = (from.x, from.y) < (to.x, to.y)
    let ends = SIMD4(lowHalf: isOrdered ? from : to, highHalf: isOrdered ? to : from)
    guard inStates.insert(ends).inserted else { return }
    if shown.count < Self.shownCount { name(transition) }
  }
}

/// Groups that are being made.
struct GroupTable<Key: Hashable> {
  var groups: [(key: Key, group: PairGroup)] = []
  private var numbers: [Key: Int] = [:]
  /// What was asked for last: many of one group follow each other.
  private var last: (key: Key, number: Int)?

  /// The number of the group of a key; nil if there is none yet.
  mutating func number(of key: Key) -> Int? {
    if let last, last.key == key { return last.number }
    guard let number = numbers[key] else { return nil }
    last = (key, number)
    return number
  }

  /// Begins the group of a key with the first of it; its number.
  mutating func begin(_ key: Key, _ transition: Transition, _ decision: Decision) -> Int {
    numbers[key] = groups.count
    groups.append((key, PairGroup(transition, decision)))
    return groups.count - 1
  }

  /// The groups, when all pairs are in them.
  consuming func finished() -> [(key: Key, group: PairGroup)] {
    for index in groups.indices { groups[index].group.finish() }
    return groups
  }
}

extension Subject {
  /// Groups what was decided for declared transitions, in every state of their screens, by what is
  /// to be said of it.
  ///
  /// Verdicts are few and transitions many, so verdicts are asked first.
  ///
  /// - Parameters:
  ///   - isWanted: whether something may be said of transitions with this verdict.
  ///   - key: what is the same for decisions of which one thing is to be said; nil if nothing is.
  func pairs<Key: Hashable>(
    where isWanted: (Verdict) -> Bool, by key: (Transition, Decision) -> Key?
  ) -> [(key: Key, group: PairGroup)] {
    var table = GroupTable<Key>()
    add(plan.transitionsInStates(where: isWanted), to: &table, by: key)
    return table.finished()
  }

  /// Adds to the groups what there is to say of these transitions.
  func add<Key: Hashable>(
    _ transitions: [Transition], to table: inout GroupTable<Key>,
    by key: (Transition, Decision) -> Key?
  ) {
    for transition in transitions
    where !misread.contains(transition.from) && !misread.contains(transition.to) {
      for decision in transition.way.decisions {
        guard let key = key(transition, decision) else { continue }
        let number = table.number(of: key) ?? table.begin(key, transition, decision)
        table.groups[number].group.add(transition)
      }
    }
  }

  /// A screen of a transition, in its state.
  func sighting(_ side: Side, of transition: Transition) -> Sighting {
    side == .from
      ? Sighting(screen: transition.from, state: transition.states.from)
      : Sighting(screen: transition.to, state: transition.states.to)
  }

  /// How that looks.
  func look(_ side: Side, of transition: Transition) -> Look {
    let sighting = sighting(side, of: transition)
    return resolved.look(ofScreen: sighting.screen, state: sighting.state)
  }

  /// `'home' → 'detail'`.
  func name(_ transition: Transition) -> String {
    let names = names(of: transition)
    return "\(names.from) → \(names.to)"
  }

  /// The pairs of a group: the first few, and how many more there are.
  func names(_ group: PairGroup) -> String {
    let names = group.shown.map { name($0) }
    let more = group.count - names.count
    return names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// What a finding about a group is known by: the least of its pairs, whichever way that is met, so
  /// that neither the order of screens nor of what they push matters.
  func identity(of group: PairGroup) -> String {
    let pairs = group.screens.map { one, other in
      style.screenPrecedes(other, one) ? (other, one) : (one, other)
    }
    let least = pairs.min { one, other in
      style.screenPrecedes(one.0, other.0)
        || !style.screenPrecedes(other.0, one.0) && style.screenPrecedes(one.1, other.1)
    }
    return least.map { "\(style.screenName($0.0)) – \(style.screenName($0.1))" } ?? ""
  }

  /// The screens of a stack, bottom first: `home → detail → player`; of a high one the lower and the
  /// upper end.
  func path(_ stack: [Int32]) -> String {
    func names(_ screens: some Sequence<Int32>) -> [String] {
      screens.map { style.screenName(Int($0)) }
    }
    let isHigh = stack.count > 12
    let parts =
      isHigh
      ? names(stack.prefix(6)) + ["(\(stack.count - 10) more)"] + names(stack.suffix(4))
      : names(stack)
    return parts.joined(separator: " → ")
  }

  /// What a side of a transition has for an attribute.
  func value(_ attribute: Attribute, _ side: Side, of transition: Transition) -> String {
    let value = look(side, of: transition)
      .value(of: attribute, in: style.targets.appearances.first ?? .light, style)
    return value?.description ?? ""
  }

  /// Notes that show, for both screens of a transition, the first of these attributes in which they
  /// differ.
  func notes(differingIn attributes: [Attribute], of transition: Transition) -> [Note] {
    let sides = [Side.from, .to]
    let differing = attributes.first { attribute in
      value(attribute, .from, of: transition) != value(attribute, .to, of: transition)
    }
    guard let differing else { return [] }
    return sides.map { side in
      let sighting = sighting(side, of: transition)
      return Note(
        "\(name(sighting)) has \(differing.path): \(value(differing, side, of: transition))",
        at: resolved.place(of: differing, ofScreen: sighting.screen, state: sighting.state))
    }
  }

  /// A finding about an attribute that differs between the two screens of each pair of a group: at
  /// the side of the first that writes it nearer to its screen, with a note at the other.
  ///
  /// - Parameters:
  ///   - info: the rule.
  ///   - attribute: what differs.
  ///   - group: between which screens.
  ///   - side: the side at which it is to be shown; nil for the one that writes it.
  ///   - message: what is wrong.
  ///   - help: what to do.
  func finding(
    _ info: RuleInfo, on attribute: Attribute, of group: PairGroup, at side: Side? = nil,
    message: String, help: String
  ) -> Finding {
    let transition = group.first.transition
    let causes = [Side.from, .to].map {
      cause(of: [attribute], at: sighting($0, of: transition))
    }
    let names = names(of: transition)
    let texts = [
      "\(names.from) has \(attribute.path): \(value(attribute, .from, of: transition))",
      "\(names.to) has \(attribute.path): \(value(attribute, .to, of: transition))",
    ]
    let nearest = zip([Side.from, .to], causes).map { side, cause in
      cause.setting.map { nearness(of: $0, at: sighting(side, of: transition)).rawValue } ?? -1
    }
    let own = side.map { $0 == .from ? 0 : 1 } ?? (nearest[0] > nearest[1] ? 0 : 1)
    return Finding(
      info, at: causes[own].range, label: texts[own], keyPath: causes[own].keyPath,
      identity: identity(of: group), message: message,
      notes: [Note(texts[1 - own], at: causes[1 - own].range)], help: help)
  }
}
