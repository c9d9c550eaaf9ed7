import Navigation
import StyleModel
import TestSupport
import Transitions

/// One app played at random, with the bookkeeping of several systems and ours beside it.
///
/// The steps are the same for all, and end alike in all: swipes go far, or hardly anywhere. After a
/// crash a system waits until the app is started anew, which happens after every hundred steps.
struct Contest {
  /// What became of one system.
  struct Tally {
    let name: String
    var wrong = 0
    var blank = 0
    var crashes = 0
    var broken = 0
    var held = 0
  }

  private let app: SimulatedApp
  private var systems: [any ReferenceSystem]
  private var isRunning: [Bool]
  private(set) var tallies: [Tally]
  private(set) var ours = Tally(name: "NavStyle")
  /// The faults that the simulation itself found.
  private(set) var faults: [String] = []
  private(set) var steps = 0
  private var generator: SeededGenerator
  private var turns = 0
  /// By screen: whether the values of its bar are written.
  private let isStyled: [Bool]

  init(_ app: SimulatedApp, styled: Set<String>, seed: UInt64) {
    self.app = app
    isStyled = app.screens.map { styled.contains($0.name) }
    systems = [
      HDSystem(.objectiveC), HDSystem(.swift), KLTSystem(.article), KLTSystem(.mended), LSSystem(),
      CFYSystem(),
      ZHKSystem(),
    ]
    isRunning = systems.map { _ in true }
    tallies = systems.map { Tally(name: $0.name) }
    generator = SeededGenerator(seed: seed)
  }

  mutating func play(steps count: Int) {
    var simulation = Simulation(app, stack: 0, ios: 18)
    while steps < count {
      simulation.restart(with: 0)
      turns = 0
      for index in systems.indices { systems[index].start(root: simulation.topScreen.id) }
      isRunning = systems.map { _ in true }
      for _ in 0..<min(100, count - steps) {
        steps += 1
        playStep(&simulation)
      }
    }
  }

  private mutating func playStep(_ simulation: inout Simulation) {
    while true {
      let before = simulation.controllers
      let step = drawnStep(in: simulation)
      guard let report = try? simulation.perform(step) else { continue }
      if let fault = simulation.fault(of: report, after: before) { faults.append(fault) }
      judgeOurs(report, simulation)
      tell(step, report, before, simulation)
      return
    }
  }

  private mutating func drawnStep(in simulation: Simulation) -> Step {
    let own = app.screens[Int(simulation.topScreen.screen)]
    let isAnimated = !generator.chance(0.1)
    let drawn = generator.below(1000)
    if drawn < 3 { return Step(.rotate) }
    if drawn < 6 { return Step(.memoryWarning) }
    if drawn < 40, let stack = own.presents.first { return Step(.present(stack)) }
    if drawn < 80, simulation.controllers.count > 1 { return Step(.dismiss) }
    let isAtRoot = simulation.top.screens.count == 1
    if !isAtRoot, drawn < 110 { return Step(.tab, isAnimated: isAnimated) }
    if !isAtRoot, drawn < 260 || own.moves.isEmpty { return Step(.pop, isAnimated: isAnimated) }
    if !isAtRoot, drawn < 410 {
      return Step(.swipe(Step.Swipe(progress: generator.chance(0.6) ? 0.8 : 0.05)))
    }
    guard !own.moves.isEmpty else { return Step(.dismiss) }
    return Step(
      .move(own.moves.lowerBound + generator.below(own.moves.count)), isAnimated: isAnimated)
  }

  // MARK: Judging

  private mutating func judgeOurs(_ report: StepReport, _ simulation: Simulation) {
    let pictures = simulation.controllers.reduce(0) { $0 + simulation.pictured(in: $1).count }
    ours.held = max(ours.held, pictures)
    switch report.shown {
    case .nothing: break
    case .picture(let picture):
      let target = report.isCancelled ? simulation.top.screens.dropLast().last?.id : report.target
      if picture.instance != target || picture.conditions != turns { ours.wrong += 1 }
    // The bar jumps, where nothing but UIKit's slide could stand in.
    case .fallback: ours.broken += 1
    }
  }

  private mutating func tell(
    _ step: Step, _ report: StepReport, _ before: [Simulation.Controller], _ simulation: Simulation
  ) {
    if step.action == .rotate { turns += 1 }
    guard step.action != .rotate, step.action != .memoryWarning else { return }
    let change = change(step, report, before, simulation)
    for index in systems.indices where isRunning[index] {
      switch step.action {
      case .present: systems[index].present(root: simulation.topScreen.id)
      case .dismiss: systems[index].dismiss()
      default:
        do throws(Crash) {
          judge(try systems[index].handle(change), change, index)
        } catch {
          tallies[index].crashes += 1
          isRunning[index] = false
        }
      }
      tallies[index].held = max(tallies[index].held, systems[index].held)
    }
  }

  private mutating func judge(_ shown: ShownScreen, _ change: StackChange, _ index: Int) {
    switch shown {
    case .itself: break
    case .blank: tallies[index].blank += 1
    case .brokenBar: tallies[index].broken += 1
    case .picture(let picture):
      if picture.of != change.target || picture.turns != turns { tallies[index].wrong += 1 }
    }
  }

  private func change(
    _ step: Step, _ report: StepReport, _ before: [Simulation.Controller],
    _ simulation: Simulation
  ) -> StackChange {
    let kind: StackChange.Kind
    switch step.action {
    case .pop: kind = .pop
    case .swipe: kind = .swipe(finishes: !report.isCancelled)
    case .tab: kind = .popToRoot
    case .move(let move):
      switch app.moves[move].operation {
      case .push: kind = .push
      case .popTo: kind = .popTo
      case .popToRoot: kind = .popToRoot
      default: kind = .setViewControllers
      }
    default: kind = .pop
    }
    let screens = before[before.count - 1].screens
    return StackChange(
      kind: kind, isAnimated: step.isAnimated, before: screens.map(\.id),
      after: simulation.top.screens.map(\.id), turns: turns, controllers: before.count,
      row: report.route?.row ?? "unchanged",
      isStyled: (
        before: screens.last.map { isStyled[Int($0.screen)] } ?? true,
        after: isStyled[Int(simulation.topScreen.screen)]
      ))
  }
}
