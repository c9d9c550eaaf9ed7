public import StyleModel

/// What UIKit offers on a screen to go back.
extension ResolvedStyle {
  /// The back button of a screen.
  public func backButton(ofScreen screen: Int) -> BackButton {
    guard case .keyword(let word)? = setting(.backButton, ofScreen: screen)?.value else {
      return .system
    }
    return BackButton(word: word) ?? .system
  }

  /// Whether UIKit's own swipe, which is dead without its own back button and under a hidden bar, is
  /// to be restored on a screen.
  public func restoresGesture(ofScreen screen: Int) -> Bool {
    let isEverHidden = (0...states(ofScreen: screen).count).contains {
      look(ofScreen: screen, state: $0).isHidden
    }
    return look(ofScreen: screen).swipeBack != .off
      && (backButton(ofScreen: screen) != .system || isEverHidden)
  }
}
