import Commands
import Reporters
import TestSupport
import Testing

@Suite struct ReportOrdersTests {
  private let files = ["a.yaml": warningStyle]

  @Test func `several reports at once, each in its place`() async {
    let result = await navstyle(
      "lint", "--report", "text", "--report", "json=out/r.json", "--report=sarif=r=1.sarif",
      "a.yaml", files: files)
    #expect(result.status == .clean)
    #expect(result.output.hasPrefix("warning[unused-color]"))
    #expect(result.text(of: "out/r.json")?.hasPrefix("{\n  \"version\": 1") == true)
    #expect(result.text(of: "r=1.sarif")?.contains("\"2.1.0\"") == true)
  }

  @Test(arguments: [
    (
      ["--report", "sarf"], "there is no report format 'sarf'", "did you mean 'sarif'?"
    ),
    (
      ["--report", "pdf"], "there is no report format 'pdf'",
      "the formats are text, xcode, json, jsonl, github, sarif, gitlab, junit, checkstyle, rdjson, "
        + "markdown"
    ),
    (["--report", "json="], "--report json= names no file", "write --report json=PATH"),
    (
      ["--report", "json", "--report", "sarif=-"], "the reports 'json' and 'sarif' would be mixed",
      "give each but one a file: --report sarif=PATH"
    ),
    (
      ["--report", "text", "--report", "text"], "the reports 'text' and 'text' would be mixed",
      "give each but one a file: --report text=PATH"
    ),
    (
      ["--report", "json=x/r", "--report", "sarif=./x//r"],
      "the reports 'json' and 'sarif' would both be written to './x//r'",
      "give each a file of its own: --report sarif=PATH"
    ),
    (
      ["--report", "json=./a.yaml"],
      "the report 'json' would be written over './a.yaml', which is a style file of this run",
      "give it a file of its own: --report json=PATH"
    ),
  ])
  func `what cannot be done is said before anything is written`(
    _ options: [String], _ message: String, _ help: String
  ) async {
    for command in ["lint", "compile"] {
      let result = await navstyle([command, "a.yaml"] + options, files: files)
      #expect(result.status == .usage)
      #expect(result.errors == "navstyle: error[usage]: \(message)\n  = help: \(help)\n")
      #expect(result.output.isEmpty)
      #expect(result.files == files.mapValues { Array($0.utf8) })
    }
  }

  @Test func `a baseline is not written over by a report`() async {
    let result = await navstyle(
      "lint", "--write-baseline", "--baseline", "b.json", "--report", "json=b.json", "a.yaml",
      files: files)
    #expect(result.status == .usage)
    #expect(result.errors.contains("'b.json', which is the baseline"))
    #expect(result.files["b.json"] == nil)
  }

  @Test func `a plan is not written over by a report`() async {
    let result = await navstyle(
      "compile", "-o", "p.json", "--report", "json=./p.json", "a.yaml", files: files)
    #expect(result.status == .usage)
    #expect(result.errors.contains("'./p.json', which is a plan"))
    #expect(result.files["p.json"] == nil)
  }

  @Test func `lines for a log may follow each other`() async {
    let result = await navstyle(
      "lint", "--report", "text", "--report", "github", "--report", "xcode", "a.yaml", files: files)
    #expect(result.status == .clean)
    #expect(result.output.contains("\n\n::warning file=a.yaml,"))
    #expect(result.output.contains("\n/work/a.yaml:2:12: warning: "))
  }

  @Test func `a report that cannot be written is a failure`() async {
    let result = await navstyle("lint", "--report", "json=r.json", "a.yaml", files: files) {
      $0.unwritable = ["r.json"]
    }
    #expect(result.status == .failure)
    #expect(result.errors.contains("'r.json' cannot be written: permission denied"))
  }

  @Test func `the formats are in the help`() async {
    let help = await navstyle("lint", "--help").output
    let names = allReporters.map(\.name).joined(separator: ", ")
    #expect(help.contains("default: text (\(names))\n"))
  }
}
