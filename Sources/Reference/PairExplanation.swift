import Navigation
import SourceText
import StyleModel
public import Transitions

/// Why a pair of screens gets its plan: both looks with the origin of every value, the rows of the
/// decision table that were tried, and what comes of it.
public struct PairExplanation {
  private let plan: TransitionPlan
  private let from: Int
  private let to: Int
  private let tables: [LineTable]
  private let pictures: PicturePlan

  /// The explanation of a pair.
  ///
  /// - Parameters:
  ///   - plan: the compiled description.
  ///   - from: the index of the screen on top before.
  ///   - to: the index of the screen on top after.
  public init(_ plan: TransitionPlan, from: Int, to: Int) {
    self.plan = plan
    self.from = from
    self.to = to
    tables = plan.resolved.style.sources.files.map(LineTable.init)
    pictures = findPictures(for: plan)
  }

  private var style: AppStyle { plan.resolved.style }

  /// The explanation, for a terminal.
  public var text: String {
    "\(style.screenName(from)) → \(style.screenName(to))\n" + values()
      + DecisionExplanation(plan, from: from, to: to, place: place).text + operations()
      + UndeclaredExplanation(plan).text(from: from, to: to)
      + PictureExplanation(plan, pictures).text(from: from, to: to)
  }

  // MARK: Values

  /// What was written for one of the two; what nobody wrote is equal on both.
  private func values() -> String {
    let origins = [from, to].map { plan.resolved.origins(ofScreen: $0) }
    var text = "\nEffective values (≠ where they differ; what is not listed is built-in on both)\n"
    for attribute in Attribute.allCases where Attribute.inherited.contains(attribute.rawValue) {
      let sides = zip([from, to], origins).compactMap { screen, origins in
        value(attribute, screen).map { (text: $0, origin: origin(attribute, screen, origins)) }
      }
      guard sides.count == 2, sides.contains(where: { $0.origin != Self.builtIn }) else { continue }
      let isSame = sides[0].text == sides[1].text
      text += "  \(isSame ? " " : "≠") \(attribute.path)\n"
      for (screen, side) in zip([from, to], sides) {
        text += "      \(padded(style.screenName(screen)))  \(side.text)  (\(side.origin))\n"
      }
    }
    return text
  }

  private func padded(_ name: String) -> String {
    let width = max(style.screenName(from).count, style.screenName(to).count)
    return name + String(repeating: " ", count: width - name.count)
  }

  /// The value in every appearance; one if they are the same. Keys of `scroll-edge` only where the
  /// screen has a look of its own there.
  private func value(_ attribute: Attribute, _ screen: Int) -> String? {
    let look = plan.resolved.look(ofScreen: screen)
    let atRest = attribute.counterpartAtRest
    if atRest != nil, look.scrollEdge == nil { return nil }
    let values = style.targets.appearances.compactMap {
      look.value(of: atRest ?? attribute, in: $0, atEdge: atRest != nil, style)?.description
    }
    guard let first = values.first else { return nil }
    return values.allSatisfy { $0 == first } ? first : values.joined(separator: " / ")
  }

  /// `app.navstyle.yaml:31:7, screen ← style on-brand ← palette brand`.
  private func origin(_ attribute: Attribute, _ screen: Int, _ origins: Origins) -> String {
    guard let index = origins[attribute] else {
      let isFollowing = attribute == .barLargeTitleColor && origins[.barTitleColor] != nil
      return isFollowing ? "as \(Attribute.barTitleColor.path)" : Self.builtIn
    }
    let setting = style.settings[Int(index)]
    var chain = style.layers(
      of: index, onScreen: screen,
      inStack: plan.resolved.stacks(stylingScreen: screen).first)
    if case .color(let color) = setting.value { chain += style.paletteNames(of: color) }
    return "\(place(setting.range)), \(chain.joined(separator: " ← "))"
  }

  private static let builtIn = "built-in"

  private func place(_ range: SourceRange) -> String {
    let (file, offset) = style.sources.locate(range.start)
    let position = tables[file].position(at: offset)
    return "\(style.sources.files[file].path):\(position.line):\(position.column)"
  }

  // MARK: Operations

  private var transitions: [Transition] {
    plan.transitions.filter { $0.from == from && $0.to == to }
  }

  private func operations() -> String {
    let transitions = transitions
    guard !transitions.isEmpty else {
      return "\nNo operation from '\(style.screenName(from))' to '\(style.screenName(to))' "
        + "is declared.\n"
    }
    let inStates = plan.edges.indices.filter { edge in
      let ends = [Int(plan.edges[edge].from), Int(plan.edges[edge].to)]
      return ends == [from, to] || ends == [to, from]
    }.flatMap { plan.stateTransitions(ofEdge: $0) }.filter { $0.from == from && $0.to == to }
    return "\nPlans\n" + transitions.map(operation).joined()
      + (inStates.isEmpty ? "" : "\nPlans in other states\n")
      + inStates.map(operation).joined()
  }

  private func operation(_ transition: Transition) -> String {
    let operation =
      transition.operation == .replace
      ? "replace (\(transition.direction.rawValue))" : transition.operation.rawValue
    let name = operation + states(of: transition)
    let way = transition.way
    var text = "  \(name): " + result(way.recipe, way.decision, transition)
    if let from26 = way.from26 {
      text += "  \(name), from iOS 26: " + result(from26.recipe, from26.decision, transition)
    }
    return text
  }

  private func states(of transition: Transition) -> String {
    guard transition.states != (0, 0) else { return "" }
    let sides = [(from, transition.states.from), (to, transition.states.to)]
    let names = sides.map { screen, state in
      state == 0 ? "as it opens" : "'\(plan.resolved.stateName(state, ofScreen: screen))'"
    }
    return ", \(names[0]) → \(names[1])"
  }

  private func result(_ recipe: Int32, _ decision: Decision, _ transition: Transition) -> String {
    var text = "plan \(recipe), \(decision.outcome.description), row \(decision.rowName)"
    if decision.rowName == "glass" { text += " (unverified on devices)" }
    if let gap = decision.gapRow {
      text += " (the profile '\(Profile.named(by: style).name.rawValue)' cannot carry \(gap.name))"
    }
    let places = plan.evidence(for: decision, of: transition).places.map(place)
    if !places.isEmpty { text += "\n      decided at \(places.joined(separator: " and "))" }
    let recipe = plan.recipes[Int(recipe)]
    // A finger goes back to the screen below, and no further.
    if transition.operation == .pop { text += swipe(recipe.interaction, transition) }
    text += PictureExplanation(plan, pictures).text(of: recipe, transition)
    return text + "\n"
  }

  private func swipe(_ interaction: Interaction?, _ transition: Transition) -> String {
    switch interaction {
    case .own(let swipe)?:
      let within = swipe.within.map { " within \(CitedValue.number($0).description) points" } ?? ""
      let start =
        swipe.isFull && within.isEmpty
        ? "from anywhere" : "\(swipe.edge.rawValue) edge\(within)"
      let picture = swipe.snapshot == nil ? "" : ", as a picture"
      return "\n      swipe: the plan's own, \(start)\(picture)"
        + "\n      finishes at \(swipe.finish.map(\.description).joined(separator: " or "))"
    case .uikit?:
      guard plan.resolved.restoresGesture(ofScreen: transition.from) else {
        return "\n      swipe: UIKit's"
      }
      let why =
        plan.resolved.backButton(ofScreen: transition.from) == .system
        ? "a hidden bar has none" : "without UIKit's own back button there is none"
      return "\n      swipe: UIKit's, restored by the plan: \(why)"
    case .off?: return "\n      swipe: off"
    case nil: return ""
    }
  }
}
