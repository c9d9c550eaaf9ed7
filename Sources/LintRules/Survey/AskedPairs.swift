import Diagnostics
import Navigation
import StyleModel
import Transitions

/// What an entry of `transitions` asks for.
struct Asked {
  /// The entry.
  let entry: Int
  /// What it writes.
  let setting: Setting
}

extension Subject {
  /// The entry of `transitions` from which a transition has one of these keys: the most specific one
  /// that writes the first of them that anybody writes.
  func entry(
    writing attributes: [Attribute], for transition: Transition
  ) -> Asked? {
    entry(
      writing: attributes, from: transition.from, to: transition.to, transition.direction)
  }

  /// The same for a way between two screens.
  func entry(
    writing attributes: [Attribute], from: Int, to: Int, _ direction: Direction
  ) -> Asked? {
    let override = plan.overrides.override(from: Int32(from), to: Int32(to), direction)
    for attribute in attributes {
      for entry in override?.entries ?? [] {
        if let setting = style.setting(attribute, in: style.transitions[Int(entry)]) {
          return Asked(entry: Int(entry), setting: setting)
        }
      }
    }
    return nil
  }

  /// Groups the transitions on which something was decided by the entry that asked for it.
  ///
  /// - Parameters:
  ///   - attributes: the keys with which it is asked for.
  ///   - isMeant: whether something is to be said of a decision.
  func pairs(
    asking attributes: [Attribute], where isMeant: (Decision) -> Bool
  ) -> [(asked: Asked, group: PairGroup)] {
    let groups = pairs(where: { $0.ways.contains { $0.decisions.contains(where: isMeant) } }) {
      transition, decision in
      isMeant(decision) ? entry(writing: attributes, for: transition)?.entry : nil
    }
    return groups.compactMap { _, group in
      entry(writing: attributes, for: group.first.transition).map { ($0, group) }
    }
  }

  /// The keys that lead to what an entry asks for.
  func keyPath(of asked: Asked) -> String {
    style.keyPath(ofTransition: asked.entry) + "." + asked.setting.attribute.path
  }

  /// A finding about what an entry asks for.
  func finding(
    _ info: RuleInfo, on asked: Asked, message: String, notes: [Note], help: String
  ) -> Finding {
    Finding(
      info, at: asked.setting.range, keyPath: keyPath(of: asked), message: message, notes: notes,
      help: help)
  }
}
