import Diagnostics
import LintRules
import SourceText
import TestSupport
import Testing
import YAMLSyntax

/// The cases of the YAML test suite, held against what the suite and libyaml alone make of them.
///
/// The suite stands outside the repository; without it there is nothing to run. What is written down
/// is true of one version of libyaml.
@Suite(
  .enabled(if: !SuiteCase.all.isEmpty, SuiteCase.absence),
  .enabled(if: libYAMLVersion == "0.2.5", "libyaml is not 0.2.5"))
struct YAMLTestSuiteTests {
  @Test func `every case is read, and all that is said lies inside the file`() async {
    let unsound = await watched {
      Comparison.all.filter { !$0.ours.isInsideFile || !$0.ours.isWellNested }.map(\.suiteCase.name)
    }
    #expect(unsound == [])
    #expect(SuiteCase.all.count == 402)
  }

  @Test func `the whole pipeline takes every case`() async {
    let unsound = await watched {
      SuiteCase.all.filter { suiteCase in
        let style = checked(bytes: suiteCase.bytes)
        let end = UInt32(suiteCase.bytes.count)
        return style.codes.isEmpty || style.findings.contains { $0.range.end > end }
      }.map(\.name)
    }
    #expect(unsound == [])
  }

  @Test func `nothing is read but what libyaml reads`() {
    #expect(Comparison.all.filter { !$0.agreesWithLibYAML }.map(\.suiteCase.name) == [])
  }

  @Test func `what libyaml refuses is refused, in other words`() {
    for comparison in Comparison.all {
      guard let problem = comparison.libYAML.problem else { continue }
      let message = comparison.error?.message ?? problem
      #expect(message != problem, "\(comparison.suiteCase.name)")
    }
  }

  @Test func `each case that is read otherwise than the suite says has one reason`() {
    for comparison in Comparison.all {
      let count = DeviationReason.all.count { $0.explains(comparison) }
      #expect(count == (comparison.deviation == nil ? 0 : 1), "\(comparison.suiteCase.name)")
    }
    for reason in DeviationReason.all {
      let names = Comparison.all.filter(reason.explains).map(\.suiteCase.name)
      #expect(!names.isEmpty && names == reason.cases ?? names, "\(reason.text)")
    }
  }

  @Test func `the page of what is read otherwise`() {
    expectGolden(conformancePage(Comparison.all), "Tests/Goldens/yaml-conformance.md")
  }
}
