import Diagnostics
import Reporters
import SourceText
import Testing

@Suite struct GitHubReporterTests {
  @Test func `nothing in a message or a path ends a command, or begins another`() {
    let text = report(
      "github", [finding("100% %0A\r\n::error::x, y: \u{1B}]0;z", help: "a\n::stop-commands::t")],
      path: "a b,c:d%é\n::set-env.yaml")
    #expect(text.split(separator: "\n").count == 1)
    #expect(
      text
        == "::warning file=a b%2Cc%3Ad%25é%0A%3A%3Aset-env.yaml,line=1,endLine=1,col=4,endColumn=7,"
        + "title=example-rule::100%25 %250A\\u{D}%0A::error::x, y: \\u{1B}]0;z%0Aa%0A"
        + "::stop-commands::t\n")
  }

  @Test func `columns stand only where both are in one line`() {
    let several = Finding(
      exampleRule, at: SourceRange(start: 0, end: 5), keyPath: "", message: "m")
    let text = report("github", [several], text: "a: 1\nb: 2\n")
    #expect(text == "::warning file=app.yaml,line=1,endLine=2,title=example-rule::m\n")
  }

  @Test func `weights have the names that GitHub knows`() {
    let all = Severity.allCases.map { finding("m").weighing($0) }
    let kinds = report("github", all).split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(kinds == ["::notice", "::warning", "::error"])
  }
}
