import Navigation
import StyleModel
import TestSupport
import Testing
import Transitions

@Suite struct PlayAtRandomTests {
  private let text = """
    stacks: { m: { root: a, tab-bar: true } }
    screens:
      a: { push: [b, c] }
      b: { bar: { hidden: true }, push: [c], tab-bar: hidden }
      c: { push: [d], pop-to-root: true, states: { reading: { bar: { prompt: true } } } }
      d: { bar: { hidden: true }, pop-to: [a], replace: [[a, b], [a, c, d]] }

    """

  @Test func `a plan holds, whatever happens`() {
    let play = playAtRandom(simulatedApp(text), steps: 3_000, seed: 1)
    #expect(play.failure == nil, "\(play.failure?.message ?? "")")
    #expect(play.steps == 3_000)
    #expect(play.pictures > 100 && play.fallbacks > 10 && play.starts > 20)
  }

  @Test func `the same seed plays alike`() {
    let one = playAtRandom(simulatedApp(text), steps: 500, seed: 7)
    let same = playAtRandom(simulatedApp(text), steps: 500, seed: 7)
    let other = playAtRandom(simulatedApp(text), steps: 500, seed: 8)
    #expect(
      [one.pictures, one.fallbacks, one.starts] == [same.pictures, same.fallbacks, same.starts])
    #expect(
      [one.pictures, one.fallbacks, one.starts] != [other.pictures, other.fallbacks, other.starts])
  }

  @Test func `without a picture that is needed a shortest sequence is found`() {
    var app = simulatedApp(text)
    let capture = app.moves.firstIndex { $0.from == 0 && $0.to == 1 && $0.capture != nil }
    app.moves[capture ?? 0].capture = nil
    let failure = playAtRandom(app, steps: 3_000, seed: 1).failure
    #expect(failure?.message == "the return to 'a' is by picture, and there is none")
    #expect(failure?.steps.count == 2)
    #expect(failure?.steps.first == Step(.move(capture ?? 0)))
  }

  @Test func `a picture that lacks the tab bar is found out`() {
    let text = """
      stacks: { m: { root: a, tab-bar: true } }
      screens:
        a: { push: [b] }
        b: { push: [c] }
        c: { tab-bar: hidden, pop-to: [a] }
      """
    var app = simulatedApp(text)
    #expect(app.moves.compactMap(\.capture) == [.root, .root])
    app.moves[0].capture = .navigation
    let failure = playAtRandom(app, steps: 3_000, seed: 1).failure
    #expect(failure?.message == "the picture that is shown of 'a' is without the tab bar")
    #expect(failure?.steps.count == 3)
  }

  @Test func `a promise that is too low is found out`() {
    var app = simulatedApp(text)
    let promise = app.stacks[0].promise ?? 0
    #expect(promise >= 2)
    app.stacks[0].promise = promise - 1
    let failure = playAtRandom(app, steps: 10_000, seed: 1).failure
    #expect(
      failure?.message == "'m' holds \(promise) pictures, \(promise - 1) at most were promised")
    // Nothing but pushes leads there, or a list.
    #expect(failure?.steps.count ?? .max <= promise + 2)
  }

  @Test func `a screen that is brought in unshown must be foretold`() {
    var app = simulatedApp(text)
    let list = app.moves.firstIndex { !$0.neverShown.isEmpty } ?? 0
    app.moves[list].neverShown = []
    let failure = playAtRandom(app, steps: 10_000, seed: 1).failure
    #expect(failure?.message.hasSuffix("it was never shown, and the plan does not say so") == true)
  }

  @Test func `a way that the plan does not know is found`() {
    struct Nowhere: RouteFinder {
      func route(_ step: PlanLookup.Step, in band: Band) -> Route? { nil }
    }
    var app = simulatedApp(text)
    app.routes = Nowhere()
    let failure = playAtRandom(app, steps: 100, seed: 1).failure
    let says = failure?.message ?? ""
    #expect(says.hasPrefix("the plan says nothing of a → "), "\(says)")
    #expect(says.hasSuffix(", iOS 18)") && says.contains("(push, tab bar shown → "), "\(says)")
    #expect(failure?.steps.count == 1)
  }

  /// The analysis that finds the captures knows nothing of the simulation, and the other way round.
  @Test func `plans of random descriptions hold, and no capture of theirs is too much`() {
    var generator = SeededGenerator(seed: 99)
    var captures = 0
    for index in 0..<60 {
      let drawn = DrawnApp(&generator, screens: 3 + generator.below(3))
      let plan = planned(drawn.text)
      let app = SimulatedApp(plan, findPictures(for: plan))
      let play = playAtRandom(app, steps: 1_500, seed: UInt64(index))
      #expect(play.failure == nil, "\(play.failure.map { "\($0)" } ?? "")\n\(drawn.text)")
      for move in app.moves.indices where app.moves[move].capture != nil {
        var without = app
        without.moves[move].capture = nil
        captures += 1
        let found = playAtRandom(without, steps: 40_000, seed: 5).failure
        #expect(found != nil, "\(app.moves[move])\n\(drawn.text)")
        captures += 1
      }
    }
    #expect(captures > 50)
  }
}
