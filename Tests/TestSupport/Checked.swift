public import Diagnostics
public import LintRules
import Project
import SourceText
import StyleModel
import YAMLSyntax

/// In tests it is always the same day.
private let testPolicy = SuppressionPolicy(today: CalendarDate("2026-06-01"))

/// A style file in memory, after the whole pipeline.
public func checked(_ text: String, path: String = "app.navstyle.yaml") -> CheckedStyle {
  check(parse(SourceFile(path: path, text: text)), testPolicy)
}

/// The same from bytes, for what no `String` can hold.
public func checked(bytes: [UInt8], path: String = "app.navstyle.yaml") -> CheckedStyle {
  check(parse(SourceFile(path: path, bytes: bytes)), testPolicy)
}

/// A style file in memory, after its fixes were made.
public func mended(_ text: String, includingUnsafe: Bool = false) async -> Mending {
  await mend(Inspection(checked(text)), includingUnsafe: includingUnsafe) { sources in
    Inspection(check(parse(sources.files[0]), testPolicy))
  }
}

extension Mending {
  /// The text as it is now.
  public var text: String { String(decoding: result.sources.files[0].bytes, as: UTF8.self) }
}

/// The description of an example, read from files in memory.
public func checked(_ example: Example) async -> CheckedStyle {
  let texts = example.others.map { ($0.path, $0.text) } + [("app.navstyle.yaml", example.text)]
  return await checked(Dictionary(texts) { $1 })
}

/// The description whose entry file is `app.navstyle.yaml` among files in memory.
public func checked(
  _ files: [String: String], prepare: (inout MemoryFiles) -> Void = { _ in }
) async -> CheckedStyle {
  var memory = MemoryFiles(files)
  prepare(&memory)
  let options = ProjectOptions(rules: allRuleInfos, version: "0.1.0")
  let found = try? await readDescriptions(at: ["app.navstyle.yaml"], in: memory, options)
  return check(found?.descriptions.first?.files ?? StyleFiles(), testPolicy)
}

extension Inspection {
  /// The codes found, in order.
  public var codes: [String] { findings.map(\.code) }
}

extension CheckedStyle {
  /// The codes found, in order.
  public var codes: [String] { findings.map(\.code) }

  /// `code line:column` of every finding, in order; lines and columns from 1, in scalars.
  public var places: [String] {
    findings.map { finding in
      let place = sources.locate(finding.range.start)
      let position = LineTable(sources.files[place.file]).position(at: place.offset)
      return "\(finding.code) \(position.line):\(position.column)"
    }
  }

  /// `code path:offset` of every finding, in order; the offset counts in the file.
  public var offsets: [String] {
    findings.map { finding in
      let place = sources.locate(finding.range.start)
      return "\(finding.code) at \(sources.files[place.file].path):\(place.offset)"
    }
  }

  /// The source text under a finding.
  public func text(under finding: Finding) -> String { sources.text(finding.range) }
}
