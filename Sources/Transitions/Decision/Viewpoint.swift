public import StyleModel

/// From where a pair of looks is judged.
public struct Viewpoint: Hashable, Sendable {
  /// The band.
  public let band: Band
  /// Light or dark.
  public let appearance: Appearance
  /// Whether content touches the bar.
  public let isAtEdge: Bool

  /// A viewpoint.
  public init(band: Band, appearance: Appearance, isAtEdge: Bool) {
    self.band = band
    self.appearance = appearance
    self.isAtEdge = isAtEdge
  }
}

/// A look as it is seen from one viewpoint, with everything worked out that a comparison asks for:
/// a large app compares a few hundred looks a million times.
struct LookView: Sendable {
  let bar: BarFace
  let height: BarHeight
  let traits: Traits

  /// What is true of a look seen from there.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt16
    static let hiddenBar = Traits(rawValue: 1 << 0)
    static let opaqueBar = Traits(rawValue: 1 << 1)
    static let wantsDarkText = Traits(rawValue: 1 << 2)
    /// The bar is UIKit's own, or of the page's colour, at rest and at the edge.
    static let morphsWell = Traits(rawValue: 1 << 3)
    static let noStatusBar = Traits(rawValue: 1 << 4)
    static let lightStatusBar = Traits(rawValue: 1 << 5)
    static let toolbar = Traits(rawValue: 1 << 6)
    static let portraitOnly = Traits(rawValue: 1 << 7)
    static let landscapeOnly = Traits(rawValue: 1 << 8)
    /// Its own view cannot carry a background.
    static let clipped = Traits(rawValue: 1 << 9)
    /// Nothing lies over the page where the bar is.
    static let clearBar = Traits(rawValue: 1 << 10)
  }

  /// The view of a look.
  ///
  /// - Parameters:
  ///   - look: the look.
  ///   - view: from where.
  ///   - hasGlass: whether bars are of glass from iOS 26; if not, the upper band is as the lower.
  init(_ look: Look, from view: Viewpoint, hasGlass: Bool) {
    let band = hasGlass ? view.band : .below26
    func face(atEdge: Bool) -> BarFace {
      BarFace(look, band: band, appearance: view.appearance, atEdge: atEdge)
    }
    bar = face(atEdge: view.isAtEdge)
    height = look.height
    let faces = look.scrollEdge == nil ? [bar] : [bar, face(atEdge: !view.isAtEdge)]
    var traits: Traits = []
    func add(_ trait: Traits, if holds: Bool) { if holds { traits.insert(trait) } }
    add(.hiddenBar, if: look.isHidden)
    add(.opaqueBar, if: !look.isTranslucent)
    add(.wantsDarkText, if: bar.composed.wantsDarkText)
    add(.morphsWell, if: faces.allSatisfy(\.morphsWell))
    add(.noStatusBar, if: look.statusBar == .hidden)
    let isLight = look.statusBar == .light
    let followsDark = look.statusBar == .default && view.appearance == .dark
    add(.lightStatusBar, if: isLight || followsDark)
    add(.toolbar, if: look.toolbar == .shown)
    add(.portraitOnly, if: look.orientation == .portrait)
    add(.landscapeOnly, if: look.orientation == .landscape)
    add(.clipped, if: look.carrier != .own)
    add(.clearBar, if: bar.coverage == 0)
    self.traits = traits
  }
}

extension BarFace {
  /// Whether UIKit morphs the bar well when only the size of its title changes. A bar with an image
  /// has no colour that could be the page's.
  fileprivate var morphsWell: Bool {
    isSystem || (image == nil && composed.distance(to: page) <= 1.0 / 255 + 1e-9)
  }
}
