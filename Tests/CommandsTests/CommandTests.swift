import Commands
import Testing

@Suite struct CommandTests {
  @Test func `prints its version and help on standard output`() async {
    #expect(await navstyle("--version").output == "navstyle \(toolVersion)\n")
    let help = await navstyle("--help")
    #expect(help.status == .clean)
    #expect(help.errors.isEmpty)
    for command in allCommands { #expect(help.output.contains("  \(command.name)")) }
  }

  @Test(arguments: allCommands.map(\.name))
  func `every command explains its options`(_ name: String) async {
    let command = allCommands.first { $0.name == name }
    for arguments in [[name, "--help"], [name, "-h"], ["help", name]] {
      let help = await navstyle(arguments)
      #expect(help.status == .clean)
      for option in command?.options ?? [] {
        #expect(help.output.contains(option.name) && help.output.contains(option.summary))
      }
    }
  }

  @Test func `lint is meant where no command is named`() async {
    let result = await navstyle("app.navstyle.yaml", files: ["app.navstyle.yaml": brokenStyle])
    #expect(result.status == .findings)
    #expect(result.output.contains("error[out-of-range]"))
  }

  @Test(arguments: [
    (["comple", "x.yaml"], "did you mean 'compile'?"),
    (["lint", "--strct", "x.yaml"], "did you mean '--strict'?"),
    (["lint", "--fail-on", "warn", "x.yaml"], "did you mean 'warning'?"),
    (["lint", "--report", "jsn", "x.yaml"], "did you mean 'json'?"),
    (["explain", "unquoted-colour"], "did you mean 'unquoted-color'?"),
    (["explain", "home", "detial", "x.yaml"], "did you mean 'detail'?"),
    (["rules", "--format", "yaml"], "text, json, markdown"),
    (["lint", "--rule", "unused-colour=off", "x.yaml"], "did you mean 'unused-color'?"),
    (["lint", "--rule", "unused-color=of", "x.yaml"], "did you mean 'off'?"),
    (["lint", "--rule", "unused-color", "x.yaml"], "CODE=SEVERITY"),
    (["lint", "--rule", "unknown-key=warning", "x.yaml"], "'unknown-key' blocks"),
    (["lint", "--max-bytes", "many", "x.yaml"], "'many'"),
    (["lint", "--max-bytes"], "needs a value"),
    (["lint", "--strict=1", "x.yaml"], "takes no value"),
    (["compile", "--check", "x.yaml"], "-o PATH"),
    (["compile", "x.yaml", "y.yaml"], "-o DIR"),
    (["rules", "unquoted-color"], "navstyle explain unquoted-color"),
    (["schema", "stile"], "did you mean 'style'?"),
    (["schema"], "style, plan"),
    (["schema", "style", "plan"], "the kind of document"),
    (["explain"], "the code of a rule"),
  ])
  func `a command line it cannot understand is status 2, with the cure`(
    _ arguments: [String], _ cure: String
  ) async {
    let result = await navstyle(arguments, files: ["x.yaml": cleanStyle, "y.yaml": cleanStyle])
    #expect(result.status == .usage)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("error[usage]"))
    #expect(result.errors.contains(cure), "\(result.errors)")
  }

  @Test func `a file that is not there is status 2, with the nearest name`() async {
    let result = await navstyle("lint", "a/apps.yaml", files: ["a/app.yaml": cleanStyle])
    #expect(result.status == .usage)
    #expect(result.errors.contains("error[missing-file]"))
    #expect(result.errors.contains("did you mean 'a/app.yaml'?"))
  }

  @Test func `without a word, it checks the current folder`() async {
    let files = ["app.navstyle.yaml": brokenStyle, "other.yaml": "a"]
    for arguments in [[], ["lint"], ["."], ["lint", "--quiet"]] {
      let result = await navstyle(arguments, files: files)
      #expect(result.status == .findings)
      #expect(result.output.contains("--> app.navstyle.yaml:4:27"))
    }
  }

  @Test func `a folder without style files is status 2, unless that is allowed`() async {
    for arguments in [["lint", "."], ["lint"], ["compile", "."]] {
      let result = await navstyle(arguments, files: ["other.yaml": cleanStyle])
      #expect(result.status == .usage)
      #expect(result.errors.contains("there is no style file"))
      let allowed = await navstyle(
        arguments + ["--allow-empty"], files: ["other.yaml": cleanStyle])
      #expect(allowed.status == .clean)
    }
  }

  @Test func `a file that cannot be read is status 3`() async {
    let result = await navstyle("lint", "x.yaml", files: ["x.yaml": cleanStyle]) {
      $0.unreadable.insert("x.yaml")
    }
    #expect(result.status == .failure)
    #expect(result.errors.contains("error[unreadable-file]"))
  }

  @Test func `words after two dashes are paths`() async {
    let result = await navstyle("lint", "--", "-odd.yaml", files: ["-odd.yaml": cleanStyle])
    #expect(result.status == .clean)
  }

  @Test(arguments: [
    ("check", "lint"), ("fix", "lint --fix"), ("build", "compile"), ("new", "init"),
  ])
  func `a word of another tool is answered with the command`(_ word: String, _ command: String)
    async
  {
    let result = await navstyle(word)
    #expect(result.status == .usage)
    #expect(result.errors.contains("there is no command '\(word)'"))
    #expect(result.errors.contains("= help: navstyle \(command)\n"))
  }
}
