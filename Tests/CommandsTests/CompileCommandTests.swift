import Commands
import Foundation
import Testing

@Suite struct CompileCommandTests {
  private let files = ["x.navstyle.yaml": cleanStyle]

  @Test func `the plan goes to standard output, everything else to standard error`() async throws {
    let result = await navstyle("compile", "x.navstyle.yaml", files: files)
    #expect(result.status == .clean)
    #expect(result.errors == "no findings in 1 file\n")
    let plan = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(plan?["$schema"] as? String == "urn:navstyle:plan:1")
    #expect(result.output.hasSuffix("}\n"))
  }

  @Test func `a plan on disk is the same bytes, and is written again only if they differ`() async {
    let plan = await navstyle("compile", "x.navstyle.yaml", files: files).output
    let first = await navstyle("compile", "-o", "p.json", "x.navstyle.yaml", files: files)
    #expect(first.text(of: "p.json") == plan)
    #expect(first.errors.contains("wrote p.json"))
    #expect(first.output.isEmpty)
    let second = await navstyle(
      "compile", "-o", "p.json", "x.navstyle.yaml", files: files.merging(["p.json": plan]) { $1 })
    #expect(second.errors.contains("unchanged: p.json"))
  }

  @Test func `what the plan holds is counted, with the first transition of each kind`() async {
    let style = """
      navstyle: 1
      targets: { ios: "16..26" }
      screens:
        home: { bar: { color: white }, push: [list, player] }
        list: { bar: { color: black }, push: [home, player] }
        player: { bar: { hidden: true }, replace: [[home, list]] }

      """
    let result = await navstyle("compile", "-o", "p.json", "x.yaml", files: ["x.yaml": style])
    // Five edges, each with a way back; `replace` goes both ways.
    #expect(
      result.errors.hasSuffix(
        """
        wrote p.json
        3 screens, 3 looks, 10 transitions, 7 plans
          6  snapshot-slide              hidden-differs    such as home → player
          4  background-crossfade, ride  luminance-switch  such as home → list
          4  snapshot-slide              glass             from iOS 26, such as home → list

        """))
  }

  @Test func `blocking errors leave the old plan alone`() async {
    let result = await navstyle(
      "compile", "-o", "p.json", "x.yaml", files: ["x.yaml": brokenStyle, "p.json": "old"])
    #expect(result.status == .findings)
    #expect(result.text(of: "p.json") == "old")
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("error[out-of-range]"))
    #expect(
      await navstyle("compile", "--fail-on", "never", "x.yaml", files: ["x.yaml": brokenStyle])
        .status == .findings)
  }

  @Test func `one broken file of several keeps all plans from being written`() async {
    let result = await navstyle(
      "compile", "-o", "out", "a.navstyle.yaml", "b.navstyle.yaml",
      files: ["a.navstyle.yaml": cleanStyle, "b.navstyle.yaml": brokenStyle]
    ) { $0.directories.insert("out") }
    #expect(result.status == .findings)
    #expect(result.files.keys.filter { $0.hasPrefix("out/") }.isEmpty)
  }

  @Test func `warnings set the status under --strict and the plan is still written`() async {
    let result = await navstyle(
      "compile", "--strict", "-o", "p.json", "x.yaml", files: ["x.yaml": warningStyle])
    #expect(result.status == .findings)
    #expect(result.files["p.json"] != nil)
  }

  @Test func `several files go into a directory under their own names`() async {
    let result = await navstyle(
      "compile", "-o", "out", "a/x.navstyle.yaml", "b/y.navstyle.yaml",
      files: ["a/x.navstyle.yaml": cleanStyle, "b/y.navstyle.yaml": cleanStyle]
    ) { $0.directories.insert("out") }
    #expect(result.status == .clean)
    #expect(result.files["out/x.plan.json"] != nil && result.files["out/y.plan.json"] != nil)
  }

  @Test func `each of several descriptions may have a place of its own, pieces have none`() async {
    let files = [
      "x/app.yaml": "include: [../paper.yaml]\n\(cleanStyle)", "app.yaml": cleanStyle,
      "paper.yaml": "navstyle: 1\n", ".navstyle-lint.yaml": "fail-on: error\n",
    ]
    let arguments = ["compile", "-o", "one.json", "-o", "two.json", "x/app.yaml", "app.yaml"]
    let result = await navstyle(arguments + ["paper.yaml"], files: files)
    #expect(result.status == .clean)
    #expect(result.text(of: "one.json")?.contains("\"x/app.yaml\"") == true)
    #expect(result.text(of: "two.json")?.contains("\"app.yaml\"") == true)
    let wrong = await navstyle(arguments + ["-o", "three.json"], files: files)
    #expect(wrong.status == .usage)
    #expect(wrong.errors.contains("3 plans are asked for, and the descriptions are 2"))
    #expect(wrong.text(of: "one.json") == nil)
  }

  @Test func `two files that would become one plan are refused`() async {
    let result = await navstyle(
      "compile", "-o", "out", "a/x.navstyle.yaml", "b/x.navstyle.yaml",
      files: ["a/x.navstyle.yaml": cleanStyle, "b/x.navstyle.yaml": cleanStyle]
    ) { $0.directories.insert("out") }
    #expect(result.status == .usage)
    #expect(result.files["out/x.plan.json"] == nil)
  }

  @Test func `a plan that cannot be written is status 3`() async {
    let result = await navstyle("compile", "-o", "p.json", "x.navstyle.yaml", files: files) {
      $0.unwritable.insert("p.json")
    }
    #expect(result.status == .failure)
    #expect(result.errors.contains("error[unwritable-file]"))
  }

  // MARK: --check

  private func checkPlan(_ style: String, against plan: String?) async -> Outcome {
    var files = ["x.yaml": style]
    files["p.json"] = plan
    return await navstyle("compile", "--check", "-o", "p.json", "x.yaml", files: files)
  }

  @Test func `a fresh plan passes`() async {
    let plan = await navstyle("compile", "x.yaml", files: ["x.yaml": cleanStyle]).output
    let result = await checkPlan(cleanStyle, against: plan)
    #expect(result.status == .clean)
    #expect(result.output.isEmpty)
  }

  @Test func `a stale plan is status 1, names the pairs and shows the lines`() async {
    let plan = await navstyle("compile", "x.yaml", files: ["x.yaml": cleanStyle]).output
    let changed = cleanStyle.replacing("material: thin", with: "hidden: true")
    let result = await checkPlan(changed, against: plan)
    #expect(result.status == .findings)
    #expect(result.text(of: "p.json") == plan)
    #expect(
      result.output.contains(
        "home → detail (push): background-crossfade, ride, row material-differs"
          + " → snapshot-slide, row hidden-differs, takes a picture"), "\(result.output)")
    #expect(result.output.contains("--- p.json\n+++ what would be written\t\n@@ "))
    #expect(result.output.contains("snapshot-slide"))
    #expect(result.errors.contains("is stale"))
  }

  @Test func `a picture that is no longer right is named`() async {
    let style = cleanStyle.replacing("material: thin", with: "hidden: true")
    let plan = await navstyle("compile", "x.yaml", files: ["x.yaml": style]).output
    let result = await checkPlan(style, against: plan.replacing("\"capture\": true, ", with: ""))
    #expect(
      result.output.contains(
        "home → detail (push): snapshot-slide, row hidden-differs"
          + " → snapshot-slide, row hidden-differs, takes a picture\n"), "\(result.output)")
    let view = await checkPlan(
      style,
      against: plan.replacing(
        "\"target\": \"navigation\", \"reason\"", with: "\"target\": \"root\", \"reason\""))
    #expect(
      view.output.contains(
        "home → detail (push): snapshot-slide, row hidden-differs, takes a picture of the root view"
          + " → snapshot-slide, row hidden-differs, takes a picture\n"), "\(view.output)")
  }

  @Test func `new and gone transitions are named`() async {
    let plan = await navstyle("compile", "x.yaml", files: ["x.yaml": cleanStyle]).output
    let changed = cleanStyle.replacing(
      "{ material: thin } }", with: "{ material: thin }, push: [detail] }")
    #expect(await checkPlan(changed, against: plan).output.contains("detail → detail (push): new:"))
    let shrunk = cleanStyle.replacing("home: { push: [detail] }", with: "home: {}")
    #expect(await checkPlan(shrunk, against: plan).output.contains("home → detail (push): gone:"))
  }

  @Test(arguments: [nil, "", "not json", "{}"])
  func `a missing or unreadable plan is stale`(_ plan: String?) async {
    #expect(await checkPlan(cleanStyle, against: plan).status == .findings)
  }
}
