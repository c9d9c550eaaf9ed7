import Navigation
import StyleModel
import Testing

@testable import Transitions

/// Every row of the table, by a pair for which rows further down hold as well: the test fails if
/// the row goes, or moves behind them.
@Suite struct DecisionTableTests {
  struct RowCase: Sendable, CustomTestStringConvertible {
    let row: String
    let pair: PairText
    /// Rows further down that hold as well.
    var behind: [String] = []
    var outcome: Outcome
    var band = Band.below26

    var testDescription: String { "\(row): \(pair.testDescription)" }
  }

  private static func row(
    _ row: String, _ outcome: Outcome, behind: [String], in band: Band = .below26,
    _ pairs: PairText...
  ) -> [RowCase] {
    pairs.map { RowCase(row: row, pair: $0, behind: behind, outcome: outcome, band: band) }
  }

  private static let still = Outcome.crossfade(.still)
  private static let ride = Outcome.crossfade(.ride)

  static let firstHalf: [RowCase] =
    row(
      "orientation-differs", still, behind: ["unchanged"],
      PairText("orientation: portrait", "orientation: landscape"))
    + row(
      "orientation-differs", still, behind: ["hidden-differs"],
      PairText("orientation: landscape, bar: { hidden: true }", "orientation: portrait"))
    + row(
      "unchanged", still, behind: ["both-hidden"],
      PairText(bars: "hidden: true", "hidden: true, color: white, tint: black, large-title: true"))
    + row(
      "unchanged", still, behind: ["otherwise"],
      PairText("", ""), PairText("orientation: portrait", ""),
      PairText(bars: "color: '#101010'", "color: '#111011'"),
      PairText("content: { background: black }, swipe-back: full", "tab-bar: hidden"))
    + row(
      "title-size-differs", still, behind: ["height-differs"],
      PairText(bars: "large-title: true", ""), PairText(bars: "", "search: true"),
      PairText(bars: "large-title: true", "search: true"),
      PairText(bars: "color: systemBackground, large-title: true", "color: systemBackground"),
      PairText(
        bars: "color: systemBackground, search: true", "material: none, color: systemBackground"),
      PairText(bars: "alpha: 0, large-title: true", "alpha: 0"))
    + row(
      "hidden-differs", .snapshotSlide, behind: ["opaque-bar", "height-differs"],
      PairText(bars: "hidden: true", "translucent: false"),
      PairText(bars: "translucent: false, large-title: true", "hidden: true"))
    + row(
      "opaque-bar", .snapshotSlide, behind: ["height-differs"],
      PairText(bars: "translucent: false, prompt: true", ""),
      PairText(
        bars: "translucent: false, color: white, prompt: true", "translucent: false, color: black"))
    + row(
      "opaque-bar", .snapshotSlide, behind: ["shadow-line-differs"],
      PairText(bars: "translucent: false, shadow-line: false", "translucent: false"))
    + row(
      "opaque-bar", .snapshotSlide, behind: ["image-differs"],
      PairText(
        bars: "translucent: false, image: { name: i }", "translucent: false, image: { name: j }",
        "motion: { images: ride }"))
    + row(
      "opaque-bar", .snapshotSlide, behind: ["material-differs", "alpha-differs"],
      PairText(
        bars: "translucent: false, color: white, alpha: 0.5, material: thin",
        "translucent: false, color: white"))
    + row(
      "opaque-bar", .snapshotSlide, behind: ["alpha-differs"],
      PairText(
        bars: "translucent: false, color: clear, material: thin, alpha: 0.5",
        "translucent: false, color: clear, material: thin"))

  static let secondHalf: [RowCase] =
    row(
      "height-differs", .snapshotSlide, behind: ["tab-bar-differs"],
      PairText("bar: { prompt: true }, toolbar: shown", ""),
      PairText("bar: { large-title: true }, toolbar: shown", ""),
      PairText("bar: { accessory: true }", "toolbar: shown"))
    + row(
      "height-differs", .snapshotSlide, behind: ["otherwise"],
      // Neither UIKit's own nor of the page's colour: it would not morph.
      PairText(bars: "color: systemRed, large-title: true", "color: systemRed"),
      PairText(
        bars: "material: thin, large-title: true", "material: thin",
        "defaults: { content: { background: '#808080' } }"),
      PairText(bars: "image: { name: i }, large-title: true", "image: { name: i }"),
      PairText(bars: "large-title: true, prompt: true", ""),
      // At rest it would, at the edge it would not.
      PairText(
        bars: "scroll-edge: { color: systemRed }, large-title: true",
        "scroll-edge: { color: systemRed }"))
    + row(
      "height-differs", .snapshotSlide, behind: ["foreground-differs"],
      PairText(bars: "large-title: true, tint: systemRed", ""))
    + row(
      "tab-bar-differs", .snapshotSlide, behind: ["status-bar-differs"],
      PairText("toolbar: shown", "status-bar: hidden"),
      PairText("", "tab-bar: hidden, status-bar: hidden", hasTabBar: true))
    + row(
      "status-bar-differs", .snapshotSlide, behind: ["both-hidden"],
      PairText("bar: { hidden: true }, status-bar: hidden", "bar: { hidden: true }"))
    + row(
      "status-bar-differs", .snapshotSlide, behind: ["clipped-content", "color-differs"],
      PairText(
        "bar: { color: white }, status-bar: hidden",
        "bar: { color: '#EEE' }, content: { clips: true }"))
    + row(
      "both-hidden", still, behind: ["foreground-differs"],
      PairText(
        "bar: { hidden: true }, status-bar: light", "bar: { hidden: true }, status-bar: dark"))
    + row(
      "glass", .snapshotSlide, behind: ["clipped-content", "color-differs"], in: .from26,
      PairText(
        "bar: { color: white }", "bar: { color: '#EEE' }, content: { root-scroll-view: true }"))
    + row(
      "glass", .snapshotSlide, behind: ["image-differs"], in: .from26,
      PairText(bars: "image: { name: i }", "image: { name: j }", "motion: { images: ride }"))
    + row(
      "glass", .snapshotSlide, behind: ["material-differs"], in: .from26,
      PairText(bars: "", "material: chrome"), PairText(bars: "", "color: white"))
    + row(
      "glass", .snapshotSlide, behind: ["alpha-differs"], in: .from26,
      PairText(bars: "", "alpha: 0.5"), PairText(bars: "color: white", "color: white, alpha: 0.5"))
    + row(
      "clipped-content", .snapshotSlide, behind: ["image-differs"],
      PairText(
        "bar: { image: { name: i } }", "content: { clips: true }", "motion: { images: ride }"))
    + row(
      "clipped-content", .snapshotSlide, behind: ["material-differs"],
      PairText("bar: { material: thin }", "content: { root-scroll-view: true }"))
    + row(
      "clipped-content", .snapshotSlide, behind: ["alpha-differs"],
      PairText("bar: { alpha: 0.5 }, content: { clips: true }", ""))
    + row(
      "clipped-content", .snapshotSlide, behind: ["color-differs"],
      PairText("bar: { color: white }, content: { clips: true }", "bar: { color: '#EEE' }"))
    + row(
      "clipped-content", .snapshotSlide, behind: ["shadow-line-differs"],
      PairText("bar: { shadow-line: false }", "content: { clips: true }"))
    + row(
      "image-differs", .snapshotSlide, behind: ["material-differs", "alpha-differs"],
      PairText(bars: "image: { name: i }", ""), PairText(bars: "", "image: { name: i }"))
    + row(
      "image-differs", .snapshotSlide, behind: ["otherwise"],
      PairText(bars: "image: { name: i }", "image: { name: j }"),
      PairText(bars: "image: { name: i }", "image: { name: i, opaque: false }"))
    + row(
      "image-differs", ride, behind: ["material-differs"],
      PairText(bars: "image: { name: i }", "", "motion: { images: ride }"))
    + row(
      "material-differs", ride, behind: ["alpha-differs"],
      PairText(bars: "material: thin", "color: white"), PairText(bars: "", "alpha: 0"),
      PairText(bars: "material: thin", "material: thick, alpha: 0.5"))
    + row(
      "alpha-differs", ride, behind: ["luminance-switch", "color-differs"],
      PairText(bars: "color: white", "color: black, alpha: 0.9"))
    + row(
      "alpha-differs", ride, behind: ["shadow-line-differs"],
      PairText(bars: "color: white", "color: white, alpha: 0"),
      PairText(
        bars: "color: clear, material: thin",
        "color: clear, material: thin, alpha: 0.5, shadow-line: false"))
    + row(
      "luminance-switch", ride, behind: ["color-differs", "shadow-line-differs"],
      PairText(bars: "color: white", "color: black, shadow-line: false"))
    + row(
      "color-differs", .crossfade(.blend), behind: ["shadow-line-differs"],
      PairText(bars: "color: white", "color: '#EEE', shadow-line: false"))
    + row(
      "color-differs", ride, behind: ["shadow-line-differs"],
      PairText(
        bars: "color: white", "color: '#EEE', shadow-line: false", "motion: { crossfade: ride }"))
    + row(
      "shadow-line-differs", ride, behind: ["foreground-differs"],
      PairText(bars: "shadow-line: false", "tint: systemRed"),
      PairText(bars: "shadow-line: systemRed, title-color: systemRed", ""))
    + row(
      "foreground-differs", still, behind: ["otherwise"],
      PairText(bars: "tint: systemRed", ""), PairText(bars: "", "title-color: systemRed"),
      PairText(bars: "large-title-color: systemRed", ""),
      PairText("status-bar: light", "", "targets: { appearances: [light] }"),
      PairText("status-bar: dark", "status-bar: light"))

  @Test(arguments: firstHalf + secondHalf)
  func `a row holds where those behind it hold as well`(_ rowCase: RowCase) {
    let decision = rowCase.pair.decision(in: rowCase.band)
    #expect(decision.rowName == rowCase.row)
    #expect(decision.outcome == rowCase.outcome)
    let holding = Set(
      judgements(rowCase.pair, rowCase.band).flatMap { judgement in
        decisionTable[(judgement.row + 1)...].filter { $0.holds(judgement.differences) }
          .map(\.name)
      })
    #expect(holding.isSuperset(of: rowCase.behind), "\(holding)")
    // Back it is the same.
    #expect(rowCase.pair.decision(.pop, in: rowCase.band) == decision)
  }

  private func judgements(_ pair: PairText, _ band: Band) -> [Judgement] {
    let plan = pair.plan
    let style = plan.resolved.style
    let decider = Decider(
      targets: style.targets, choices: MotionChoices(style), profile: .navstyle)
    let edge = plan.graph.edges[0]
    return decider.judgements(
      plan.resolved.look(ofScreen: 0), plan.resolved.look(ofScreen: 1),
      tabBarDiffers: plan.graph.tabBars.difference(along: edge) != nil, in: band)
  }

  @Test func `every row is reached by a case`() {
    let reached = Set((Self.firstHalf + Self.secondHalf).map(\.row))
    let rows = decisionTable.map(\.name)
    #expect(Set(rows).subtracting(reached) == ["override", "profile", "otherwise"])
    #expect(rows.count == Set(rows).count)
    #expect(rows.last == "otherwise" && rows.prefix(2) == ["override", "profile"])
  }

  @Test func `every row says what it means`() {
    for row in decisionTable {
      #expect(!row.sentence.isEmpty && row.sentence.last != ".")
    }
  }
}
