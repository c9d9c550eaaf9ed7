extension SeenMotion {
  /// Why a transition does not begin and end with exactly its two looks, foreground included, after a
  /// tap or under a finger; nil if it does.
  var endsProblem: String? {
    problem(at: 0, shows: .from) ?? problem(at: 1, shows: .to)
  }
}
