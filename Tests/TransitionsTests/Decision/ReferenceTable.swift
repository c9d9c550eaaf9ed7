import StyleModel

@testable import Transitions

/// The decision table once more, straight from the design and as slow as it likes: what differs is
/// asked anew of both looks for every row.
struct ReferenceTable {
  let from: Look
  let to: Look
  let tabBarDiffers: Bool
  let band: Band
  let appearance: Appearance
  let isAtEdge: Bool
  let choices: MotionChoices

  private func face(_ look: Look, atEdge: Bool) -> BarFace {
    BarFace(look, band: band, appearance: appearance, atEdge: atEdge)
  }

  private var one: BarFace { face(from, atEdge: isAtEdge) }
  private var other: BarFace { face(to, atEdge: isAtEdge) }

  // MARK: Tolerances

  private func channels(_ color: RGBA) -> [Double] {
    [color.red, color.green, color.blue].map { Double($0) / 255 }
  }

  private func isFar(_ one: Double, _ other: Double, _ tolerance: Double) -> Bool {
    abs(one - other) > tolerance + 1e-9
  }

  /// Colours with their coverage; a side without coverage borrows the other's.
  private func differ(_ one: RGBA?, _ other: RGBA?) -> Bool {
    let (first, second) = (one ?? .clear, other ?? .clear)
    if isFar(Double(first.alpha) / 255, Double(second.alpha) / 255, 0.01) { return true }
    if first.alpha == 0 || second.alpha == 0 { return false }
    return zip(channels(first), channels(second)).contains { isFar($0, $1, 1.0 / 255) }
  }

  private var colorDiffers: Bool {
    guard let first = one.color, let second = other.color else { return false }
    return zip(channels(first), channels(second)).contains { isFar($0, $1, 1.0 / 255) }
  }

  private var alphaDiffers: Bool {
    isFar(one.coverage, other.coverage, 0.01) || isFar(one.strength, other.strength, 0.01)
  }

  private var fillDiffers: Bool {
    colorDiffers || alphaDiffers || one.material != other.material || one.image != other.image
  }

  private var lineDiffers: Bool { differ(one.line, other.line) }

  private var foregroundDiffers: Bool {
    if statusBarStyleDiffers { return true }
    if from.isHidden || to.isHidden { return false }
    return differ(one.tint, other.tint) || differ(one.titleColor, other.titleColor)
      || differ(one.largeTitleColor, other.largeTitleColor)
  }

  private var statusBarStyleDiffers: Bool {
    func isLight(_ look: Look) -> Bool {
      look.statusBar == .light || (look.statusBar == .default && appearance == .dark)
    }
    return from.statusBar != .hidden && to.statusBar != .hidden && isLight(from) != isLight(to)
  }

  private var statusBarHides: Bool { (from.statusBar == .hidden) != (to.statusBar == .hidden) }

  private var isTheSameButForHeight: Bool {
    !(fillDiffers || lineDiffers || foregroundDiffers || statusBarHides || tabBarDiffers
      || from.toolbar != to.toolbar || from.isTranslucent != to.isTranslucent
      || from.isHidden != to.isHidden)
  }

  private var morphsWell: Bool {
    [(from, false), (from, true), (to, false), (to, true)].allSatisfy { look, atEdge in
      let face = face(look, atEdge: atEdge)
      let (bar, page) = (face.composed, face.page)
      let isOfThePage =
        face.image == nil
        && !zip([bar.red, bar.green, bar.blue], [page.red, page.green, page.blue])
          .contains { isFar($0, $1, 1.0 / 255) }
      return face.isSystem || isOfThePage
    }
  }

  private var onlyTitleSizeDiffers: Bool {
    let size: BarHeight = [.largeTitle, .search]
    return isTheSameButForHeight && from.height != to.height
      && from.height.subtracting(size) == to.height.subtracting(size) && morphsWell
  }

  // MARK: The table

  /// The first row that holds, and what it leads to.
  var row: (name: String, outcome: Outcome) {
    let orientations = [from.orientation, to.orientation]
    let isClipped = from.carrier != .own || to.carrier != .own
    let rows: [(Bool, String, Outcome)] = [
      (
        orientations.contains(.portrait) && orientations.contains(.landscape),
        "orientation-differs", .crossfade(.still)
      ),
      (isTheSameButForHeight && from.height == to.height, "unchanged", .crossfade(.still)),
      (onlyTitleSizeDiffers, "title-size-differs", .crossfade(.still)),
      (from.isHidden != to.isHidden, "hidden-differs", .snapshotSlide),
      (
        from.isTranslucent != to.isTranslucent
          || (!from.isTranslucent && (fillDiffers || lineDiffers)), "opaque-bar", .snapshotSlide
      ),
      (from.height != to.height, "height-differs", .snapshotSlide),
      (tabBarDiffers || from.toolbar != to.toolbar, "tab-bar-differs", .snapshotSlide),
      (statusBarHides, "status-bar-differs", .snapshotSlide),
      (from.isHidden && to.isHidden, "both-hidden", .crossfade(.still)),
      (band == .from26 && fillDiffers, "glass", .snapshotSlide),
      (isClipped && (fillDiffers || lineDiffers), "clipped-content", .snapshotSlide),
      (
        one.image != other.image, "image-differs",
        choices.imagesRide ? .crossfade(.ride) : .snapshotSlide
      ),
      (one.material != other.material, "material-differs", .crossfade(.ride)),
      (alphaDiffers, "alpha-differs", .crossfade(.ride)),
      (
        colorDiffers && (one.composed.luminance > 0.179) != (other.composed.luminance > 0.179),
        "luminance-switch", .crossfade(.ride)
      ),
      (colorDiffers, "color-differs", .crossfade(choices.crossfade)),
      (lineDiffers, "shadow-line-differs", .crossfade(.ride)),
      (foregroundDiffers, "foreground-differs", .crossfade(.still)),
    ]
    return rows.first { $0.0 }.map { ($0.1, $0.2) } ?? ("otherwise", .crossfade(.still))
  }

  /// What holds of all judgements: the strongest, then the row that stands first, then light before
  /// dark, then rest before edge.
  static func decide(
    _ from: Look, _ to: Look, tabBarDiffers: Bool, band: Band, targets: Targets,
    choices: MotionChoices
  ) -> (name: String, outcome: Outcome, appearances: [Appearance], isAtEdge: Bool) {
    let positions = from.scrollEdge == nil && to.scrollEdge == nil ? [false] : [false, true]
    let judged = targets.appearances.flatMap { appearance in
      positions.map { isAtEdge in
        let table = ReferenceTable(
          from: from, to: to, tabBarDiffers: tabBarDiffers,
          band: targets.hasGlass ? band : .below26, appearance: appearance, isAtEdge: isAtEdge,
          choices: choices)
        return (row: table.row, appearance: appearance, isAtEdge: isAtEdge)
      }
    }
    let order: [Outcome] = [
      .crossfade(.still), .crossfade(.blend), .crossfade(.ride), .snapshotSlide,
    ]
    let strongest = judged.compactMap { order.firstIndex(of: $0.row.outcome) }.max() ?? 0
    let names = decisionTable.map(\.name)
    let best = judged.filter { $0.row.outcome == order[strongest] }
      .min { (names.firstIndex(of: $0.row.name) ?? 0) < (names.firstIndex(of: $1.row.name) ?? 0) }
    guard let best else { return ("", .foreign, [], false) }
    let appearances = targets.appearances.filter { appearance in
      judged.contains { $0.appearance == appearance && $0.row.name == best.row.name }
    }
    return (best.row.name, best.row.outcome, appearances, best.isAtEdge)
  }
}
