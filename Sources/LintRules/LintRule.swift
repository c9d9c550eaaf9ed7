public import Diagnostics
public import Navigation
public import StyleModel
public import Transitions

/// A check over a description that was read, resolved and planned.
public protocol LintRule: Sendable {
  /// Its page.
  var info: RuleInfo { get }

  /// Adds what it finds.
  func check(_ subject: Subject, _ findings: inout [Finding])
}

/// What rules look at.
public struct Subject: Sendable {
  /// What was written, and every effective value.
  public let resolved: ResolvedStyle
  /// Which screens lead to which.
  public let graph: NavigationGraph
  /// What was decided.
  public let plan: TransitionPlan

  /// The screens that are not judged by how they look.
  let misread: Misread

  /// What was written.
  public var style: AppStyle { resolved.style }

  /// What a description that was checked consists of.
  init(_ style: CheckedStyle) {
    self.init(resolved: style.plan.resolved, graph: style.plan.graph, plan: style.plan)
  }

  /// A subject.
  ///
  /// - Parameters:
  ///   - resolved: what was written, and every effective value.
  ///   - graph: which screens lead to which.
  ///   - plan: what was decided.
  ///   - found: what was found while reading.
  public init(
    resolved: ResolvedStyle, graph: NavigationGraph, plan: TransitionPlan, found: [Finding] = []
  ) {
    self.resolved = resolved
    self.graph = graph
    self.plan = plan
    misread = Misread(found, resolved.style)
  }
}

/// How long a rule took.
public struct RuleCost: Sendable {
  /// The rule's code.
  public let code: String
  /// The time.
  public let duration: Duration
}

/// Runs rules over a description; the findings come in no particular order.
public func lint(
  _ subject: Subject, with rules: [any LintRule] = allRules
) -> (findings: [Finding], costs: [RuleCost]) {
  var findings: [Finding] = []
  let clock = ContinuousClock()
  let costs = rules.map { rule in
    let duration = clock.measure { rule.check(subject, &findings) }
    return RuleCost(code: rule.info.code, duration: duration)
  }
  return (findings, costs)
}
