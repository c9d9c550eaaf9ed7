import Diagnostics
import SourceText
import StyleModel
import YAMLSyntax

/// What parsing and reading a text give: the description, and the findings in order.
struct ReadText {
  let file: SourceFile
  let style: AppStyle
  let findings: [Finding]

  init(_ text: String) {
    file = SourceFile(path: "app.navstyle.yaml", text: text)
    let document = parse(file)
    let read = readStyle(document.value)
    style = read.value
    findings = (document.findings + read.findings).ordered()
  }

  /// A file whose only screen is `home`, written like this.
  init(screen: String) {
    self.init("navstyle: 1\nscreens: { home: \(screen) }\n")
  }

  /// A file whose only screen has this bar.
  init(bar: String) {
    self.init(screen: "{ bar: \(bar) }")
  }

  /// `code under 'text'` for every finding.
  var found: [String] { findings.map { "\($0.code) under '\(text($0.range))'" } }

  var codes: [String] { findings.map(\.code) }

  func text(_ range: SourceRange) -> String { file.text(Int(range.start)..<Int(range.end)) }

  /// The file with the fixes of its findings made.
  var mended: String {
    var bytes = file.bytes
    let edits = findings.compactMap(\.fix).flatMap(\.edits)
    for edit in edits.sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(
        Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The look of a screen.
  func look(_ name: String = "home") -> Look {
    let resolved = resolve(style)
    return style.screen(named: name).map { resolved.look(ofScreen: $0) } ?? Look()
  }

  /// What a screen sets an attribute to.
  func value(_ attribute: Attribute, ofScreen name: String = "home") -> Value? {
    guard let screen = style.screen(named: name) else { return nil }
    return style.setting(attribute, in: style.screens[screen].settings)?.value
  }

  /// The text a screen sets an attribute to.
  func words(_ attribute: Attribute, ofScreen name: String = "home") -> String? {
    guard case .text(let id)? = value(attribute, ofScreen: name) else { return nil }
    return style.text(id)
  }
}
