import Commands
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
    for move in app.moves.indices where app.moves[move].capture != nil {
      var without = app
      without.moves[move].capture = nil
      let failure = playAtRandom(without, steps: 100_000, seed: 1).failure
      let (from, to) = (Int(app.moves[move].from), Int(app.moves[move].to))
      #expect(
        failure?.message.hasSuffix("is by picture, and there is none") == true,
        "\(app.screens[from].name) \(app.moves[move].operation) \(app.screens[to].name)")
    }
  }

  /// As somebody has it who edits the file: from text to text, through the commands.
  @Test(arguments: ["first", "tour", "states", "profiles/hd", "apps/rainbownavigation-sample"])
  func `without any one capture of its JSON a plan fails in 'verify' and in play`(
    _ sample: String
  ) async {
    let style = "Samples/\(sample).navstyle.yaml"
    let plan = await navstyle("compile", style, files: [style: contents(style)]).output
    func isSound(_ plan: String) async -> (proved: Bool, played: Bool, said: String) {
      let files = ["p.json": plan]
      let proof = await navstyle("verify", "p.json", files: files)
      let play = await navstyle("simulate", "--random", "20000", "p.json", files: files)
      return (proof.status == .clean, play.status == .clean, play.output + play.errors)
    }
    let intact = await isSound(plan)
    #expect(intact.proved && intact.played, "\(intact.said)")
    let places = plan.ranges(of: "\"capture\": true, ")
    #expect(!places.isEmpty)
    for place in places {
      let without = await isSound(String(plan[..<place.lowerBound]) + plan[place.upperBound...])
      #expect(!without.proved && !without.played)
      #expect(without.said.contains("is by picture, and there is none\n"), "\(without.said)")
      #expect(without.said.contains("--do \"") && without.said.contains(" p.json\n"))
    }
  }
}
