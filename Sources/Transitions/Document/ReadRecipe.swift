import JSONText
import StyleModel

extension Recipe {
  /// Reads a recipe, of so many.
  init(_ place: JSONPlace, count: Int) throws(JSONMismatch) {
    let strategy: Strategy = try place.member("strategy").word()
    let outcome: Outcome =
      switch strategy {
      case .snapshotSlide: .snapshotSlide
      case .backgroundCrossfade: .crossfade(try place.member("motion").word())
      case .none: .foreign
      }
    self.init(outcome: outcome, direction: try place.member("direction").word())
    clearsTabBarFlag = try place.optional("clear-tab-bar-flag")?.boolean() ?? false
    guard outcome != .foreign else { return }
    isAnimated = try place.optional("animated")?.boolean() ?? true
    isBreak = try place.optional("break")?.boolean() ?? false
    timeline = try place.optional("timeline").map(Timeline.init)
    if outcome == .snapshotSlide { snapshot = try Snapshot(place.member("snapshot")) }
    if direction == .pop, let picture = try Self.picture(in: place) {
      fallback = Int32(try picture.member("fallback").index(below: count))
      fallbackOnSystemBar = try picture.optional("fallback-on-system-bar").map {
        (place) throws(JSONMismatch) in Int32(try place.index(below: count))
      }
    }
    foreground = try place.optional("foreground").map(Foreground.init) ?? Foreground()
    if direction == .pop { interaction = try Interaction(place.member("interaction")) }
    recognisersOff =
      try place.optional("recognisers-off")?.items().map { (item) throws(JSONMismatch) in
        try item.word(Recogniser.self)
      } ?? []
  }

  /// The picture of a recipe: of the tap, or of the swipe alone.
  static func picture(in place: JSONPlace) throws(JSONMismatch) -> JSONPlace? {
    if let own = try place.optional("snapshot") { return own }
    return try place.optional("interaction")?.optional("snapshot")
  }
}

extension Timeline {
  fileprivate init(_ place: JSONPlace) throws(JSONMismatch) {
    let layers = try place.member("layers").items().map(Layer.init)
    if let owner = try place.optional("owner") {
      try owner.expect("uikit")
      self.init(duration: nil, layers: layers)
      return
    }
    try place.member("curve").expect(Curve.easeInOut.rawValue)
    self.init(
      duration: try place.member("duration").number(in: 0...Double.infinity),
      isMirrored: try place.optional("mirrored")?.boolean() ?? true, layers: layers)
  }
}

extension Snapshot {
  fileprivate init(_ place: JSONPlace) throws(JSONMismatch) {
    self.init(of: try place.member("of").word(), target: try place.member("target").word())
  }
}

extension Layer {
  fileprivate init(_ place: JSONPlace) throws(JSONMismatch) {
    self.init(try place.member("layer").word(), source: try place.optional("source")?.word())
    color = try place.optional("color")?.color()
    look = try place.optional("look")?.word()
    edgeShadow = try place.optional("edge-shadow").map(EdgeShadow.init)
    if let seconds = try place.optional("duration") {
      duration = try seconds.number(in: 0...Double.infinity)
      try place.member("curve").expect(Curve.easeInOut.rawValue)
    }
    guard let tracks = try place.optional("tracks") else { return }
    x = try tracks.optional("x").map(Track.init)
    y = try tracks.optional("y").map(Track.init)
    alpha = try tracks.optional("alpha").map(Track.init)
    fill = try tracks.optional("fill").map(Self.references)
    line = try tracks.optional("line").map(Self.references)
  }

  private static func references(_ place: JSONPlace) throws(JSONMismatch) -> [ColorReference] {
    let frames = try place.items(count: 2)
    var result: [ColorReference] = []
    for (time, frame) in frames.enumerated() {
      let parts = try frame.items(count: 2)
      guard parts[0].value == .number(Double(time)) else { throw parts[0].mismatch("\(time)") }
      result.append(try parts[1].word())
    }
    return result
  }
}

extension Track {
  /// Frames in the order of their times, from 0 to 1.
  fileprivate init(_ place: JSONPlace) throws(JSONMismatch) {
    var frames: [KeyFrame] = []
    for item in try place.items() {
      let parts = try item.items(count: 2)
      let time = try parts[0].number(in: 0...1)
      guard time > frames.last?.time ?? -1 else {
        throw parts[0].mismatch("a time after the one before")
      }
      frames.append(KeyFrame(time: time, value: try parts[1].number()))
    }
    guard frames.count >= 2, frames[0].time == 0, frames[frames.count - 1].time == 1 else {
      throw place.mismatch("key frames from 0 to 1")
    }
    self.init(frames)
  }
}

extension EdgeShadow {
  fileprivate init(_ place: JSONPlace) throws(JSONMismatch) {
    self.init(
      try place.member("color").color(),
      offset: try place.member("offset").items(count: 2).map { (item) throws(JSONMismatch) in
        try item.number()
      },
      opacity: try place.member("opacity").number(in: 0...1),
      radius: try place.member("radius").number(in: 0...Double.infinity))
  }
}

extension Foreground {
  /// Its tracks have one form: they run in the first quarter of the time.
  fileprivate init(_ place: JSONPlace) throws(JSONMismatch) {
    func runs(_ key: String) throws(JSONMismatch) -> Bool {
      guard let track = try place.optional(key) else { return false }
      let frames: [JSONValue] = [(0, Side.from), (0.25, .to)].map {
        .array([.number($0), .string($1.rawValue)])
      }
      guard track.value == .array(frames) else {
        throw track.mismatch("[[0, \"from\"], [0.25, \"to\"]]")
      }
      return true
    }
    self.init(
      tint: try runs("tint"), title: try runs("title"), largeTitle: try runs("large-title"),
      statusBar: try place.optional("status-bar").map { (item) throws(JSONMismatch) in
        try item.expect("at-start")
      } != nil)
  }
}

extension Interaction {
  fileprivate init(_ place: JSONPlace) throws(JSONMismatch) {
    if let owner = try place.optional("owner") {
      switch owner.value {
      case .string("uikit"): self = .uikit
      case .string("none"): self = .off
      default: throw owner.mismatch("'uikit', 'none'")
      }
      return
    }
    let gesture = try place.member("gesture")
    let isFull = gesture.value == .string("full")
    if !isFull { try gesture.expect("edge") }
    let refused = try place.member("refused")
    guard
      refused.value == .array(Refusal.allCases.map { JSONValue.string($0.rawValue) })
    else { throw refused.mismatch("'at-root' and 'in-transition'") }
    let timeline = try place.member("timeline")
    let layers =
      timeline.value == .string("same")
      ? nil : try timeline.member("layers").items().map(Layer.init)
    try place.member("curve").expect(Curve.linear.rawValue)
    try place.member("on-cancel").expect("restore-from")
    let finish = try place.member("finish").member("any")
    self = .own(
      Swipe(
        isFull: isFull, edge: try place.member("edge").word(),
        within: try place.optional("within")?.number(in: 0...Double.infinity), layers: layers,
        snapshot: try place.optional("snapshot").map(Snapshot.init),
        finish: try finish.items().map(FinishRule.init),
        settle: try Settle(place.member("settle"))))
  }
}

extension Interaction.Settle {
  fileprivate init(_ place: JSONPlace) throws(JSONMismatch) {
    try place.member("curve").expect(Curve.easeInOut.rawValue)
    let scale = try place.optional("scaled-by")
    try scale?.expect("remaining")
    self.init(
      duration: try place.member("duration").number(in: 0...Double.infinity), isScaled: scale != nil
    )
  }
}

extension FinishRule {
  fileprivate init(_ place: JSONPlace) throws(JSONMismatch) {
    self.init(
      try place.member("kind").word(), try place.member("op").word(),
      try place.member("value").number(), try place.optional("unit")?.word(),
      velocityProjection: try place.optional("velocity-projection")?.number())
  }
}
