import Diagnostics
import LintRules
import SourceText

extension Session {
  /// Mends descriptions, and reports what is left.
  ///
  /// `--diff` writes nothing, so its report and its status are those of the files as they stand. What
  /// a fix makes of standard input is data: it goes to standard output, and the report does not.
  mutating func fix(
    _ checked: [CheckedStyle], _ arguments: Arguments
  ) throws(CommandError) -> ExitStatus {
    let limits = try limits(arguments)
    let includingUnsafe = arguments["--fix"] == "unsafe"
    let mended = checked.map { style in
      mend(style, includingUnsafe: includingUnsafe) { recheck($0, limits) }
    }
    if arguments.has("--diff") {
      for (before, after) in zip(checked, mended) {
        for (old, new) in zip(before.sources.files, after.style.sources.files) {
          try write(
            UnifiedDiff(path: old.path, from: old.bytes, to: new.bytes).bytes, to: .output)
        }
      }
      return try report(checked, arguments, to: .error)
    }
    return try write(mended, of: checked, arguments)
  }

  private mutating func write(
    _ mended: [Mending], of checked: [CheckedStyle], _ arguments: Arguments
  ) throws(CommandError) -> ExitStatus {
    var left: [CheckedStyle] = []
    var fixed = 0
    var failure: ExitStatus?
    for (before, after) in zip(checked, mended) {
      do throws(FileProblem) {
        for (old, new) in zip(before.sources.files, after.style.sources.files) {
          try write(new, over: old, arguments)
        }
        left.append(after.style)
        fixed += after.fixed
        if !after.isComplete {
          say(
            "'\(before.sources.files[0].path)': too many fixes cause something new; not all were tried"
          )
        }
      } catch {
        failure = explain(error)
        left.append(before)
      }
    }
    let isInput = arguments.operands.contains("-")
    let status = try report(left, arguments, to: isInput ? .error : .output, fixed: fixed)
    return failure ?? status
  }

  private mutating func write(
    _ new: SourceFile, over old: SourceFile, _ arguments: Arguments
  ) throws(FileProblem) {
    if old.path == name(ofInput: arguments), arguments.operands.contains("-") {
      return try environment.write(new.bytes, to: .output)
    }
    guard new.bytes != old.bytes else { return }
    _ = try environment.replaceFile(old.path, holding: .bytes(old.bytes)) { $0(new.bytes) }
  }
}
