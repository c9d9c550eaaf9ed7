import Commands
import Foundation
import Testing

@Suite struct LintCommandTests {
  @Test(arguments: [
    (cleanStyle, [], Commands.ExitStatus.clean), (warningStyle, [], .clean),
    (warningStyle, ["--strict"], .findings), (warningStyle, ["--fail-on", "warning"], .findings),
    (warningStyle, ["--fail-on=info"], .findings), (brokenStyle, [], .findings),
    (brokenStyle, ["--fail-on", "never"], .clean), (cleanStyle, ["--fail-on", "info"], .clean),
  ])
  func `the status says whether something at the threshold was found`(
    _ style: String, _ options: [String], _ status: Commands.ExitStatus
  ) async {
    #expect(
      await navstyle(["lint"] + options + ["x.yaml"], files: ["x.yaml": style]).status == status)
  }

  @Test func `findings go to standard output, the summary to standard error`() async {
    let result = await navstyle("lint", "x.yaml", files: ["x.yaml": warningStyle])
    #expect(result.output.contains("warning[unused-color]"))
    #expect(result.errors == "1 warning in 1 file\n")
    let quiet = await navstyle("lint", "-q", "x.yaml", files: ["x.yaml": warningStyle])
    #expect(quiet.output == result.output)
    #expect(quiet.errors.isEmpty)
  }

  @Test func `several files are one report, each file once`() async {
    let result = await navstyle(
      "lint", "a.yaml", "b.yaml", "a.yaml", files: ["a.yaml": brokenStyle, "b.yaml": brokenStyle])
    #expect(result.errors == "2 errors in 2 files\n")
    #expect(result.output.contains("--> a.yaml:4:27"))
    #expect(result.output.contains("--> b.yaml:4:27"))
  }

  @Test func `reports can go to files, several at a time`() async throws {
    let result = await navstyle(
      "lint", "--report", "text", "--report=json=out/report.json", "x.yaml",
      files: ["x.yaml": brokenStyle])
    #expect(result.output.contains("error[out-of-range]"))
    let json = try #require(result.files["out/report.json"])
    let object = try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any]
    #expect((object?["findings"] as? [Any])?.count == 1)
  }

  @Test func `standard input is read for a dash, under a name of choice`() async {
    let files = ["-": brokenStyle]
    #expect(await navstyle("lint", "-", files: files).output.contains("--> <stdin>:4:27"))
    let named = await navstyle("lint", "--stdin-filename", "app.yaml", "-", files: files)
    #expect(named.output.contains("--> app.yaml:4:27"))
  }

  @Test func `a file over the limit is a finding, and the limit can be raised`() async {
    let limit = String(cleanStyle.utf8.count - 1)
    let result = await navstyle(
      "lint", "--max-bytes", limit, "x.yaml", files: ["x.yaml": cleanStyle])
    #expect(result.status == .findings)
    #expect(result.output.contains("error[input-limit]"))
    #expect(result.output.contains("--max-bytes \(cleanStyle.utf8.count)"))
    let raised = String(cleanStyle.utf8.count)
    #expect(
      await navstyle("lint", "--max-bytes", raised, "x.yaml", files: ["x.yaml": cleanStyle]).status
        == .clean)
  }

  @Test(arguments: [
    ([], [:], true, true), ([], [:], false, false),
    ([], ["NO_COLOR": "1"], true, false), ([], ["NO_COLOR": ""], true, true),
    ([], ["FORCE_COLOR": "1"], false, true), ([], ["CLICOLOR_FORCE": "1"], false, true),
    ([], ["FORCE_COLOR": "0"], false, false), ([], ["TERM": "dumb"], true, false),
    (["--color", "always"], ["NO_COLOR": "1"], false, true),
    (["--color", "never"], ["FORCE_COLOR": "1"], true, false),
  ])
  func `colour goes by option, variables and terminal, in this order`(
    _ options: [String], _ variables: [String: String], _ isTerminal: Bool, _ isColored: Bool
  ) async {
    let result = await navstyle(["lint", "x.yaml"] + options, files: ["x.yaml": brokenStyle]) {
      $0.variables = variables
      if isTerminal { $0.terminals = [.output] }
    }
    #expect(result.output.contains("\u{1B}[") == isColored)
  }

  @Test func `the same input gives the same bytes`() async {
    let files = [
      "x.yaml": brokenStyle + "  a: { push: [b, c, home] }\n  b: { bar: { tint: nope } }\n"
    ]
    let first = await navstyle("lint", "--report", "json", "x.yaml", files: files).output
    for _ in 0..<5 {
      #expect(await navstyle("lint", "--report", "json", "x.yaml", files: files).output == first)
    }
  }
}
