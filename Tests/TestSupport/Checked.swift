public import Diagnostics
public import LintRules
import SourceText
import YAMLSyntax

/// A style file in memory, after the whole pipeline.
public func checked(_ text: String, path: String = "app.navstyle.yaml") -> CheckedStyle {
  check(parse(SourceFile(path: path, text: text)))
}

/// The same from bytes, for what no `String` can hold.
public func checked(bytes: [UInt8], path: String = "app.navstyle.yaml") -> CheckedStyle {
  check(parse(SourceFile(path: path, bytes: bytes)))
}

/// A style file in memory, after its fixes were made.
public func mended(_ text: String, includingUnsafe: Bool = false) -> Mending {
  mend(checked(text), includingUnsafe: includingUnsafe) { sources in
    check(parse(sources.files[0]))
  }
}

extension Mending {
  /// The text as it is now.
  public var text: String { String(decoding: style.sources.files[0].bytes, as: UTF8.self) }
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

  /// The source text under a finding.
  public func text(under finding: Finding) -> String { sources.text(finding.range) }
}
