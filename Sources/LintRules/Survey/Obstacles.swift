import Navigation
import StyleModel
import Transitions

/// An attribute that keeps a background-crossfade from carrying a pair, and its values on both sides.
struct Obstacle {
  let attribute: Attribute
  let from: String
  let to: String

  /// `'bar.prompt' (true and false)`
  var text: String { "'\(attribute.path)' (\(from) and \(to))" }
}

extension Subject {
  /// All that keeps a background-crossfade from carrying a transition, what decided first: who makes
  /// one thing equal and finds the next has been told half.
  func obstacles(to decision: Decision, of transition: Transition) -> [Obstacle] {
    let evidence = plan.ownEvidence(for: decision, of: transition)
    var obstacles: [Obstacle] = []
    if let attribute = evidence.attribute, let values = evidence.values {
      obstacles.append(
        Obstacle(
          attribute: attribute, from: values.from.description, to: values.to.description))
    }
    func add(_ attribute: Attribute, _ from: String?, _ to: String?) {
      guard let from, let to, from != to,
        !obstacles.contains(where: { $0.attribute == attribute })
      else { return }
      obstacles.append(Obstacle(attribute: attribute, from: from, to: to))
    }
    let (from, to) = (look(.from, of: transition), look(.to, of: transition))
    let appearance = decision.appearances.first ?? .light
    for attribute in attributes(between: from, to) {
      add(
        attribute, from.value(of: attribute, in: appearance, style)?.description,
        to.value(of: attribute, in: appearance, style)?.description)
    }
    if let isShownBefore = isTabBarShown(before: transition) {
      let (shown, hidden) = (Visibility.shown.rawValue, Visibility.hidden.rawValue)
      add(.tabBar, isShownBefore ? shown : hidden, isShownBefore ? hidden : shown)
    }
    return obstacles
  }

  /// The attributes of which no crossfade can carry a difference between two looks. Where only one has
  /// a bar, that is all there is to say of bars.
  private func attributes(between from: Look, _ to: Look) -> [Attribute] {
    guard !from.isHidden, !to.isHidden else { return [.barHidden, .toolbar] }
    let isOpaque = !from.isTranslucent && !to.isTranslucent
    let background: [Attribute] = [
      .barColor, .barAlpha, .barImage, .barMaterial, .barShadowLine,
    ]
    return [.barTranslucent] + (isOpaque ? background : [])
      + [.barLargeTitle, .barPrompt, .barSearch, .barAccessory, .toolbar]
  }

  /// Whether the tab bar is shown before a transition that changes that; nil if it does not.
  private func isTabBarShown(before transition: Transition) -> Bool? {
    let (from, to) = (look(.from, of: transition).tabBar, look(.to, of: transition).tabBar)
    let isBack = transition.edge.isWayBack(transition.direction)
    let isOpening = (isBack ? transition.states.from : transition.states.to) == 0
    return graph.tabBars.isShown(
      before: transition.edge, from: isBack ? to : from, to: isBack ? from : to,
      isOpening: isOpening
    ).map { $0 != isBack }
  }
}
