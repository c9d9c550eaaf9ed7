import StyleModel

/// What differs between two looks seen from one viewpoint. All of it is symmetric in the two.
public struct Differences: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// A set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The colours; a side that shows none borrows the other's.
  public static let color = Differences(rawValue: 1 << 0)
  /// How much of what lies behind is hidden, or the strength of the blur.
  public static let alpha = Differences(rawValue: 1 << 1)
  /// The kind of blur, or whether there is one.
  public static let material = Differences(rawValue: 1 << 2)
  /// The background image.
  public static let image = Differences(rawValue: 1 << 3)
  /// The hairline.
  public static let line = Differences(rawValue: 1 << 4)
  /// The colour of the buttons.
  public static let tint = Differences(rawValue: 1 << 5)
  /// The colour of the title.
  public static let title = Differences(rawValue: 1 << 6)
  /// The colour of the large title.
  public static let largeTitle = Differences(rawValue: 1 << 7)
  /// The colour of the status bar's content.
  public static let statusBarStyle = Differences(rawValue: 1 << 8)
  /// Whether there is a status bar.
  public static let statusBarVisibility = Differences(rawValue: 1 << 9)
  /// Whether there is a bar.
  public static let hidden = Differences(rawValue: 1 << 10)
  /// Whether content may be seen through the bar.
  public static let translucency = Differences(rawValue: 1 << 11)
  /// What makes the bar taller.
  public static let height = Differences(rawValue: 1 << 12)
  /// Whether the tab bar is shown, in some reachable stack.
  public static let tabBar = Differences(rawValue: 1 << 13)
  /// Whether the toolbar is shown.
  public static let toolbar = Differences(rawValue: 1 << 14)
  /// Whether black or white text reads better on the bar.
  public static let luminance = Differences(rawValue: 1 << 15)
  /// No orientation is allowed on both.
  public static let orientation = Differences(rawValue: 1 << 16)

  // What is true of the pair rather than different.

  /// Neither has a bar.
  public static let bothHidden = Differences(rawValue: 1 << 20)
  /// Both bars are opaque: content starts below them.
  public static let bothOpaque = Differences(rawValue: 1 << 21)
  /// One of the two cannot carry a background of its own.
  public static let clipped = Differences(rawValue: 1 << 22)
  /// Only a large title or search field comes or goes in height, on bars that UIKit morphs well.
  public static let morphsWell = Differences(rawValue: 1 << 23)
  /// Bars are of glass there.
  public static let glassBand = Differences(rawValue: 1 << 24)

  /// Everything of the background but the hairline.
  public static let fill: Differences = [.color, .alpha, .material, .image]
  /// The background.
  public static let background: Differences = [.fill, .line]
  /// Tint and titles.
  public static let items: Differences = [.tint, .title, .largeTitle]
  /// Everything that must be equal for nothing to change.
  public static let anything: Differences = [
    .background, .items, .statusBarStyle, .statusBarVisibility, .hidden, .translucency, .height,
    .tabBar, .toolbar,
  ]

  /// Whether any of these is among them.
  public func has(_ some: Differences) -> Bool { !isDisjoint(with: some) }

  /// What differs between two views from one viewpoint, the tab bar aside.
  init(_ one: LookView, _ other: LookView) {
    var bits = Self.ofBackground(one.bar, other.bar)
    let changed = one.traits.symmetricDifference(other.traits)
    let both = one.traits.intersection(other.traits)
    let either = one.traits.union(other.traits)
    if !either.contains(.hiddenBar) { bits |= Self.ofItems(one.bar, other.bar) }
    func add(_ difference: Differences, if holds: Bool) {
      if holds { bits |= difference.rawValue }
    }
    add(.statusBarVisibility, if: changed.contains(.noStatusBar))
    add(
      .statusBarStyle,
      if: changed.contains(.lightStatusBar) && !either.contains(.noStatusBar))
    add(.hidden, if: changed.contains(.hiddenBar))
    add(.translucency, if: changed.contains(.opaqueBar))
    add(.toolbar, if: changed.contains(.toolbar))
    add(.luminance, if: changed.contains(.wantsDarkText))
    add(.orientation, if: either.isSuperset(of: [.portraitOnly, .landscapeOnly]))
    add(.bothHidden, if: both.contains(.hiddenBar))
    add(.bothOpaque, if: both.contains(.opaqueBar))
    add(.clipped, if: either.contains(.clipped))
    if one.height != other.height {
      add(.height, if: true)
      let sizes = one.height.symmetricDifference(other.height)
      let isTitle = sizes.isSubset(of: [.largeTitle, .search])
      add(.morphsWell, if: isTitle && both.contains(.morphsWell))
    }
    self.init(rawValue: bits)
  }

  private static func ofBackground(_ one: BarFace, _ other: BarFace) -> UInt32 {
    var result: Differences = []
    if let first = one.color, let second = other.color, !isSame(first, second, andAlpha: false) {
      result.insert(.color)
    }
    if abs(one.coverage - other.coverage) > coverageTolerance
      || abs(one.strength - other.strength) > coverageTolerance
    {
      result.insert(.alpha)
    }
    if one.material != other.material { result.insert(.material) }
    if one.image != other.image { result.insert(.image) }
    if !isSame(one.line ?? .clear, other.line ?? .clear) { result.insert(.line) }
    return result.rawValue
  }

  private static func ofItems(_ one: BarFace, _ other: BarFace) -> UInt32 {
    var result: Differences = []
    if !isSame(one.tint, other.tint) { result.insert(.tint) }
    if !isSame(one.titleColor, other.titleColor) { result.insert(.title) }
    if !isSame(one.largeTitleColor, other.largeTitleColor) { result.insert(.largeTitle) }
    return result.rawValue
  }

  /// 0.01, with room for the arithmetic of doubles.
  private static let coverageTolerance = 0.01 + 1e-9

  /// No channel apart by more than 1 of 255, opacity by no more than 0.01 – which is 2 of 255. A
  /// colour that cannot be seen borrows the other's channels.
  @inline(__always)
  private static func isSame(_ one: RGBA, _ other: RGBA, andAlpha: Bool = true) -> Bool {
    one == other || isAlike(one, other, andAlpha: andAlpha)
  }

  private static func isAlike(_ one: RGBA, _ other: RGBA, andAlpha: Bool) -> Bool {
    if andAlpha {
      guard isNear(one.alpha, other.alpha, 2) else { return false }
      if one.alpha == 0 || other.alpha == 0 { return true }
    }
    return isNear(one.red, other.red, 1) && isNear(one.green, other.green, 1)
      && isNear(one.blue, other.blue, 1)
  }

  private static func isNear(_ one: UInt8, _ other: UInt8, _ distance: Int16) -> Bool {
    abs(Int16(one) - Int16(other)) <= distance
  }
}
