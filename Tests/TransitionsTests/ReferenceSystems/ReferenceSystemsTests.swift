import Navigation
import StyleModel
import TestSupport
import Testing
import Transitions

@Suite struct ReferenceSystemsTests {
  /// An app as there are many: a list, what is in it, a player without a bar, a form in a sheet.
  private static let text = """
    navstyle: 1
    targets: { ios: "15..18" }
    stacks: { main: { root: home, tab-bar: true }, login: { root: sign-in, kind: sheet } }
    screens:
      home: { bar: { color: "#FFFFFF" }, push: [list, player, article], present: [login] }
      list: { bar: { color: "#0B5CAD", tint: white }, push: [detail, player] }
      detail: { bar: { hidden: true }, push: [article], pop-to: [home], pop-to-root: true }
      article:
        bar: { alpha: 0, shadow-line: false }
        push: [comments, settings]
        replace: [[home, list, detail], [home]]
      comments: { bar: { prompt: true }, replace-top: [editor], pop-to: [list, detail] }
      editor: { bar: { hidden: true }, pop-to-root: true }
      player: { bar: { hidden: true }, replace: [[home, list, player], [home, article, comments]] }
      settings: { replace: [[home, article], [home, list, detail, article, settings]] }
      sign-in: { push: [sign-up] }
      sign-up: { bar: { hidden: true }, push: [terms] }
      terms: {}

    """
  /// The screens of which a bar's values are written.
  private static let styled: Set<String> = [
    "home", "list", "detail", "article", "comments", "editor", "player", "sign-up",
  ]
  private static let seeds: [UInt64] = [1, 2, 3, 4]
  /// With each seed; in all it is a hundred thousand.
  private static let steps = 25_000

  private func contests() async -> (contests: [Contest], promise: Int?) {
    let plan = planned(Self.text)
    let app = SimulatedApp(plan, findPictures(for: plan))
    // A sheet comes up over the root alone, so that never more than one stack holds some.
    let promises = app.stacks.map(\.promise)
    let promise = promises.contains(nil) ? nil : promises.compactMap { $0 }.max()
    let contests = await withTaskGroup(of: (Int, Contest).self) { group in
      for (index, seed) in Self.seeds.enumerated() {
        group.addTask {
          var contest = Contest(app, styled: Self.styled, seed: seed)
          contest.play(steps: Self.steps)
          return (index, contest)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    return (contests.sorted { $0.0 < $1.0 }.map(\.1), promise)
  }

  @Test func `what the bookkeeping of five systems comes to, and ours`() async throws {
    let (contests, promise) = await contests()
    let bound = try #require(promise)
    for contest in contests {
      #expect(contest.steps == Self.steps)
      #expect(contest.faults == [])
      #expect(contest.ours.wrong == 0)
      #expect(contest.ours.held <= bound)
    }
    #expect(contests.map(\.ours.held).max() == bound)
    var table = """
      | system | wrong picture | blank | crashes | broken bar | pictures held at most |
      |---|---|---|---|---|---|

      """
    let all = contests[0].tallies.indices.map { index in contests.map { $0.tallies[index] } }
    for tallies in [contests.map(\.ours)] + all {
      func sum(_ key: KeyPath<Contest.Tally, Int>) -> Int {
        tallies.reduce(0) { $0 + $1[keyPath: key] }
      }
      let held = tallies.map(\.held).max() ?? 0
      table +=
        "| \(tallies[0].name) | \(sum(\.wrong)) | \(sum(\.blank)) | \(sum(\.crashes)) | "
        + "\(sum(\.broken)) | \(held) |\n"
    }
    expectGolden(table, "Tests/Goldens/reference-systems.md")
  }
}
