import Diagnostics
import Reporters
import SourceText
import TestSupport
import Testing

@Suite struct ReportTests {
  private func report(_ severities: [Severity]) -> Report {
    let findings = severities.map { severity in
      Finding(exampleRule, at: SourceRange(at: 0), keyPath: "", message: "m").weighing(severity)
    }
    return Report([
      Report.Section(sources: SourceMap(SourceFile(path: "a", text: "")), findings: findings)
    ])
  }

  @Test(
    arguments: [
      ([], "no findings in 1 file"), ([.error], "1 error in 1 file"),
      ([.info, .error, .warning, .error], "2 errors, 1 warning, 1 info in 1 file"),
    ] as [([Severity], String)])
  func `the summary is heaviest first`(_ severities: [Severity], _ summary: String) {
    #expect(report(severities).summary == summary)
  }

  @Test func `every reporter is in the registry`() {
    let reporters = files(in: "Sources/Reporters", endingIn: "Reporter.swift")
      .filter { !$0.hasSuffix("/Reporter.swift") }
    #expect(reporters.count == allReporters.count)
    #expect(Set(allReporters.map(\.name)).count == allReporters.count)
    for reporter in allReporters {
      #expect(reporters.contains { contents($0).contains("name = \"\(reporter.name)\"") })
      #expect(!reporter.summary.isEmpty)
    }
  }
}
