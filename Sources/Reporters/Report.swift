public import Diagnostics
public import SourceText

/// What a run found, part by part.
public struct Report: Sendable {
  /// The parts, in order; no file is in two of them.
  public let sections: [Section]
  /// What became of fixes; nil if none was tried.
  public let fixes: Fixes?
  /// Who looked.
  public let tool: ReportingTool

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
    /// What each of them is called.
    public let names: [FileNames]
    /// The findings.
    public let findings: [Finding]
    /// What was found, too, but is to be left alone.
    public let suppressed: [Finding]

    /// A section.
    ///
    /// - Parameters:
    ///   - sources: the files.
    ///   - names: what they are called; nil if that is the same for everybody.
    ///   - findings: what was found.
    ///   - suppressed: what is to be left alone.
    public init(
      sources: SourceMap, names: [FileNames]? = nil, findings: [Finding],
      suppressed: [Finding] = []
    ) {
      self.sources = sources
      self.findings = findings
      self.suppressed = suppressed
      self.names = names ?? sources.files.map { FileNames($0.path) }
    }

    /// The paths of the files from the roots of their projects, which fingerprints go by.
    public var paths: [String] { names.map(\.inProject) }

    /// Everything found, in order: the order in which fingerprints are given.
    public var all: [(finding: Finding, isSuppressed: Bool)] {
      guard !suppressed.isEmpty else { return findings.map { ($0, false) } }
      return (findings.map { ($0, false) } + suppressed.map { ($0, true) }).sorted {
        $0.0.precedes($1.0)
      }
    }
  }

  /// A report of these.
  public init(
    _ sections: [Section], fixes: Fixes? = nil, by tool: ReportingTool = ReportingTool()
  ) {
    self.sections = sections
    self.fixes = fixes
    self.tool = tool
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

/// `1 finding`, `2 findings`.
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// What a file is called: that depends on who looks for it.
public struct FileNames: Sendable {
  /// As the run names it, for people: mostly from the current folder.
  public let shown: String
  /// From the root of its project: the same wherever the tool is run.
  public let inProject: String
  /// From the root of the repository, for services that show its files; absolute outside of it.
  public let inRepository: String
  /// The absolute path, for programs on the same machine.
  public let absolute: String

  /// Names.
  public init(shown: String, inProject: String, inRepository: String, absolute: String) {
    self.shown = shown
    self.inProject = inProject
    self.inRepository = inRepository
    self.absolute = absolute
  }

  /// One name for everybody.
  public init(_ name: String) {
    self.init(shown: name, inProject: name, inRepository: name, absolute: name)
  }
}

/// The tool that made a report, for formats that introduce it.
public struct ReportingTool: Sendable {
  /// Its name.
  public let name = "navstyle"
  /// Its version.
  public let version: String
  /// Its rules, in the order of the reference.
  public let rules: [RuleInfo]
  /// Where pages of the rules stand on the web, up to the code of a rule; nil if nowhere.
  public let rulePages: String?

  /// A tool.
  public init(version: String = "", rules: [RuleInfo] = [], rulePages: String? = nil) {
    self.version = version
    self.rules = rules
    self.rulePages = rulePages
  }

  /// The address of a rule's page; nil if it has none.
  func page(of code: String) -> String? { rulePages.map { $0 + code } }
}
