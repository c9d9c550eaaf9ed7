import StyleModel
import TestSupport
import Testing

@testable import Transitions

@Suite struct DecideTests {
  // MARK: On very many pairs

  /// Descriptions with looks at random.
  struct Setting: Sendable, CustomTestStringConvertible {
    let seed: UInt64
    let more: String
    var testDescription: String { more }
  }

  static let settings = [
    Setting(seed: 1, more: ""), Setting(seed: 2, more: "motion: { crossfade: ride, images: ride }"),
    Setting(seed: 3, more: "targets: { glass: false }"),
    Setting(seed: 4, more: "targets: { appearances: [dark], ios: \"26..27\" }"),
    Setting(seed: 5, more: "targets: { appearances: [light], ios: \"15..18\" }"),
  ]

  @Test(arguments: settings)
  func `every pair is decided as the design says, both ways alike`(_ setting: Setting) {
    let resolved = RandomLooks.resolvedStyle(150, seed: setting.seed, more: setting.more)
    let style = resolved.style
    let choices = MotionChoices(style)
    let decider = Decider(targets: style.targets, choices: choices, profile: .navstyle)
    var generator = SeededGenerator(seed: setting.seed)
    var rows: [String: Int] = [:]
    for _ in 0..<6000 {
      let from = resolved.looks[generator.below(resolved.looks.count)]
      // Looks that hardly differ are worth more than looks that have nothing in common.
      let to = Self.mixed(from, resolved.looks[generator.below(resolved.looks.count)], &generator)
      let tabBarDiffers = generator.chance(0.05)
      for band in style.targets.bands {
        let there = decider.decide(from, to, tabBarDiffers: tabBarDiffers, in: band)
        let back = decider.decide(to, from, tabBarDiffers: tabBarDiffers, in: band)
        #expect(there == back)
        let expected = ReferenceTable.decide(
          from, to, tabBarDiffers: tabBarDiffers, band: band, targets: style.targets,
          choices: choices)
        #expect(there.rowName == expected.name, "\(from)\n\(to)")
        #expect(there.outcome == expected.outcome)
        #expect(there.appearances == expected.appearances)
        #expect(there.isAtEdge == expected.isAtEdge)
        // Whatever decides can be shown, but for what follows from the screens below.
        #expect(
          there.rowName == "unchanged" || tabBarDiffers || there.cited(from, to, style) != nil,
          "\(there.rowName)\n\(from)\n\(to)")
        rows[there.rowName, default: 0] += 1
      }
    }
    #expect(rows["otherwise"] == nil)
    let isUpperOnly =
      style.targets.bands == [.from26] && style.targets.hasGlass
    let isMissing = decisionTable.dropFirst(2).dropLast().map(\.name).filter { rows[$0] == nil }
    // Where there is only glass, rows behind it that ask for a background are never reached.
    let unreachable: Set =
      isUpperOnly
      ? [
        "clipped-content", "image-differs", "material-differs", "alpha-differs",
        "luminance-switch", "color-differs",
      ] : style.targets.bands.contains(.from26) && style.targets.hasGlass ? [] : ["glass"]
    #expect(Set(isMissing).isSubset(of: unreachable), "\(rows)")
  }

  /// A look with some values of another; often with one alone.
  private static func mixed(_ look: Look, _ other: Look, _ generator: inout SeededGenerator) -> Look
  {
    guard generator.chance(0.9) else { return other }
    var result = look
    let only = generator.chance(0.5) ? generator.below(12) : -1
    var number = 0
    func take<Value>(_ path: WritableKeyPath<Look, Value>) {
      number += 1
      if only < 0 ? generator.chance(0.12) : only == number - 1 {
        result[keyPath: path] = other[keyPath: path]
      }
    }
    take(\.statusBar)
    take(\.toolbar)
    take(\.carrier)
    take(\.orientation)
    guard !look.isHidden, !other.isHidden else { return result }
    take(\.bar.color)
    take(\.bar.alpha)
    take(\.bar.material)
    take(\.bar.image)
    take(\.bar.shadowLine)
    take(\.bar.tint)
    take(\.scrollEdge)
    take(\.height)
    take(\.page)
    take(\.isTranslucent)
    take(\.bar.titleColor)
    take(\.bar.largeTitleColor)
    return result
  }

  // MARK: Tolerances, just inside and just outside

  @Test(arguments: [
    ("color: '#101010'", "color: '#111111'", "unchanged"),
    ("color: '#101010'", "color: '#111112'", "color-differs"),
    ("color: '#101010'", "color: '#0E1010'", "color-differs"),
    ("color: white, alpha: 0.5", "color: white, alpha: 0.51", "unchanged"),
    ("color: white, alpha: 0.5", "color: white, alpha: 0.511", "alpha-differs"),
    ("color: '#FFFFFF80'", "color: '#FFFFFF82'", "unchanged"),
    ("color: '#FFFFFF80'", "color: '#FFFFFF83'", "alpha-differs"),
    ("material: thin, alpha: 0.5", "material: thin, alpha: 0.51", "unchanged"),
    ("material: thin, alpha: 0.5", "material: thin, alpha: 0.52", "alpha-differs"),
    ("alpha: 0", "color: white, alpha: 0.01", "unchanged"),
    (
      "alpha: 0, shadow-line: false", "color: white, alpha: 0.011, shadow-line: false",
      "alpha-differs"
    ),
    ("shadow-line: '#00000080'", "shadow-line: '#01010182'", "unchanged"),
    ("shadow-line: '#00000080'", "shadow-line: '#00000083'", "shadow-line-differs"),
    ("shadow-line: '#000000'", "shadow-line: '#000002'", "shadow-line-differs"),
    ("shadow-line: false", "shadow-line: '#FFFFFF02'", "unchanged"),
    ("shadow-line: false", "shadow-line: '#00000003'", "shadow-line-differs"),
    ("shadow-line: false", "shadow-line: clear", "unchanged"),
    ("tint: '#101010'", "tint: '#111111'", "unchanged"),
    ("tint: '#101010'", "tint: '#121010'", "foreground-differs"),
    ("title-color: '#101010FF'", "title-color: '#101010FC'", "foreground-differs"),
    ("title-color: '#101010FF'", "title-color: '#101010FD'", "unchanged"),
    ("color: '#757575'", "color: '#767676'", "unchanged"),
    ("color: '#757575'", "color: '#777777'", "luminance-switch"),
    ("color: systemBackground, large-title: true", "color: '#FEFEFE'", "height-differs"),
    ("color: '#FEFEFE', large-title: true", "color: '#FEFEFE'", "height-differs"),
  ])
  func `colours are equal within their tolerances`(
    _ from: String, _ to: String, _ row: String
  ) {
    // A bar that can hardly be seen has a line, and one that cannot has none.
    let line = from == "alpha: 0" ? "defaults: { bar: { shadow-line: false } }" : ""
    #expect(PairText(bars: from, to, line).decision().rowName == row)
  }

  // MARK: Appearances and the scroll edge

  @Test(arguments: [
    // The stronger counts.
    (
      "color: { light: white, dark: black }", "color: { light: '#EEE', dark: black }",
      "color-differs", [Appearance.light]
    ),
    (
      "color: { light: white, dark: black }", "color: { light: '#EEE', dark: white }",
      "luminance-switch", [.dark]
    ),
    (
      "color: { light: white, dark: black }", "color: { light: black, dark: '#111' }",
      "luminance-switch", [.light]
    ),
    (
      "color: white, image: { light: none, dark: { name: i } }", "color: black", "image-differs",
      [.dark]
    ),
    // Of two equally strong ones the row that stands first, wherever it holds.
    (
      "color: { light: white, dark: black }", "color: { light: '#FFF8', dark: white }",
      "alpha-differs", [.light]
    ),
    (
      "color: { light: black, dark: white }", "color: { light: white, dark: '#FFF8' }",
      "alpha-differs", [.dark]
    ),
    (
      "tint: { light: white, dark: black }", "tint: { light: white, dark: white }", "unchanged",
      [.light]
    ),
    // The same row in both.
    ("color: white", "color: black", "luminance-switch", [.light, .dark]),
    ("tint: white", "tint: black", "foreground-differs", [.light, .dark]),
  ])
  func `of light and dark the stronger counts, else the row that stands first`(
    _ from: String, _ to: String, _ row: String, _ appearances: [Appearance]
  ) {
    let decision = PairText(bars: from, to).decision()
    #expect(decision.rowName == row)
    #expect(decision.appearances == appearances)
  }

  @Test(arguments: [("[light]", "color-differs"), ("[dark]", "luminance-switch")])
  func `nothing looks at an appearance the app is never in`(_ appearances: String, _ row: String) {
    let decision = PairText(
      bars: "color: { light: white, dark: black }", "color: { light: '#EEE', dark: white }",
      "targets: { appearances: \(appearances) }"
    ).decision()
    #expect(decision.rowName == row)
    #expect(decision.appearances.map { "[\($0.rawValue)]" } == [appearances])
  }

  @Test(arguments: [
    ("color: white", "color: white, scroll-edge: { color: black }", "luminance-switch", true),
    (
      "color: white, scroll-edge: { color: '#EEE' }",
      "color: black, scroll-edge: { color: '#EEE' }", "luminance-switch", false
    ),
    (
      "color: white, scroll-edge: { alpha: 0 }", "color: black, scroll-edge: { alpha: 0.5 }",
      "alpha-differs", true
    ),
    (
      "color: white, scroll-edge: { alpha: 0 }", "color: white, scroll-edge: { alpha: 0 }",
      "unchanged", false
    ),
    (
      "tint: white, scroll-edge: { alpha: 0 }", "tint: black, scroll-edge: { alpha: 0 }",
      "foreground-differs", false
    ),
    (
      "scroll-edge: { color: white }, large-title: true", "scroll-edge: { color: white }",
      "title-size-differs", false
    ),
  ])
  func `a pair is judged at rest and at the scroll edge`(
    _ from: String, _ to: String, _ row: String, _ isAtEdge: Bool
  ) {
    let targets = "targets: { appearances: [light], ios: 17 }"
    let decision = PairText(bars: from, to, targets).decision()
    #expect(decision.rowName == row)
    #expect(decision.isAtEdge == isAtEdge)
  }

  // MARK: Bands

  @Test func `glass is of the upper band, and of apps that take it`() {
    let pair = PairText(bars: "color: white", "color: '#EEE'")
    #expect(pair.decision().rowName == "color-differs")
    #expect(pair.decision(in: .from26).rowName == "glass")
    #expect(pair.way().from26 != nil)
    let without = PairText(bars: "color: white", "color: '#EEE'", "targets: { glass: false }")
    #expect(without.decision(in: .from26).rowName == "color-differs")
    #expect(without.way().from26 == nil)
    let upper = PairText(bars: "color: white", "color: '#EEE'", "targets: { ios: \"26..27\" }")
    #expect(upper.way().decision.rowName == "glass" && upper.way().from26 == nil)
  }

  @Test func `UIKit's own opaque bar is the system's background in both bands`() {
    let pair = PairText(
      bars: "translucent: false", "translucent: false, color: systemBackground")
    #expect(pair.decision().rowName == "unchanged")
    #expect(pair.decision(in: .from26).rowName == "unchanged")
  }

  // MARK: Profiles

  /// A profile that rides, but over some rows cannot.
  private static let riding = Profile(
    name: .cfy, prescription: .always(.crossfade(.ride)), cannotCarry: ["hidden-differs", "glass"])

  @Test(arguments: [
    ("", "tint: systemRed", "profile", Outcome.crossfade(.ride)),
    ("hidden: true", "", "hidden-differs", .snapshotSlide),
    ("color: white", "color: '#EEE'", "profile", .crossfade(.ride)),
    ("large-title: true, prompt: true", "", "profile", .crossfade(.ride)),
  ])
  func `a profile prescribes where it can carry`(
    _ from: String, _ to: String, _ row: String, _ outcome: Outcome
  ) {
    let plan = PairText(bars: from, to).plan
    let (one, other) = (plan.resolved.look(ofScreen: 0), plan.resolved.look(ofScreen: 1))
    let decider = Decider(targets: Targets(), choices: MotionChoices(), profile: Self.riding)
    let decision = decider.decide(one, other, tabBarDiffers: false, in: .below26)
    #expect(decision.rowName == row)
    #expect(decision.outcome == outcome)
    #expect(decision == decider.decide(other, one, tabBarDiffers: false, in: .below26))
    let own = Decider(targets: Targets(), choices: MotionChoices(), profile: .navstyle)
      .decide(one, other, tabBarDiffers: false, in: .below26)
    #expect(decision.ownRow == own.row && decision.ownOutcome == own.outcome)
    // What is asked for beats the profile.
    var override = Override()
    override.strategy = .snapshotSlide
    let asked = decider.decide(one, other, tabBarDiffers: false, override: override, in: .below26)
    #expect(asked.rowName == "override" && asked.outcome == .snapshotSlide)
  }

  @Test func `the row that a profile cannot carry depends on the band`() {
    let plan = PairText(bars: "color: white", "color: '#EEE'").plan
    let decider = Decider(targets: Targets(), choices: MotionChoices(), profile: Self.riding)
    let decision = decider.decide(
      plan.resolved.look(ofScreen: 0), plan.resolved.look(ofScreen: 1), tabBarDiffers: false,
      in: .from26)
    #expect(decision.rowName == "glass" && decision.outcome == .snapshotSlide)
  }
}
