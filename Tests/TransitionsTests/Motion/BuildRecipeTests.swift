import StyleModel
import TestSupport
import Testing

@testable import Transitions

@Suite struct BuildRecipeTests {
  private static let picture = PairText(bars: "hidden: true", "")
  private static let blend = PairText(bars: "color: white", "color: '#EEE'")
  private static let ride = PairText(bars: "color: white", "color: black")
  private static let still = PairText(bars: "tint: white", "")

  private func spans(_ recipe: Recipe) -> [String] {
    (recipe.timeline?.layers ?? []).map { layer in
      var parts = [layer.kind.rawValue]
      if let source = layer.source { parts.append(source.rawValue) }
      if let x = layer.x { parts.append("x \(x.start)→\(x.end)") }
      if let alpha = layer.alpha { parts.append("alpha \(alpha.start)→\(alpha.end)") }
      if let look = layer.look { parts.append("look \(look.rawValue)") }
      for (name, track) in [("fill", layer.fill), ("line", layer.line)] {
        if let track { parts.append("\(name) \(track.map(\.rawValue).joined(separator: "→"))") }
      }
      return parts.joined(separator: ", ")
    }
  }

  // MARK: Timelines

  @Test func `a picture slides over the one below`() {
    let push = Self.picture.recipe(.push)
    #expect(push.timeline?.duration == 0.35)
    #expect(
      spans(push) == [
        "back, snapshot, x 0.0→-0.3", "dim, alpha 0.0→0.1", "front, live, x 1.0→0.0",
      ])
    let pop = Self.picture.recipe(.pop)
    #expect(
      spans(pop) == [
        "back, snapshot, x -0.3→0.0", "dim, alpha 0.1→0.0", "front, live, x 0.0→1.0",
      ])
    for recipe in [push, pop] {
      #expect(recipe.outcome == .snapshotSlide)
      let shadows = recipe.timeline?.layers.map(\.edgeShadow)
      let shadow = EdgeShadow(RGBA(0x0000_00FF), offset: [0, 0], opacity: 0.15, radius: 3)
      #expect(shadows == [nil, nil, shadow])
    }
  }

  @Test func `a blend is a slide with one background for both`() {
    #expect(
      spans(Self.blend.recipe(.push)) == [
        "back, live, x 0.0→-0.3", "dim, alpha 0.0→0.1", "front, live, x 1.0→0.0",
        "bar, fill from→to, line from→to",
      ])
    #expect(
      spans(Self.blend.recipe(.pop)) == [
        "back, live, x -0.3→0.0", "dim, alpha 0.1→0.0", "front, live, x 0.0→1.0",
        "bar, fill from→to, line from→to",
      ])
  }

  @Test func `in a ride each background goes with its screen, under UIKit's own slide`() {
    let push = Self.ride.recipe(.push)
    #expect(push.timeline?.duration == nil)
    #expect(spans(push) == ["back-bar, look from", "front-bar, look to"])
    #expect(spans(Self.ride.recipe(.pop)) == ["back-bar, look to", "front-bar, look from"])
  }

  @Test func `what motion writes takes the place of the profile's numbers, both ways`() {
    let pair = PairText(bars: "hidden: true", "", "motion: { parallax: 0.5, dim: 0.25 }")
    let push = pair.recipe().timeline?.layers
    #expect(push?[0].x == Track(0, -0.5) && push?[1].alpha == Track(0, 0.25))
    let pop = pair.recipe(.pop).timeline?.layers
    #expect(pop?[0].x == Track(-0.5, 0) && pop?[1].alpha == Track(0.25, 0))
    #expect(pair.recipe().timeline?.duration == 0.35)
  }

  @Test func `a still has no layers`() {
    #expect(Self.still.recipe(.push).timeline == nil)
    #expect(Self.still.recipe(.pop).timeline == nil)
  }

  @Test func `a foreign animator has nothing of ours`() {
    let pair = PairText(
      bars: "color: white", "color: black", "transitions: [{ from: a, to: b, strategy: none }]")
    for direction in Direction.allCases {
      #expect(pair.recipe(direction) == Recipe(outcome: .foreign, direction: direction))
    }
  }

  // MARK: Borrowed colours

  private static let blending = "transitions: [{ from: a, to: b, motion: blend }]"

  @Test(arguments: [
    ("alpha: 0", "color: white", ["to-clear", "to"], ["from", "from-clear"]),
    ("color: white", "color: clear", ["from", "from-clear"], ["to-clear", "to"]),
    ("alpha: 0, color: black", "color: white", ["to-clear", "to"], ["from", "from-clear"]),
    ("alpha: 0", "color: clear, tint: white", ["from", "to"], ["from", "to"]),
    ("color: white", "color: { light: clear, dark: black }", ["from", "to"], ["from", "to"]),
    ("color: white", "", ["from", "from-clear"], ["to-clear", "to"]),
  ])
  func `a side without coverage borrows the other's colour`(
    _ from: String, _ to: String, _ push: [String], _ pop: [String]
  ) {
    let pair = PairText(bars: from, to, Self.blending)
    func fill(_ direction: Direction) -> [String]? {
      pair.recipe(direction).timeline?.layers.last?.fill?.map(\.rawValue)
    }
    #expect(fill(.push) == push)
    #expect(fill(.pop) == pop)
  }

  @Test func `an appearance the app is never in has no say in that`() {
    let pair = PairText(
      bars: "color: white", "color: { light: clear, dark: black }",
      Self.blending + "\ntargets: { appearances: [light] }")
    #expect(pair.recipe().timeline?.layers.last?.fill == [.from, .fromClear])
  }

  // MARK: Foreground

  @Test(arguments: [
    ("bar: { tint: white }", "", Foreground(tint: true)),
    ("bar: { title-color: white }", "", Foreground(title: true, largeTitle: true)),
    ("bar: { large-title-color: white }", "", Foreground(largeTitle: true)),
    ("status-bar: light", "status-bar: dark", Foreground(statusBar: true)),
    ("status-bar: light", "", Foreground(statusBar: true)),
    ("status-bar: light", "status-bar: hidden", Foreground()),
    ("bar: { tint: { light: systemBlue, dark: white } }", "", Foreground(tint: true)),
    ("bar: { tint: '#101010' }", "bar: { tint: '#111111' }", Foreground()),
    ("bar: { tint: white, hidden: true }", "", Foreground()),
    ("bar: { color: white }", "bar: { color: black }", Foreground()),
    ("bar: { scroll-edge: { tint: white } }", "", Foreground(tint: true)),
    (
      "bar: { translucent: false, tint: white }, status-bar: light", "status-bar: dark",
      Foreground(tint: true, statusBar: true)
    ),
  ])
  func `the foreground runs where it differs, and only there`(
    _ from: String, _ to: String, _ foreground: Foreground
  ) {
    let pair = PairText(from, to)
    for direction in Direction.allCases {
      for band in Band.allCases {
        #expect(pair.recipe(direction, in: band).foreground == foreground)
      }
    }
  }

  // MARK: Pictures

  @Test func `a push takes the picture of the screen it leaves, a pop that of the one it shows`() {
    #expect(Self.picture.recipe(.push).snapshot == Snapshot(of: .from, target: .navigation))
    #expect(Self.picture.recipe(.pop).snapshot == Snapshot(of: .to, target: .navigation))
    for pair in [Self.blend, Self.ride, Self.still] {
      #expect(pair.recipe(.push).snapshot == nil && pair.recipe(.pop).snapshot == nil)
    }
  }

  @Test(arguments: [
    (PairText("", "tab-bar: hidden", hasTabBar: true), Snapshot.Target.root),
    (PairText("bar: { hidden: true }", "tab-bar: hidden", hasTabBar: true), .root),
    (PairText("toolbar: shown", "", hasTabBar: true), .navigation),
    (PairText("bar: { hidden: true }", "tab-bar: hidden"), .navigation),
  ])
  func `the tab bar is in the picture where it changes`(
    _ pair: PairText, _ target: Snapshot.Target
  ) {
    #expect(pair.recipe(.push).snapshot?.target == target)
    #expect(pair.recipe(.pop).snapshot?.target == target)
  }

  // MARK: Swipes

  /// Who owns the swipe back, in a word.
  private func owner(_ recipe: Recipe) -> String {
    switch recipe.interaction {
    case .own(let swipe)?:
      (swipe.isFull ? "full" : "edge") + (swipe.within.map { " within \(Int($0))" } ?? "")
    case .uikit?: "uikit"
    case .off?: "off"
    case nil: "none"
    }
  }

  /// A pair whose upper screen swipes back like this.
  private func swiping(_ pair: PairText, _ swipe: String) -> PairText {
    PairText(pair.from, pair.to + ", swipe-back: \(swipe)", pair.more)
  }

  @Test(arguments: [
    ("edge", ["edge", "edge", "uikit", "uikit"], ["edge", "edge", "edge", "uikit"]),
    ("full", ["full", "full", "full", "full"], ["full", "full", "full", "uikit"]),
    (
      "{ full: true, within: 40 }", Array(repeating: "full within 40", count: 4),
      Array(repeating: "full within 40", count: 4)
    ),
    ("off", ["off", "off", "off", "off"], ["off", "off", "off", "off"]),
  ])
  func `each pair has one owner of its swipe`(
    _ swipe: String, _ below26: [String], _ from26: [String]
  ) {
    let pairs = [Self.picture, Self.blend, Self.ride, Self.still].map { swiping($0, swipe) }
    #expect(pairs.map { owner($0.recipe(.pop)) } == below26)
    // From iOS 26 the blend and the ride are pictures, and the still is left to UIKit – but for a
    // swipe within so many points, which UIKit does not know.
    #expect(pairs.map { owner($0.recipe(.pop, in: .from26)) } == from26)
    for pair in pairs { #expect(owner(pair.recipe(.push)) == "none") }
  }

  @Test func `from iOS 26 the system swipes from everywhere itself, glass or not`() {
    let pair = swiping(
      PairText(bars: "color: white", "color: black", "targets: { glass: false }"), "full")
    #expect(owner(pair.recipe(.pop)) == "full")
    #expect(spans(pair.recipe(.pop)).count == 5)
    #expect(owner(pair.recipe(.pop, in: .from26)) == "uikit")
    #expect(spans(pair.recipe(.pop, in: .from26)).count == 2)
  }

  @Test func `the swipe is that of the upper screen, whichever way`() {
    let pair = PairText("bar: { hidden: true }, swipe-back: off", "swipe-back: full")
    #expect(owner(pair.recipe(.pop)) == "full")
    let other = PairText("bar: { hidden: true }, swipe-back: full", "swipe-back: off")
    #expect(owner(other.recipe(.pop)) == "off")
  }

  @Test func `a full swipe below iOS 26 brings the slide with it`() {
    let still = swiping(Self.still, "full")
    #expect(spans(still.recipe(.push)).count == 3 && still.recipe(.push).timeline?.duration == 0.35)
    let ride = swiping(Self.ride, "full")
    #expect(
      spans(ride.recipe(.push)) == [
        "back, live, x 0.0→-0.3", "dim, alpha 0.0→0.1", "front, live, x 1.0→0.0",
        "back-bar, look from", "front-bar, look to",
      ])
  }

  @Test func `a swipe finishes by distance and speed`() {
    guard case .own(let swipe)? = Self.picture.recipe(.pop).interaction else {
      Issue.record("no swipe")
      return
    }
    #expect(
      swipe.finish == [FinishRule(.distance, .isOver, 0.5, .width, velocityProjection: 0.3)])
    #expect(swipe.settle == Interaction.Settle(duration: 0.35, isScaled: true))
    #expect(swipe.within == nil && !swipe.isFull && swipe.edge == .leading)
    #expect(swipe.layers == nil && swipe.snapshot == nil)
  }

  @Test(arguments: [
    ("", "edge", [Recogniser.interactivePop, .interactiveContentPop]),
    ("targets: { ios: \"15..18\" }", "edge", [.interactivePop]),
    ("targets: { ios: \"15..18\" }", "off", [.interactivePop]),
  ])
  func `UIKit's recognisers are off where it is not the owner`(
    _ targets: String, _ swipe: String, _ off: [Recogniser]
  ) {
    for direction in Direction.allCases {
      let picture = swiping(PairText(Self.picture.from, Self.picture.to, targets), swipe)
      #expect(picture.recipe(direction).recognisersOff == off)
      let still = swiping(PairText(Self.still.from, Self.still.to, targets), swipe)
      // UIKit's newer one begins anywhere, and only the edge was asked for.
      #expect(
        still.recipe(direction).recognisersOff
          == (swipe == "off" ? off : off.filter { $0 == .interactiveContentPop }))
    }
  }

  // MARK: Overrides and numbers

  @Test func `a duration of the pair beats that of the app, and that the profile's`() {
    let app = PairText(bars: "hidden: true", "", "motion: { duration: 0.5 }")
    #expect(app.recipe().timeline?.duration == 0.5)
    let pair = PairText(
      bars: "hidden: true", "",
      "motion: { duration: 0.5 }\ntransitions: [{ from: a, to: b, operation: push, duration: 2 }]")
    #expect(pair.recipe().timeline?.duration == 2)
    #expect(pair.recipe(.pop).timeline?.duration == 0.5)
    if case .own(let swipe)? = pair.recipe(.pop).interaction {
      #expect(swipe.settle.duration == 0.5)
    }
    #expect(
      PairText(bars: "hidden: true", "", "motion: { duration: 0 }").recipe().timeline?.duration == 0
    )
  }

  @Test func `what is not animated keeps the slide that its swipe needs`() {
    let pair = PairText(
      bars: "hidden: true", "", "transitions: [{ from: a, to: b, animated: false }]")
    #expect(!pair.recipe(.push).isAnimated && pair.recipe(.push).timeline == nil)
    #expect(!pair.recipe(.pop).isAnimated && pair.recipe(.pop).timeline != nil)
    let off = PairText("bar: { hidden: true }", "swipe-back: off", pair.more)
    #expect(off.recipe(.pop).timeline == nil)
  }

  @Test(arguments: [
    ("color: white", "color: '#EEE'", true), ("tint: white", "", false),
    ("hidden: true", "", true), ("", "", false), ("large-title: true", "", false),
  ])
  func `a still that somebody asked for over a visible difference is a break`(
    _ from: String, _ to: String, _ isBreak: Bool
  ) {
    let entry = "transitions: [{ from: a, to: b, strategy: background-crossfade, motion: still }]"
    #expect(PairText(bars: from, to, entry).recipe().isBreak == isBreak)
    #expect(!PairText(bars: from, to).recipe().isBreak)
  }

  // MARK: Number

  @Test func `very many looks share a few recipes`() {
    let count = 600
    var generator = SeededGenerator(seed: 9)
    let screens = (0..<count).map { screen in
      let targets = (0..<3).map { _ in "s\(generator.below(count))" }.joined(separator: ", ")
      return "  s\(screen): { push: [\(targets)], \(RandomLooks.screen(&generator)) }\n"
    }
    let plan = planned("navstyle: 1\nscreens:\n\(screens.joined())")
    #expect(plan.resolved.looks.count > 400)
    #expect(plan.recipes.count == Set(plan.recipes).count)
    #expect(plan.recipes.count < 300, "\(plan.recipes.count)")
  }

  @Test func `there and back are mirrors of each other`() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<60 {
      let pair = PairText(RandomLooks.screen(&generator), RandomLooks.screen(&generator))
      let (push, pop) = (pair.recipe(.push), pair.recipe(.pop))
      #expect(push.outcome == pop.outcome && push.foreground == pop.foreground)
      #expect(push.timeline?.layers.map(\.kind) == pop.timeline?.layers.map(\.kind))
      #expect(push.timeline?.layers.map { $0.x?.start } == pop.timeline?.layers.map { $0.x?.end })
      #expect(push.timeline?.layers.map { $0.x?.end } == pop.timeline?.layers.map { $0.x?.start })
      #expect(push.recognisersOff == pop.recognisersOff)
    }
  }
}
