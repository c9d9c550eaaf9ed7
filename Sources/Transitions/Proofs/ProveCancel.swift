extension SeenMotion {
  /// Why a swipe that is cancelled, wherever the finger is, does not end in exactly what was there;
  /// nil if it does, or if this is no swipe.
  var cancelProblem: String? {
    guard driver == .swipe else { return nil }
    var checked: Set<Double> = []
    for sample in 0...100 {
      let released = Double(sample) / 100
      let end = evaluator.time(cancelledAt: released, after: 1)
      // Nearly always one moment; then it need not be looked at a hundred times.
      guard checked.insert(end).inserted, let problem = problem(at: end, shows: .from) else {
        continue
      }
      return "cancelled at \(released), \(problem)"
    }
    return nil
  }
}
