import Diagnostics
import LintRules
import Project
import Reporters
import SourceText
import StyleModel
import YAMLSyntax

/// The baselines of a run, and what becomes of their entries.
struct Baselines {
  /// One baseline: the file, what it holds, and which descriptions go by it.
  fileprivate struct Kept {
    var baseline: Baseline
    var members: [Int] = []
    /// What is found that may stand in it.
    var found: Set<Baseline.Entry> = []
    /// The folders its entries' paths start in.
    var roots: Set<String> = []
    /// The files in which everything was looked for, and those in which something may have been missed.
    var whole: Set<String> = []
    var unsure: Set<String> = []
    /// The rules that some description does not want.
    var silent: Set<String> = []
  }

  private var kept: [String: Kept] = [:]
  /// By description: what is found in it, with the fingerprints.
  private var found: [[FindingKey: Baseline.Entry]]

  /// The baselines that a run goes by, by `pathOf` each description.
  init(
    of run: CheckedRun, pathOf: (CheckedDescription) -> String?,
    read: (String) throws(CommandError) -> Baseline
  ) throws(CommandError) {
    found = run.descriptions.map { _ in [:] }
    for (index, description) in run.descriptions.enumerated() {
      guard let path = pathOf(description) else { continue }
      if kept[path] == nil { kept[path] = Kept(baseline: try read(path)) }
      kept[path]?.members.append(index)
    }
    guard !kept.isEmpty else { return }
    for group in groups(sharing: run.descriptions.map(\.realPaths)) {
      let entries = Self.entries(of: group.map { run.descriptions[$0] })
      for index in group { found[index] = entries }
    }
    for (path, item) in kept {
      for index in item.members { kept[path]?.note(run.descriptions[index], found[index]) }
    }
  }

  /// What is found in descriptions that share files and may stand in a baseline.
  private static func entries(of members: [CheckedDescription]) -> [FindingKey: Baseline.Entry] {
    let section = members.section()
    var fingerprinter = Fingerprinter()
    var result: [FindingKey: Baseline.Entry] = [:]
    for (finding, isSuppressed) in section.all {
      let fingerprint = fingerprinter.fingerprint(
        finding, in: section.sources, paths: section.paths)
      guard !isSuppressed, !finding.isBlocking else { continue }
      let (file, _) = section.sources.locate(finding.range.start)
      let key = FindingKey(finding, in: section.sources, paths: section.paths)
      result[key] = Baseline.Entry(
        path: section.paths[file], keyPath: finding.identity ?? finding.keyPath,
        code: finding.code,
        fingerprint: fingerprint)
    }
    return result
  }

  /// The run without what its baselines know.
  func applied(to run: CheckedRun) -> CheckedRun {
    var run = run
    for item in kept.values {
      for index in item.members {
        let (sources, paths) = (run.descriptions[index].sources, run.descriptions[index].rootPaths)
        run.descriptions[index].leave { finding in
          let entry = found[index][FindingKey(finding, in: sources, paths: paths)]
          return entry.map { item.baseline.contains(fingerprint: $0.fingerprint) } ?? false
        }
      }
    }
    return run
  }

  /// The baselines with what is found now; entries of files that were not looked at stay.
  mutating func renew(_ exists: (String) -> Bool) {
    for (path, item) in kept {
      let others = item.baseline.entries.filter { !item.isStale($0, exists) && !item.isSeen($0) }
      kept[path]?.baseline = Baseline(item.found.union(others))
    }
  }

  /// Takes out the entries of which nothing is left; their number, by file.
  mutating func prune(_ exists: (String) -> Bool) {
    for (path, item) in kept {
      kept[path]?.baseline = Baseline(item.baseline.entries.filter { !item.isStale($0, exists) })
    }
  }

  /// How many entries of each file are of findings that are gone.
  func stale(_ exists: (String) -> Bool) -> [(path: String, count: Int)] {
    kept.map { path, item in
      (path, item.baseline.entries.count { item.isStale($0, exists) })
    }.filter { $0.count > 0 }.sorted { $0.path < $1.path }
  }

  /// The files and what they hold.
  var files: [(path: String, baseline: Baseline)] {
    kept.map { ($0, $1.baseline) }.sorted { $0.path < $1.path }
  }
}

extension Baselines.Kept {
  fileprivate mutating func note(
    _ description: CheckedDescription, _ entries: [FindingKey: Baseline.Entry]
  ) {
    let paths = Set(description.rootPaths)
    found.formUnion(entries.values.filter { paths.contains($0.path) })
    roots.insert(description.entry.root)
    // Behind a mistake much is not found that will be found again.
    if description.findings.contains(where: \.isBlocking) {
      unsure.formUnion(paths)
    } else {
      whole.formUnion(paths)
    }
    silent.formUnion(allRuleInfos.lazy.filter { !description.isOn($0) }.map(\.code))
  }

  /// Whether an entry's file was looked at to its end, by a rule that is on.
  fileprivate func isSeen(_ entry: Baseline.Entry) -> Bool {
    whole.contains(entry.path) && !unsure.contains(entry.path) && !silent.contains(entry.code)
  }

  /// Whether what an entry is about is gone, or the file it was in.
  fileprivate func isStale(_ entry: Baseline.Entry, _ exists: (String) -> Bool) -> Bool {
    if isSeen(entry) { return !found.contains(entry) }
    let isThere = roots.contains { exists(PathText.joined($0, entry.path)) }
    return !isThere && !whole.contains(entry.path) && !unsure.contains(entry.path)
  }
}

/// What makes findings of several descriptions the same one.
private struct FindingKey: Hashable {
  let path: String
  let range: Range<Int>
  let code: String
  let message: String

  init(_ finding: Finding, in sources: SourceMap, paths: [String]) {
    let (file, range) = sources.locate(finding.range)
    path = paths[file]
    self.range = range
    code = finding.code
    message = finding.message
  }
}

extension Session {
  /// Leaves alone what the baselines of a run know, and brings them up to date as far as asked for.
  mutating func applyBaselines(
    to run: CheckedRun, _ arguments: Arguments
  ) throws(CommandError) -> CheckedRun {
    let isWritten = arguments.has("--write-baseline")
    let isPruned = arguments.has("--prune-baseline")
    if isWritten || isPruned, arguments.has("--diff") {
      throw .usage(UsageProblem("--diff writes nothing: leave out what writes a baseline"))
    }
    let (environment, given) = (environment, arguments["--baseline"])
    var baselines = try Baselines(of: run, pathOf: { given ?? $0.configuration.baseline }) {
      path throws(CommandError) in
      try Self.readBaseline(path, in: environment, isNew: isWritten)
    }
    if baselines.files.isEmpty, isWritten || isPruned, !run.descriptions.isEmpty {
      throw .usage(
        UsageProblem(
          "it is not said where the baseline is",
          help: "give --baseline PATH, or write 'baseline: PATH' in .navstyle-lint.yaml"))
    }
    func exists(_ path: String) -> Bool { environment.kind(of: path) != nil }
    let old = baselines.files.map(\.baseline.entries.count)
    if isWritten { baselines.renew(exists) }
    if isPruned { baselines.prune(exists) }
    if isWritten || isPruned {
      for ((path, baseline), old) in zip(baselines.files, old) {
        try replaceFile(path, with: BaselineFile.bytes(baseline))
        let (count, gone) = (baseline.entries.count, max(0, old - baseline.entries.count))
        let removed = isPruned && !isWritten ? ", \(gone) removed" : ""
        if !arguments.has("--quiet") {
          say("'\(path)' holds \(count) finding\(count == 1 ? "" : "s")\(removed)")
        }
      }
    }
    for (path, count) in baselines.stale(exists) {
      say(
        "'\(path)': \(count) \(count == 1 ? "entry is" : "entries are") of findings that are gone")
      say("  = help: lint --prune-baseline takes them out")
    }
    return baselines.applied(to: run)
  }

  private static func readBaseline(
    _ path: String, in files: any FileSystem, isNew: Bool
  ) throws(CommandError) -> Baseline {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.read(path, limit: Limits().ownFile)
    } catch {
      if isNew, error.kind == .missing { return Baseline() }
      throw .file(error)
    }
    do throws(BaselineFile.Problem) {
      return try BaselineFile.read(bytes)
    } catch {
      throw .usage(
        UsageProblem(
          "'\(path)' is no baseline: \(error.message)",
          help: "mend it, or remove it and run lint --write-baseline"))
    }
  }
}
