import JSONText
import StyleModel
import TestSupport

/// A value that stands at a place in the JSON of a plan; and another one, with which the plan would
/// not hold what is claimed of it.
struct PlanClaim: Sendable {
  let subject: PlanSubject
  /// The way from there, such as `interaction.on-cancel`; empty for the subject itself.
  let path: String
  /// What stands there; nil for nothing.
  let value: Value?
  /// What is put there to break it; nil takes it away.
  let wrong: JSONValue?

  /// What is expected.
  enum Value: Sendable {
    /// This, as JSON.
    case json(String)
    /// Something.
    case anything
  }

  /// A claim on a value.
  init(_ subject: PlanSubject, _ path: String, is value: String, not wrong: String? = nil) {
    self.subject = subject
    self.path = path
    self.value = .json(value)
    self.wrong = wrong.map(Self.parsed)
  }

  /// A claim on a word.
  init(_ subject: PlanSubject, _ path: String, word: String, not wrong: String) {
    self.init(subject, path, is: "\"\(word)\"", not: "\"\(wrong)\"")
  }

  /// A claim that there is something.
  init(something subject: PlanSubject, _ path: String) {
    self.subject = subject
    self.path = path
    value = .anything
    wrong = nil
  }

  /// A claim that there is nothing.
  init(nothing subject: PlanSubject, _ path: String, not wrong: String) {
    self.subject = subject
    self.path = path
    value = nil
    self.wrong = Self.parsed(wrong)
  }

  private static func parsed(_ text: String) -> JSONValue {
    (try? readJSON(Array(text.utf8))) ?? .null
  }

  /// The place; nil if the plan says nothing of the subject.
  func steps(in plan: PlanEdit) -> [PlanEdit.Step]? {
    subject.steps(in: plan).map { $0 + PlanEdit.steps(path) }
  }

  /// Whether it is so.
  func holds(of plan: PlanEdit) -> Bool {
    guard let steps = steps(in: plan) else { return false }
    let found = plan[steps]
    return switch value {
    case .json(let text)?: found == Self.parsed(text)
    case .anything?: found != nil
    case nil: found == nil
    }
  }

  /// The plan with something else at the place.
  func spoilt(_ plan: PlanEdit) -> PlanEdit {
    guard let steps = steps(in: plan) else { return plan }
    guard case nil = value, let wrong, case .key(let key)? = steps.last else {
      return plan.changed(steps) { _ in wrong }
    }
    return plan.changed(Array(steps.dropLast())) { value in
      guard case .object(let members) = value else { return value }
      return .object(members + [.init(key, wrong)])
    }
  }
}
