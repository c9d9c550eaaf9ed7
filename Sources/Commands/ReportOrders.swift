import Project
import Reporters

/// A report that a command line asks for.
struct ReportOrder {
  let reporter: any Reporter
  /// The file it goes to; nil for a stream.
  let path: String?

  /// Takes `FORMAT[=PATH]` apart.
  init(_ text: String) throws(UsageProblem) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = allReporters.map(\.name)
    guard let reporter = allReporters.first(where: { $0.name == parts[0] }) else {
      throw UsageProblem(
        "there is no report format '\(parts[0])'", meant: String(parts[0]), among: names,
        help: "the formats are \(names.joined(separator: ", "))")
    }
    self.reporter = reporter
    path = parts.count > 1 && parts[1] != "-" ? String(parts[1]) : nil
    guard path != "" else {
      throw UsageProblem(
        "--report \(text) names no file", help: "write --report \(parts[0])=PATH")
    }
  }

  fileprivate init(_ reporter: any Reporter) {
    self.reporter = reporter
    path = nil
  }
}

extension Session {
  /// The reports that a command line asks for; without any, the one for people.
  ///
  /// Two of them cannot be in one place, unless both are lines for a log.
  func reportOrders(_ arguments: Arguments) throws(CommandError) -> [ReportOrder] {
    do throws(UsageProblem) {
      var orders: [ReportOrder] = []
      for text in arguments.all("--report") { orders.append(try ReportOrder(text)) }
      if orders.isEmpty { return [ReportOrder(allReporters[0])] }
      try refuse(twoInOnePlace: orders)
      return orders
    } catch {
      throw .usage(error)
    }
  }

  private func refuse(twoInOnePlace orders: [ReportOrder]) throws(UsageProblem) {
    let streamed = orders.filter { $0.path == nil }.map(\.reporter)
    if let last = streamed.last, streamed.count > 1 {
      let names = streamed.map(\.name)
      guard streamed.allSatisfy(\.isForLogs), Set(names).count == names.count else {
        throw UsageProblem(
          "the reports \(names.map { "'\($0)'" }.joined(separator: " and ")) would be mixed",
          help: "give each but one a file: --report \(last.name)=PATH")
      }
    }
    var taken: [String: ReportOrder] = [:]
    for order in orders {
      guard let path = order.path else { continue }
      if let other = taken.updateValue(order, forKey: identity(ofOutput: path)) {
        throw UsageProblem(
          "the reports '\(other.reporter.name)' and '\(order.reporter.name)' would both be "
            + "written to '\(path)'",
          help: "give each a file of its own: --report \(order.reporter.name)=PATH")
      }
    }
  }

  /// Refuses reports that would be written over what else a run reads or writes.
  func refuse(
    _ orders: [ReportOrder], over paths: [(path: String, what: String)]
  ) throws(CommandError) {
    guard orders.contains(where: { $0.path != nil }) else { return }
    let named = paths.map { (identity(ofOutput: $0.path), $0.what) }
    let taken = Dictionary(named) { first, _ in first }
    for order in orders {
      guard let path = order.path, let what = taken[identity(ofOutput: path)] else { continue }
      throw .usage(
        UsageProblem(
          "the report '\(order.reporter.name)' would be written over '\(path)', which is \(what)",
          help: "give it a file of its own: --report \(order.reporter.name)=PATH"))
    }
  }

  /// What is the same for all ways to write the path of one file, whether there is one yet or not.
  private func identity(ofOutput path: String) -> String {
    if let known = try? environment.resolved(path) { return known }
    let folder = try? environment.resolved(PathText.folder(of: path))
    return PathText.joined(folder ?? PathText.folder(of: path), PathText.name(of: path))
  }

  /// What is to be written: on GitHub annotations, too, where a report for people goes to the log.
  func withAnnotations(_ orders: [ReportOrder]) -> [ReportOrder] {
    let annotations = GitHubReporter()
    guard isForPeopleOnGitHub(orders),
      !orders.contains(where: { $0.reporter.name == annotations.name })
    else { return orders }
    return orders + [ReportOrder(annotations)]
  }

  /// Whether a report for people goes to the log of a job on GitHub.
  func isForPeopleOnGitHub(_ orders: [ReportOrder]) -> Bool {
    isOnGitHub && orders.contains { $0.path == nil && $0.reporter.name == allReporters[0].name }
  }
}
