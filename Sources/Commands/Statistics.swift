import LintRules

/// The time that each rule took, the longest first, in milliseconds.
///
/// - Parameter costs: what the rules took in each description.
func statistics(of costs: [[RuleCost]]) -> String {
  var sums: [String: Duration] = [:]
  for cost in costs.joined() { sums[cost.code, default: .zero] += cost.duration }
  let total = sums.values.reduce(.zero, +)
  let rows = sums.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  let width = sums.keys.map(\.count).max() ?? 0
  let lines = rows.map { code, duration in
    let padding = String(repeating: " ", count: width - code.count)
    let share = total > .zero ? Int((duration / total * 100).rounded()) : 0
    return "\n  \(code)\(padding)  \(milliseconds(duration)) ms  \(share) %"
  }
  return "\(sums.count) rules: \(milliseconds(total)) ms" + lines.joined()
}

private func milliseconds(_ duration: Duration) -> String {
  let hundredths = Int((duration / .milliseconds(1) * 100).rounded())
  let fraction = String(hundredths % 100)
  return "\(hundredths / 100).\(fraction.count < 2 ? "0" : "")\(fraction)"
}
