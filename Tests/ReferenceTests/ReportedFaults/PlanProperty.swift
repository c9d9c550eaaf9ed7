import JSONText
import StyleModel
import TestSupport
import Transitions

/// Something that holds of a compiled plan and rules a fault out.
///
/// It can fail: `spoilt` gives plans that differ in what it is about, and of none of them it holds.
struct PlanProperty: Sendable {
  /// In words, of the screens of the description.
  let statement: String
  /// What it is asked of.
  let evidence: Evidence

  /// What a property is asked of.
  enum Evidence: Sendable {
    /// Values in the JSON.
    case claims([PlanClaim])
    /// What the returns of a script show when the app is played by the JSON.
    case play(script: String, shows: [String])
  }

  /// What is not so in a plan; nothing where the property holds of it.
  func objections(to plan: PlanEdit) -> [String] {
    switch evidence {
    case .claims(let claims):
      return claims.filter { !$0.holds(of: plan) }.map { claim in
        let found = claim.steps(in: plan).flatMap { plan[$0] }
        return "\(claim.subject) \(claim.path) is \(found?.json ?? "absent")"
      }
    case .play(let script, let shows):
      let shown = Self.returns(plan, script)
      return shown == shows ? [] : ["'\(script)' shows \(shown)"]
    }
  }

  /// The same plan, broken in what the property is about: in one thing at a time.
  func spoilt(_ plan: PlanEdit) -> [PlanEdit] {
    switch evidence {
    case .claims(let claims): claims.map { $0.spoilt(plan) }
    case .play(_, let shows):
      shows.contains(where: isFallback)
        ? [Self.changing("motion", to: .string("blend"), in: plan)]
        : [Self.changing("capture", to: nil, in: plan)]
    }
  }

  // MARK: Play

  /// What each return of a script shows, until something of it cannot be.
  private static func returns(_ plan: PlanEdit, _ script: String) -> [String] {
    do {
      let document = try readPlan(plan.bytes)
      let app = SimulatedApp(document)
      var simulation = Simulation(app, stack: 0, ios: document.targets.ios.upperBound)
      var shown: [String] = []
      for entry in StepScript(script).entries {
        let before = simulation.top.screens
        let report = try simulation.perform(simulation.step(entry.words))
        switch report.shown {
        case .nothing: break
        case .picture(let picture):
          let owner = before.first { $0.id == picture.instance }
          shown.append(owner.map { app.screens[Int($0.screen)].name } ?? "a foreign picture")
        case .fallback:
          shown.append(report.standIn.map { standIn + $0.outcome.description } ?? "nothing")
        }
      }
      return shown
    } catch {
      return ["\(error)"]
    }
  }

  private func isFallback(_ shown: String) -> Bool { shown.hasPrefix(Self.standIn) }

  private static let standIn = "instead: "

  /// The plan with another value, or none, for every member of this name.
  private static func changing(
    _ key: String, to value: JSONValue?, in plan: PlanEdit
  ) -> PlanEdit {
    plan.places.filter { $0.count > 1 && $0.last == .key(key) }.reduce(plan) { plan, place in
      plan.changed(place) { _ in value }
    }
  }
}

extension JSONValue {
  /// As JSON.
  var json: String {
    let value = self
    return String(decoding: JSONWriter.bytes { $0.value(value) }, as: UTF8.self)
  }
}
