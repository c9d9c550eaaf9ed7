/// What somebody wants a rule's findings to weigh.
public enum RuleLevel: String, CaseIterable, Sendable {
  /// A mistake.
  case error
  /// Probably a mistake.
  case warning
  /// Worth knowing.
  case info
  /// Not to be shown.
  case off

  /// The weight; nil for `off`.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}

/// From which weight on findings make a run fail.
public enum Threshold: String, CaseIterable, Sendable {
  /// Errors only.
  case error
  /// Warnings, too.
  case warning
  /// Everything.
  case info
  /// Nothing.
  case never

  /// Whether a finding of this weight makes the run fail.
  public func isReached(by severity: Severity) -> Bool {
    Severity(rawValue: rawValue).map { severity >= $0 } ?? false
  }
}

/// The weights of rules in a run, where they are not the rules' own.
public struct RuleLevels: Sendable {
  private var levels: [String: RuleLevel] = [:]
  private var others: RuleLevel?

  /// Every rule weighs what its page says.
  public init() {}

  /// Sets the level of a rule; what was set last counts.
  public mutating func set(_ level: RuleLevel, for code: String) { levels[code] = level }

  /// Sets the level of every rule, whatever was set before.
  public mutating func setAll(_ level: RuleLevel) {
    levels = [:]
    others = level
  }

  /// The level that was set for a rule; nil if none was.
  public subscript(code: String) -> RuleLevel? { levels[code] ?? others }

  /// Whether a rule's findings are to be shown. What blocks always is.
  public func isOn(_ rule: RuleInfo) -> Bool { rule.isBlocking || self[rule.code] != .off }

  /// The findings with these weights, in the same order. What blocks keeps its own.
  public func applied(to findings: [Finding]) -> [Finding] {
    guard others != nil || !levels.isEmpty else { return findings }
    return findings.compactMap { finding in
      guard !finding.isBlocking, let level = self[finding.code] else { return finding }
      return level.severity.map(finding.weighing)
    }
  }
}
