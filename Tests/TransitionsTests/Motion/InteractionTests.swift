import StyleModel
import TestSupport
import Testing

@testable import Transitions

@Suite struct InteractionTests {
  private static let below26 = "targets: { ios: \"15..18\" }\n"

  /// Two screens under a profile.
  private func pair(
    _ profile: String, _ from: String, _ to: String, motion: String = "", _ more: String = ""
  ) -> PairText {
    PairText(
      from, to, Self.below26 + "motion: { profile: \(profile)\(motion) }\n" + more)
  }

  private func swipe(_ pair: PairText, in band: Band = .below26) -> Interaction.Swipe? {
    if case .own(let swipe)? = pair.recipe(.pop, in: band).interaction { swipe } else { nil }
  }

  private static let white = "bar: { color: white }"
  private static let black = "bar: { color: black }"

  // MARK: Gestures and edges

  @Test(arguments: [
    ("hd", "edge", false, Interaction.Edge.left), ("hd", "full", true, .left),
    ("klt", "edge", false, .left), ("ls", "edge", true, .leading), ("zhk", "edge", true, .leading),
    ("zhk", "full", true, .leading), ("navstyle", "full", true, .leading),
  ])
  func `a profile widens the gesture that a screen asks for, and never narrows it`(
    _ profile: String, _ asked: String, _ isFull: Bool, _ edge: Interaction.Edge
  ) {
    let swipe = swipe(pair(profile, "bar: { color: white }", "swipe-back: \(asked)"))
    #expect(swipe?.isFull == isFull && swipe?.edge == edge && swipe?.within == nil)
  }

  @Test(arguments: ProfileName.allCases)
  func `what a screen turned off stays off, and its limit stays`(_ profile: ProfileName) {
    let off = pair(profile.rawValue, Self.white, "swipe-back: off")
    #expect(off.recipe(.pop).interaction == .off)
    let limited = pair(profile.rawValue, Self.white, "swipe-back: { full: true, within: 40 }")
    #expect(swipe(limited)?.within == 40 && swipe(limited)?.isFull == true)
  }

  @Test func `only what goes from the left is not mirrored`() {
    for profile in allProfiles {
      for direction in Direction.allCases {
        let recipe = pair(profile.name.rawValue, "bar: { hidden: true }", "").recipe(direction)
        let isLeft = profile.name == .hd || profile.name == .klt
        #expect(recipe.timeline?.isMirrored == !isLeft)
      }
    }
  }

  @Test func `where the plan owns only the swipe, UIKit's recognisers are off all the same`() {
    let ls = pair("ls", Self.white, Self.black)
    for direction in Direction.allCases {
      #expect(ls.recipe(direction).recognisersOff == [.interactivePop])
      #expect(ls.recipe(direction).timeline?.duration == nil)
    }
    let cfy = pair("cfy", Self.white, Self.black)
    #expect(cfy.recipe(.pop).recognisersOff.isEmpty && cfy.recipe(.pop).interaction == .uikit)
  }

  @Test func `cfy and ls have NavStyle's slide and swipe where the table decides`() {
    let opaque = "bar: { translucent: false, color: white }"
    let table = PairText(opaque, "", Self.below26)
    for direction in Direction.allCases {
      #expect(pair("cfy", opaque, "").recipe(direction) == table.recipe(direction))
      #expect(pair("ls", opaque, "").recipe(direction).timeline == table.recipe(direction).timeline)
    }
  }

  @Test(arguments: [("", true), ("swipe-back: off", false)])
  func `zhk moves every pair by its own numbers`(_ asked: String, _ isOwn: Bool) {
    let still = PairText("", asked, "motion: { profile: zhk }")
    for band in [Band.below26, .from26] {
      for direction in Direction.allCases {
        let timeline = still.recipe(direction, in: band).timeline
        #expect(timeline?.duration == 0.35)
        #expect(timeline?.layers.map(\.kind) == [.back, .front])
        #expect(timeline?.layers.last?.edgeShadow?.offset == [-3, 0])
      }
      #expect(still.recipe(.pop, in: band).interaction?.isOwn == isOwn)
    }
  }

  @Test func `from iOS 26 a swipe begins where the screen asks, and no two wishes are one plan`() {
    let recipes = ["edge", "full", "{ full: true, within: 40 }", "off"].map { asked in
      PairText("", "swipe-back: \(asked)", "targets: { ios: \"26..27\" }").recipe(.pop)
    }
    #expect(Set(recipes).count == 4)
    #expect(
      recipes.map(\.recognisersOff) == [
        [.interactiveContentPop], [], [.interactivePop, .interactiveContentPop],
        [.interactivePop, .interactiveContentPop],
      ])
    #expect(recipes[0].interaction == .uikit && recipes[1].interaction == .uikit)
    guard case .own(let swipe)? = recipes[2].interaction else {
      Issue.record("UIKit's swipe begins anywhere")
      return
    }
    #expect(swipe.isFull && swipe.within == 40)
  }

  // MARK: Pictures under the finger

  @Test func `a picture moves under the finger although none does after a tap`() {
    let ride = pair("ls", Self.white, Self.black)
    let picture = Snapshot(of: .to, target: .navigation)
    #expect(ride.recipe(.pop).snapshot == nil && swipe(ride)?.snapshot == picture)
    #expect(ride.recipe(.pop).picture == picture && ride.recipe(.push).picture == nil)
    #expect(swipe(ride)?.layers?.map(\.kind) == [.back, .dim, .front])
    #expect(swipe(ride)?.layers?.first?.source == .snapshot)
    let slide = pair("ls", "bar: { hidden: true }", "")
    #expect(swipe(slide)?.snapshot == nil && slide.recipe(.pop).picture == picture)
    let other = pair("cfy", Self.white, Self.black)
    #expect(other.recipe(.pop).picture == nil)
  }

  @Test func `a strategy in transitions beats the profile under the finger, too`() {
    let asked = "transitions: [{ from: a, to: b, strategy: background-crossfade, motion: blend }]"
    let blend = pair("ls", Self.white, Self.black, asked)
    #expect(swipe(blend)?.snapshot == nil && blend.recipe(.pop).picture == nil)
    #expect(swipe(blend)?.layers?.map(\.kind) == [.back, .dim, .front, .bar])
    #expect(swipe(blend)?.layers?.first?.source == .live)
    // A motion alone does not undo a picture.
    let motion = "transitions: [{ from: a, to: b, motion: blend }]"
    let moved = pair("ls", Self.white, Self.black, motion)
    #expect(moved.recipe(.pop).outcome == .crossfade(.blend))
    #expect(swipe(moved)?.snapshot != nil)
    #expect(swipe(moved)?.layers?.map(\.kind) == [.back, .dim, .front])
    let foreign = pair("ls", "", "", "transitions: [{ from: a, to: b, strategy: none }]")
    #expect(foreign.recipe(.pop) == Recipe(outcome: .foreign, direction: .pop))
  }

  @Test func `what is not animated keeps its swipe, and a slide only if the swipe has none`() {
    let still = "transitions: [{ from: a, to: b, animated: false }]"
    let hd = pair("hd", Self.white, Self.black, still)
    #expect(hd.recipe(.pop).timeline == nil && swipe(hd)?.layers?.count == 3)
    let zhk = pair("zhk", Self.white, Self.black, still)
    #expect(zhk.recipe(.pop).timeline != nil && swipe(zhk)?.layers == nil)
  }

  // MARK: Numbers that an app writes

  @Test func `what motion writes counts for taps and swipes alike`() {
    let hd = pair("hd", "", "", motion: ", duration: 2, parallax: 0.5, dim: 0.2")
    let recipe = hd.recipe(.pop)
    #expect(recipe.timeline?.duration == 2)
    for layers in [recipe.timeline?.layers ?? [], swipe(hd)?.layers ?? []] {
      #expect(layers.first?.x == Track(-0.5, 0))
      #expect(layers.map(\.kind) == [.back, .dim, .front])
      #expect(layers[1].alpha?.start == 0.2 && layers[1].color == .black)
    }
    // What is not written stays the profile's: when nothing is left of the dark, how long it settles.
    #expect(swipe(hd)?.layers?[1].alpha?.frames.map(\.time) == [0, 0.75, 1])
    #expect(swipe(hd)?.settle == Interaction.Settle(duration: 0.25, isScaled: false))
    let ls = pair("ls", Self.white, Self.black, motion: ", dim: 0.1")
    #expect(swipe(ls)?.layers?[1].color == RGBA(0xC0C0_C0FF))
    #expect(swipe(ls)?.layers?[1].alpha == Track(0.1, 0))
    let zhk = pair("zhk", "", "", motion: ", duration: 1")
    #expect(swipe(zhk)?.settle == Interaction.Settle(duration: 1, isScaled: true))
  }

  /// So that who reads a plan can build its recipes again.
  @Test func `the numbers of a profile make the same profile of it`() {
    let written = [
      Profile.Numbers(duration: nil, parallax: nil, dim: nil),
      Profile.Numbers(duration: 1, parallax: 0.5, dim: nil),
      Profile.Numbers(duration: nil, parallax: 1, dim: 0.6),
      Profile.Numbers(duration: 0, parallax: 0, dim: 0),
    ]
    for profile in allProfiles {
      for numbers in written {
        let one = profile.adapted(to: numbers)
        let again = profile.adapted(to: one.numbers)
        #expect(one.tap.duration == again.tap.duration && one.tap.slide == again.tap.slide)
        #expect(one.swipe.slide == again.swipe.slide)
      }
    }
    #expect(
      Profile.hd.numbers == Profile.Numbers(duration: 0.25, parallax: nil, dim: nil))
    #expect(
      Profile.cfy.numbers == Profile.Numbers(duration: 0.35, parallax: 0.3, dim: 0.1))
  }

  // MARK: A bar that leaves

  @Test func `the only bar of a pair leaves and comes back, whichever side has it`() {
    let (bar, none) = (Self.white, "bar: { hidden: true }")
    for (from, to) in [(bar, none), (none, bar)] {
      let pair = pair("cfy", from, to)
      for direction in Direction.allCases {
        let layers = pair.recipe(direction).timeline?.layers ?? []
        let leaves = (direction == .push) == (from == bar)
        let moving = layers.filter { $0.y != nil }
        #expect(moving.map(\.look) == [leaves ? .from : .to])
        #expect(moving.map(\.y) == [leaves ? Track(0, -1) : Track(-1, 0)])
        #expect(moving.map(\.duration) == [0.2])
      }
    }
    for (from, to) in [(bar, Self.black), (none, none)] {
      let layers = pair("cfy", from, to).recipe().timeline?.layers ?? []
      #expect(layers.count == 2 && layers.allSatisfy { $0.y == nil && $0.duration == nil })
    }
    // Elsewhere no bar leaves, and hidden bars make no recipes of their own.
    let plain = PairText("bar: { color: white }", "swipe-back: full", Self.below26)
    #expect(plain.recipe().timeline?.layers.allSatisfy { $0.y == nil } == true)
  }

  @Test(arguments: [
    ("translucent: false", "", "opaque-bar"), ("", ", tab-bar: hidden", "tab-bar-differs"),
    ("large-title: true", "", "profile"), ("color: black", "", "profile"),
  ])
  func `who carries a missing bar does not carry what else changes with it`(
    _ bar: String, _ other: String, _ row: String
  ) {
    let pair = PairText(
      "bar: { \(bar) }", "bar: { hidden: true }\(other)",
      Self.below26 + "motion: { profile: cfy }", hasTabBar: true)
    let decision = pair.decision()
    #expect(decision.gapRow?.name ?? decision.rowName == row)
    #expect(decision.rowName == (row == "profile" ? "profile" : "hidden-differs"))
    #expect(decision.outcome == (row == "profile" ? .crossfade(.ride) : .snapshotSlide))
  }
}
