import Commands
import TestSupport
import Testing

@Suite struct ScreensTests {
  private func output(
    _ variables: [String: String], _ arguments: [String] = [], isTerminal: Bool = true,
    width: Int? = nil
  ) async -> String {
    await navstyle(["lint", "a.yaml"] + arguments, files: ["a.yaml": warningStyle]) {
      $0.variables = variables
      $0.terminals = isTerminal ? [.output, .error] : []
      $0.widths = [.output: width ?? 80]
    }.output
  }

  @Test(
    arguments: [
      (["TERM_PROGRAM": "iTerm.app"], true), (["TERM_PROGRAM": "Apple_Terminal"], false),
      (["TERM": "xterm-kitty"], true), (["VTE_VERSION": "6003"], true),
      (["VTE_VERSION": "4602"], false), (["WT_SESSION": "x"], true), ([:], false),
      (["WT_SESSION": "x", "CI": "true"], false), (["FORCE_HYPERLINK": "1"], true),
      (["WT_SESSION": "x", "FORCE_HYPERLINK": "0"], false),
    ] as [([String: String], Bool)])
  func `links are for terminals that are known to show them`(
    _ variables: [String: String], _ hasLinks: Bool
  ) async {
    let output = await output(variables)
    #expect(output.contains("\u{1B}]8;;file:///work/a.yaml\u{1B}\\a.yaml:2:12") == hasLinks)
    if variables["FORCE_HYPERLINK"] == nil {
      #expect(!(await self.output(variables, isTerminal: false)).contains("\u{1B}]8"))
      #expect(!(await self.output(variables, ["--color", "never"])).contains("\u{1B}]8"))
    }
  }

  @Test func `a code links to its page where pages are kept`() async {
    let variables = ["WT_SESSION": "x", "NAVSTYLE_RULE_PAGES": "https://rules.test/"]
    #expect(await output(variables).hasPrefix("\u{1B}]8;;https://rules.test/unused-color\u{1B}\\"))
    let sarif = await output(variables, ["--report", "sarif"])
    #expect(sarif.contains("\"helpUri\": \"https://rules.test/unused-color\""))
  }

  @Test func `only a terminal has a width`() async {
    let broken = await output([:], ["--color", "never"], width: 30)
    #expect(broken.hasPrefix("warning[unused-color]: nothing\nuses the colour 'old'\n"))
    let whole = await output([:], ["--color", "never"], isTerminal: false, width: 30)
    #expect(whole.hasPrefix("warning[unused-color]: nothing uses the colour 'old'\n"))
  }

  @Test func `progress is offered, unless it is to be quiet, and over before anything is said`()
    async
  {
    for command in [["lint"], ["compile", "-o", "p.json"], ["simulate", "--random", "10"]] {
      let files = ["a.yaml": warningStyle]
      let result = await navstyle(command + ["a.yaml"], files: files)
      #expect(result.progress.first == "navstyle: checking", "\(command)")
      #expect(!result.errors.contains("written over"), "\(command)")
      if command[0] != "simulate" {
        #expect(await navstyle(command + ["-q", "a.yaml"], files: files).progress.isEmpty)
      }
    }
    let many = ["a.navstyle.yaml": cleanStyle, "b.navstyle.yaml": cleanStyle]
    #expect(await navstyle("lint", files: many).progress == ["navstyle: checking, 2 of 2 done"])
  }

  @Test func `problems are said when no progress is shown`() async {
    let result = await navstyle(
      "lint", ".", files: ["a.navstyle.yaml": cleanStyle, "b.navstyle.yaml": ""]
    ) {
      $0.unreadable = ["b.navstyle.yaml"]
    }
    #expect(result.errors.contains("'b.navstyle.yaml' cannot be read"))
    #expect(!result.errors.contains("written over"), "\(result.errors)")
    let missing = await navstyle("lint", "nowhere.yaml")
    #expect(!missing.errors.contains("written over"), "\(missing.errors)")
  }
}
