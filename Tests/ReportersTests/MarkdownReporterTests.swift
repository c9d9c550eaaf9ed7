import Diagnostics
import Reporters
import SourceText
import Testing

@Suite struct MarkdownReporterTests {
  @Test func `what a user wrote is no markup, no HTML, no link and nobody's name`() {
    let text = report(
      "markdown",
      [finding("*a* _b_ `c` <img src=x onerror=y> [d](http://e.f) @g #12 www.h.i | j &amp; #FFF")],
      path: "x|`y`<b>.yaml")
    let row = text.split(separator: "\n").last ?? ""
    #expect(
      row == "| ⚠️ warning | `` x\\|`y`<b>.yaml:1:4 `` | `example-rule` | \\*a\\* \\_b\\_ \\`c\\` "
        + "&lt;img src=x onerror=y&gt; \\[d\\]\\(http:\u{2060}//e.f\\) \\@\u{2060}g \\#\u{2060}12 "
        + "www\u{2060}.h.i \\| j &amp;amp; \\#FFF |")
  }

  @Test func `a text with line breaks stays in its row`() {
    let text = report("markdown", [finding("a\n| b |\r\n# c")])
    #expect(text.split(separator: "\n").count == 4)
  }

  @Test func `a summary holds no more than a page takes, and says so`() {
    let findings = (0..<10_001).map { finding("m\($0)") }
    let section = Report.Section(
      sources: SourceMap(SourceFile(path: "app.yaml", text: "k: bad\n")), findings: findings)
    let reporter = MarkdownReporter()
    let whole = String(decoding: reporter.bytes(Report([section]), on: Screen()), as: UTF8.self)
    #expect(whole.split(separator: "\n").count == 10_004)
    let summary = String(decoding: reporter.summary(of: Report([section])), as: UTF8.self)
    #expect(summary.split(separator: "\n").count == 504)
    #expect(summary.hasSuffix("\n9501 findings of 10001 more: see the log of the job.\n\n"))
  }

  @Test func `a summary of long texts keeps to its bytes`() {
    let findings = (0..<10).map { _ in finding(String(repeating: "x", count: 100_000)) }
    let section = Report.Section(
      sources: SourceMap(SourceFile(path: "app.yaml", text: "k: bad\n")), findings: findings)
    let summary = MarkdownReporter().summary(of: Report([section]))
    #expect(summary.count < 500_200)
    #expect(String(decoding: summary, as: UTF8.self).contains("6 findings of 10 more"))
  }
}
