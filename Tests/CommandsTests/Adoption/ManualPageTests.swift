import Commands
import TestSupport
import Testing

@Suite struct ManualPageTests {
  @Test func `it has every command and every option`() async {
    let page = await navstyle("manual").output
    for command in allCommands {
      #expect(page.contains(".Ss navstyle \(command.name)\n"))
      for option in command.options {
        #expect(page.contains("Fl \(option.name.dropFirst().replacing("-", with: "\\-"))"))
      }
    }
    #expect(page.contains("version \(toolVersion)."))
  }

  @Test(.enabled(if: Program.exists("mandoc"), "there is no 'mandoc' here: run .ci/validators"))
  func `mandoc takes it without a word, and shows it as it was meant`() async throws {
    let mandoc = try #require(Program("mandoc"))
    let page = await navstyle("manual").output
    try withTemporaryFolder { folder in
      try folder.write(page, to: "navstyle.1")
      let lint = try mandoc.run(["-Tlint", "-Wall", "navstyle.1"], in: folder)
      #expect(lint.status == 0 && lint.output.isEmpty, "\(lint.output)")
      let shown = try mandoc.run(["-Tutf8", "navstyle.1"], in: folder).output
        .replacing(#/.\u{08}/#, with: "")
      for text in [
        "--fix[=LEVEL]\n", "-o, --output PATH\n", "-q, --quiet\n", "'patch -p1'",
        "navstyle lint [options] [PATH …]\n", "NO_COLOR",
        "3       the work could not be done\n",
      ] {
        #expect(shown.contains(text), "\(text)")
      }
    }
  }
}
