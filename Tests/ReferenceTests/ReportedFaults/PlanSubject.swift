import JSONText
import TestSupport

/// What of a plan's JSON a claim is about.
enum PlanSubject: Sendable, CustomStringConvertible {
  /// The recipe of a transition.
  case recipe(Passage)
  /// Why it is that one.
  case reason(Passage)
  /// Its entry in `transitions`.
  case entry(Passage)
  /// The look of a screen in a state, with the tab bar it has or could have.
  case look(String, state: String)
  /// A screen.
  case screen(String)
  /// A navigation controller.
  case stack(String)

  /// The look of a screen as it opens.
  static func look(_ screen: String) -> PlanSubject { .look(screen, state: "") }

  /// As `recipe of push home → detail`.
  var description: String {
    switch self {
    case .recipe(let passage): "recipe of \(passage)"
    case .reason(let passage): "reason of \(passage)"
    case .entry(let passage): "entry of \(passage)"
    case .look(let screen, let state): "look of \(screen) \(state)"
    case .screen(let name): "screen \(name)"
    case .stack(let name): "stack \(name)"
    }
  }

  /// The place; nil if the plan says nothing of it.
  func steps(in plan: PlanEdit) -> [PlanEdit.Step]? {
    switch self {
    case .recipe(let passage): passage.recipe(in: plan).map { [.key("plans"), .item($0)] }
    case .reason(let passage):
      passage.number("reason", in: plan).map { [.key("reasons"), .item($0)] }
    case .entry(let passage): passage.entry(in: plan)
    case .look(let screen, let state):
      plan.look(of: screen, state).map { [.key("looks"), .item($0)] }
    case .screen(let name): [.key("screens"), .key(name)]
    case .stack(let name): [.key("stacks"), .key(name)]
    }
  }
}

/// A way from one screen to another, as plans know it.
struct Passage: Sendable, CustomStringConvertible {
  let operation: String
  let from: String
  let to: String
  /// Whether it is the one from iOS 26.
  var isFrom26 = false
  /// The states of the screens, where they are not those they open with.
  var states: (from: String, to: String)?

  static func push(_ from: String, _ to: String) -> Passage {
    Passage(operation: "push", from: from, to: to)
  }
  static func pop(_ from: String, _ to: String) -> Passage {
    Passage(operation: "pop", from: from, to: to)
  }
  static func popTo(_ from: String, _ to: String) -> Passage {
    Passage(operation: "pop-to", from: from, to: to)
  }
  static func popToRoot(_ from: String, _ to: String) -> Passage {
    Passage(operation: "pop-to-root", from: from, to: to)
  }

  /// As `push home → detail`.
  var description: String {
    let states = states.map { " in \($0.from)/\($0.to)" } ?? ""
    return "\(operation) \(from) → \(to)\(states)\(isFrom26 ? " from 26" : "")"
  }

  /// The same from iOS 26.
  var from26: Passage {
    var passage = self
    passage.isFrom26 = true
    return passage
  }

  /// The same while the screens are in these states.
  func `in`(_ from: String, _ to: String) -> Passage {
    var passage = self
    passage.states = (from, to)
    return passage
  }

  /// Where its entry is.
  fileprivate func entry(in plan: PlanEdit) -> [PlanEdit.Step]? {
    let index = plan.transition(from, to, operation)
    return index < 0 ? nil : [.key("transitions"), .item(index)]
  }

  /// A number of its entry: the one from iOS 26, if there is one of its own.
  fileprivate func number(_ key: String, in plan: PlanEdit) -> Int? {
    guard let entry = entry(in: plan) else { return nil }
    return plan.number(isFrom26 ? ["\(key)-from-26", key] : [key], at: entry)
  }

  fileprivate func recipe(in plan: PlanEdit) -> Int? {
    guard let states else { return number("plan", in: plan) }
    guard let from = plan.look(of: from, states.from), let to = plan.look(of: to, states.to) else {
      return nil
    }
    let direction = operation == "push" ? "push" : "pop"
    return plan.number(
      isFrom26 ? ["\(direction)-from-26", direction] : [direction],
      at: [.key("pairs"), .key("\(from)"), .key("\(to)")])
  }
}

extension PlanEdit {
  /// The number at the first of these keys that is there.
  fileprivate func number(_ keys: [String], at place: [Step]) -> Int? {
    for key in keys {
      if case .number(let number)? = self[place + [.key(key)]] { return Int(number) }
    }
    return nil
  }

  /// The look of a screen in a state, as an index.
  fileprivate func look(of screen: String, _ state: String) -> Int? {
    number(["shown", "hidden"], at: [.key("screens"), .key(screen), .key("looks"), .key(state)])
  }
}
