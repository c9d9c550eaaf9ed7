import Diagnostics
import Dispatch
import FoundationEssentials
import JSONText
import LintRules
import Reporters
import SourceText
import StyleModel
import Transitions
import YAMLSyntax

/// What a fuzzer drives; `.ci/fuzz` builds and runs it.
enum FuzzTarget: String, CaseIterable {
  /// The YAML front end.
  case syntax
  /// Everything from bytes to findings, reports and a plan whose proofs hold.
  case pipeline
  /// Comments that suppress findings.
  case suppressions
  /// Fixes: the result has nothing new, and fixing it again changes nothing.
  case fixes
  /// Any JSON as a plan, proved and played.
  case plans

  static let chosen =
    FuzzTarget(
      rawValue: ProcessInfo.processInfo.environment["FUZZ"] ?? "pipeline") ?? .pipeline

  func run(_ bytes: [UInt8]) {
    switch self {
    case .syntax: parseAlone(bytes)
    case .pipeline: checkAndPlan(bytes)
    case .suppressions: check(suppressing: bytes)
    case .fixes: fix(bytes)
    case .plans: proveAndPlay(bytes)
    }
  }
}

/// Ends the run where something does not hold; a precondition would not say what, being optimised.
private func demand(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { fatalError(message()) }
}

private let path = "app.navstyle.yaml"
private let policy = SuppressionPolicy(today: CalendarDate("2026-06-01"))

private func checked(_ bytes: [UInt8]) -> CheckedStyle {
  check(parse(SourceFile(path: path, bytes: bytes)), policy)
}

/// Whether a file is a description without any other: what it includes is not there.
private func isWhole(_ bytes: [UInt8]) -> Bool {
  let includes = readIncludes(parse(SourceFile(path: path, bytes: bytes)).value)
  return includes.value.isEmpty && includes.findings.isEmpty
}

private func parseAlone(_ bytes: [UInt8]) {
  let parsed = parse(SourceFile(path: path, bytes: bytes))
  for finding in parsed.findings {
    demand(Int(finding.range.end) <= bytes.count, "a finding ends behind the file")
    demand(finding.range.start <= finding.range.end, "a finding ends before it starts")
  }
}

private func checkAndPlan(_ bytes: [UInt8]) {
  let style = checked(bytes)
  report(style)
  guard !style.findings.contains(where: \.isBlocking), isWhole(bytes) else { return }
  let plan = JSONWriter.bytes { json in
    write(style.plan, by: Generator(name: "navstyle", version: "0"), to: &json)
  }
  do throws(PlanProblem) {
    let broken = try verify(plan).broken
    demand(broken.isEmpty, "a proof does not hold: \(broken.map(\.message))")
  } catch {
    demand(false, "a plan cannot be read again: \(error)")
  }
}

/// Writes everything found in every format.
private func report(_ style: CheckedStyle) {
  let tool = ReportingTool(version: "0", rules: allRuleInfos)
  let section = Report.Section(
    sources: style.sources, findings: style.findings, suppressed: style.suppressed)
  for reporter in allReporters {
    let bytes = reporter.bytes(Report([section], by: tool), on: Screen())
    let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x09 }
    demand(isPlain, "\(reporter.name) steers a terminal")
  }
}

private func proveAndPlay(_ bytes: [UInt8]) {
  _ = try? verify(bytes)
  guard let plan = try? readPlan(bytes) else { return }
  _ = playAtRandom(SimulatedApp(plan), steps: 50, seed: 1)
}

private func check(suppressing bytes: [UInt8]) {
  let comment = Array("# navstyle:".utf8) + bytes.map { $0 == 0x0A ? 0x20 : $0 }
  report(
    checked(
      Array("navstyle: 1\nscreens:\n".utf8) + comment
        + Array("\n  home: { bar: { tint: blu } } # navstyle:disable-line unknown-key\n".utf8)))
}

private func fix(_ bytes: [UInt8]) {
  let before = checked(bytes)
  let after = mended(before).result
  // What a mistake in the text hid comes to light when it is mended.
  if !before.findings.contains(where: { $0.severity == .error }) {
    var counts: [String: Int] = [:]
    for finding in before.findings { counts[finding.code, default: 0] += 1 }
    for finding in after.findings where finding.severity > .info {
      counts[finding.code, default: 0] -= 1
      demand(counts[finding.code] ?? 0 >= 0, "\(finding.code) is new after fixing")
    }
  }
  let again = mended(checked(after.sources.files[0].bytes))
  demand(
    again.result.sources.files[0].bytes == after.sources.files[0].bytes,
    "fixing again changes something")
}

private func mended(_ style: CheckedStyle) -> Mending {
  nonisolated(unsafe) var result: Mending?
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    result = await mend(Inspection(style), includingUnsafe: false) { sources in
      Inspection(check(parse(sources.files[0]), policy))
    }
    done.signal()
  }
  done.wait()
  guard let result else { fatalError("no result") }
  return result
}

/// One input of the fuzzer's.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  FuzzTarget.chosen.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
