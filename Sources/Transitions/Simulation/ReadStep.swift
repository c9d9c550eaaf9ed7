import Navigation
import StyleModel

/// A text of steps with `;` between them.
public struct StepScript: Sendable {
  /// Its steps, but for those that are empty.
  public let entries: [Entry]

  /// One step, not yet understood: what its words mean depends on the steps before it.
  public struct Entry: Sendable {
    /// Its words.
    public let words: [String]
    /// Where it begins in the text, in Unicode scalars from 1.
    public let column: Int

    /// Its words, one space between them.
    public var text: String { words.joined(separator: " ") }
  }

  /// A text, taken apart.
  public init(_ text: String) {
    var entries: [Entry] = []
    var column = 1
    for part in text.unicodeScalars.split(separator: ";", omittingEmptySubsequences: false) {
      let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
      let words = part.split(whereSeparator: isBlank).map(String.init)
      if !words.isEmpty {
        entries.append(Entry(words: words, column: column + part.prefix(while: isBlank).count))
      }
      column += part.count + 1
    }
    self.entries = entries
  }
}

extension Simulation {
  /// What a step can begin with.
  public static let verbs = [
    "push", "pop", "pop-to", "pop-to-root", "replace", "replace-top", "swipe", "menu", "tab",
    "state", "rotate", "dark", "light", "text-size", "memory-warning", "present", "dismiss",
  ]

  /// What the words of a step mean, while the app is as it is now.
  public func step(_ words: [String]) throws(StepProblem) -> Step {
    var names = words[...]
    let verb = names.popFirst() ?? ""
    let isAnimated = names.last != "unanimated"
    if !isAnimated { names.removeLast() }
    let action = try action(verb, Array(names))
    switch action {
    case .move, .pop, .menu, .tab: break
    default:
      guard isAnimated else {
        throw StepProblem("'\(verb)' cannot be 'unanimated': only push, pop and the like can")
      }
    }
    return Step(action, isAnimated: isAnimated)
  }

  private func action(_ verb: String, _ names: [String]) throws(StepProblem) -> Step.Action {
    switch verb {
    case "push": return try move(.push, "push", one(names, verb, "a screen"))
    case "pop-to": return try move(.popTo, "return to", one(names, verb, "a screen"))
    case "replace-top":
      return try move(.replaceTop, "put in its place", one(names, verb, "a screen"))
    case "replace": return try replace(by: names)
    case "pop-to-root": return try popToRoot(none(names, verb))
    case "swipe": return .swipe(try swipe(names))
    case "menu": return try menu(names)
    case "state": return try state(names)
    case "present": return try present(one(names, verb, "a stack"))
    default: break
    }
    let plain: [String: Step.Action] = [
      "pop": .pop, "tab": .tab, "rotate": .rotate, "dark": .appearance(.dark),
      "light": .appearance(.light), "text-size": .textSize, "memory-warning": .memoryWarning,
      "dismiss": .dismiss,
    ]
    guard let action = plain[verb] else {
      throw StepProblem("there is no step '\(verb)'", meant: verb, among: Self.verbs)
    }
    try none(names, verb)
    return action
  }

  // MARK: Words

  private func one(
    _ names: [String], _ verb: String, _ expected: String
  ) throws(StepProblem) -> String {
    guard names.count == 1 else {
      throw StepProblem("'\(verb)' takes the name of \(expected), and nothing else")
    }
    return names[0]
  }

  private func none(_ names: [String], _ verb: String) throws(StepProblem) {
    guard names.isEmpty else {
      throw StepProblem("'\(verb)' stands alone, without '\(names.joined(separator: " "))'")
    }
  }

  private func name(_ screen: Int32) -> String { app.screens[Int(screen)].name }

  private var ownMoves: Range<Int> { app.screens[Int(topScreen.screen)].moves }

  private func move(
    _ operation: Navigation.Operation, _ does: String, _ wanted: String
  ) throws(StepProblem) -> Step.Action {
    let own = ownMoves.filter { app.moves[$0].operation == operation }
    if let found = own.first(where: { name(app.moves[$0].to) == wanted }) { return .move(found) }
    let names = own.map { name(app.moves[$0].to) }
    guard app.screens.contains(where: { $0.name == wanted }) else {
      throw StepProblem(
        "there is no screen '\(wanted)'", meant: wanted, among: names + app.screens.map(\.name))
    }
    let only = names.isEmpty ? "" : ", only \(names.map { "'\($0)'" }.joined(separator: ", "))"
    throw StepProblem(
      "'\(name(topScreen.screen))' is on top, and does not \(does) '\(wanted)'\(only)",
      meant: wanted, among: names)
  }

  private func popToRoot(_: Void) throws(StepProblem) -> Step.Action {
    guard top.screens.count > 1 else {
      throw StepProblem("'\(name(topScreen.screen))' is the root: there is nothing to go back to")
    }
    let root = top.screens[0].screen
    let own = ownMoves.filter { app.moves[$0].operation == .popToRoot }
    guard let found = own.first(where: { app.moves[$0].to == root }) else {
      throw StepProblem("'\(name(topScreen.screen))' is on top, and does not return to the root")
    }
    return .move(found)
  }

  private func replace(by names: [String]) throws(StepProblem) -> Step.Action {
    let own = ownMoves.filter { app.moves[$0].operation == .replace }
    if let found = own.first(where: { app.moves[$0].list.map(name) == names }) {
      return .move(found)
    }
    throw StepProblem(
      "'\(name(topScreen.screen))' is on top, and does not replace its stack by "
        + "[\(names.joined(separator: ", "))]", meant: names.joined(separator: " "),
      among: own.map { app.moves[$0].list.map(name).joined(separator: " ") })
  }

  private func menu(_ words: [String]) throws(StepProblem) -> Step.Action {
    guard let first = words.first, words.count <= 2 else {
      throw StepProblem("'menu' takes the name of a screen below; then which from the top, from 1")
    }
    guard let screen = app.screens.firstIndex(where: { $0.name == first }) else {
      throw StepProblem(
        "there is no screen '\(first)'", meant: first,
        among: top.screens.dropLast().map { name($0.screen) })
    }
    guard words.count == 2 else { return .menu(Int32(screen), nearness: 1) }
    guard let nearness = Int(words[1]), nearness >= 1 else {
      throw StepProblem("'\(words[1])' is no number from 1")
    }
    return .menu(Int32(screen), nearness: nearness)
  }

  private func state(_ words: [String]) throws(StepProblem) -> Step.Action {
    let states = app.screens[Int(topScreen.screen)].states
    guard words.count <= 1 else {
      throw StepProblem("'state' takes one name, or none for the state a screen opens with")
    }
    let wanted = words.first ?? ""
    guard let state = states.firstIndex(where: { $0.name == wanted }) else {
      throw StepProblem(
        "'\(name(topScreen.screen))' is on top, and has no state '\(wanted)'", meant: wanted,
        among: states.map(\.name).filter { !$0.isEmpty })
    }
    return .state(state)
  }

  private func present(_ wanted: String) throws(StepProblem) -> Step.Action {
    let own = app.screens[Int(topScreen.screen)].presents
    if let found = own.first(where: { app.stacks[$0].name == wanted }) { return .present(found) }
    let isStack = app.stacks.contains { $0.name == wanted }
    throw StepProblem(
      isStack
        ? "'\(name(topScreen.screen))' is on top, and does not present '\(wanted)'"
        : "there is no stack '\(wanted)'",
      meant: wanted, among: (isStack ? own : Array(app.stacks.indices)).map { app.stacks[$0].name })
  }

  /// `0.3`, `0.3 900`, `0.3 900 0.2s`, and `cancel`.
  private func swipe(_ words: [String]) throws(StepProblem) -> Step.Swipe {
    var words = words
    guard let progress = words.first.flatMap(Double.init), (0...1).contains(progress) else {
      let found = words.first.map { ", not '\($0)'" } ?? ""
      throw StepProblem("'swipe' takes the share of the way that the finger goes, 0…1\(found)")
    }
    words.removeFirst()
    var swipe = Step.Swipe(progress: progress)
    if words.last == "cancel" {
      swipe.isCancelled = true
      words.removeLast()
    }
    if let last = words.last, last.hasSuffix("s"), let time = Double(last.dropLast()), time > 0,
      time.isFinite
    {
      swipe.time = time
      words.removeLast()
    }
    if let velocity = words.first.flatMap(Double.init), velocity.isFinite {
      swipe.velocity = velocity
      words.removeFirst()
    }
    guard let rest = words.first else { return swipe }
    throw StepProblem(
      "'swipe' takes the speed of the finger in points per second, then for how long, such as 0.2s, "
        + "then cancel; not '\(rest)'", meant: rest, among: ["cancel"])
  }
}

// MARK: Writing

extension Simulation {
  /// A step as it is written, while the app is as it was before it.
  public func text(of step: Step) -> String {
    text(of: step.action) + (step.isAnimated ? "" : " unanimated")
  }

  private func text(of action: Step.Action) -> String {
    switch action {
    case .move(let index):
      let move = app.moves[index]
      switch move.operation {
      case .popToRoot: return "pop-to-root"
      case .replace: return "replace " + move.list.map(name).joined(separator: " ")
      default: return "\(move.operation.rawValue) \(name(move.to))"
      }
    case .pop: return "pop"
    case .swipe(let swipe): return text(of: swipe)
    case .menu(let screen, let nearness):
      return "menu \(name(screen))" + (nearness == 1 ? "" : " \(nearness)")
    case .tab: return "tab"
    case .state(let state):
      let name = app.screens[Int(topScreen.screen)].states[state].name
      return name.isEmpty ? "state" : "state \(name)"
    case .rotate: return "rotate"
    case .appearance(let appearance): return appearance.rawValue
    case .textSize: return "text-size"
    case .memoryWarning: return "memory-warning"
    case .present(let stack): return "present \(app.stacks[stack].name)"
    case .dismiss: return "dismiss"
    }
  }

  private func text(of swipe: Step.Swipe) -> String {
    func number(_ value: Double) -> String { CitedValue.number(value).description }
    return "swipe \(number(swipe.progress))"
      + (swipe.velocity == 0 ? "" : " \(number(swipe.velocity))")
      + (swipe.time.map { " \(number($0))s" } ?? "")
      + (swipe.isCancelled ? " cancel" : "")
  }
}
