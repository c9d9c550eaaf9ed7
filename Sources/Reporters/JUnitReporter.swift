import Diagnostics
import SourceText

/// Findings as tests that failed, for services that show tests.
///
/// A file is a suite. Errors and warnings fail, an info passes and says what it says, what is to be left
/// alone is skipped; a file without any of these has one test, because an empty report is a mistake
/// for several readers. Names hold no line: services compare by them what a change brings.
/// https://github.com/testmoapp/junitxml
struct JUnitReporter: Reporter {
  let name = "junit"
  let summary = "services that show tests: JUnit's XML, a suite for each file"

  /// The tests of a file.
  private struct Suite {
    let path: String
    let findings: [ReportedFinding]

    var count: Int { max(1, findings.count) }
    var failures: Int { findings.count { !$0.isSuppressed && $0.finding.severity > .info } }
    var skipped: Int { findings.count(where: \.isSuppressed) }

    var counts: [(String, String)] {
      JUnitReporter.counts(tests: count, failures: failures, skipped: skipped)
    }
  }

  func bytes(_ report: Report, on screen: Screen) -> [UInt8] {
    var suites: [Suite] = []
    report.forEachSection(includingSuppressed: true) { section, findings in
      let byFile = Dictionary(grouping: findings, by: \.place.file)
      for (number, names) in section.names.enumerated() {
        suites.append(Suite(path: names.shown, findings: byFile[number] ?? []))
      }
    }
    // Not even a file: a report without a test would be a mistake, too.
    if suites.isEmpty { suites.append(Suite(path: report.tool.name, findings: [])) }
    let counts = Self.counts(
      tests: suites.reduce(0) { $0 + $1.count }, failures: suites.reduce(0) { $0 + $1.failures },
      skipped: suites.reduce(0) { $0 + $1.skipped })
    return XMLWriter.bytes { xml in
      xml.element("testsuites", [("name", report.tool.name)] + counts) { xml in
        for suite in suites { Self.write(suite, to: &xml) }
      }
    }
  }

  private static func counts(tests: Int, failures: Int, skipped: Int) -> [(String, String)] {
    [
      ("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "0"),
      ("skipped", "\(skipped)"), ("time", "0"),
    ]
  }

  private static func write(_ suite: Suite, to xml: inout XMLWriter) {
    xml.element("testsuite", [("name", suite.path)] + suite.counts) { xml in
      guard !suite.findings.isEmpty else {
        return xml.element(
          "testcase",
          [("name", "no findings"), ("classname", suite.path), ("file", suite.path), ("time", "0")])
      }
      var names: [String: Int] = [:]
      for finding in suite.findings { write(finding, suite.path, &names, to: &xml) }
    }
  }

  private static func write(
    _ reported: ReportedFinding, _ path: String, _ names: inout [String: Int],
    to xml: inout XMLWriter
  ) {
    let finding = reported.finding
    let name = finding.code + (finding.keyPath.isEmpty ? "" : " \(finding.keyPath)")
    let number = names[name, default: 0] + 1
    names[name] = number
    let attributes = [
      ("name", number == 1 ? name : "\(name) (\(number))"), ("classname", path), ("file", path),
      ("line", "\(reported.place.start.line)"), ("time", "0"),
    ]
    xml.element("testcase", attributes) { xml in
      if reported.isSuppressed {
        xml.element("skipped", [("message", "suppressed: \(finding.message)")])
      } else if finding.severity == .info {
        xml.element("system-out", text: body(of: reported))
      } else {
        xml.element(
          "failure", [("message", finding.message), ("type", finding.severity.rawValue)],
          text: body(of: reported))
      }
    }
  }

  private static func body(of reported: ReportedFinding) -> String {
    let finding = reported.finding
    let notes = finding.notes.map { "\n\(reported.place(of: $0.range).text): \($0.message)" }
    return "\(reported.place.text): \(finding.severity.rawValue)[\(finding.code)]: "
      + finding.message + notes.joined() + (finding.help.map { "\nhelp: \($0)" } ?? "")
  }
}
