/// The groups in which rules are listed.
public enum RuleGroup: String, CaseIterable, Sendable {
  /// YAML itself.
  case syntax = "Syntax"
  /// Keys and the types of their values.
  case schema = "Schema"
  /// Names that point elsewhere.
  case references = "References"
  /// One screen.
  case style = "Style"
  /// Swipes back.
  case gesture = "Gesture"
  /// A pair of screens.
  case transition = "Transition"
  /// Paths through a navigation controller.
  case stack = "Stack"
  /// Comments that suppress findings.
  case suppressions = "Suppressions"
}

/// Whether a finding can be mended by the tool.
public enum Fixability: String, CaseIterable, Sendable {
  /// Only by hand.
  case no
  /// Yes, and the meaning stays or becomes what was clearly meant.
  case safe
  /// Yes, but the result wants a look.
  case unsafe
}

/// What people and reporters need to know of a rule: its page, as data.
///
/// Codes are kebab-case, name the pattern found, are stable and never reused. The examples are the
/// page's examples *and* the rule's tests.
public struct RuleInfo: Sendable {
  /// The stable name, such as `unquoted-color`.
  public let code: String
  /// Where it is listed.
  public let group: RuleGroup
  /// Its weight unless configured otherwise.
  public let severity: Severity
  /// Whether `compile` refuses while it stands; then it cannot be lowered either.
  public let isBlocking: Bool
  /// Whether the tool can mend what it finds.
  public let fix: Fixability
  /// One sentence: what it finds.
  public let summary: String
  /// Why that matters, with the evidence, in Markdown.
  public let rationale: String
  /// Style files in which it fires at every `↓`.
  public var triggering: [Example] { makeTriggering() }
  /// Style files in which it stays silent.
  public var nonTriggering: [Example] { makeNonTriggering() }

  // Made when they are asked for: a run that lints needs none of all the rules' examples.
  private let makeTriggering: @Sendable () -> [Example]
  private let makeNonTriggering: @Sendable () -> [Example]

  /// A rule's page. Errors of the first three groups block whatever `isBlocking` says.
  public init(
    _ code: String,
    _ group: RuleGroup,
    _ severity: Severity = .error,
    isBlocking: Bool = false,
    fix: Fixability = .no,
    summary: String,
    rationale: String,
    triggering: @autoclosure @escaping @Sendable () -> [Example],
    nonTriggering: @autoclosure @escaping @Sendable () -> [Example]
  ) {
    self.code = code
    self.group = group
    self.severity = severity
    let isReaders = [.syntax, .schema, .references].contains(group)
    self.isBlocking = isBlocking || (isReaders && severity == .error)
    self.fix = fix
    self.summary = summary
    self.rationale = rationale
    makeTriggering = triggering
    makeNonTriggering = nonTriggering
  }
}
