public import StyleModel

/// A value of a look, as plans and explanations show it.
public enum CitedValue: Hashable, Sendable {
  /// `true` or `false`.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A word or a colour.
  case text(String)

  /// In words.
  public var description: String {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): value == value.rounded() ? String(Int(value)) : String(value)
    case .text(let text): text
    }
  }
}

extension Look {
  /// The effective value of an attribute; nil for one that is not part of a look.
  ///
  /// - Parameters:
  ///   - attribute: the attribute; of `scroll-edge`, ask for the bar's own and say `atEdge`.
  ///   - appearance: light or dark, where that matters.
  ///   - atEdge: whether content touches the bar.
  ///   - style: the description, for the names of images.
  public func value(
    of attribute: Attribute, in appearance: Appearance, atEdge: Bool = false, _ style: AppStyle
  ) -> CitedValue? {
    let bar = (atEdge ? scrollEdge : nil) ?? self.bar
    return switch attribute {
    case .barColor: .text(bar.color.map { $0[appearance].short } ?? "system")
    case .barAlpha: .number(bar.alpha)
    case .barHidden: .boolean(isHidden)
    case .barShadowLine:
      bar.shadowLine.map { .text($0[appearance].short) } ?? .boolean(false)
    case .barTranslucent: .boolean(isTranslucent)
    case .barImage: .text(bar.image[appearance].map { $0.cited(style) } ?? "none")
    case .barMaterial: .text(bar.material.rawValue)
    case .barTint: .text(bar.tint[appearance].short)
    case .barTitleColor: .text(bar.titleColor[appearance].short)
    case .barLargeTitleColor: .text(bar.largeTitleColor[appearance].short)
    case .barLargeTitle: .boolean(height.contains(.largeTitle))
    case .barPrompt: .boolean(height.contains(.prompt))
    case .barSearch: .boolean(height.contains(.search))
    case .barAccessory: .boolean(height.contains(.accessory))
    case .barScrollEdge: .text(scrollEdge == nil ? "same" : "its own")
    case .contentBackground: .text(page[appearance].short)
    case .contentRootScrollView: .boolean(carrier == .scroll)
    case .contentClips: .boolean(carrier == .clipped)
    case .statusBar: .text(statusBar.rawValue)
    case .tabBar: .text(tabBar.rawValue)
    case .toolbar: .text(toolbar.rawValue)
    case .orientation: .text(orientation.rawValue)
    case .swipeBack: .text(swipeBack.name)
    default: nil
    }
  }
}

extension BackgroundImage {
  /// Its name, and whether something shows through it.
  fileprivate func cited(_ style: AppStyle) -> String {
    isOpaque ? style.text(name) : "\(style.text(name)), not opaque"
  }
}

extension Decision {
  /// The attribute that decided: the first of the row's whose values differ, and both values. The
  /// tab bar is not asked: what matters there are the screens below.
  public func cited(
    _ from: Look, _ to: Look, _ style: AppStyle
  ) -> (attribute: Attribute, from: CitedValue, to: CitedValue)? {
    let appearance = appearances.first ?? .light
    for attribute in ownTableRow.attributes where attribute != .tabBar {
      guard let one = from.value(of: attribute, in: appearance, atEdge: isAtEdge, style),
        let other = to.value(of: attribute, in: appearance, atEdge: isAtEdge, style), one != other
      else { continue }
      return (attribute, one, other)
    }
    return nil
  }
}
