import Commands
import Foundation
import TestSupport
import Testing

/// Findings that a project knows of and leaves for later.
@Suite struct BaselinesTests {
  private static let app = """
    navstyle: 1
    palette:
      old: white
      older: black
    styles:
      left: { bar: { alpha: 0.5 } }
    screens:
      home: { push: [detail] }
      detail: { class: Detail }

    """

  private static func write(
    _ files: [String: String], _ arguments: String...
  ) async -> [String: String] {
    let run = await navstyle(
      ["lint", "--baseline", "known.json", "--write-baseline"] + arguments, files: files)
    return run.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `what was written is left alone, and one line stands for each`() async {
    let files = await Self.write(["app.navstyle.yaml": Self.app])
    let known = files["known.json"] ?? ""
    #expect(known.split(separator: "\n").count { $0.contains("\"fingerprint\"") } == 3)
    #expect(known.contains("\"key-path\": \"palette.old\""))
    let run = await navstyle("lint", "--strict", "--baseline", "known.json", files: files)
    #expect(run.status == .clean && run.output.isEmpty, "\(run.output)")
    #expect(run.errors == "no findings in 1 file, 3 suppressed\n")
    let json = await navstyle(
      "lint", "--baseline", "known.json", "--report", "json", files: files
    ).output
    #expect(json.components(separatedBy: "\"suppressed\": true").count == 4)
  }

  @Test func `a new finding of the same rule on another key is told`() async {
    var files = await Self.write(["app.navstyle.yaml": Self.app])
    files["app.navstyle.yaml"] = Self.app.replacing("  old:", with: "  new: white\n  old:")
    let run = await navstyle("lint", "--strict", "--baseline", "known.json", files: files)
    #expect(run.status == .findings)
    #expect(run.output.contains("nothing uses the colour 'new'"))
    #expect(run.errors == "1 warning in 1 file, 3 suppressed\n")
  }

  @Test func `what blocks is never in one`() async {
    let files = await Self.write(["app.navstyle.yaml": brokenStyle])
    #expect(files["known.json"] == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
    let run = await navstyle("lint", "--baseline", "known.json", files: files)
    #expect(run.status == .findings && run.output.contains("out-of-range"))
  }

  @Test func `what is gone is told, and taken out when asked`() async {
    var files = await Self.write(["app.navstyle.yaml": Self.app])
    files["app.navstyle.yaml"] = Self.app.replacing("  old: white\n", with: "")
    let run = await navstyle("lint", "--baseline", "known.json", files: files)
    #expect(run.status == .clean)
    #expect(run.errors.contains("'known.json': 1 entry is of findings that are gone"))
    let pruned = await navstyle(
      "lint", "--baseline", "known.json", "--prune-baseline", files: files)
    #expect(pruned.errors.contains("'known.json' holds 2 findings, 1 removed"))
    let known = pruned.text(of: "known.json") ?? ""
    #expect(!known.contains("palette.old\"") && known.contains("palette.older"))
  }

  @Test func `of rules that are off and files with mistakes nothing is called gone`() async {
    var files = await Self.write(["app.navstyle.yaml": Self.app])
    let off = await navstyle(
      "lint", "--baseline", "known.json", "--rule", "all=off", files: files)
    #expect(off.errors == "no findings in 1 file\n")
    files["app.navstyle.yaml"] = Self.app.replacing("0.5", with: "5")
    let broken = await navstyle("lint", "--baseline", "known.json", files: files)
    #expect(!broken.errors.contains("gone"))
  }

  @Test func `files that are not looked at keep their entries, those that are gone lose them`()
    async
  {
    let both = ["a.navstyle.yaml": Self.app, "b.navstyle.yaml": Self.app]
    var files = await Self.write(both)
    let known = files["known.json"]
    files = await Self.write(files, "a.navstyle.yaml")
    #expect(files["known.json"] == known)
    files["b.navstyle.yaml"] = nil
    let run = await navstyle("lint", "--baseline", "known.json", files: files)
    #expect(run.errors.contains("3 entries are of findings that are gone"))
    #expect(await Self.write(files)["known.json"]?.contains("b.navstyle") == false)
  }

  @Test func `the configuration may say where it is, from its own folder`() async {
    let files = [
      "app/x.navstyle.yaml": Self.app, "app/.navstyle-lint.yaml": "baseline: known.json\n",
    ]
    let written = await navstyle("lint", "--write-baseline", "app", files: files)
    #expect(written.text(of: "app/known.json")?.contains("\"path\": \"x.navstyle.yaml\"") == true)
    let again = await navstyle("lint", "--strict", "app") { $0.files = written.files }
    #expect(again.status == .clean)
    let elsewhere = await navstyle("lint", "--strict", "app/x.navstyle.yaml") {
      $0.files = written.files
    }
    #expect(elsewhere.status == .clean)
  }

  @Test(arguments: [
    ("", "1:1"), ("{}", "'version'"), ("{\"version\": 2, \"findings\": []}", "version"),
    ("{\"version\": 1, \"findings\": [{\"path\": \"a\"}]}", "findings[0]"),
  ])
  func `what is no baseline is said to be none`(_ text: String, _ place: String) async {
    let run = await navstyle(
      "lint", "--baseline", "known.json",
      files: ["app.navstyle.yaml": Self.app, "known.json": text])
    #expect(run.status == .usage && run.errors.contains("'known.json' is no baseline"))
    #expect(run.errors.contains(place), "\(run.errors)")
  }

  @Test func `one that is not there, or not named, is wrong usage`() async {
    let files = ["app.navstyle.yaml": Self.app]
    #expect(await navstyle("lint", "--baseline", "known.json", files: files).status == .usage)
    #expect(await navstyle("lint", "--write-baseline", files: files).status == .usage)
    let diff = await navstyle(
      "lint", "--diff", "--write-baseline", "--baseline", "k", files: files)
    #expect(diff.status == .usage)
  }

  @Test func `warnings may be counted, and the status left out`() async {
    let files = ["app.navstyle.yaml": Self.app]
    #expect(await navstyle("lint", "--max-warnings", "3", files: files).status == .clean)
    #expect(await navstyle("lint", "--max-warnings", "2", files: files).status == .findings)
    #expect(await navstyle("lint", "--max-warnings", "-1", files: files).status == .usage)
    #expect(
      await navstyle("lint", "--max-warnings", "2", "--exit-zero", files: files).status == .clean)
    #expect(await navstyle("lint", "--exit-zero", "nothing", files: files).status == .usage)
  }

  @Test func `statistics name the rules that ran, and only these`() async {
    let files = ["app.navstyle.yaml": Self.app]
    let all = await navstyle("lint", "--statistics", files: files).errors
    #expect(all.contains("unused-color ") && all.contains("low-contrast-title "))
    let one = await navstyle(
      "lint", "--statistics", "--rule", "all=off", "--rule", "unused-color=info", files: files
    ).errors
    #expect(one.contains("unused-color ") && !one.contains("low-contrast-title"))
  }

  /// The same file with its screens the other way round, each level in by one more column.
  private static func rearranged(_ text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("screens:") && $0.count < 12 }) else {
      return nil
    }
    let end =
      lines[(start + 1)...].firstIndex { !$0.isEmpty && !$0.hasPrefix(" ") && !$0.hasPrefix("#") }
      ?? lines.count
    let isScreen = { (line: String) in
      line.hasPrefix("  ") && !line.dropFirst(2).hasPrefix(" ") && !line.hasPrefix("  #")
    }
    var screens: [[String]] = []
    for line in lines[(start + 1)..<end] {
      if isScreen(line) || screens.isEmpty { screens.append([]) }
      screens[screens.count - 1].append(line)
    }
    // Where no stack is declared the first screen is the root: another one would be another app.
    let first = text.contains("stacks:") ? [] : [screens.removeFirst()]
    let turned = (first + screens.reversed()).flatMap { $0 }.map { line in
      let indent = line.prefix { $0 == " " }.count
      return String(repeating: " ", count: indent / 2 * 3 + indent % 2) + line.dropFirst(indent)
    }
    return (lines[...start] + turned + [""] + lines[end...]).joined(separator: "\n")
  }

  private static let samples =
    (files(in: "Samples", endingIn: ".yaml") + files(in: "Samples/apps", endingIn: ".yaml")
    + files(in: "Samples/profiles", endingIn: ".yaml"))
    .filter { rearranged(contents($0)) != nil && !contents($0).contains("&") }

  @Test(arguments: samples)
  func `indented anew and with its screens in another order, a sample has nothing new`(
    _ path: String
  ) async {
    let old = contents(path)
    let files = await Self.write(["app.navstyle.yaml": old])
    let moved = Self.rearranged(old) ?? ""
    #expect(moved != old)
    let run = await navstyle(
      "lint", "--fail-on", "info", "--baseline", "known.json",
      files: ["app.navstyle.yaml": moved, "known.json": files["known.json"] ?? ""])
    #expect(run.status == .clean, "\(run.output)")
    #expect(!run.errors.contains("gone"), "\(run.errors)")
  }
}
