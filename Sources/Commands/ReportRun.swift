import Diagnostics
import LintRules
import Project
import Reporters
import SourceText
import StyleModel

extension Session {
  /// Writes the findings in every format asked for, and says how the run ends.
  ///
  /// - Parameters:
  ///   - run: what was checked.
  ///   - stream: where a format without a path goes.
  ///   - fixes: what became of fixes; nil if none was tried.
  ///   - outputs: what else the run writes.
  mutating func report(
    _ run: CheckedRun, _ arguments: Arguments, to stream: OutputStream,
    fixes: Report.Fixes? = nil, besides outputs: [String] = []
  ) throws(CommandError) -> ExitStatus {
    let orders = try reportOrders(arguments)
    let baselines =
      run.descriptions.compactMap(\.configuration.baseline) + arguments.all("--baseline")
    try refuse(
      orders,
      over: run.files + outputs.map { ($0, "a plan") } + baselines.map { ($0, "the baseline") })
    let run = try applyBaselines(to: run, arguments)
    let report = Report(
      run.sections(in: repository, from: (try? environment.resolved(".")) ?? "/"), fixes: fixes,
      by: tool)
    let isQuiet = arguments.has("--quiet")
    for order in withAnnotations(orders) {
      try write(report, order, to: stream)
      if !isQuiet, !order.reporter.isForLogs, let omission = order.reporter.omission(of: report) {
        say("the report '\(order.reporter.name)': \(omission)")
      }
    }
    if isForPeopleOnGitHub(orders) { summarize(report) }
    if !isQuiet {
      let unread = "\(run.unread) path\(run.unread == 1 ? "" : "s") could not be read"
      say(report.summary + (run.isComplete ? "" : ", \(unread)"))
    }
    if arguments.has("--statistics") { say(statistics(of: run.descriptions.map(\.style.costs))) }
    let status = try status(run, arguments, warnings: report.count(of: .warning))
    return status == .findings && arguments.has("--exit-zero") ? .clean : status
  }

  private mutating func write(
    _ report: Report, _ order: ReportOrder, to stream: OutputStream
  ) throws(CommandError) {
    if let path = order.path {
      try replaceFile(path, with: order.reporter.bytes(report, on: Screen()))
    } else {
      let bytes = order.reporter.bytes(report, on: screen(stream))
      if !bytes.isEmpty { try write(bytes, to: stream) }
    }
  }

  /// Adds the findings to the summary of a job, where GitHub keeps one.
  private mutating func summarize(_ report: Report) {
    guard let path = environment.variable("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    do throws(FileProblem) {
      try environment.append(MarkdownReporter().summary(of: report), to: path)
    } catch {
      // What was found is in the log as well: that a page is missing must not fail the job.
      _ = explain(error)
    }
  }

  /// How reports introduce the tool.
  var tool: ReportingTool {
    let pages = environment.variable("NAVSTYLE_RULE_PAGES").flatMap { $0.isEmpty ? nil : $0 }
    return ReportingTool(version: toolVersion, rules: allRuleInfos, rulePages: pages)
  }

  /// The folder that services take paths from: where a job has checked out, or else the nearest one
  /// with `.git`.
  var repository: String {
    let current = (try? environment.resolved(".")) ?? "/"
    for name in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
      guard let path = environment.variable(name), !path.isEmpty,
        let folder = try? environment.resolved(path), PathText.isInside(current, folder)
      else { continue }
      return folder
    }
    var folder = current
    while environment.kind(of: PathText.joined(folder, ".git")) == nil {
      guard folder != "/" else { return current }
      folder = PathText.folder(of: folder)
    }
    return folder
  }

  private func status(
    _ run: CheckedRun, _ arguments: Arguments, warnings: Int
  ) throws(CommandError) -> ExitStatus {
    guard run.isComplete else { return .failure }
    let strict: Threshold? = arguments.has("--strict") ? .warning : nil
    let asked = arguments["--fail-on"].flatMap(Threshold.init(rawValue:)) ?? strict
    func isOver(_ findings: [Finding], _ configuration: Configuration) -> Bool {
      let threshold = asked ?? configuration.failOn ?? .error
      return findings.contains { threshold.isReached(by: $0.severity) }
    }
    let isOver =
      run.descriptions.contains { isOver($0.findings, $0.configuration) }
      || run.configurations.contains { isOver($0.findings, $0.configuration) }
    let allowed = try arguments["--max-warnings"].map { text throws(CommandError) in
      guard let number = Int(text), number >= 0 else {
        throw .usage(UsageProblem("--max-warnings takes a whole number from 0, not '\(text)'"))
      }
      return number
    }
    return isOver || warnings > allowed ?? .max ? .findings : .clean
  }
}

extension CheckedRun {
  /// The files that were read.
  fileprivate var files: [(path: String, what: String)] {
    descriptions.flatMap { description in
      description.realPaths.map { ($0, "a style file of this run") }
    } + configurations.map { ($0.file.path, "a configuration of this run") }
  }
}
