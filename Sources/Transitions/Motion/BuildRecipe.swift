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
    /// Whether it has no bar; asked only of profiles that let a bar leave.
    let isHidden: Bool

    /// Whether its bar has no coverage at all, in either appearance.
    func isClear(in band: Band) -> Bool { band == .below26 ? isClearBelow26 : isClearFrom26 }

    /// What goes into a recipe of a look by its number.
    init(_ look: Look, number: Int, _ views: Decider.Views, _ profile: Profile) {
      swipeBack = look.swipeBack
      isClearBelow26 = views.isClear(number, in: .below26)
      isClearFrom26 = views.isClear(number, in: .from26)
      isHidden = profile.barLeaves != nil && look.isHidden
    }
  }

  /// What is to be built.
  struct Order {
    var decision: Decision
    let direction: Direction
    /// From any viewpoint of the band.
    let differences: Differences
    let from: End
    let to: End
    let override: Override?
    let band: Band
    /// Whether it is for when a picture is missing, so that none may move.
    var isFallback = false
    /// Whether it returns over more than one level, from a hidden tab bar to a shown one.
    var bringsTabBar = false

    init(
      _ decision: Decision, _ direction: Direction, _ judgements: [Judgement], from: End, to: End,
      _ override: Override?, _ band: Band
    ) {
      self.decision = decision
      self.direction = direction
      differences = judgements.reduce(into: []) { $0.formUnion($1.differences) }
      self.from = from
      self.to = to
      self.override = override
      self.band = band
    }
  }

  func recipe(_ order: Order) -> Recipe {
    var recipe = Recipe(outcome: order.decision.outcome, direction: order.direction)
    recipe.clearsTabBarFlag = order.bringsTabBar && targets.ios.contains(14)
    guard recipe.outcome != .foreign else { return recipe }
    recipe.isAnimated = order.override?.isAnimated ?? true
    recipe.isBreak =
      order.decision.outcome == .crossfade(.still)
      && order.decision.ownOutcome != .crossfade(.still)
    recipe.foreground = foreground(order)
    if recipe.outcome == .snapshotSlide {
      recipe.snapshot = snapshot(order)
    }
    let isOwned = ownsTap(order)
    if order.direction == .pop {
      recipe.interaction = interaction(order, isOwned: isOwned, besides: recipe.snapshot)
    }
    // A swipe moves even where a tap does not.
    if recipe.isAnimated || recipe.interaction?.needsTimeline == true {
      recipe.timeline = timeline(order, isOwned: isOwned)
    }
    recipe.recognisersOff = recognisersOff(order, isOwned: isOwned)
    return recipe
  }

  // MARK: Owners

  /// Where the swipe of the screen on top may begin: a profile's goes from anywhere also where the
  /// screen does not ask for that, but not where it is turned off.
  private func gesture(_ order: Order) -> SwipeBack {
    let asked = (order.direction == .push ? order.to : order.from).swipeBack
    return asked == .edge && profile.swipe.isFull ? .full(within: nil) : asked
  }

  /// Pictures and blends need an animator of their own. Everything else keeps UIKit's slide, unless
  /// the profile moves every pair, and except that a swipe from everywhere needs ours where UIKit has
  /// none: before iOS 26, and for one that may begin within so many points.
  private func ownsTap(_ order: Order) -> Bool {
    switch order.decision.outcome {
    case .snapshotSlide, .crossfade(.blend): return true
    case .crossfade:
      if profile.tap.isForEveryPair { return true }
      guard case .full(let limit) = gesture(order), !swipeIsPicture(order) else { return false }
      return order.band == .below26 || limit != nil
    case .foreign: return false
    }
  }

  /// UIKit's recognisers are off where it is not the owner; where it is, the newer one of them begins
  /// anywhere, although the screen may ask for the edge.
  private func recognisersOff(_ order: Order, isOwned: Bool) -> [Recogniser] {
    let newer: [Recogniser] = targets.ios.upperBound >= 26 ? [.interactiveContentPop] : []
    let gesture = gesture(order)
    if isOwned || swipeIsPicture(order) || gesture == .off { return [.interactivePop] + newer }
    return gesture == .edge ? newer : []
  }

  /// Whether a picture moves under the finger although none does after a tap: the profile's wish,
  /// unless `transitions` asks for a strategy – or the picture is what is missing.
  private func swipeIsPicture(_ order: Order) -> Bool {
    profile.swipe.prescription == .snapshotSlide && order.override?.strategy == nil
      && !order.isFallback
      && order.decision.outcome != .snapshotSlide && gesture(order) != .off
  }

  private func interaction(
    _ order: Order, isOwned: Bool, besides snapshot: Snapshot?
  ) -> Interaction {
    let gesture = gesture(order)
    guard gesture != .off else { return .off }
    let isPicture = swipeIsPicture(order)
    guard isOwned || isPicture else { return .uikit }
    var within: Double?
    if case .full(let limit) = gesture { within = limit }
    let swipe = profile.swipe
    let layers = swipe.slide.map { slide in
      isPicture
        ? slide.layers(order.direction, isPicture: true)
        : slide.layers(order.direction, isPicture: snapshot != nil) + barLayers(order)
    }
    return .own(
      Interaction.Swipe(
        isFull: gesture != .edge, edge: swipe.edge, within: within, layers: layers,
        snapshot: isPicture ? self.snapshot(order) : nil, finish: swipe.finish,
        settle: Interaction.Settle(
          duration: swipe.settle ?? duration(order), isScaled: swipe.settle == nil)))
  }

  private func snapshot(_ order: Order) -> Snapshot {
    Snapshot(
      of: order.direction == .push ? .from : .to,
      target: order.differences.has(.tabBar) ? .root : .navigation)
  }

  private func duration(_ order: Order) -> Double {
    order.override?.duration ?? profile.tap.duration
  }

  // MARK: What moves

  private func timeline(_ order: Order, isOwned: Bool) -> Timeline? {
    let bars = barLayers(order)
    guard isOwned else { return bars.isEmpty ? nil : Timeline(duration: nil, layers: bars) }
    let isPicture = order.decision.outcome == .snapshotSlide
    return Timeline(
      duration: duration(order), isMirrored: profile.swipe.edge == .leading,
      layers: profile.tap.slide.layers(order.direction, isPicture: isPicture) + bars)
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
      leave(&back, order)
      leave(&front, order)
      return [back, front]
    default: return []
    }
  }

  /// Lets the bar of a side move up, by its height, where the other side has none.
  private func leave(_ bar: inout Layer, _ order: Order) {
    guard let seconds = profile.barLeaves, order.from.isHidden != order.to.isHidden,
      bar.look == (order.from.isHidden ? .to : .from)
    else { return }
    // It must be there when its screen is.
    bar.duration = ownsTap(order) ? min(seconds, duration(order)) : seconds
    bar.y = order.to.isHidden ? Track(0, -1) : Track(-1, 0)
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
}

extension Interaction {
  /// Whether it drives what moves after a tap.
  fileprivate var needsTimeline: Bool {
    if case .own(let swipe) = self { swipe.layers == nil } else { false }
  }
}

extension Profile.Slide {
  /// The two screens and what lies between them.
  func layers(_ direction: Direction, isPicture: Bool) -> [Layer] {
    func track(_ push: Track) -> Track { direction == .push ? push : push.reversed }
    var back = Layer(.back, source: isPicture ? .snapshot : .live)
    back.x = track(Track(0, -parallax))
    var front = Layer(.front, source: .live)
    front.x = track(Track(1, 0))
    front.edgeShadow = edgeShadow
    guard let dim else { return [back, front] }
    var darkness = Layer(.dim)
    darkness.color = dim.color
    darkness.alpha = track(dim.track)
    return [back, darkness, front]
  }
}

extension Profile.Dim {
  /// Its opacity while a screen comes over the one below.
  fileprivate var track: Track {
    guard isGoneAt < 1 else { return Track(0, opacity) }
    return Track([
      Track.KeyFrame(time: 0, value: 0), Track.KeyFrame(time: 1 - isGoneAt, value: 0),
      Track.KeyFrame(time: 1, value: opacity),
    ])
  }
}
