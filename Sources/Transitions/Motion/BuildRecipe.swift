import StyleModel

/// Turns decisions into recipes.
struct RecipeBuilder {
  let profile: Profile
  let targets: Targets

  /// What of a look goes into a recipe.
  struct End: Hashable {
    let swipeBack: SwipeBack
    let isClearBelow26: Bool
    let isClearFrom26: Bool

    /// Whether its bar has no coverage at all, in either appearance.
    func isClear(in band: Band) -> Bool { band == .below26 ? isClearBelow26 : isClearFrom26 }
  }

  /// What is to be built.
  struct Order {
    let decision: Decision
    let direction: Direction
    /// From any viewpoint of the band.
    let differences: Differences
    let from: End
    let to: End
    let override: Override?
    let band: Band
  }

  func recipe(_ order: Order) -> Recipe {
    var recipe = Recipe(outcome: order.decision.outcome, direction: order.direction)
    guard recipe.outcome != .foreign else { return recipe }
    recipe.isAnimated = order.override?.isAnimated ?? true
    recipe.isBreak =
      order.decision.outcome == .crossfade(.still)
      && order.decision.ownOutcome != .crossfade(.still)
    recipe.foreground = foreground(order)
    if recipe.outcome == .snapshotSlide {
      recipe.snapshot = Snapshot(
        of: order.direction == .push ? .from : .to,
        target: order.differences.has(.tabBar) ? .root : .navigation)
    }
    let swipe = upper(order).swipeBack
    let isOwned = ownsTransition(order, swipe)
    if order.direction == .pop { recipe.interaction = interaction(order, swipe, isOwned) }
    // A swipe moves even where a tap does not.
    if recipe.isAnimated || recipe.interaction?.isOwn == true {
      recipe.timeline = timeline(order, isOwned: isOwned)
    }
    if isOwned || swipe == .off {
      recipe.recognisersOff =
        targets.ios.upperBound >= 26
        ? [.interactivePop, .interactiveContentPop] : [.interactivePop]
    }
    return recipe
  }

  /// The screen that is on top of the other: its swipe goes back.
  private func upper(_ order: Order) -> End {
    order.direction == .push ? order.to : order.from
  }

  /// Pictures and blends need an animator of their own. Everything else keeps UIKit's slide, except
  /// that a swipe from everywhere needs ours where UIKit has none.
  private func ownsTransition(_ order: Order, _ swipe: SwipeBack) -> Bool {
    switch order.decision.outcome {
    case .snapshotSlide, .crossfade(.blend): return true
    case .crossfade:
      guard case .full = swipe else { return false }
      return order.band == .below26
    case .foreign: return false
    }
  }

  private func timeline(_ order: Order, isOwned: Bool) -> Timeline? {
    let bars = barLayers(order)
    guard isOwned else { return bars.isEmpty ? nil : Timeline(duration: nil, layers: bars) }
    let isPush = order.direction == .push
    let slide = profile.tap
    let isPicture = order.decision.outcome == .snapshotSlide
    let (out, over) = (Layer.Span(0, -slide.parallax), Layer.Span(1, 0))
    var back = Layer(.back, source: isPicture ? .snapshot : .live)
    back.x = isPush ? out : out.reversed
    var dim = Layer(.dim)
    dim.alpha = isPush ? Layer.Span(0, slide.dim) : Layer.Span(slide.dim, 0)
    var front = Layer(.front, source: .live)
    front.x = isPush ? over : over.reversed
    front.edgeShadow = slide.edgeShadow
    return Timeline(
      duration: order.override?.duration ?? slide.duration,
      layers: [back, dim, front] + bars)
  }

  private func barLayers(_ order: Order) -> [Layer] {
    switch order.decision.outcome {
    case .crossfade(.blend):
      var bar = Layer(.bar)
      bar.fill = fill(order)
      bar.line = [.from, .to]
      return [bar]
    case .crossfade(.ride):
      var back = Layer(.backBar)
      back.look = order.direction == .push ? .from : .to
      var front = Layer(.frontBar)
      front.look = order.direction == .push ? .to : .from
      return [back, front]
    default: return []
    }
  }

  /// A side without coverage borrows the other's colour, so that no white flashes up.
  private func fill(_ order: Order) -> [ColorReference] {
    let (isFromClear, isToClear) = (
      order.from.isClear(in: order.band), order.to.isClear(in: order.band)
    )
    if isFromClear == isToClear { return [.from, .to] }
    return isFromClear ? [.toClear, .to] : [.from, .fromClear]
  }

  private func foreground(_ order: Order) -> Foreground {
    Foreground(
      tint: order.differences.has(.tint), title: order.differences.has(.title),
      largeTitle: order.differences.has(.largeTitle),
      statusBar: order.differences.has(.statusBarStyle))
  }

  private func interaction(_ order: Order, _ swipe: SwipeBack, _ isOwned: Bool) -> Interaction {
    guard swipe != .off else { return .off }
    guard isOwned else { return .uikit }
    var within: Double?
    if case .full(let limit) = swipe { within = limit }
    return .own(
      Interaction.Swipe(
        isFull: swipe != .edge, within: within,
        distance: profile.release.distance,
        velocityProjection: profile.release.velocityProjection,
        settle: order.override?.duration ?? profile.tap.duration))
  }
}

extension Layer.Span {
  fileprivate var reversed: Layer.Span { Layer.Span(end, start) }
}
