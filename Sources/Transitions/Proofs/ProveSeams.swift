import StyleModel

/// Proves that nothing jumps between the ends.
///
/// Over 101 samples a bar that runs from one look to the other moves by no more than a straight path
/// does, and no position by more than twice its share of the way. Where nothing of ours runs, the
/// looks are alike, or the break was asked for and says so.
func proveSeams(_ claims: PlanClaims) -> [BrokenProof] {
  proveFrames(claims, .seam) { motion in
    motion.stillProblem ?? motion.colorProblem ?? motion.positionProblem
  }
}

extension SeenMotion {
  private static let samples = 100

  /// The shares of the way at the samples.
  private static let shares: [FrameEvaluator.Driver: [Double]] = Dictionary(
    uniqueKeysWithValues: [(FrameEvaluator.Driver.tap, Curve.easeInOut), (.swipe, .linear)].map {
      driver, curve in
      (driver, (0...samples).map { curve(Double($0) / Double(samples)) })
    })

  /// One bar over each page, from sample to sample.
  fileprivate var colorProblem: String? {
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
          return "the bar jumps by \(next.distance(to: previous)) at sample \(sample + 1)"
        }
        previous = next
      }
    }
    return nil
  }

  /// Tracks in time as it runs, not as it is eased.
  fileprivate var positionProblem: String? {
    let layers =
      driver == .swipe
      ? recipe.interaction?.ownLayers ?? recipe.timeline?.layers : recipe.timeline?.layers
    for layer in layers ?? [] {
      for (name, track) in [("x", layer.x), ("y", layer.y)] {
        guard let track, let step = track.largestStep(samples: Self.samples) else { continue }
        if step > 0.02 + 1e-9 {
          return "'\(layer.kind.rawValue)' jumps by \(step) of its way in \(name)"
        }
      }
    }
    return nil
  }

  /// A transition without layers is for looks that are alike.
  fileprivate var stillProblem: String? {
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
  fileprivate func largestStep(samples: Int) -> Double? {
    let values = frames.map(\.value)
    guard let low = values.min(), let high = values.max(), high > low else { return nil }
    var largest = 0.0
    var previous = value(at: 0)
    for sample in 1...samples {
      let next = value(at: Double(sample) / Double(samples))
      largest = max(largest, abs(next - previous))
      previous = next
    }
    return largest / (high - low)
  }
}
