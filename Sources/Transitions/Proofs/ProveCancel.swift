import StyleModel

/// Proves that a swipe that is cancelled, wherever the finger is, ends in exactly what was there.
func proveCancel(_ claims: PlanClaims) -> [BrokenProof] {
  proveFrames(claims, .cancel) { motion in
    guard motion.driver == .swipe else { return nil }
    var checked: Set<Double> = []
    for sample in 0...100 {
      let released = Double(sample) / 100
      let end = motion.evaluator.time(cancelledAt: released, after: 1)
      // Nearly always one moment; then it need not be looked at a hundred times.
      guard checked.insert(end).inserted, let problem = motion.problem(at: end, shows: .from) else {
        continue
      }
      return "cancelled at \(released), \(problem)"
    }
    return nil
  }
}
