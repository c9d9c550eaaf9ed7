public import Diagnostics
public import SourceText

/// What a run found, part by part.
public struct Report: Sendable {
  /// The parts, in order; no file is in two of them.
  public let sections: [Section]
  /// How many findings were mended and are not among them any more; nil if that was not tried.
  public let fixed: Int?

  /// Files, and what was found in them, in order: those of a description, or of several that share some.
  public struct Section: Sendable {
    /// The files.
    public let sources: SourceMap
    /// The findings.
    public let findings: [Finding]

    /// A section.
    public init(sources: SourceMap, findings: [Finding]) {
      self.sources = sources
      self.findings = findings
    }
  }

  /// A report of these.
  public init(_ sections: [Section], fixed: Int? = nil) {
    self.sections = sections
    self.fixed = fixed
  }

  /// The number of files.
  public var fileCount: Int { sections.reduce(0) { $0 + $1.sources.files.count } }

  /// The number of findings of a weight.
  public func count(of severity: Severity) -> Int {
    sections.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
  }

  /// How many findings there are, in words: `2 errors, 1 warning in 3 files, 1 fixed`. If that was
  /// not tried, it says how many could be: `up to 1 can be fixed with --fix`. Fewer are where a fix would
  /// cause something new, which only trying it shows.
  public var summary: String {
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let parts = Severity.allCases.reversed().compactMap { severity in
      let count = count(of: severity)
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    let found = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    let result = "\(found) in \(counted(fileCount, "file"))"
    if let fixed { return result + ", \(fixed) fixed" }
    let safe = sections.reduce(0) { $0 + $1.findings.count { $0.fix?.isSafe == true } }
    return result + (safe > 0 ? " (up to \(safe) can be fixed with --fix)" : "")
  }
}

/// One format in which findings can be written.
public protocol Reporter: Sendable {
  /// Its name after `--report`.
  var name: String { get }
  /// What it is for, in one line.
  var summary: String { get }
  /// The report in this format.
  func bytes(_ report: Report, isColored: Bool) -> [UInt8]
}

/// Every format, in the order of the reference.
public let allReporters: [any Reporter] = [TextReporter(), JSONReporter()]
