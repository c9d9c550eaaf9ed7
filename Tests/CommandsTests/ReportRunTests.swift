import Commands
import Reporters
import TestSupport
import Testing

/// What a report is made of besides its findings: where it runs, and what it cannot show.
@Suite struct ReportRunTests {
  private func onGitHub(
    _ arguments: String..., files: [String: String] = ["a.yaml": warningStyle],
    prepare: (inout InMemoryEnvironment) -> Void = { _ in }
  ) async -> Outcome {
    await navstyle(arguments, files: files) { environment in
      environment.variables["GITHUB_ACTIONS"] = "true"
      prepare(&environment)
    }
  }

  @Test func `on GitHub annotations stand beside the text, and a summary where one is kept`() async
  {
    let result = await onGitHub("lint", "a.yaml") {
      $0.variables["GITHUB_STEP_SUMMARY"] = "summary.md"
      $0.files["summary.md"] = Array("before\n".utf8)
    }
    #expect(result.output.contains("warning[unused-color]: "))
    #expect(result.output.contains("\n::warning file=a.yaml,line=2,endLine=2,"))
    let summary = result.text(of: "summary.md") ?? ""
    #expect(summary.hasPrefix("before\n### NavStyle: 1 warning in 1 file\n"))
    #expect(summary.contains("| `a.yaml:2:12` | `unused-color` |"))
  }

  @Test func `a summary that cannot be written fails no job`() async {
    let result = await onGitHub("lint", "a.yaml") {
      $0.variables["GITHUB_STEP_SUMMARY"] = "summary.md"
      $0.unwritable = ["summary.md"]
    }
    #expect(result.status == .clean)
    #expect(result.errors.contains("'summary.md' cannot be written"))
  }

  @Test func `who asks for other reports on GitHub gets these alone`() async {
    let result = await onGitHub("lint", "--report", "json", "a.yaml") {
      $0.variables["GITHUB_STEP_SUMMARY"] = "summary.md"
    }
    #expect(result.output.hasPrefix("{"))
    #expect(!result.output.contains("::warning"))
    #expect(result.files["summary.md"] == nil)
    let both = await onGitHub("lint", "--report", "text", "--report", "github", "a.yaml")
    #expect(both.output.matches(of: /::warning/).count == 1)
  }

  @Test func `elsewhere there are no annotations`() async {
    let result = await navstyle("lint", "a.yaml", files: ["a.yaml": warningStyle]) {
      $0.variables["GITHUB_STEP_SUMMARY"] = "summary.md"
    }
    #expect(!result.output.contains("::"))
    #expect(result.files["summary.md"] == nil)
  }

  @Test func `a compiled plan stays alone on standard output`() async {
    let result = await onGitHub("compile", "a.yaml")
    #expect(result.output.hasPrefix("{"))
    #expect(!result.output.contains("::warning"))
    #expect(result.errors.contains("::warning file=a.yaml,"))
  }

  @Test func `of a command in a style file nothing is left in the log`() async {
    let text = "# ##[group]x\nnavstyle: 1 # ##[error]y\nscreens: { a: { style: '##[add-mask]' } }\n"
    let result = await onGitHub("lint", "a.yaml", files: ["a.yaml": text])
    // In a command of today's form nothing else is looked for.
    let lines = result.output.split(separator: "\n").filter { !$0.hasPrefix("::") }
    #expect(lines.contains { $0.contains("add-mask") })
    #expect(!lines.contains { $0.contains("##[") })
    #expect(result.output.contains("::error file=a.yaml,"))
    let local = await navstyle("lint", "a.yaml", files: ["a.yaml": text])
    #expect(local.output.contains("##["))
  }

  @Test(
    arguments: [
      ([:], [], "ci/sub/a.yaml"), ([:], ["/.git"], "work/ci/sub/a.yaml"),
      (["GITHUB_WORKSPACE": "/"], [], "work/ci/sub/a.yaml"),
      (["CI_PROJECT_DIR": "/"], [], "work/ci/sub/a.yaml"),
      (["CI_PROJECT_DIR": "/other"], ["/other"], "ci/sub/a.yaml"),
    ] as [([String: String], Set<String>, String)])
  func `services are given paths from the root of the repository`(
    _ variables: [String: String], _ folders: Set<String>, _ path: String
  ) async {
    for format in ["gitlab", "github", "sarif"] {
      let result = await navstyle(
        "lint", "--report", format, "ci/sub/a.yaml", files: ["ci/sub/a.yaml": warningStyle]
      ) {
        $0.variables = variables
        $0.directories = folders
      }
      let written = ["gitlab": "\"\(path)\"", "github": "=\(path),", "sarif": "\"\(path)\""]
      #expect(result.output.contains(written[format] ?? ""), "\(result.output)\(result.errors)")
    }
  }

  @Test func `what has no name keeps none`() async {
    for format in ["xcode", "sarif", "gitlab"] {
      let result = await navstyle("lint", "--report", format, "-", files: ["-": warningStyle])
      let name = format == "sarif" ? "%3Cstdin%3E" : "<stdin>"
      #expect(result.output.contains(name), "\(result.output)")
      #expect(!result.output.contains("/\(name)"), "\(result.output)")
    }
  }

  @Test(.comesToAnEnd) func `what a reader will not show is said`() async {
    let colors = (0..<10_001).map { "  c\($0): \"#\(String($0 + 0x100000, radix: 16))\"\n" }
    let text = cleanStyle + "palette:\n" + colors.joined()
    let result = await navstyle(
      "lint", "--rule", "near-duplicate-color=off", "--report", "github", "--report", "sarif=s",
      "a.yaml", files: ["a.yaml": text])
    #expect(result.output.split(separator: "\n").count == 10_002)
    #expect(
      result.output.hasSuffix(
        "navstyle: GitHub shows 10 annotations of a kind for each step: 9991 of 10001 findings are "
          + "in the log alone\n"))
    let omission = "GitHub shows the 5000 heaviest of 10001 findings"
    #expect(result.errors.contains("the report 'sarif': \(omission)\n"))
    #expect(result.text(of: "s")?.contains("\"text\": \"\(omission)\"") == true)
    #expect(result.text(of: "s")?.matches(of: /"ruleId"/).count == 10_001)
  }
}
