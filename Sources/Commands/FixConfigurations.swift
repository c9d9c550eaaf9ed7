import Diagnostics
import LintRules
import Project
import SourceText

/// What fixing the configurations of a run came to.
struct MendedConfigurations {
  /// How many findings were mended.
  private(set) var fixed = 0
  /// How many were not, because something new would have been found after them.
  private(set) var refused = 0
  /// The files as they were, and as they are mended.
  private(set) var changes: [(old: SourceFile, new: SourceFile)] = []
  private var refusals: [String: [Refusal]] = [:]

  /// Mends a configuration; returns it if that was not done before and changed something.
  mutating func mend(
    _ file: SourceFile, includingUnsafe: Bool, _ settings: CheckSettings
  ) async -> (old: SourceFile, new: SourceFile)? {
    guard refusals[file.path] == nil else { return nil }
    let mending = await LintRules.mend(
      Self.inspection(file, settings), includingUnsafe: includingUnsafe
    ) { Self.inspection($0.files[0], settings) }
    fixed += mending.fixed
    refused += mending.refused
    refusals[file.path] = mending.refusals
    let change = (mending.originals[0], mending.result.sources.files[0])
    guard change.0.bytes != change.1.bytes else { return nil }
    changes.append(change)
    return change
  }

  /// What is found in a configuration, where what could not be mended says why.
  func explained(
    _ findings: [Finding], in path: String, _ place: KeyPath<Refusal, UInt32>
  ) -> [Finding] {
    guard let refusals = refusals[path], !refusals.isEmpty else { return findings }
    return findings.map { finding in
      let refusal = refusals.first {
        $0.code == finding.code && $0[keyPath: place] == finding.range.start
      }
      return refusal.map { finding.left(because: $0) } ?? finding
    }
  }

  private static func inspection(_ file: SourceFile, _ settings: CheckSettings) -> Inspection {
    let (read, unread) = checkConfiguration(file, settings.options)
    return Inspection(file, findings: settings.weighed(read.findings, read.value), unread: unread)
  }
}

extension Session {
  /// Mends the configurations of a run, and returns the run by what they say then. Where nothing is to
  /// be written it is the run by what they say now.
  ///
  /// A configuration that is wrong stops a run, so there may be a run only after it was mended.
  mutating func checkWithMendedConfigurations(
    _ arguments: Arguments, _ settings: CheckSettings
  ) async throws(CommandError) -> (run: CheckedRun, configurations: MendedConfigurations) {
    let isDiff = arguments.has("--diff")
    let place: KeyPath<Refusal, UInt32> = isDiff ? \.origin : \.place
    let includingUnsafe = arguments["--fix"] == "unsafe"
    var mended = MendedConfigurations()
    while true {
      var changes: [(old: SourceFile, new: SourceFile)] = []
      do throws(CommandError) {
        var run = try await check(arguments)
        for configuration in run.configurations {
          let change = await mended.mend(
            configuration.file, includingUnsafe: includingUnsafe, settings)
          if let change { changes.append(change) }
        }
        if changes.isEmpty || isDiff {
          run.configurations = run.configurations.map { found in
            FoundConfiguration(
              file: found.file,
              findings: mended.explained(found.findings, in: found.file.path, place),
              configuration: found.configuration)
          }
          return (run, mended)
        }
      } catch {
        guard case .configuration(let sources, let findings) = error else { throw error }
        let file = sources.files[0]
        let change = await mended.mend(file, includingUnsafe: includingUnsafe, settings)
        guard let change, !isDiff else {
          if isDiff { try writeDiff(mended.changes) }
          throw .configuration(sources, mended.explained(findings, in: file.path, place))
        }
        changes.append(change)
      }
      for (old, new) in changes {
        do throws(FileProblem) {
          _ = try environment.replaceFile(old.path, holding: .bytes(old.bytes)) { $0(new.bytes) }
        } catch {
          throw .file(error)
        }
      }
    }
  }
}
