import Diagnostics
import JSONText
import SourceText

/// Findings as SARIF 2.1.0, for code scanning and editors.
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
public struct SARIFReporter: Reporter {
  /// `sarif`
  public let name = "sarif"
  /// Who reads it.
  public let summary = "code scanning on GitHub, editors: SARIF 2.1.0"

  /// A reporter.
  public init() {}

  /// GitHub refuses more than these of a run, and shows the heaviest so many.
  /// https://docs.github.com/code-security/reference/code-scanning/sarif-files/sarif-support
  public static let taken = 25_000
  static let shown = 5_000

  /// The log.
  public func bytes(_ report: Report, on screen: Screen) -> [UInt8] {
    let selection = SARIFSelection(report, limit: Self.taken)
    return JSONWriter.bytes { json in
      json.object { json in
        json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        json.member("version", "2.1.0")
        json.key("runs")
        json.array { json in
          json.object { json in
            json.key("tool")
            json.object { json in
              json.key("driver")
              Self.write(report.tool, selection.rules, to: &json)
            }
            // Not said, half of the readers count otherwise. https://github.com/oasis-tcs/sarif-spec/issues/178
            json.member("columnKind", "unicodeCodePoints")
            write(omission(of: report), to: &json)
            json.key("results")
            json.array { json in
              for reported in selection.findings {
                json.write(reported, rule: selection.index(of: reported), report.tool)
              }
            }
          }
        }
      }
    }
  }

  /// How many findings GitHub does not show, and how many are left out.
  public func omission(of report: Report) -> String? {
    let count = report.sections.reduce(0) { $0 + $1.findings.count + $1.suppressed.count }
    guard count > Self.shown else { return nil }
    let shown = "GitHub shows the \(Self.shown) heaviest of \(count) findings"
    guard count > Self.taken else { return shown }
    return "\(shown), and the \(count - Self.taken) lightest are left out: it takes \(Self.taken)"
  }

  /// What is left out is said in the report itself, too.
  private func write(_ omission: String?, to json: inout JSONWriter) {
    json.key("invocations")
    json.array { json in
      json.object { json in
        json.member("executionSuccessful", true)
        guard let omission else { return }
        json.key("toolExecutionNotifications")
        json.array { json in
          json.object { json in
            json.member("level", "warning")
            json.key("message")
            json.object(inline: true) { $0.member("text", omission) }
          }
        }
      }
    }
  }

  private static func write(
    _ tool: ReportingTool, _ rules: [RuleInfo], to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("name", tool.name)
      if !tool.version.isEmpty { json.member("semanticVersion", tool.version) }
      json.key("rules")
      json.array { json in
        for rule in rules { json.write(rule, tool) }
      }
    }
  }
}

/// What of a report is written: as much as readers take, the heaviest findings, in their order.
private struct SARIFSelection {
  let findings: [ReportedFinding]
  /// The rules of these, in the order of the reference.
  let rules: [RuleInfo]
  private let indices: [String: Int]

  init(_ report: Report, limit: Int) {
    var all: [ReportedFinding] = []
    report.forEachFinding(includingSuppressed: true) { all.append($0) }
    if all.count > limit {
      // A sort by weight alone must keep the order of equal ones: hence the indices.
      let heaviest = all.indices.sorted { one, other in
        (-Self.weight(of: all[one]), one) < (-Self.weight(of: all[other]), other)
      }.prefix(limit).sorted()
      all = heaviest.map { all[$0] }
    }
    findings = all
    let codes = Set(all.map(\.finding.code))
    rules = report.tool.rules.filter { codes.contains($0.code) }
    indices = Dictionary(zip(rules.map(\.code), rules.indices)) { first, _ in first }
  }

  func index(of reported: ReportedFinding) -> Int? { indices[reported.finding.code] }

  private static func weight(of reported: ReportedFinding) -> Int {
    guard !reported.isSuppressed else { return -1 }
    return Severity.allCases.firstIndex(of: reported.finding.severity) ?? 0
  }
}
