import Diagnostics
import LintRules
import Project
import Reporters
import SourceText

extension Session {
  /// Mends descriptions and how their projects are configured, and reports what is left.
  ///
  /// `--diff` writes nothing, so its report and its status are those of the files as they stand. What
  /// a fix makes of standard input is data: it goes to standard output, and the report does not.
  mutating func fix(_ arguments: Arguments) async throws(CommandError) -> ExitStatus {
    let settings = try CheckSettings(arguments, today: environment.today)
    var (left, configurations) = try await checkWithMendedConfigurations(arguments, settings)
    let files = FileIdentities(environment, hasInput: arguments.operands.contains("-"), settings)
    let includingUnsafe = arguments["--fix"] == "unsafe"
    if !arguments.has("--quiet") { environment.showProgress { "navstyle: mending" } }
    let mended = await mend(left, files, includingUnsafe: includingUnsafe, settings)
    environment.hideProgress()
    if mended.contains(where: { $0.mending.withheld.contains(where: \.isForUnknownUsers) }) {
      say("nothing unused was taken out: what cannot be read or found may use it")
    }
    var fixed = configurations.fixed
    var refused = configurations.refused
    var changes = configurations.changes
    var failure: ExitStatus?
    for (group, mending) in mended {
      if !mending.isComplete {
        say("'\(group.path)': too many fixes cause something new; not all were tried")
      }
      guard !arguments.has("--diff") else {
        changes += zip(mending.originals, mending.result.sources.files).map { ($0, $1) }
        for (index, description) in zip(group.members, group.before(mending)) {
          left.descriptions[index] = description
        }
        continue
      }
      do throws(FileProblem) {
        try write(mending, files)
        fixed += mending.fixed
        refused += mending.refused
        for (index, description) in zip(group.members, await group.after(mending, settings)) {
          left.descriptions[index] = description
        }
      } catch {
        failure = explain(error)
      }
    }
    if arguments.has("--diff") {
      try writeDiff(changes)
      return try report(left, arguments, to: .error)
    }
    let status = try report(
      left, arguments, to: files.hasInput ? .error : .output,
      fixes: Report.Fixes(made: fixed, refused: refused))
    return failure ?? status
  }

  /// Makes the fixes of what was found, in memory.
  private func mend(
    _ run: CheckedRun, _ files: FileIdentities, includingUnsafe: Bool, _ settings: CheckSettings
  ) async -> [(group: FixGroup, mending: Mending)] {
    var mended: [(group: FixGroup, mending: Mending)] = []
    for group in await FixGroup.groups(of: run, files, settings) {
      mended.append((group, await group.mend(includingUnsafe: includingUnsafe, settings)))
    }
    guard run.isComplete, mended.contains(where: { $0.mending.fixed > 0 }) else { return mended }
    for index in mended.indices {
      let sources = mended.flatMap(\.mending.result.sources.files)
      let mending = mended[index].mending
      mended[index].mending = await mended[index].group.finish(mending, among: sources, settings)
    }
    return mended
  }

  /// Writes what fixes made of files: all of them or, if that fails, none.
  private mutating func write(_ mending: Mending, _ files: FileIdentities) throws(FileProblem) {
    var written: [(old: SourceFile, new: SourceFile)] = []
    for (old, new) in zip(mending.originals, mending.result.sources.files) {
      if files.isInput(old.path) {
        try environment.write(new.bytes, to: .output)
      } else if new.bytes != old.bytes {
        do throws(FileProblem) {
          _ = try environment.replaceFile(old.path, holding: .bytes(old.bytes)) { $0(new.bytes) }
          written.append((old, new))
        } catch {
          // One fix may have parts in several files: half of it is worse than nothing.
          for (old, new) in written {
            _ = try? environment.replaceFile(old.path, holding: .bytes(new.bytes)) { $0(old.bytes) }
          }
          throw error
        }
      }
    }
  }
}

/// Which paths are of one file.
struct FileIdentities: Sendable {
  private let files: any FileSystem
  private let inputName: String
  /// Whether standard input is one of the files.
  let hasInput: Bool

  init(_ files: any FileSystem, hasInput: Bool, _ settings: CheckSettings) {
    self.files = files
    self.hasInput = hasInput
    inputName = settings.options.standardInput
  }

  /// Whether a path is what standard input is called.
  func isInput(_ path: String) -> Bool { hasInput && path == inputName }

  /// What is the same for all paths of one file: its path without links, and `-` for standard input.
  func identity(of path: String) -> String {
    isInput(path) ? "-" : (try? files.resolved(path)) ?? path
  }

  /// The files with the contents they have in memory.
  func holding(_ sources: [SourceFile]) -> EditedFiles {
    let contents = sources.filter(\.isRead).map { (identity(of: $0.path), $0.bytes) }
    return EditedFiles(files, contents: Dictionary(contents) { first, _ in first })
  }
}
