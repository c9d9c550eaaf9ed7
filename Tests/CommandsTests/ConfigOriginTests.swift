import Commands
import Testing

/// Where each setting of a run comes from.
@Suite struct ConfigOriginTests {
  private static let files = [
    ".navstyle-lint.yaml": """
    exclude:
      - build/
      - "old-*"
    rules: { unused-color: off, unused-style: error }
    fail-on: warning

    """
  ]

  private func lines(_ arguments: String...) async -> [String] {
    let run = await navstyle(["rules", "--config-origin"] + arguments, files: Self.files)
    return run.output.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func `a setting says its value and its place`() async {
    let lines = await lines()
    #expect(lines.contains("fail-on warning .navstyle-lint.yaml:5:10"))
    #expect(lines.contains("exclude - build/ - \"old-*\" .navstyle-lint.yaml:2:3"))
    #expect(lines.contains("rules.unused-color off .navstyle-lint.yaml:4:24"))
    #expect(lines.contains("require-reasons false default"))
    #expect(lines.contains("rules.yaml-syntax error default"))
  }

  @Test func `the command line wins, but not over what blocks`() async {
    let lines = await lines("--rule", "all=info", "--rule", "unused-style=warning")
    #expect(lines.contains("rules.unused-color info --rule"))
    #expect(lines.contains("rules.unused-style warning --rule"))
    #expect(lines.contains("rules.yaml-syntax error default"))
  }

  @Test func `it is there for programs, too`() async {
    let run = await navstyle("rules", "--config-origin", "--format", "json", files: Self.files)
    #expect(
      run.output.contains(
        "{ \"setting\": \"fail-on\", \"value\": \"warning\", \"origin\": \".navstyle-lint.yaml:5:10\" }"
      )
    )
  }

  @Test func `a configuration that is wrong is told`() async {
    let run = await navstyle(
      "rules", "--config-origin", files: [".navstyle-lint.yaml": "fail-on: sometimes"])
    #expect(run.status == .usage && run.errors.contains("unknown-value"))
  }
}
