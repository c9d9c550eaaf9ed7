import Navigation
import StyleModel

/// What came of playing an app at random.
public struct RandomPlay: Sendable {
  /// How many steps were done.
  public internal(set) var steps = 0
  /// How often the app was started.
  public internal(set) var starts = 0
  /// How many of the steps returned by a picture.
  public internal(set) var pictures = 0
  /// How many returned in the way that stands in for one.
  public internal(set) var fallbacks = 0
  /// The most pictures that were held at a time.
  public internal(set) var peak = 0
  /// What was not as the plan must have it, if anything was.
  public internal(set) var failure: Failure?

  /// Steps after which something is not as it must be.
  public struct Failure: Sendable {
    /// The stack that the app starts with.
    public let stack: Int
    /// The version of iOS.
    public let ios: Int
    /// The steps; without any one of them nothing would be found.
    public let steps: [Step]
    /// What is wrong after them.
    public let message: String

    /// The steps as they are written.
    public func script(_ app: SimulatedApp) -> String {
      var simulation = Simulation(app, stack: stack, ios: ios)
      return steps.map { step in
        defer { _ = try? simulation.perform(step) }
        return simulation.text(of: step)
      }.joined(separator: "; ")
    }
  }
}

/// Plays an app at random and looks after every step whether all is as it must be.
///
/// Play goes on from wherever a screen stood covered as none like it did before, and of what can be
/// done there it rather does what was done seldom. Wherever it comes, it looks whether one of the
/// returns that are possible would lack its picture: what is needed only by a corner of a large app is
/// found in thousands of steps, not in millions.
///
/// - Parameters:
///   - app: the app.
///   - count: how many steps.
///   - seed: equal seeds play alike.
///   - stack: the stack to start with; nil for all of them.
///   - ios: the version of iOS; nil for one of every band.
public func playAtRandom(
  _ app: SimulatedApp, steps count: Int, seed: UInt64, stack: Int? = nil, ios: Int? = nil
) -> RandomPlay {
  let stacks = stack.map { [$0] } ?? Array(app.stacks.indices)
  let versions = ios.map { [$0] } ?? app.versions
  guard !stacks.isEmpty else { return RandomPlay() }
  var player = Player(app, seed: seed)
  while player.play.steps < count, player.play.failure == nil {
    player.playOnce(
      from: stacks[player.play.starts / versions.count % stacks.count],
      ios: versions[player.play.starts % versions.count], atMost: count)
  }
  return player.play
}

private struct Player {
  let app: SimulatedApp
  var play = RandomPlay()
  private var numbers: RandomNumbers
  /// How often each thing was done on each screen.
  private var counts: [Deed: Int] = [:]
  private var known: Set<Situation> = []
  /// The returns without a picture that were looked at, and need none.
  private var harmless: Set<Deed> = []
  /// Where a screen stood covered as none like it did before, until play goes on from there.
  private var openings: [Opening] = []
  /// By version: what remembers the ways that were looked up.
  private var simulations: [Int: Simulation] = [:]

  private struct Opening {
    let stack: Int
    let ios: Int
    let moment: Simulation.Moment
    let steps: [Step]
  }

  init(_ app: SimulatedApp, seed: UInt64) {
    self.app = app
    numbers = RandomNumbers(seed: seed)
  }

  private mutating func started(_ stack: Int, _ ios: Int) -> Simulation {
    var simulation = simulations.removeValue(forKey: ios) ?? Simulation(app, stack: stack, ios: ios)
    simulation.restart(with: stack)
    return simulation
  }

  /// Starts the app and does some steps, or goes on from an opening.
  mutating func playOnce(from stack: Int, ios: Int, atMost count: Int) {
    play.starts += 1
    let place = openings.isEmpty || numbers.below(8) == 0 ? nil : numbers.below(openings.count)
    let opening = place.map { openings[$0] }
    let (stack, ios) = (opening?.stack ?? stack, opening?.ios ?? ios)
    var simulation = started(stack, ios)
    defer { simulations[ios] = simulation }
    if let opening { simulation.moment = opening.moment }
    var done = opening?.steps ?? []
    var next: Step?
    if let place {
      next = untriedStep(in: simulation)
      if next == nil {
        openings.swapAt(place, openings.count - 1)
        openings.removeLast()
      }
    }
    let length = opening == nil ? 8 + numbers.below(24) : 1 + numbers.below(6)
    for _ in 0..<min(length, count - play.steps) {
      let step = failingReturn(in: &simulation) ?? next ?? nextStep(in: simulation)
      next = nil
      let before = simulation.controllers
      play.steps += 1
      guard let report = try? simulation.perform(step) else { continue }
      done.append(step)
      note(report, simulation)
      if let message = simulation.fault(of: report, after: before) {
        play.failure = shrink(
          RandomPlay.Failure(stack: stack, ios: ios, steps: done, message: message))
        return
      }
      if isNew(simulation) {
        openings.append(
          Opening(stack: stack, ios: ios, moment: simulation.moment, steps: done))
      }
    }
  }

  /// Whether a screen stands covered as none like it did before.
  private mutating func isNew(_ simulation: Simulation) -> Bool {
    Situation.all(in: simulation).reduce(false) { known.insert($1).inserted || $0 }
  }

  private mutating func note(_ report: StepReport, _ simulation: Simulation) {
    switch report.shown {
    case .picture: play.pictures += 1
    case .fallback: play.fallbacks += 1
    case .nothing: break
    }
    play.peak = max(play.peak, simulation.controllers.reduce(0) { $0 + $1.pictures.count })
  }

  // MARK: Choosing

  /// A return by a picture that is not there.
  private mutating func failingReturn(in simulation: inout Simulation) -> Step? {
    for (action, _) in simulation.possibleActions where simulation.lacksPicture(for: action) {
      let deed = Deed(action, simulation)
      guard harmless.insert(deed).inserted else { continue }
      let step = Step(action.isSwipe ? .swipe(.throughout) : action)
      let before = simulation.moment
      if let report = try? simulation.perform(step),
        simulation.fault(of: report, after: before.controllers) != nil
      {
        simulation.moment = before
        return step
      }
      simulation.moment = before
    }
    return nil
  }

  /// Something that was never done in this situation, rather no return; nil if all was.
  private mutating func untriedStep(in simulation: Simulation) -> Step? {
    let deeds = simulation.possibleActions.map { Deed($0.action, simulation) }
      .filter { counts[$0] == nil }
    guard let deed = deeds.first(where: { $0.target == nil }) ?? deeds.first else { return nil }
    counts[deed] = 1
    return Step(varied(deed.action))
  }

  private mutating func nextStep(in simulation: Simulation) -> Step {
    let possible = simulation.possibleActions
    let total = possible.reduce(0) { $0 + $1.weight }
    // Of a few drawn by weight, the one done most seldom.
    var best: (deed: Deed, count: Int)?
    for _ in 0..<3 {
      var left = numbers.below(total)
      let drawn = possible.first { choice in
        left -= choice.weight
        return left < 0
      }
      guard let action = drawn?.action else { continue }
      let deed = Deed(action, simulation)
      let count = counts[deed] ?? 0
      if count < best?.count ?? .max { best = (deed, count) }
    }
    guard let deed = best?.deed else { return Step(.rotate) }
    counts[deed, default: 0] += 1
    return Step(
      varied(deed.action), isAnimated: !deed.action.canBeUnanimated || numbers.below(10) > 0)
  }

  private mutating func varied(_ action: Step.Action) -> Step.Action {
    guard case .swipe = action else { return action }
    var swipe = Step.Swipe(progress: Double(numbers.below(101)) / 100)
    // A profile may ask how fast it was on the average.
    swipe.time = 0.25
    swipe.velocity = numbers.below(2) == 0 ? 0 : Double(numbers.below(21) * 100 - 400)
    swipe.isCancelled = numbers.below(8) == 0
    return .swipe(swipe)
  }

  // MARK: Shortening

  /// The same failure after fewer steps: takes out runs of steps, shorter and shorter ones, as long
  /// as something is wrong at the end. What cannot be done without them is left out, too.
  private mutating func shrink(_ failure: RandomPlay.Failure) -> RandomPlay.Failure {
    var best = failure
    var length = best.steps.count
    while length > 0 {
      var start = 0
      var isShorter = false
      while start < best.steps.count {
        let end = min(start + length, best.steps.count)
        let rest = Array(best.steps[..<start] + best.steps[end...])
        if let found = replay(rest, of: failure), found.steps.count < best.steps.count {
          best = found
          isShorter = true
        } else {
          start += length
        }
      }
      length = isShorter ? min(length, best.steps.count) : length / 2
    }
    return best
  }

  private mutating func replay(
    _ steps: [Step], of failure: RandomPlay.Failure
  ) -> RandomPlay.Failure? {
    var simulation = started(failure.stack, failure.ios)
    defer { simulations[failure.ios] = simulation }
    var done: [Step] = []
    for step in steps {
      let before = simulation.controllers
      guard let report = try? simulation.perform(step) else { continue }
      done.append(step)
      if let message = simulation.fault(of: report, after: before) {
        return RandomPlay.Failure(
          stack: failure.stack, ios: failure.ios, steps: done, message: message)
      }
    }
    return nil
  }
}

/// The same numbers for the same seed, on every machine. https://prng.di.unimi.it/splitmix64.c
private struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 up to this one, itself excluded.
  mutating func below(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    value ^= value >> 31
    return Int(value.multipliedFullWidth(by: UInt64(max(count, 1))).high)
  }
}
