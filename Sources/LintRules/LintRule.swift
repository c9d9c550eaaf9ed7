public import Diagnostics
public import Navigation
public import StyleModel
public import Transitions

/// A check over a description that was read, resolved and planned.
public protocol LintRule: Sendable {
  /// Its page.
  var info: RuleInfo { get }

  /// Whether it asks which operations take pictures.
  var asksForPictures: Bool { get }

  /// Adds what it finds.
  func check(_ subject: Subject, _ findings: inout [Finding])
}

extension LintRule {
  /// Few rules do.
  public var asksForPictures: Bool { false }
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
  /// Which operations take pictures; nil where no rule asks, or nothing returns by one.
  private(set) var pictures: PicturePlan?
  /// The edges by kind; nil until rules run.
  private(set) var edgeKinds: EdgeKinds?

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

  /// Whether anybody writes an attribute; where nobody does, few rules about it have anything to do.
  func isWritten(_ attribute: Attribute) -> Bool { resolved.isWritten(attribute) }
}

/// What rules find in a description.
public struct Linted: Sendable {
  /// The findings, in no particular order.
  public let findings: [Finding]
  /// Which operations take pictures, if a rule asked for that.
  public let pictures: PicturePlan?
  /// How long each rule took.
  public let costs: [RuleCost]
}

/// How long a rule took.
public struct RuleCost: Sendable {
  /// The rule's code.
  public let code: String
  /// The time.
  public let duration: Duration
}

/// Runs rules over a description.
///
/// Which operations take pictures is worked out once, and only if a rule asks for it and something
/// returns by one.
public func lint(_ subject: Subject, with rules: [any LintRule] = allRules) -> Linted {
  var subject = subject
  if rules.contains(where: \.asksForPictures), subject.plan.returnsByPicture {
    subject.findPictures()
  }
  if !rules.isEmpty { subject.sortEdges() }
  var findings: [Finding] = []
  var costs: [RuleCost] = []
  let clock = ContinuousClock()
  for rule in rules {
    // A closure that is measured would copy the subject, with all that it refers to.
    let start = clock.now
    rule.check(subject, &findings)
    costs.append(RuleCost(code: rule.info.code, duration: start.duration(to: clock.now)))
  }
  return Linted(findings: findings, pictures: subject.pictures, costs: costs)
}

extension Subject {
  fileprivate mutating func findPictures() { pictures = Transitions.findPictures(for: plan) }

  fileprivate mutating func sortEdges() { edgeKinds = EdgeKinds(plan) }
}

/// A rule about the pictures that operations take.
protocol PictureRule: LintRule {
  /// Adds what it finds; asked only where something returns by picture.
  func check(_ subject: Subject, _ pictures: PicturePlan, _ findings: inout [Finding])
}

extension PictureRule {
  var asksForPictures: Bool { true }

  /// Adds what it finds.
  func check(_ subject: Subject, _ findings: inout [Finding]) {
    guard let pictures = subject.pictures else { return }
    check(subject, pictures, &findings)
  }
}
