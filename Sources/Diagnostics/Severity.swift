/// How much a finding weighs.
public enum Severity: String, CaseIterable, Sendable, Comparable {
  /// Worth knowing.
  case info
  /// Probably a mistake, or a break that the user sees.
  case warning
  /// A mistake.
  case error

  /// By weight: `info` < `warning` < `error`.
  public static func < (lhs: Severity, rhs: Severity) -> Bool {
    lhs.weight < rhs.weight
  }

  private var weight: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
