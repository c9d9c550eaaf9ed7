public import StyleModel

/// Works out what is on screen at any moment of a transition.
///
/// It is the reference: the proofs look at its frames, and whoever draws a plan elsewhere is held
/// against it.
public struct FrameEvaluator: Sendable {
  private let recipe: Recipe
  private let driver: Driver
  private let canvas: Canvas
  private let isRightToLeft: Bool
  private let layers: [Layer]
  private let isMirrored: Bool
  private let isApproximation: Bool
  private let duration: Double
  private let from: End
  private let to: End
  private let bar: (start: Paint, end: Paint)
  private let line: (start: Paint, end: Paint)

  /// What moves a transition.
  public enum Driver: String, CaseIterable, Sendable {
    /// A tap: it runs by itself, ease-in-out.
    case tap
    /// A finger: it follows linearly.
    case swipe
  }

  /// What it is shown on, in points.
  public struct Canvas: Hashable, Sendable {
    /// The width of the screen.
    public let width: Double
    /// The height of the screen.
    public let height: Double
    /// The height of the bar with all above it.
    public let barHeight: Double

    /// A canvas.
    public init(width: Double, height: Double, barHeight: Double) {
      self.width = width
      self.height = height
      self.barHeight = barHeight
    }
  }

  /// One of the two looks, as it is seen.
  private struct End {
    let face: BarFace
    let paint: Paint
    let line: Paint
    let statusBar: Frame.StatusBarContent

    init(_ look: Look, _ view: Viewpoint, hasGlass: Bool) {
      face = BarFace(
        look, band: hasGlass ? view.band : .below26, appearance: view.appearance,
        atEdge: view.isAtEdge)
      paint = face.paint(colored: face.color, coverage: face.coverage)
      line = Paint(face.line)
      statusBar = Frame.StatusBarContent(look, view.appearance)
    }
  }

  /// An evaluator.
  ///
  /// - Parameters:
  ///   - recipe: how it runs.
  ///   - from: the look before.
  ///   - to: the look after.
  ///   - view: from where it is seen: band, appearance, at rest or at the scroll edge.
  ///   - hasGlass: whether bars are of glass from iOS 26.
  ///   - driver: what moves it.
  ///   - canvas: what it is shown on.
  ///   - isRightToLeft: whether the layout is.
  public init(
    _ recipe: Recipe, from: Look, to: Look, seenFrom view: Viewpoint, hasGlass: Bool,
    driver: Driver = .tap, on canvas: Canvas = Canvas(width: 1, height: 1, barHeight: 1),
    isRightToLeft: Bool = false
  ) {
    self.recipe = recipe
    self.driver = driver
    self.canvas = canvas
    self.isRightToLeft = isRightToLeft
    self.from = End(from, view, hasGlass: hasGlass)
    self.to = End(to, view, hasGlass: hasGlass)
    let scene = recipe.scene(driver)
    layers = scene.layers
    isMirrored = scene.isMirrored
    isApproximation = scene.isApproximation
    duration = recipe.timeline?.duration ?? Profile.navstyle.tap.duration
    let shared = scene.layers.first { $0.kind == .bar }
    let ends = (self.from, self.to)
    bar = (
      Self.paint(shared?.fill?.first ?? .from, ends, ends.0),
      Self.paint(shared?.fill?.last ?? .to, ends, ends.1)
    )
    line = (
      Self.line(shared?.line?.first ?? .from, ends), Self.line(shared?.line?.last ?? .to, ends)
    )
  }

  /// The frame at a share of the time, 0…1; at 0 and 1 it shows the ends exactly.
  public func frame(at time: Double) -> Frame {
    let share = curve(time)
    let shown = layers.map { layer(at: time, share, $0) }
    let foreground = min(1, 4 * share)
    func run(_ runs: Bool, _ color: (BarFace) -> RGBA) -> Paint {
      let start = Paint(color(from.face))
      return runs ? start.mixed(with: Paint(color(to.face)), foreground) : start
    }
    let isOther =
      recipe.foreground.statusBar || from.statusBar == .hidden || to.statusBar == .hidden
    return Frame(
      layers: shown, from: region(.from, at: time, share, shown),
      to: region(.to, at: time, share, shown),
      tint: run(recipe.foreground.tint, \.tint),
      title: run(recipe.foreground.title, \.titleColor),
      largeTitle: run(recipe.foreground.largeTitle, \.largeTitleColor),
      statusBar: isOther && time > 0 ? to.statusBar : from.statusBar,
      isApproximation: isApproximation)
  }

  /// The time at which a swipe stands that is on its way back to the start.
  ///
  /// - Parameters:
  ///   - released: the time at which it was cancelled.
  ///   - share: the share of the settling that is over.
  public func time(cancelledAt released: Double, after share: Double) -> Double {
    released * (1 - Curve.easeInOut(share))
  }

  /// How time passes.
  public var curve: Curve { driver == .tap ? .easeInOut : .linear }

  // MARK: Layers

  private func layer(at time: Double, _ share: Double, _ layer: Layer) -> Frame.Layer {
    let own = ownShare(of: layer, at: time, share)
    let isBar = layer.kind == .bar || layer.kind == .backBar || layer.kind == .frontBar
    var paints: (fill: Paint, line: Paint)?
    if layer.kind == .bar {
      paints = (bar.start.mixed(with: bar.end, share), line.start.mixed(with: line.end, share))
    } else if isBar {
      let end = layer.look == .to ? to : from
      paints = (end.paint, end.line)
    }
    let x = (layer.x ?? screen(layer.kind)?.x)?.value(at: own) ?? 0
    return Frame.Layer(
      kind: layer.kind, x: x * canvas.width * (isRightToLeft && isMirrored ? -1 : 1),
      y: (layer.y?.value(at: own) ?? 0) * (isBar ? canvas.barHeight : canvas.height),
      alpha: layer.alpha?.value(at: own) ?? 1,
      fill: paints?.fill ?? layer.color.map { Paint($0) }, line: paints?.line)
  }

  /// The screen that a bar belongs to, whose position it takes.
  private func screen(_ kind: Layer.Kind) -> Layer? {
    let owner: Layer.Kind? = kind == .backBar ? .back : kind == .frontBar ? .front : nil
    return layers.first { $0.kind == owner }
  }

  /// How far a layer is: one with a duration of its own may be through before the others.
  private func ownShare(of layer: Layer, at time: Double, _ share: Double) -> Double {
    guard let own = layer.duration else { return share }
    guard time < 1 else { return 1 }
    guard own > 0 else { return time > 0 ? 1 : 0 }
    return curve(min(1, time * duration / own))
  }

  // MARK: The bar region

  private func region(
    _ side: Side, at time: Double, _ share: Double, _ layers: [Frame.Layer]
  ) -> Frame.Region {
    let end = side == .from ? from : to
    let isBack = (side == .from) == (recipe.direction == .push)
    let x = layers.first { $0.kind == (isBack ? .back : .front) }?.x ?? 0
    if carriesOwnBars {
      let carried = layers.first { $0.kind == (isBack ? .backBar : .frontBar) }
      return Frame.Region(
        x: x, y: carried?.y ?? 0, composed: (carried?.fill ?? end.paint).over(end.face.page),
        line: carried?.line ?? end.line)
    }
    return Frame.Region(
      x: x, y: 0, composed: composed(over: side, after: share),
      line: line.start.mixed(with: line.end, share))
  }

  /// The one bar of both screens over the page of a side, after a share of the way.
  func composed(over side: Side, after share: Double) -> RGB {
    bar.start.mixed(with: bar.end, share).over((side == .from ? from : to).face.page)
  }

  /// Whether one bar stands for both screens, and runs from one look to the other.
  var hasSharedBar: Bool { !carriesOwnBars }

  /// Whether each screen brings its own bar: in its picture, or riding with it.
  private var carriesOwnBars: Bool {
    layers.contains { $0.source == .snapshot || $0.kind == .backBar || $0.kind == .frontBar }
  }

  private static func paint(
    _ reference: ColorReference, _ ends: (from: End, to: End), _ own: End
  ) -> Paint {
    let isFrom = reference == .from || reference == .fromClear
    let face = isFrom ? ends.from.face : ends.to.face
    let isClear = reference == .fromClear || reference == .toClear
    return own.face.paint(colored: face.color, coverage: isClear ? 0 : face.coverage)
  }

  private static func line(_ reference: ColorReference, _ ends: (from: End, to: End)) -> Paint {
    switch reference {
    case .from: ends.from.line
    case .to: ends.to.line
    case .fromClear, .toClear: Paint(RGBA.clear)
    }
  }
}

extension BarFace {
  /// A colour over this bar's blur: one paint, so that it runs to another in one straight line.
  fileprivate func paint(colored color: RGBA?, coverage: Double) -> Paint {
    let blur = Paint(standIn.color, coverage: standIn.coverage)
    return color.map { Paint(RGB($0), coverage: coverage).over(blur) } ?? blur
  }
}

extension Recipe {
  /// What moves under a driver, with the screens: where UIKit moves those, by NavStyle's tracks.
  fileprivate func scene(
    _ driver: FrameEvaluator.Driver
  ) -> (layers: [Layer], isMirrored: Bool, isApproximation: Bool) {
    if driver == .swipe, case .own(let swipe)? = interaction, let layers = swipe.layers {
      return (layers, swipe.edge == .leading, false)
    }
    guard let timeline, timeline.duration != nil else {
      let slide = Profile.navstyle.tap.slide.layers(direction, isPicture: snapshot != nil)
      return (slide + (timeline?.layers ?? []), true, true)
    }
    return (timeline.layers, timeline.isMirrored, false)
  }
}

extension Track {
  /// The value at a share of the way: straight between its frames.
  public func value(at share: Double) -> Double {
    guard share > 0 else { return start }
    var index = 1
    while index < frames.count {
      let upper = frames[index]
      guard share >= upper.time else {
        let lower = frames[index - 1]
        let part = (share - lower.time) / (upper.time - lower.time)
        return lower.value * (1 - part) + upper.value * part
      }
      index += 1
    }
    return end
  }
}
