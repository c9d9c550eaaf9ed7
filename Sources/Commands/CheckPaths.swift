import Diagnostics
import LintRules
import Project
import SourceText
import StyleModel
import Transitions
import YAMLSyntax

/// A description that was checked, with what its project asks for.
struct CheckedDescription: Sendable {
  /// Its entry file.
  let entry: EntryFile
  /// The absolute paths of its files, without links.
  let realPaths: [String]
  /// What the pipeline made of it; the findings have the weights of their rules.
  var unweighed: CheckedStyle {
    didSet { style = unweighed.weighed(by: levels) }
  }
  /// The same, where the findings have the weights of this run.
  private(set) var style: CheckedStyle
  /// How its project is configured.
  let configuration: Configuration
  private let levels: RuleLevels

  /// The paths of its files from the root of its project: the same wherever the tool is run.
  var rootPaths: [String] { realPaths.map { PathText.relative($0, from: entry.root) } }

  /// Whether a rule's findings are to be shown.
  func isOn(_ rule: RuleInfo) -> Bool { levels.isOn(rule) }

  /// Leaves some of the findings alone.
  mutating func leave(where isKnown: (Finding) -> Bool) {
    let known = style.findings.filter(isKnown)
    guard !known.isEmpty else { return }
    style.findings.removeAll(where: isKnown)
    style.suppressed = (style.suppressed + known.map { $0.suppressed(by: .baseline) }).ordered()
  }

  /// The path of its entry file.
  var path: String { entry.path }
  /// Its files.
  var sources: SourceMap { style.sources }
  /// Everything found that is not to be left alone, in order.
  var findings: [Finding] { style.findings }
  /// What was decided. Not to be used while a finding blocks.
  var plan: TransitionPlan { style.plan }

  fileprivate init(_ description: consuming StyleDescription, _ settings: CheckSettings) {
    entry = description.entry
    realPaths = description.realPaths
    configuration = description.configuration
    let levels = configuration.levels.changed(by: settings.levels)
    self.levels = levels
    let policy = SuppressionPolicy(
      today: settings.today, requiresReasons: configuration.requiresReasons)
    unweighed = check(
      (consume description).files, with: allRules.filter { levels.isOn($0.info) }, policy)
    style = unweighed.weighed(by: self.levels)
  }
}

extension CheckedStyle {
  fileprivate func weighed(by levels: RuleLevels) -> CheckedStyle {
    var style = self
    style.findings = levels.applied(to: findings)
    style.suppressed = levels.applied(to: suppressed)
    return style
  }
}

extension RuleLevels {
  fileprivate func changed(by changes: [LevelChange]) -> RuleLevels {
    var levels = self
    for change in changes { change.apply(to: &levels) }
    return levels
  }
}

/// What a command line asked to be checked.
struct CheckedRun: Sendable {
  /// The descriptions.
  var descriptions: [CheckedDescription]
  /// The configurations of which something is to be said.
  var configurations: [FoundConfiguration]
  /// How much of what was found could not be read; that was said already.
  let unread: Int

  /// Whether everything could be read.
  var isComplete: Bool { unread == 0 }
}

/// What `--rule` asks for.
private struct LevelChange: Sendable {
  let level: RuleLevel
  /// The rule; nil for all of them.
  let code: String?

  /// Takes `CODE=SEVERITY` apart.
  init(_ text: String) throws(UsageProblem) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let words = RuleLevel.allCases.map(\.rawValue)
    guard parts.count == 2 else {
      throw UsageProblem("--rule takes CODE=SEVERITY, not '\(text)'")
    }
    guard let level = RuleLevel(rawValue: String(parts[1])) else {
      throw UsageProblem(
        "--rule takes \(words.joined(separator: ", ")), not '\(parts[1])'",
        meant: String(parts[1]), among: words)
    }
    self.level = level
    code = parts[0] == "all" ? nil : String(parts[0])
    guard let code else { return }
    guard let rule = allRuleInfos.first(where: { $0.code == code }) else {
      throw UsageProblem(
        "there is no rule '\(code)'", meant: code, among: allRuleInfos.map(\.code) + ["all"])
    }
    guard !rule.isBlocking || level == .error else {
      throw UsageProblem("'\(code)' blocks: it cannot be lowered to '\(level.rawValue)'")
    }
  }

  func apply(to levels: inout RuleLevels) {
    if let code { levels.set(level, for: code) } else { levels.setAll(level) }
  }
}

/// What a command line says of how descriptions are read and weighed.
struct CheckSettings: Sendable {
  let options: ProjectOptions
  fileprivate let levels: [LevelChange]
  /// The day of the run.
  fileprivate let today: CalendarDate

  init(_ arguments: Arguments, today: CalendarDate) throws(CommandError) {
    self.today = today
    var limits = Limits()
    if let text = arguments["--max-bytes"] {
      guard let bytes = Int(text), bytes > 0, bytes < Int(UInt32.max) else {
        throw .usage(UsageProblem("--max-bytes takes a number of bytes below 4 GiB, not '\(text)'"))
      }
      limits.bytes = bytes
    }
    options = ProjectOptions(
      rules: allRuleInfos, version: toolVersion, limits: limits,
      configuration: arguments["--config"],
      standardInput: arguments["--stdin-filename"] ?? ProjectOptions.namelessInput)
    var levels: [LevelChange] = []
    for text in arguments.all("--rule") {
      do throws(UsageProblem) {
        levels.append(try LevelChange(text))
      } catch {
        throw .usage(error)
      }
    }
    self.levels = levels
  }

  /// Checks descriptions that were read.
  func check(
    _ descriptions: consuming [StyleDescription], counting count: CheckCount = CheckCount()
  ) async -> [CheckedDescription] {
    let settings = self
    count.begin(descriptions.count)
    return inParallel(consume descriptions) { (description: consuming StyleDescription) in
      let checked = CheckedDescription(consume description, settings)
      count.note()
      return checked
    }.sharingUses()
  }

  /// The same configuration where what was found in it has the weights of this run.
  func weighed(_ found: FoundConfiguration) -> FoundConfiguration {
    FoundConfiguration(
      file: found.file, findings: weighed(found.findings, found.configuration),
      configuration: found.configuration)
  }

  /// The level that the command line asks for a rule; nil if it does not.
  func level(of rule: RuleInfo) -> RuleLevel? {
    levels.last { $0.code == rule.code || ($0.code == nil && !rule.isBlocking) }?.level
  }

  /// What was found in a configuration, with the weights of this run.
  func weighed(_ findings: [Finding], _ configuration: Configuration) -> [Finding] {
    configuration.levels.changed(by: levels).applied(to: findings)
  }

  /// Checks descriptions again that were checked before, from files as they are now; nil if they
  /// cannot be read any more.
  func check(_ entries: [EntryFile], in files: any FileSystem) async -> [CheckedDescription]? {
    guard let found = try? await readDescriptions(of: entries, in: files, options) else {
      return nil
    }
    return await check(found)
  }

  /// Checks the descriptions of the project that share files with these, and says whether these are
  /// all, as far as that can be told.
  func checkDescriptions(
    sharingFilesWith entries: [EntryFile], besides known: Set<String> = [],
    in files: any FileSystem
  ) async -> (descriptions: [CheckedDescription], isComplete: Bool) {
    let found = await readDescriptions(
      sharingFilesWith: entries, besides: known, in: files, options)
    return (await check(found.descriptions), found.isComplete)
  }

  /// The same where what any description of the project uses is used: whichever of those that share a
  /// file are asked for, the same is said of it.
  ///
  /// The others are read only where something seems to be unused.
  fileprivate func sharingUses(
    _ descriptions: [CheckedDescription], _ files: FileIdentities
  ) async -> [CheckedDescription] {
    let asking = descriptions.filter(\.unweighed.findsUnused)
    guard !asking.isEmpty else { return descriptions }
    let others = await checkDescriptions(
      sharingFilesWith: asking.map(\.entry), besides: Set(descriptions.flatMap(\.realPaths)),
      in: files.holding(asking.flatMap(\.sources.files))
    ).descriptions
    guard !others.isEmpty else { return descriptions }
    return Array((descriptions + others).sharingUses().prefix(descriptions.count))
  }
}

extension Session {
  /// Reads and checks the descriptions that a command line names.
  mutating func check(_ arguments: Arguments) async throws(CommandError) -> CheckedRun {
    try await check(arguments.operands, arguments)
  }

  /// Reads and checks the descriptions at paths; without any, those of the current folder.
  ///
  /// - Parameters:
  ///   - paths: the paths.
  ///   - arguments: the options.
  ///   - files: where the files are read, if not where everything else is.
  mutating func check(
    _ paths: [String], _ arguments: Arguments, in files: (any FileSystem)? = nil
  ) async throws(CommandError) -> CheckedRun {
    let settings = try CheckSettings(arguments, today: environment.today)
    let places = paths.isEmpty ? ["."] : paths
    for path in places { try refusePlan(at: path, in: files ?? environment) }
    let count = CheckCount()
    if !arguments.has("--quiet") { environment.showProgress { count.text } }
    defer { environment.hideProgress() }
    let found: FoundDescriptions
    do throws(ProjectProblem) {
      found = try await readDescriptions(
        at: places, in: files ?? environment, settings.options)
    } catch {
      throw CommandError(error)
    }
    if !found.problems.isEmpty { environment.hideProgress() }
    for problem in found.problems { _ = explain(problem) }
    if found.descriptions.isEmpty, found.problems.isEmpty, !arguments.has("--allow-empty") {
      let shown = places.map { "'\($0)'" }.joined(separator: ", ")
      let message = "there is no style file, '*.navstyle.yaml', in \(shown)"
      guard found.hasPassedOver else { throw .usage(UsageProblem(message)) }
      throw .usage(
        UsageProblem(
          message, help: "the configuration passes over some: see its 'include' and 'exclude'"))
    }
    let configurations = found.configurations.map(settings.weighed)
    let unread = found.problems.count
    // What was read of the files is the largest thing in memory: nobody else may hold it.
    let checked = await settings.check((consume found).descriptions, counting: count)
    let identities = FileIdentities(
      files ?? environment, hasInput: paths.contains("-"), settings)
    return CheckedRun(
      descriptions: await settings.sharingUses(checked, identities),
      configurations: configurations, unread: unread)
  }
}
