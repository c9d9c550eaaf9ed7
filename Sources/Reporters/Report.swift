public import Diagnostics
public import SourceText

/// What a run found, part by part.
public struct Report: Sendable {
  /// The parts, in order; no file is in two of them.
  public let sections: [Section]
  /// What became of fixes; nil if none was tried.
  public let fixes: Fixes?

  /// What became of fixes that were tried.
  public struct Fixes: Sendable {
    /// How many findings were mended and are not among the others any more.
    public let made: Int
    /// How many could have been mended, but something new would have been found then.
    public let refused: Int

    /// Counts.
    public init(made: Int, refused: Int) {
      self.made = made
      self.refused = refused
    }
  }

  /// Files, and what was found in them, in order: those of a description, or of several that share some.
  public struct Section: Sendable {
    /// The files.
    public let sources: SourceMap
    /// For each of them its path from the root of its project.
    public let paths: [String]
    /// The findings.
    public let findings: [Finding]
    /// What was found, too, but is to be left alone.
    public let suppressed: [Finding]

    /// A section.
    ///
    /// - Parameters:
    ///   - sources: the files.
    ///   - paths: their paths from the roots of their projects; nil if these are their names, too.
    ///   - findings: what was found.
    ///   - suppressed: what is to be left alone.
    public init(
      sources: SourceMap, paths: [String]? = nil, findings: [Finding], suppressed: [Finding] = []
    ) {
      self.sources = sources
      self.findings = findings
      self.suppressed = suppressed
      self.paths = paths ?? sources.files.map(\.path)
    }

    /// Everything found, in order: the order in which fingerprints are given.
    public var all: [(finding: Finding, isSuppressed: Bool)] {
      guard !suppressed.isEmpty else { return findings.map { ($0, false) } }
      return (findings.map { ($0, false) } + suppressed.map { ($0, true) }).sorted {
        $0.0.precedes($1.0)
      }
    }
  }

  /// A report of these.
  public init(_ sections: [Section], fixes: Fixes? = nil) {
    self.sections = sections
    self.fixes = fixes
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
    func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
      "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
    }
    let parts = Severity.allCases.reversed().compactMap { severity in
      let count = count(of: severity)
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    let found = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    let suppressed = sections.reduce(0) { $0 + $1.suppressed.count }
    let result =
      "\(found) in \(counted(fileCount, "file"))"
      + (suppressed > 0 ? ", \(suppressed) suppressed" : "")
    if let fixes {
      // Each of these says in its help what would have been found.
      let refused = fixes.refused > 0 ? ", \(counted(fixes.refused, "fix", "fixes")) refused" : ""
      return result + ", \(fixes.made) fixed" + refused
    }
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
