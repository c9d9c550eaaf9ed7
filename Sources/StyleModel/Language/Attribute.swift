/// Everything a style file can say, as one number per key.
///
/// What each is called, what values it takes and what it means stands in the language tables
/// (`BarLanguage`, `ScreenLanguage`, `FileLanguage`); this only gives it an identity that fits
/// into a byte of a `Setting`.
public enum Attribute: UInt8, CaseIterable, Sendable {
  // bar:
  case barColor, barAlpha, barHidden, barShadowLine, barTranslucent, barImage, barMaterial
  case barTint, barTitleColor, barLargeTitleColor
  case barLargeTitle, barPrompt, barSearch, barAccessory
  case barScrollEdge
  // bar: scroll-edge:
  case edgeColor, edgeAlpha, edgeMaterial, edgeImage, edgeShadowLine
  case edgeTint, edgeTitleColor, edgeLargeTitleColor
  // screens.NAME: how it looks
  case statusBar, tabBar, toolbar, orientation, swipeBack
  // content:
  case contentBackground, contentClips, contentRootScrollView
  // the looks it takes while it is up
  case states
  case contentScrolls, contentUnderBar, contentLive
  // screens.NAME: how it behaves and where it leads
  case style, className, backButton, backGuard, popToRoot
  case push, popTo, replace, replaceTop, present, embed
  // stacks.NAME:
  case stackRoot, stackTabBar, stackStyle, stackKind
  // transitions:
  case from, to, operation, strategy, transitionMotion, animated, transitionDuration, reason
  // motion:
  case profile, crossfade, images, duration, parallax, dim
  // budget:
  case snapshots, device, backMenu
  // targets:
  case ios, appearances, glass

  /// The attributes that resolve layer by layer: defaults, styles, screen.
  public static let inherited: ClosedRange<UInt8> =
    Attribute.barColor.rawValue...Attribute.popToRoot.rawValue

  /// The attributes that the looks of a screen are made of.
  static let inLook: ClosedRange<UInt8> =
    Attribute.barColor.rawValue...Attribute.states.rawValue

  /// The keys of `scroll-edge`.
  static let scrollEdge: ClosedRange<UInt8> =
    Attribute.edgeColor.rawValue...Attribute.edgeLargeTitleColor.rawValue

  /// The bar's own attribute whose place a key of `scroll-edge` takes; nil for all others.
  public var counterpartAtRest: Attribute? {
    switch self {
    case .edgeColor: .barColor
    case .edgeAlpha: .barAlpha
    case .edgeMaterial: .barMaterial
    case .edgeImage: .barImage
    case .edgeShadowLine: .barShadowLine
    case .edgeTint: .barTint
    case .edgeTitleColor: .barTitleColor
    case .edgeLargeTitleColor: .barLargeTitleColor
    default: nil
    }
  }

  /// The key of `scroll-edge` that takes the place of an attribute of the bar; nil for all others.
  public var counterpartAtEdge: Attribute? {
    Self.allCases.first { $0.counterpartAtRest == self }
  }

  /// The keys that lead to it within a screen, such as `bar.scroll-edge.color`.
  public var path: String { Self.paths[Int(rawValue)] }

  private static let paths: [String] = {
    var paths = [String](repeating: "", count: allCases.count)
    func visit(_ shape: MapShape, _ prefix: String) {
      for key in shape.keys {
        if let attribute = key.attribute { paths[Int(attribute.rawValue)] = prefix + key.name }
        if let inner = key.type.innerShape { visit(inner, prefix + key.name + ".") }
      }
    }
    for shape in [MapShape.screen, .stack, .transition, .motion, .budget, .targets] {
      visit(shape, "")
    }
    return paths
  }()
}
