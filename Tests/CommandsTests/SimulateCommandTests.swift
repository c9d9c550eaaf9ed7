import Commands
import Foundation
import TestSupport
import Testing

@Suite struct SimulateCommandTests {
  private let style = """
    navstyle: 1
    targets: { ios: "15..18" }
    screens:
      home: { push: [player, list] }
      player: { bar: { hidden: true } }
      list: { push: [player], replace: [[home, list, player]] }

    """

  private func simulate(_ words: String..., style: String? = nil) async -> Outcome {
    await navstyle(["simulate"] + words + ["x.yaml"]) { environment in
      environment.files["x.yaml"] = Array((style ?? self.style).utf8)
    }
  }

  @Test func `a script is played step by step`() async {
    let result = await simulate("--do", "push player; swipe 0.3 cancel; pop; rotate; push list")
    #expect(result.status == .clean)
    #expect(
      result.output == """
        iOS 18, iphone-16-pro-max
            main: home
            pictures: none; 0 bytes
        1.  push player
            snapshot-slide, row hidden-differs, plan 0
            takes a picture of 'home'
            main: home → player
            pictures: home; 15234816 bytes
        2.  swipe 0.3 cancel
            snapshot-slide, row hidden-differs, plan 2
            shows the picture of 'home'
            goes back: everything is as it was
            main: home → player
            pictures: home; 15234816 bytes
        3.  pop
            snapshot-slide, row hidden-differs, plan 2
            shows the picture of 'home'
            main: home
            pictures: none; 0 bytes
        4.  rotate
            main: home
            pictures: none; 0 bytes
        5.  push list
            background-crossfade, still, row unchanged, plan 3
            main: home → list
            pictures: none; 0 bytes

        """)
  }

  @Test func `a picture that is missing is never blank, and the reason is said`() async {
    let dropped = await simulate("--do", "push player; memory-warning; pop").output
    #expect(
      dropped.contains(
        "has no picture (dropped meanwhile): background-crossfade, still instead\n"))
    let unshown = await simulate("--do", "push list; replace home list player; pop").output
    #expect(!unshown.contains("has no picture"))
    let same = await simulate("--do", "push list; push player; pop").output
    #expect(same.contains("shows the picture of 'list'"))
  }

  @Test func `JSON is one object a step`() async throws {
    let result = await simulate("--format", "json", "--do", "push player; memory-warning; pop")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 3)
    let objects = try lines.map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects[0]["operation"] as? String == "push")
    #expect(objects[0]["row"] as? String == "hidden-differs")
    #expect(objects[0]["strategy"] as? String == "snapshot-slide")
    #expect(objects[0]["plan"] as? Int == 0)
    #expect(objects[0]["taken"] as? Int == 1)
    #expect(objects[0]["bytes"] as? Int == 15_234_816)
    #expect((objects[2]["fallback"] as? [String: String])?["because"] == "dropped meanwhile")
    let stacks = try #require(objects[0]["stacks"] as? [[String: Any]])
    let screens = try #require(stacks[0]["screens"] as? [[String: Any]])
    #expect(screens.map { $0["screen"] as? String } == ["home", "player"])
    #expect(screens.map { $0["picture"] as? Bool } == [true, nil])
  }

  @Test(arguments: [
    (
      ["--do", "push player; pop; push playr"],
      "--do, step 3 (column 19), 'push playr': there is no screen 'playr'",
      "did you mean 'player'?"
    ),
    (["--do", "pop"], "--do, step 1 (column 1), 'pop': 'home' is the root", nil),
    (["--do", "psuh player"], "there is no step 'psuh'", "did you mean 'push'?"),
    (["--do", "rotate", "--stack", "mian"], "there is no stack 'mian'", "did you mean 'main'?"),
    (["--do", "rotate", "--ios", "27"], "'targets.ios', which is 15 to 18, not '27'", nil),
    (["--random", "many"], "--random takes a whole number from 0, not 'many'", nil),
    (["--random", "1", "--seed", "-1"], "--seed takes a whole number from 0, not '-1'", nil),
    ([], "simulate takes either --do STEPS or --random N", nil),
    (["--do", "rotate", "--random", "1"], "simulate takes either --do STEPS or --random N", nil),
  ])
  func `wrong steps and options are usage errors`(
    _ words: [String], _ message: String, _ help: String?
  ) async {
    let result = await navstyle(["simulate"] + words + ["x.yaml"]) { environment in
      environment.files["x.yaml"] = Array(style.utf8)
    }
    #expect(result.status == .usage)
    #expect(result.errors.contains(message), "\(result.errors)")
    if let help { #expect(result.errors.contains(help), "\(result.errors)") }
  }

  @Test func `several stacks need a choice, and several descriptions too`() async {
    let stacks = style.replacing(
      "screens:", with: "stacks: { a: { root: home }, b: { root: list } }\nscreens:")
    let result = await simulate("--do", "push player", style: stacks)
    #expect(result.status == .usage)
    #expect(result.errors.contains("there are several stacks, a, b: choose one with --stack"))
    let chosen = await simulate("--stack", "b", "--do", "push player", style: stacks)
    #expect(chosen.output.contains("b: list → player"))
    let two = await navstyle(
      "simulate", "--do", "pop", "x.yaml", "y.yaml", files: ["x.yaml": style, "y.yaml": style])
    #expect(two.status == .usage)
    #expect(two.errors.contains("'x.yaml' and 'y.yaml' are several descriptions"))
  }

  @Test func `blocking errors come first`() async {
    let result = await simulate("--do", "push player", style: brokenStyle)
    #expect(result.status == .findings)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("nothing was simulated"))
  }

  @Test func `random play says what it did`() async {
    let text = await simulate("--random", "500", "--seed", "3")
    #expect(text.status == .clean)
    #expect(text.output.hasPrefix("500 steps at random, seed 3: the plan held\n"))
    #expect(text.output.contains("on iphone-16-pro-max\n"))
    let again = await simulate("--random", "500", "--seed", "3")
    #expect(again.output == text.output)
    let json = await simulate("--random", "500", "--seed", "3", "--format", "json")
    #expect(json.output.hasPrefix("{ \"steps\": 500, \"seed\": 3, \"pictures\": "))
  }

  @Test func `a plan plays as it stands in its JSON, whatever it is called`() async {
    let plan = await navstyle("compile", "x.yaml", files: ["x.yaml": style]).output
    for path in ["p.json", "p.txt", "-"] {
      let result = await navstyle("simulate", "--do", "push player; pop", path, files: [path: plan])
      #expect(result.status == .clean, "\(path): \(result.errors)")
      #expect(
        result.output.contains(
          "    snapshot-slide, row hidden-differs, plan 0\n    takes a picture of 'home'\n"))
      #expect(result.output.contains("    shows the picture of 'home'\n"))
      let random = await navstyle("simulate", "--random", "300", path, files: [path: plan])
      #expect(random.status == .clean)
      #expect(random.output.hasPrefix("300 steps at random, seed 1: the plan held\n"))
    }
    let changed = plan.replacing(", \"capture\": true", with: "")
    let result = await navstyle("simulate", "--random", "3000", "p", files: ["p": changed])
    #expect(result.status == .findings)
    #expect(result.output.contains("the return to 'home' is by picture, and there is none\n"))
    #expect(result.output.contains("navstyle simulate --stack main --ios 18 --do \"push player; "))
  }

  @Test func `standard input may be a style, too`() async {
    let result = await navstyle("simulate", "--do", "push player", "-", files: ["-": style])
    #expect(result.status == .clean, "\(result.errors)")
    #expect(result.output.contains("row hidden-differs"))
    let large = await navstyle(
      "simulate", "--max-bytes", "20", "--do", "pop", "-", files: ["-": style])
    #expect(large.status != .clean && large.output.isEmpty)
  }

  @Test(arguments: [
    ("p.json", "{}", "'p.json' is no plan: expected a member 'version'"),
    ("p.json", "navstyle: 1", "'p.json' is no plan: not JSON: line 1, column "),
    (
      "-", "{ \"$schema\": \"urn:navstyle:plan:1\", \"version\": 2 }",
      "'<stdin>' is no plan: version: version 2 is not known"
    ),
  ])
  func `a broken plan is said to be one`(_ path: String, _ text: String, _ says: String) async {
    let result = await navstyle("simulate", "--random", "10", path, files: [path: text])
    #expect(result.status == .findings)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("navstyle: error[plan]: \(says)"), "\(result.errors)")
    #expect(result.errors.contains("\n  = help: "))
  }

  @Test func `a plan that is not there is missing`() async {
    let result = await navstyle("simulate", "--random", "10", "p.json", files: [:])
    #expect(result.status == .usage)
    #expect(result.errors.contains("there is no file 'p.json'"))
  }
}
