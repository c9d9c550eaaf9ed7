import Commands
import Testing

@Suite struct CommandTests {
  @Test func `prints its version and help on standard output`() {
    #expect(navstyle("--version").output == "navstyle \(toolVersion)\n")
    let help = navstyle("--help")
    #expect(help.status == .clean)
    #expect(help.errors.isEmpty)
    for command in allCommands { #expect(help.output.contains("  \(command.name)")) }
  }

  @Test(arguments: allCommands.map(\.name))
  func `every command explains its options`(_ name: String) {
    let command = allCommands.first { $0.name == name }
    for arguments in [[name, "--help"], [name, "-h"], ["help", name]] {
      let help = navstyle(arguments)
      #expect(help.status == .clean)
      for option in command?.options ?? [] {
        #expect(help.output.contains(option.name) && help.output.contains(option.summary))
      }
    }
  }

  @Test func `lint is meant where no command is named`() {
    let result = navstyle("app.navstyle.yaml", files: ["app.navstyle.yaml": brokenStyle])
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
    (["lint"], "say which files to check"),
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
    ([], "navstyle lint"),
  ])
  func `a command line it cannot understand is status 2, with the cure`(
    _ arguments: [String], _ cure: String
  ) {
    let result = navstyle(arguments, files: ["x.yaml": cleanStyle, "y.yaml": cleanStyle])
    #expect(result.status == .usage)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("error[usage]"))
    #expect(result.errors.contains(cure), "\(result.errors)")
  }

  @Test func `a file that is not there is status 2, with the nearest name`() {
    let result = navstyle("lint", "a/apps.yaml", files: ["a/app.yaml": cleanStyle])
    #expect(result.status == .usage)
    #expect(result.errors.contains("error[missing-file]"))
    #expect(result.errors.contains("did you mean 'a/app.yaml'?"))
  }

  @Test func `a directory in place of a file is status 2 and names the files in it`() {
    let result = navstyle("lint", "app", files: ["app/x.navstyle.yaml": cleanStyle]) {
      $0.directories.insert("app")
    }
    #expect(result.status == .usage)
    #expect(result.errors.contains("error[is-a-directory]"))
    #expect(result.errors.contains("'app/x.navstyle.yaml'"))
  }

  @Test func `a file that cannot be read is status 3`() {
    let result = navstyle("lint", "x.yaml", files: ["x.yaml": cleanStyle]) {
      $0.unreadable.insert("x.yaml")
    }
    #expect(result.status == .failure)
    #expect(result.errors.contains("error[unreadable-file]"))
  }

  @Test func `words after two dashes are paths`() {
    let result = navstyle("lint", "--", "-odd.yaml", files: ["-odd.yaml": cleanStyle])
    #expect(result.status == .clean)
  }
}
