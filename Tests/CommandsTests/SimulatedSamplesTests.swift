import LintRules
import Navigation
import TestSupport
import Testing
import Transitions

/// The plan of every sample, played at random.
@Suite struct SimulatedSamplesTests {
  private func app(_ path: String) async -> SimulatedApp {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let paths = SamplesTests.split.contains(path) ? filesBelow(folder, endingIn: ".yaml") : [path]
    var texts: [String: String] = [:]
    for other in paths {
      let name = other == path ? "app.navstyle.yaml" : String(other.dropFirst(folder.count + 1))
      texts[name] = contents(other)
    }
    let plan = await checked(texts).plan
    return SimulatedApp(plan, findPictures(for: plan))
  }

  @Test(arguments: SamplesTests.valid + SamplesTests.split)
  func `a plan holds, and without any one of its pictures it does not`(_ path: String) async {
    let app = await app(path)
    #expect(!app.moves.isEmpty)
    let play = playAtRandom(app, steps: 4_000, seed: 1)
    #expect(play.failure == nil, "\(play.failure?.script(app) ?? "")")
    for move in app.moves.indices where app.moves[move].isCaptured {
      var without = app
      without.moves[move].isCaptured = false
      let failure = playAtRandom(without, steps: 100_000, seed: 1).failure
      let (from, to) = (Int(app.moves[move].from), Int(app.moves[move].to))
      #expect(
        failure?.message.hasSuffix("is by picture, and there is none") == true,
        "\(app.screens[from].name) \(app.moves[move].operation) \(app.screens[to].name)")
    }
  }
}
