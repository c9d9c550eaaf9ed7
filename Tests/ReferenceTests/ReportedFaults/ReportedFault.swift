import Testing

/// A fault that somebody reported of a navigation bar, and what the tool says of a description with
/// the situation in it.
///
/// Kept as data, so that the table of the reference and the tests are made of the same.
struct ReportedFault: Sendable, CustomTestStringConvertible {
  /// Its number in the collection.
  let row: Int
  /// Where it was reported: `repository#number`.
  let source: String
  /// What was done, and what went wrong.
  let situation: String
  /// The versions of iOS that its description is for; empty where there is no description.
  let ios: String
  /// The description, without its first two lines.
  let style: String
  /// What becomes of it.
  let verdicts: [Verdict]
  /// Whether the collection says that no description can show it.
  let isBeyondDescriptions: Bool

  /// What the tool makes of a fault.
  enum Verdict: Sendable {
    /// A rule finds it.
    case rule(RuleVerdict)
    /// What is compiled cannot do it.
    case plan(PlanProperty)
    /// Only the running app can show it, for this reason.
    case runTimeOnly(String)
    /// No description can show it, for this reason.
    case undetectable(String)
  }

  /// A rule that finds a fault, at a key; and what must be written otherwise for it to be silent.
  struct RuleVerdict: Sendable {
    let code: String
    let keyPath: String
    let faulty: String
    let sound: String
  }

  /// A fault with a description.
  init(
    _ row: Int, _ source: String, _ situation: String, ios: String, _ style: String,
    _ verdicts: Verdict..., isBeyondDescriptions: Bool = false
  ) {
    self.row = row
    self.source = source
    self.situation = situation
    self.ios = ios
    self.style = style
    self.verdicts = verdicts
    self.isBeyondDescriptions = isBeyondDescriptions
  }

  /// A fault that cannot be described.
  init(_ row: Int, _ source: String, _ situation: String, _ verdict: Verdict) {
    self.row = row
    self.source = source
    self.situation = situation
    ios = ""
    style = ""
    verdicts = [verdict]
    if case .undetectable = verdict {
      isBeyondDescriptions = true
    } else {
      isBeyondDescriptions = false
    }
  }

  /// The style file.
  var text: String { "navstyle: 1\ntargets: { ios: \"\(ios)\" }\n\(style)\n" }

  var testDescription: String { "\(row) (\(source))" }

  /// The rules that find it.
  var rules: [RuleVerdict] {
    verdicts.compactMap { if case .rule(let verdict) = $0 { verdict } else { nil } }
  }

  /// What of the plan rules it out.
  var properties: [PlanProperty] {
    verdicts.compactMap { if case .plan(let property) = $0 { property } else { nil } }
  }
}

extension ReportedFault.Verdict {
  /// A rule finds it at a key, and is silent where something else is written.
  static func rule(
    _ code: String, at keyPath: String, _ faulty: String, not sound: String
  ) -> Self {
    .rule(.init(code: code, keyPath: keyPath, faulty: faulty, sound: sound))
  }

  /// What is compiled cannot do it, because all of these claims hold of the plan.
  static func plan(_ statement: String, _ claims: [PlanClaim]...) -> Self {
    .plan(PlanProperty(statement: statement, evidence: .claims(claims.flatMap { $0 })))
  }

  /// What is compiled cannot do it: played by its plan, the returns of a script show these.
  static func play(_ statement: String, _ script: String, shows: String...) -> Self {
    .plan(PlanProperty(statement: statement, evidence: .play(script: script, shows: shows)))
  }
}

/// Every reported fault, by its number.
let reportedFaults: [ReportedFault] = [
  hiddenBarFaults, tabBarFaults, pictureFaults, scrollEdgeFaults, glassFaults, backgroundFaults,
  layoutFaults, gestureFaults, heightFaults, statusBarFaults, ownershipFaults,
].joined().sorted { $0.row < $1.row }
