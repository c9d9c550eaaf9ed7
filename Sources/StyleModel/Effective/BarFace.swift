/// A bar as it is to be judged: in one band, one appearance, at rest or at the scroll edge.
public struct BarFace: Equatable, Sendable {
  /// The colour of the background, its alpha aside; nil where there is none to be seen (an image,
  /// or coverage 0).
  public let color: RGBA?
  /// How much of what lies behind the colour or image hides, 0…1.
  public let coverage: Double
  /// The blur under the colour.
  public let material: Material
  /// The strength of the blur, 0…1.
  public let strength: Double
  /// The background image.
  public let image: BackgroundImage?
  /// The hairline.
  public let line: RGBA?
  /// Whether content may be seen through the bar.
  public let isTranslucent: Bool
  /// Whether there is no bar.
  public let isHidden: Bool
  /// The colour of the buttons.
  public let tint: RGBA
  /// The colour of the title.
  public let titleColor: RGBA
  /// The colour of the large title.
  public let largeTitleColor: RGBA
  /// The page behind the bar, opaque.
  public let page: RGB
  /// Whether the background is UIKit's own.
  public let isSystem: Bool

  /// Whether anything of the background is to be seen.
  public var isVisible: Bool { coverage > 0 || material != .none || image != nil }

  /// Whether something behind the bar is to be seen through it.
  public var isSeeThrough: Bool {
    isVisible && (material != .none || coverage < 1 || image?.isOpaque == false)
  }

  /// The colour of the bar over its blur over its page.
  ///
  /// The blur is a stand-in – a share of a light or dark grey – and an approximation. An image
  /// contributes no colour.
  public var composed: RGB { composed(over: page) }

  /// The same over another page.
  public func composed(over page: RGB) -> RGB {
    let below = standIn.color.over(page, coverage: standIn.coverage)
    return color.map { RGB($0).over(below, coverage: coverage) } ?? below
  }

  /// What stands in for the blur: a grey over the page, and how much of the page it hides.
  public var standIn: (color: RGB, coverage: Double) {
    (materialColor, Self.share(of: material) * strength)
  }

  private let materialColor: RGB

  private static func share(of material: Material) -> Double {
    switch material {
    case .none: 0
    case .ultraThin: 0.35
    case .thin: 0.5
    case .regular: 0.65
    case .thick: 0.8
    case .chrome, .glass: 0.75
    }
  }

  /// The face of a look.
  ///
  /// - Parameters:
  ///   - look: the look.
  ///   - band: the band; where the app opts out of glass, the lower one.
  ///   - appearance: light or dark.
  ///   - atEdge: whether content touches the bar.
  public init(_ look: Look, band: Band, appearance: Appearance, atEdge: Bool) {
    let bar = (atEdge ? look.scrollEdge : nil) ?? look.bar
    page = RGB(look.page[appearance])
    materialColor = appearance == .light ? RGB(0xF6, 0xF6, 0xF6) : RGB(0x1E, 0x1E, 0x1E)
    isHidden = look.isHidden
    isTranslucent = look.isTranslucent
    tint = bar.tint[appearance]
    titleColor = bar.titleColor[appearance]
    largeTitleColor = bar.largeTitleColor[appearance]
    isSystem = bar.color == nil && bar.image[appearance] == nil && bar.material == .none
    guard !look.isHidden else {
      color = nil
      coverage = 0
      material = .none
      strength = 0
      image = nil
      line = nil
      return
    }
    image = bar.alpha > 0 ? bar.image[appearance] : nil
    let fill = Self.fill(bar, band: band, appearance: appearance, isTranslucent: isTranslucent)
    if image != nil {
      color = nil
      coverage = bar.alpha
      material = .none
    } else {
      coverage = Double(fill.color.alpha) / 255 * bar.alpha
      color = coverage > 0 ? fill.color : nil
      material = bar.alpha > 0 && coverage < 1 ? fill.material : .none
    }
    strength = material == .none ? 0 : bar.alpha
    let isVisible = coverage > 0 || material != .none || image != nil
    line = isVisible ? bar.shadowLine?[appearance] : nil
  }

  /// The colour and blur a bar is made of. UIKit's own is a blur without colour, or glass, unless
  /// the bar is opaque or a blur was asked for.
  private static func fill(
    _ bar: BarLook, band: Band, appearance: Appearance, isTranslucent: Bool
  ) -> (color: RGBA, material: Material) {
    if let color = bar.color { return (color[appearance], bar.material) }
    if !isTranslucent { return (SystemColors.systemBackground[appearance], bar.material) }
    if bar.material != .none { return (.clear, bar.material) }
    return (.clear, band == .from26 ? .glass : .chrome)
  }
}

/// An opaque colour, gamma-encoded sRGB, channels 0…1.
public struct RGB: Hashable, Sendable {
  /// Red, 0…1.
  public let red: Double
  /// Green, 0…1.
  public let green: Double
  /// Blue, 0…1.
  public let blue: Double

  /// A colour from its channels, 0…1.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour without its alpha.
  public init(_ color: RGBA) {
    self.init(color.red, color.green, color.blue)
  }

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  /// The colour with channels of 8 bits, rounded half up, and opaque.
  fileprivate var opaque: RGBA {
    func channel(_ share: Double) -> UInt8 {
      UInt8((share * 255).rounded(.toNearestOrAwayFromZero))
    }
    return RGBA(red: channel(red), green: channel(green), blue: channel(blue))
  }

  /// This colour laid over another: `self · coverage + below · (1 − coverage)`, gamma-encoded.
  public func over(_ below: RGB, coverage: Double) -> RGB {
    RGB(
      red: red * coverage + below.red * (1 - coverage),
      green: green * coverage + below.green * (1 - coverage),
      blue: blue * coverage + below.blue * (1 - coverage))
  }

  /// The largest difference of a channel, 0…1.
  public func distance(to other: RGB) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  /// WCAG's relative luminance, 0…1. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
  public var luminance: Double {
    0.2126 * RGBA.linear(red) + 0.7152 * RGBA.linear(green) + 0.0722 * RGBA.linear(blue)
  }

  /// Whether black text reads better on it than white.
  public var wantsDarkText: Bool { luminance > 0.179 }
}

extension ByAppearance where Value == RGBA {
  /// These colours laid over opaque ones.
  func over(_ below: ByAppearance) -> ByAppearance {
    func over(_ appearance: Appearance) -> RGBA {
      let color = self[appearance]
      return RGB(color).over(RGB(below[appearance]), coverage: Double(color.alpha) / 255).opaque
    }
    return ByAppearance(light: over(.light), dark: over(.dark))
  }
}
