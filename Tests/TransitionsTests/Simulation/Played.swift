import Navigation
import StyleModel
import TestSupport
import Transitions

/// The app of a style file in memory, as it is simulated.
func simulatedApp(_ text: String) -> SimulatedApp {
  let plan = planned("navstyle: 1\n" + text)
  return SimulatedApp(plan, findPictures(for: plan))
}

/// A script played from an app's first stack, or another.
struct Played {
  private(set) var simulation: Simulation
  /// What each step did, in short.
  private(set) var lines: [String] = []
  private(set) var reports: [StepReport] = []
  /// Why the script ended early.
  private(set) var problem: StepProblem?
  /// What was not as it must be.
  private(set) var fault: String?

  init(_ app: SimulatedApp, _ script: String, stack: Int = 0, ios: Int = 18) {
    simulation = Simulation(app, stack: stack, ios: ios)
    do throws(StepProblem) {
      for entry in StepScript(script).entries {
        let before = simulation.controllers
        let report = try simulation.perform(simulation.step(entry.words))
        reports.append(report)
        lines.append(line(of: report))
        fault = fault ?? simulation.fault(of: report, after: before)
      }
    } catch {
      problem = error
    }
  }

  init(_ text: String, _ script: String, stack: Int = 0, ios: Int = 18) {
    self.init(simulatedApp(text), script, stack: stack, ios: ios)
  }

  /// `a b | a | picture`: the stack, the screens in it of which there are pictures, what is shown.
  private func line(of report: StepReport) -> String {
    let shown =
      switch report.shown {
      case .nothing: ""
      case .picture: " | picture"
      case .fallback: " | fallback"
      }
    let stack = simulation.top.screens.map(simulation.name(of:)).joined(separator: " ")
    let pictures = simulation.pictured.map(simulation.name(of:)).joined(separator: " ")
    return "\(stack) | \(pictures)\(shown)"
  }
}
