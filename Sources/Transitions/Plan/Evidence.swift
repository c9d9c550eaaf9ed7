import Navigation
public import SourceText
public import StyleModel

/// What decided a transition: the values of both sides and where they were written.
public struct Evidence: Sendable {
  /// The attribute that decided; nil where none did.
  public let attribute: Attribute?
  /// Its values.
  public let values: (from: CitedValue, to: CitedValue)?
  /// Where they were written: for each side a value, or the screen's key where nothing was
  /// written; for an override its entries.
  public let places: [SourceRange]
}

/// What decided a transition, without the places: for all transitions of screens that look alike it
/// is the same.
struct Cause {
  /// The attribute that decided; nil where none did.
  var attribute: Attribute?
  /// Its values.
  var values: (from: CitedValue, to: CitedValue)?
  /// Of an override: its entries, as indices.
  var overrides: [Int32] = []

  static let nothing = Cause()
}

extension TransitionPlan {
  /// What decided a transition: of an override, the entries that ask for it.
  public func evidence(for decision: Decision, of transition: Transition) -> Evidence {
    evidence(from: cause(of: decision, in: transition), transition)
  }

  /// What would have decided a transition, had nothing been prescribed.
  public func ownEvidence(for decision: Decision, of transition: Transition) -> Evidence {
    evidence(from: ownCause(of: decision, in: transition), transition)
  }

  /// The same as `evidence(for:of:)`; of a value at the scroll edge the attribute is its key there.
  func cause(of decision: Decision, in transition: Transition) -> Cause {
    guard Int(decision.row) == [DecisionRow].override else {
      return ownCause(of: decision, in: transition)
    }
    let override = overrides.override(
      from: Int32(transition.from), to: Int32(transition.to), transition.direction)
    return Cause(overrides: override?.entries ?? [])
  }

  private func ownCause(of decision: Decision, in transition: Transition) -> Cause {
    let from = resolved.look(ofScreen: transition.from, state: transition.states.from)
    let to = resolved.look(ofScreen: transition.to, state: transition.states.to)
    let isTabBarRow = decision.ownTableRow.attributes.contains(.tabBar)
    let isBack = transition.operation != transition.edge.operation
    let (lower, upper) = isBack ? (to.tabBar, from.tabBar) : (from.tabBar, to.tabBar)
    let isOpening = (isBack ? transition.states.from : transition.states.to) == 0
    if isTabBarRow,
      let isShownAtStart = graph.tabBars.isShown(
        before: transition.edge, from: lower, to: upper, isOpening: isOpening)
    {
      let isShownBefore = isShownAtStart != isBack
      let (shown, hidden) = (CitedValue.text("shown"), CitedValue.text("hidden"))
      return Cause(
        attribute: .tabBar, values: isShownBefore ? (shown, hidden) : (hidden, shown))
    }
    guard let cited = decision.cited(from, to, resolved.style) else { return .nothing }
    let edge = decision.isAtEdge ? cited.attribute.counterpartAtEdge : nil
    return Cause(attribute: edge ?? cited.attribute, values: (cited.from, cited.to))
  }

  private func evidence(from cause: Cause, _ transition: Transition) -> Evidence {
    let sides = [
      (transition.from, transition.states.from), (transition.to, transition.states.to),
    ]
    let places = cause.attribute.map { attribute in
      sides.map { screen, state in resolved.place(of: attribute, ofScreen: screen, state: state) }
    }
    return Evidence(
      attribute: cause.attribute.map { $0.counterpartAtRest ?? $0 }, values: cause.values,
      places: places ?? cause.overrides.compactMap { resolved.style.place(ofOverride: Int($0)) })
  }
}

extension AppStyle {
  /// Where an entry of `transitions` stands.
  func place(ofOverride entry: Int) -> SourceRange? {
    transitions[entry].first.map { settings[Int($0)].range }
  }
}

extension ResolvedStyle {
  /// Where the value of an attribute was written for a screen; where nothing was, the screen's key.
  /// What counts for a key of `scroll-edge` may be what was written for the bar.
  public func place(
    of attribute: Attribute, ofScreen screen: Int, state: Int = 0
  ) -> SourceRange {
    place(of: attribute, ofScreen: screen, origins(ofScreen: screen, state: state))
  }

  func place(
    of attribute: Attribute, ofScreen screen: Int, _ origins: Origins
  ) -> SourceRange {
    let setting = origins[attribute] ?? attribute.counterpartAtRest.flatMap { origins[$0] }
    return setting.map { style.settings[Int($0)].range } ?? style.screens[screen].range
  }
}
