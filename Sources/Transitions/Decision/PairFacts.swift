public import StyleModel

/// Two looks as one judgement sees them: in one band, one appearance, at rest or at the edge.
public struct PairFacts: Sendable {
  /// One side. Every question asked of the two is symmetric.
  public let from: Look
  /// The other side.
  public let to: Look
  /// The bars where the judgement is made.
  public let bars: (from: BarFace, to: BarFace)
  /// Where the judgement is made.
  public let view: Viewpoint
  /// Whether the tab bar changes in some reachable stack.
  public let tabBarDiffers: Bool
  /// The bars at the other viewpoints of this appearance, for the one row that asks for all.
  private let allBars: [(from: BarFace, to: BarFace)]

  /// Where a judgement is made.
  public struct Viewpoint: Hashable, Sendable {
    /// The band; the lower one where the app opts out of glass.
    public let band: Band
    /// Light or dark.
    public let appearance: Appearance
    /// Whether content touches the bar.
    public let isAtEdge: Bool
  }

  /// The facts of a pair of looks.
  public init(_ from: Look, _ to: Look, tabBarDiffers: Bool, seenFrom view: Viewpoint) {
    self.from = from
    self.to = to
    self.view = view
    self.tabBarDiffers = tabBarDiffers
    func faces(atEdge: Bool) -> (from: BarFace, to: BarFace) {
      (
        BarFace(from, band: view.band, appearance: view.appearance, atEdge: atEdge),
        BarFace(to, band: view.band, appearance: view.appearance, atEdge: atEdge)
      )
    }
    bars = faces(atEdge: view.isAtEdge)
    allBars = [bars, faces(atEdge: !view.isAtEdge)]
  }

  // MARK: The background

  /// Whether the colours differ; a side that shows none borrows the other's.
  var colorDiffers: Bool {
    guard let from = bars.from.color, let to = bars.to.color else { return false }
    return from.distance(to: to) > Self.colorTolerance
  }

  /// Whether one hides more of what lies behind than the other.
  var coverageDiffers: Bool {
    abs(bars.from.coverage - bars.to.coverage) > Self.coverageTolerance
  }

  /// Whether blurs of one kind differ in strength.
  var strengthDiffers: Bool {
    abs(bars.from.strength - bars.to.strength) > Self.coverageTolerance
  }

  /// Whether one is blurred and the other not, or otherwise.
  var materialDiffers: Bool { bars.from.material != bars.to.material }

  /// Whether one has an image and the other none, or another.
  var imageDiffers: Bool { bars.from.image != bars.to.image }

  /// Whether the hairlines differ.
  var lineDiffers: Bool { !Self.isSame(bars.from.line, bars.to.line) }

  /// Whether anything of the background but the hairline differs.
  var fillDiffers: Bool {
    colorDiffers || coverageDiffers || strengthDiffers || materialDiffers || imageDiffers
  }

  /// Whether one side wants dark text on its bar and the other light.
  var luminanceSwitches: Bool {
    bars.from.composed.wantsDarkText != bars.to.composed.wantsDarkText
  }

  // MARK: The rest

  var hiddenDiffers: Bool { from.isHidden != to.isHidden }
  var translucencyDiffers: Bool { from.isTranslucent != to.isTranslucent }
  var heightDiffers: Bool { from.height != to.height }
  var toolbarDiffers: Bool { from.toolbar != to.toolbar }
  var statusBarVisibilityDiffers: Bool {
    (from.statusBar == .hidden) != (to.statusBar == .hidden)
  }
  var isEitherClipped: Bool { from.carrier != .own || to.carrier != .own }
  var areOrientationsDisjoint: Bool {
    from.orientation != .any && to.orientation != .any && from.orientation != to.orientation
  }

  /// Whether tint or titles differ. A hidden bar shows neither and differs from none.
  var itemColorsDiffer: Bool {
    guard !from.isHidden, !to.isHidden else { return false }
    return !Self.isSame(bars.from.tint, bars.to.tint)
      || !Self.isSame(bars.from.titleColor, bars.to.titleColor)
      || !Self.isSame(bars.from.largeTitleColor, bars.to.largeTitleColor)
  }

  /// Whether the status bar's content has another colour.
  var statusBarStyleDiffers: Bool {
    guard from.statusBar != .hidden, to.statusBar != .hidden else { return false }
    return isStatusBarLight(from) != isStatusBarLight(to)
  }

  private func isStatusBarLight(_ look: Look) -> Bool {
    look.statusBar == .light || (look.statusBar == .default && view.appearance == .dark)
  }

  /// Whether everything but the height is the same.
  private var allButHeightIsSame: Bool {
    !fillDiffers && !lineDiffers && !translucencyDiffers && !hiddenDiffers && !itemColorsDiffer
      && !statusBarStyleDiffers && !statusBarVisibilityDiffers && !tabBarDiffers && !toolbarDiffers
  }

  /// Whether nothing differs.
  var isUnchanged: Bool { allButHeightIsSame && !heightDiffers }

  /// Whether only a large title or search field comes or goes, on bars that UIKit morphs well: its
  /// own, or of the page's colour.
  var isOnlyTitleSize: Bool {
    let changed = from.height.symmetricDifference(to.height)
    guard allButHeightIsSame, changed.isSubset(of: [.largeTitle, .search]) else { return false }
    return allBars.allSatisfy { bars in
      [bars.from, bars.to].allSatisfy { bar in
        bar.isSystem || bar.composed.distance(to: bar.page) <= Self.colorTolerance
      }
    }
  }

  // MARK: Tolerances

  /// One step of 8 bits, with room for the arithmetic of doubles.
  private static let colorTolerance = 1.0 / 255 + 1e-9
  private static let coverageTolerance = 0.01 + 1e-9

  private static func isSame(_ lhs: RGBA?, _ rhs: RGBA?) -> Bool {
    guard let lhs, let rhs else { return (lhs ?? .clear).alpha == 0 && (rhs ?? .clear).alpha == 0 }
    return RGB(lhs).distance(to: RGB(rhs)) <= colorTolerance
      && abs(Double(lhs.alpha) - Double(rhs.alpha)) / 255 <= coverageTolerance
  }
}
