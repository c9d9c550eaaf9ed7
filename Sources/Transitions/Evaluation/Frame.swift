public import StyleModel

/// What is on screen at one moment of a transition.
public struct Frame: Equatable, Sendable {
  /// What moves, from the bottom up. Where UIKit moves the screens, they move by NavStyle's own
  /// tracks here, and `isApproximation` says so.
  public let layers: [Layer]
  /// The bar region over the page before and over the page after: a bar is seen over both while one
  /// page slides over the other.
  public let from: Region
  /// The bar region over the page after.
  public let to: Region
  /// The colour of the buttons.
  public let tint: Paint
  /// The colour of the title.
  public let title: Paint
  /// The colour of the large title.
  public let largeTitle: Paint
  /// What the status bar shows.
  public let statusBar: StatusBarContent
  /// Whether UIKit moves the screens, so that where they stand is NavStyle's guess.
  public let isApproximation: Bool

  /// A layer at one moment.
  public struct Layer: Equatable, Sendable {
    /// Which one.
    public let kind: Transitions.Layer.Kind
    /// Its left edge, in points.
    public let x: Double
    /// Its top edge, in points from where it belongs.
    public let y: Double
    /// Its opacity, 0…1.
    public let alpha: Double
    /// Its background; nil for a screen, which brings its own.
    public let fill: Paint?
    /// Its hairline; nil for a layer that is no bar.
    public let line: Paint?
  }

  /// The part of the screen where the bar is, over one of the two pages.
  public struct Region: Equatable, Sendable {
    /// Where that page has its left edge, in points.
    public let x: Double
    /// Where the bar over it has its top edge, in points from where it belongs.
    public let y: Double
    /// The bar over its blur over that page. An image contributes no colour.
    public let composed: RGB
    /// The hairline.
    public let line: Paint
  }

  /// What the status bar shows.
  public enum StatusBarContent: String, CaseIterable, Sendable {
    /// Black.
    case dark
    /// White.
    case light
    /// Nothing.
    case hidden

    /// What it shows over a look.
    public init(_ look: Look, _ appearance: Appearance) {
      switch look.statusBar {
      case .hidden: self = .hidden
      case .light: self = .light
      case .dark: self = .dark
      case .default: self = appearance == .light ? .dark : .light
      }
    }
  }
}

/// A colour with a coverage, premultiplied: what is interpolated, so that a colour that is not there
/// does not shine through on the way.
public struct Paint: Equatable, Sendable {
  /// Red times coverage, 0…1.
  public let red: Double
  /// Green times coverage, 0…1.
  public let green: Double
  /// Blue times coverage, 0…1.
  public let blue: Double
  /// The coverage, 0…1.
  public let coverage: Double

  /// A colour at a coverage.
  public init(_ color: RGB, coverage: Double) {
    self.init(
      red: color.red * coverage, green: color.green * coverage, blue: color.blue * coverage,
      coverage: coverage)
  }

  /// A colour with its own alpha; none is clear.
  public init(_ color: RGBA?) {
    let color = color ?? .clear
    self.init(RGB(color), coverage: Double(color.alpha) / 255)
  }

  private init(red: Double, green: Double, blue: Double, coverage: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.coverage = coverage
  }

  /// The colour without its coverage; nil where there is none.
  public var rgb: RGB? {
    guard coverage > 0 else { return nil }
    return RGB(red: red / coverage, green: green / coverage, blue: blue / coverage)
  }

  /// This paint over another.
  public func over(_ below: Paint) -> Paint {
    let rest = 1 - coverage
    return Paint(
      red: red + below.red * rest, green: green + below.green * rest,
      blue: blue + below.blue * rest, coverage: coverage + below.coverage * rest)
  }

  /// This paint over an opaque colour.
  public func over(_ page: RGB) -> RGB {
    let rest = 1 - coverage
    return RGB(
      red: red + page.red * rest, green: green + page.green * rest,
      blue: blue + page.blue * rest)
  }

  /// The paint at a share of the way to another; at 0 and 1 exactly one of the two.
  public func mixed(with other: Paint, _ share: Double) -> Paint {
    let rest = 1 - share
    return Paint(
      red: red * rest + other.red * share, green: green * rest + other.green * share,
      blue: blue * rest + other.blue * share, coverage: coverage * rest + other.coverage * share)
  }
}

/// How time passes: the share of the way that is done after a share of the time.
public enum Curve: String, CaseIterable, Sendable {
  /// Evenly: under a finger.
  case linear
  /// UIKit's `easeInOut`, the cubic Bézier (0.42, 0, 0.58, 1).
  case easeInOut = "ease-in-out"

  /// The share of the way after a share of the time; exactly 0 at 0 and 1 at 1.
  public func callAsFunction(_ time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    guard self == .easeInOut else { return time }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.bezier(0.42, 0.58, middle) < time { low = middle } else { high = middle }
    }
    return Self.bezier(0, 1, (low + high) / 2)
  }

  /// A coordinate of a cubic Bézier from 0 to 1 with these two control points.
  private static func bezier(_ first: Double, _ second: Double, _ at: Double) -> Double {
    let rest = 1 - at
    return 3 * rest * rest * at * first + 3 * rest * at * at * second + at * at * at
  }
}
