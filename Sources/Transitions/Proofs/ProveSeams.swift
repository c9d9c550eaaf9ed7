import StyleModel

/// Proves that no position moves by more than twice its share of the way from sample to sample.
///
/// Where things stand does not depend on looks: each recipe is looked at once, in time as it runs,
/// not as it is eased.
func provePositions(_ claims: PlanClaims) -> [BrokenProof] {
  var seen: Set<Int32> = []
  return claims.motions.compactMap { motion, example in
    guard seen.insert(motion.recipe).inserted else { return nil }
    let recipe = claims.recipes[Int(motion.recipe)]
    let layers = (recipe.timeline?.layers ?? []) + (recipe.interaction?.ownLayers ?? [])
    for layer in layers {
      for (name, track) in [("x", layer.x), ("y", layer.y)] {
        guard let step = track?.largestStep, step > 0.02 + 1e-9 else { continue }
        return BrokenProof(
          .seam, claims.name(of: example),
          "'\(layer.kind.rawValue)' jumps by \(rounded(step * 100)) % of its way in \(name) "
            + "(plans[\(motion.recipe)])")
      }
    }
    return nil
  }
}

extension SeenMotion {
  /// What jumps between the ends; nil if nothing does.
  ///
  /// Over 101 samples a bar that runs from one look to the other moves by no more than a straight path
  /// does. Where nothing of ours runs, the looks are alike, or the break was asked for and says so.
  var seamProblem: String? { stillProblem ?? colorProblem }

  fileprivate static let samples = 100

  /// The shares of the way at the samples.
  private static let shares: [FrameEvaluator.Driver: [Double]] = Dictionary(
    uniqueKeysWithValues: [(FrameEvaluator.Driver.tap, Curve.easeInOut), (.swipe, .linear)].map {
      driver, curve in
      (driver, (0...samples).map { curve(Double($0) / Double(samples)) })
    })

  /// One bar over each page, from sample to sample.
  private var colorProblem: String? {
    guard recipe.outcome == .crossfade(.blend), evaluator.hasSharedBar else { return nil }
    let shares = Self.shares[driver] ?? []
    for side in Side.allCases {
      let start = evaluator.composed(over: side, after: 0)
      let end = evaluator.composed(over: side, after: 1)
      let reach = start.distance(to: end)
      var previous = start
      for (sample, (last, share)) in zip(shares, shares.dropFirst()).enumerated() {
        let next = evaluator.composed(over: side, after: share)
        if next.distance(to: previous) > (share - last) * reach + 1.0 / 255 {
          let jump = rounded(next.distance(to: previous) * 255)
          return "the bar jumps by \(jump) of 255 at sample \(sample + 1)"
        }
        previous = next
      }
    }
    return nil
  }

  /// A transition without layers is for looks that are alike.
  private var stillProblem: String? {
    guard recipe.outcome == .crossfade(.still) else { return nil }
    let differs = hasVisibleBreak
    if differs, !(mayBreak && recipe.isBreak) {
      return "the looks differ visibly, and nothing runs between them"
    }
    return nil
  }

  /// Whether UIKit's own transition shows a jump: something of the background, the bar's being there
  /// or its height differs. Where no orientation is common, the screen turns anyway.
  private var hasVisibleBreak: Bool {
    let views = [from, to].map { LookView($0, from: view, hasGlass: hasGlass) }
    let differences = Differences(views[0], views[1])
    if differences.has(.orientation) { return false }
    if differences.has([.background, .hidden, .translucency]) { return true }
    return differences.has(.height) && !differences.has([.morphsWell, .bothHidden])
  }
}

extension Interaction {
  /// The layers that only a finger moves.
  fileprivate var ownLayers: [Layer]? {
    if case .own(let swipe) = self { swipe.layers } else { nil }
  }
}

extension Track {
  /// The largest share of its range that it moves from one sample to the next; nil if it stands.
  fileprivate var largestStep: Double? {
    let values = frames.map(\.value)
    guard let low = values.min(), let high = values.max(), high > low else { return nil }
    var largest = 0.0
    var previous = value(at: 0)
    for sample in 1...SeenMotion.samples {
      let next = value(at: Double(sample) / Double(SeenMotion.samples))
      largest = max(largest, abs(next - previous))
      previous = next
    }
    return largest / (high - low)
  }
}
