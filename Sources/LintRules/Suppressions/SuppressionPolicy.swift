public import Diagnostics

/// What a run asks of the comments that suppress findings.
public struct SuppressionPolicy: Sendable {
  /// The day on which the run takes place; nil if nothing expires.
  public let today: CalendarDate?
  /// Whether each of them must say why.
  public let requiresReasons: Bool

  /// A policy.
  public init(today: CalendarDate? = nil, requiresReasons: Bool = false) {
    self.today = today
    self.requiresReasons = requiresReasons
  }
}
