import Commands
import Foundation
import Testing

/// What configurations and `--rule` do to a run.
@Suite struct CheckPathsTests {
  private let configuration = ".navstyle-lint.yaml"

  private func lint(
    _ arguments: String..., config text: String?, files: [String: String] = [:]
  ) async -> Outcome {
    var all = ["x.yaml": warningStyle].merging(files) { $1 }
    if let text { all[configuration] = text }
    return await navstyle(["lint"] + arguments + ["x.yaml"], files: all)
  }

  @Test func `a configuration changes what rules weigh, and options change that`() async {
    let error = "rules: { unused-color: error }"
    #expect(await lint(config: nil).status == .clean)
    #expect(await lint(config: nil).output.contains("warning[unused-color]"))
    #expect(await lint(config: error).status == .findings)
    #expect(await lint(config: error).output.contains("error[unused-color]"))
    #expect(await lint(config: "rules: { unused-color: off }").output.isEmpty)
    #expect(await lint("--rule", "unused-color=info", config: error).status == .clean)
    #expect(await lint("--rule", "all=off", config: error).output.isEmpty)
    #expect(
      await lint("--rule=all=off", "--rule=unused-color=error", config: error).status == .findings)
  }

  @Test func `what blocks stays`() async {
    let files = ["x.yaml": brokenStyle]
    #expect(await lint("--rule", "all=off", config: nil, files: files).status == .findings)
    let lowered = await lint(config: "rules: { out-of-range: off }", files: files)
    #expect(lowered.status == .usage)
    #expect(lowered.output.isEmpty)
    #expect(lowered.errors.contains("error[unknown-value]: 'out-of-range' blocks"))
    #expect(lowered.errors.contains("--> .navstyle-lint.yaml:1:24  rules.out-of-range"))
  }

  @Test func `fail-on, below the options`() async {
    #expect(await lint(config: "fail-on: warning").status == .findings)
    #expect(await lint("--fail-on", "error", config: "fail-on: warning").status == .clean)
    #expect(await lint("--strict", config: "fail-on: never").status == .findings)
    let broken = ["x.yaml": brokenStyle]
    #expect(await lint(config: "fail-on: never", files: broken).status == .clean)
    #expect(await navstyle("compile", "x.yaml", files: broken).status == .findings)
  }

  @Test func `a wrong configuration is status 2, and nothing is checked`() async {
    for text in ["exclud: [a]", "a: [", "required-version: \"9\""] {
      let result = await lint(config: text)
      #expect(result.status == .usage)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains("--> .navstyle-lint.yaml:1:"))
      #expect(result.errors.contains("nothing was checked"))
    }
  }

  @Test func `another configuration can be named`() async {
    let files = ["etc/own.yaml": "rules: { unused-color: error }"]
    let result = await lint("--config", "etc/own.yaml", config: "exclud: [a]", files: files)
    #expect(result.status == .findings)
    #expect(await lint("--config", "no.yaml", config: nil).status == .usage)
  }

  @Test func `each description goes by the configuration nearest to it`() async {
    let files = [
      "a/x.navstyle.yaml": warningStyle, "b/x.navstyle.yaml": warningStyle,
      "b/\(configuration)": "rules: { unused-color: error }\nfail-on: never",
    ]
    let result = await navstyle("lint", files: files)
    #expect(result.status == .clean)
    #expect(result.output.contains("warning[unused-color]"))
    #expect(result.output.contains("error[unused-color]"))
    #expect(result.errors.contains("1 error, 1 warning in 2 files"))
  }

  @Test func `a description of several files is compiled into one plan`() async throws {
    let files = [
      "app.navstyle.yaml":
        "navstyle: 1\ninclude: [f/*.yaml]\nscreens: { home: { push: [a, b] } }\n",
      "f/a.yaml": "screens: { a: { bar: { hidden: true } } }", "f/b.yaml": "screens: { b: {} }",
    ]
    let result = await navstyle("compile", files: files)
    #expect(result.status == .clean)
    let plan = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let paths = (plan?["sources"] as? [[String: String]])?.compactMap { $0["path"] }
    #expect(paths == ["app.navstyle.yaml", "f/a.yaml", "f/b.yaml"])
    #expect(result.output.contains(#""places": { "bar.hidden": [1, 1, 24] }"#))
    let pair = await navstyle("explain", "home", "a", files: files)
    #expect(pair.output.contains("f/a.yaml:1:24"))
  }
}
