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

extension TransitionPlan {
  /// What decided a transition: of an override, the entries that ask for it.
  public func evidence(for decision: Decision, of transition: Transition) -> Evidence {
    guard Int(decision.row) == [DecisionRow].override else {
      return ownEvidence(for: decision, of: transition)
    }
    let override = overrides.override(
      from: Int32(transition.from), to: Int32(transition.to), transition.direction)
    let places = (override?.entries ?? []).compactMap { place(ofOverride: Int($0)) }
    return Evidence(attribute: nil, values: nil, places: places)
  }

  /// What would have decided a transition, had nothing been prescribed.
  public func ownEvidence(for decision: Decision, of transition: Transition) -> Evidence {
    let from = resolved.look(ofScreen: transition.from, state: transition.states.from)
    let to = resolved.look(ofScreen: transition.to, state: transition.states.to)
    let isTabBarRow = decision.ownTableRow.attributes.contains(.tabBar)
    let isBack = transition.operation != transition.edge.operation
    let (lower, upper) = isBack ? (to.tabBar, from.tabBar) : (from.tabBar, to.tabBar)
    if isTabBarRow, graph.tabBars.changes(along: transition.edge, from: lower, to: upper) {
      if transition.states != (0, 0), from.tabBar != to.tabBar {
        let (before, after) = (from.tabBar.rawValue, to.tabBar.rawValue)
        return Evidence(
          attribute: .tabBar, values: (.text(before), .text(after)),
          places: places(of: .tabBar, transition, atEdge: false))
      }
      let isShownBefore = graph.tabBars.isShown(before: transition.edge) != isBack
      let (shown, hidden) = (CitedValue.text("shown"), CitedValue.text("hidden"))
      return Evidence(
        attribute: .tabBar, values: isShownBefore ? (shown, hidden) : (hidden, shown),
        places: places(of: .tabBar, transition, atEdge: false))
    }
    guard let cited = decision.cited(from, to, resolved.style) else {
      return Evidence(attribute: nil, values: nil, places: [])
    }
    return Evidence(
      attribute: cited.attribute, values: (cited.from, cited.to),
      places: places(of: cited.attribute, transition, atEdge: decision.isAtEdge))
  }

  private func places(
    of attribute: Attribute, _ transition: Transition, atEdge: Bool
  ) -> [SourceRange] {
    let sides = [
      (transition.from, transition.states.from), (transition.to, transition.states.to),
    ]
    return sides.map { screen, state in
      resolved.place(of: attribute, ofScreen: screen, state: state, atEdge: atEdge)
    }
  }

  private func place(ofOverride entry: Int) -> SourceRange? {
    let settings = resolved.style.transitions[entry]
    return settings.first.map { resolved.style.settings[Int($0)].range }
  }
}

extension ResolvedStyle {
  /// Where the value of an attribute was written for a screen; where nothing was, the screen's key.
  public func place(
    of attribute: Attribute, ofScreen screen: Int, state: Int = 0, atEdge: Bool = false
  ) -> SourceRange {
    let origins = origins(ofScreen: screen, state: state)
    let edge = atEdge ? Attribute.allCases.first { $0.counterpartAtRest == attribute } : nil
    let setting = edge.flatMap { origins[$0] } ?? origins[attribute]
    return setting.map { style.settings[Int($0)].range } ?? style.screens[screen].range
  }
}
