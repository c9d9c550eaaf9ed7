import StyleModel

/// Proves what is to be seen of every kind of motion: that it begins and ends with its two looks,
/// that nothing jumps in between, and that a cancelled swipe brings back what was there.
///
/// One walk serves the three, since setting a motion up costs as much as looking at it.
func proveMotions(_ claims: PlanClaims) -> [BrokenProof] {
  let looks = claims.plan.resolved.looks
  let targets = claims.plan.resolved.style.targets
  var broken: [Proof: [BrokenProof]] = [:]
  for (motion, example) in claims.kindsOfMotion {
    let recipe = claims.recipes[Int(motion.recipe)]
    // An app's own animator is nobody's but the app's.
    guard recipe.outcome != .foreign else { continue }
    let (from, to) = (looks[Int(motion.from)], looks[Int(motion.to)])
    let hasEdge = from.scrollEdge != nil || to.scrollEdge != nil
    for appearance in targets.appearances {
      for isAtEdge in hasEdge ? [false, true] : [false] {
        let view = Viewpoint(band: motion.band, appearance: appearance, isAtEdge: isAtEdge)
        for driver in recipe.drivers {
          let seen = SeenMotion(
            recipe, from, to, view, hasGlass: targets.hasGlass, driver,
            mayBreak: motion.mayBreak)
          for (proof, problem) in frameProofs {
            guard broken[proof, default: []].count < PlanClaims.mostBroken,
              let message = problem(seen)
            else { continue }
            let place =
              "plans[\(motion.recipe)], \(appearance.rawValue)"
              + "\(isAtEdge ? ", at the scroll edge" : ""), \(driver.rawValue)"
            broken[proof, default: []].append(
              BrokenProof(proof, claims.name(of: example), "\(message) (\(place))"))
          }
        }
      }
    }
  }
  return frameProofs.flatMap { proof, _ in
    (proof == .seam ? provePositions(claims) : []) + broken[proof, default: []]
  }
}

/// What is asked of a motion that is seen, by proof.
private let frameProofs: [(proof: Proof, problem: @Sendable (SeenMotion) -> String?)] = [
  (.ends, { $0.endsProblem }), (.seam, { $0.seamProblem }), (.cancel, { $0.cancelProblem }),
]

extension PlanClaims {
  /// Whoever breaks one claim often breaks a thousand; nobody reads more than these.
  static let mostBroken = 20
}

extension Recipe {
  /// What moves it: a tap, and the plan's own swipe where there is one.
  fileprivate var drivers: [FrameEvaluator.Driver] {
    interaction.map(\.isOwn) == true ? [.tap, .swipe] : [.tap]
  }
}
