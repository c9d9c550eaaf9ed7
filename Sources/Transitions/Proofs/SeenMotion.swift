import StyleModel

/// A recipe that carries one look to another, from one viewpoint.
struct SeenMotion {
  let recipe: Recipe
  let from: Look
  let to: Look
  let view: Viewpoint
  let driver: FrameEvaluator.Driver
  let mayBreak: Bool
  let evaluator: FrameEvaluator
  let hasGlass: Bool

  init(
    _ recipe: Recipe, _ from: Look, _ to: Look, _ view: Viewpoint, hasGlass: Bool,
    _ driver: FrameEvaluator.Driver, mayBreak: Bool
  ) {
    self.recipe = recipe
    self.from = from
    self.to = to
    self.view = view
    self.driver = driver
    self.mayBreak = mayBreak
    self.hasGlass = hasGlass
    evaluator = FrameEvaluator(
      recipe, from: from, to: to, seenFrom: view, hasGlass: hasGlass, driver: driver)
  }

  /// A look as it is seen from there.
  func face(_ side: Side) -> BarFace {
    BarFace(
      side == .from ? from : to, band: hasGlass ? view.band : .below26,
      appearance: view.appearance, atEdge: view.isAtEdge)
  }

  /// What a frame shows that is not exactly one side; nil if all of it is.
  func problem(at time: Double, shows side: Side) -> String? {
    let frame = evaluator.frame(at: time)
    let place = "at t = \(Int(time)) "
    if let problem = screenProblem(frame, side) { return place + problem }
    let face = face(side)
    let region = side == .from ? frame.from : frame.to
    if region.composed.distance(to: face.composed) > 1e-9 {
      return place + "the bar is \(region.composed.text), not \(face.composed.text)"
    }
    let line = Paint(face.line)
    if !region.line.isAlmost(line) {
      return place + "the shadow line is \(region.line.text), not \(line.text)"
    }
    if region.y != 0, !face.isHidden { return place + "the bar stands at y = \(region.y)" }
    return foregroundProblem(frame, face, side).map { place + $0 }
  }

  /// The screen of the side must fill the canvas, with nothing over it and its own picture in it.
  private func screenProblem(_ frame: Frame, _ side: Side) -> String? {
    func layer(_ kind: Layer.Kind) -> Frame.Layer? { frame.layers.first { $0.kind == kind } }
    guard let back = layer(.back), let front = layer(.front) else { return "a screen is missing" }
    let isBack = (side == .from) == (recipe.direction == .push)
    if isBack {
      guard back.x == 0, back.y == 0 else { return "the back screen stands at x = \(back.x)" }
      guard abs(front.x) >= 1 else { return "the front screen stands at x = \(front.x)" }
      if let dim = layer(.dim), dim.alpha != 0 { return "the dim has opacity \(dim.alpha)" }
    } else {
      guard front.x == 0, front.y == 0 else { return "the front screen stands at x = \(front.x)" }
    }
    let picture = driver == .swipe ? recipe.picture : recipe.snapshot
    guard let picture else { return nil }
    let covered: Side = recipe.direction == .push ? .from : .to
    return picture.of == covered ? nil : "the picture is of '\(picture.of.rawValue)'"
  }

  /// Of a hidden bar nothing is asked. What has no track is equal within the table's tolerance.
  private func foregroundProblem(_ frame: Frame, _ face: BarFace, _ side: Side) -> String? {
    guard !from.isHidden, !to.isHidden else { return nil }
    let runs = recipe.foreground
    let items: [(String, Bool, Paint, RGBA)] = [
      ("tint", runs.tint, frame.tint, face.tint),
      ("title", runs.title, frame.title, face.titleColor),
      ("large title", runs.largeTitle, frame.largeTitle, face.largeTitleColor),
    ]
    for (name, hasTrack, shown, wanted) in items {
      let isRight = hasTrack ? shown == Paint(wanted) : shown.isNear(Paint(wanted))
      if !isRight { return "the \(name) is \(shown.text), not \(Paint(wanted).text)" }
    }
    let wanted = Frame.StatusBarContent(side == .from ? from : to, view.appearance)
    return frame.statusBar == wanted
      ? nil : "the status bar is \(frame.statusBar.rawValue), not \(wanted.rawValue)"
  }
}

extension Paint {
  /// But for the arithmetic of doubles.
  fileprivate func isAlmost(_ other: Paint) -> Bool { distance(to: other) <= 1e-9 }

  /// So near that the decision table takes both for one colour.
  fileprivate func isNear(_ other: Paint) -> Bool {
    if coverage == 0 || other.coverage == 0 { return abs(coverage - other.coverage) <= 0.01 }
    guard let one = rgb, let two = other.rgb else { return false }
    return one.distance(to: two) <= 1.0 / 255 + 1e-9
      && abs(coverage - other.coverage) <= 2.0 / 255 + 1e-9
  }

  private func distance(to other: Paint) -> Double {
    max(
      abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
      abs(coverage - other.coverage))
  }

  /// For messages.
  fileprivate var text: String {
    rgb.map { "\($0.text)\(coverage < 1 ? " at \(rounded(coverage))" : "")" } ?? "clear"
  }
}

extension RGB {
  /// For messages: channels of 255.
  fileprivate var text: String {
    "rgb(" + [red, green, blue].map { rounded($0 * 255) }.joined(separator: ", ") + ")"
  }
}

/// For messages: two digits.
func rounded(_ number: Double) -> String {
  CitedValue.number((number * 100).rounded() / 100).description
}
