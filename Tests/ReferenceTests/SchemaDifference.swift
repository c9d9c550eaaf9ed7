import Diagnostics
import LintRules
import SourceText
import TestSupport

/// The places where a schema cannot follow the reader, all of them, with the reason.
///
/// Everywhere else the two agree: a file that the schema takes has no finding of the Schema group,
/// and the other way round. Each of these is tested, too: the two still differ as it says.
enum SchemaDifference: CaseIterable {
  case typedText, otherSpelling, paletteName, booleanName, typedKey, syntax, otherFiles

  var reason: String {
    switch self {
    case .typedText:
      """
      YAML loaders type a scalar without quotes before a schema sees it: `1.10`, `true` and `~` are no
      texts then. The reader keeps what was written, and asks for quotes where others read something else.
      """
    case .otherSpelling:
      """
      Loaders take more spellings than the language: `True`, `.5`, `+1`, `0x1`. And to JSON Schema
      `1.0` is the integer 1. The reader goes by what is written.
      """
    case .paletteName:
      """
      Only the palette says whether `red` or `FF0000` is the name of a colour. The reader has
      read it; a schema sees one value at a time, and takes what can be a name.
      """
    case .booleanName:
      """
      A palette may call a colour `off`. The schema refuses the word where `true` and `false` may
      stand, as there it nearly always is a mistake.
      """
    case .typedKey:
      "Loaders make `None` of a key `~`, which then is a name."
    case .syntax:
      """
      What is wrong with YAML itself the reader reports in the Syntax group: two equal keys, of which
      the first counts; a colour without quotes, which is a comment; line breaks of YAML 1.1. No loader
      shows these to a schema as they are.
      """
    case .otherFiles:
      "A schema sees one file. That no file which `include` names has a screen it cannot know."
    }
  }

  /// Whether the schema takes such a file; the reader finds the opposite.
  var isTakenBySchema: Bool {
    switch self {
    case .otherSpelling, .paletteName, .typedKey, .otherFiles: true
    case .typedText, .booleanName, .syntax: false
    }
  }

  /// What can be put in the place of a value to show the difference.
  func forms(for role: Sketch.Role) -> [String] {
    switch (self, role) {
    case (.typedText, .text): ["1.10", "010", "true", "False", "~", "null", "0x1F", "1_000", ".5"]
    case (.otherSpelling, .boolean), (.otherSpelling, .line): ["True", "FALSE"]
    case (.otherSpelling, .version): ["1.0", "1e0", "+1", "0x1", "01"]
    case (.otherSpelling, .versionRange): ["15.0", "+17", "0x11", "1.7e1"]
    case (.paletteName, .color), (.paletteName, .line): ["red", "FF0000", "Transparent", "abc1"]
    default: []
    }
  }

  /// The differences that a checked file may show.
  static func shown(by style: CheckedStyle) -> Set<SchemaDifference> {
    var shown: Set<SchemaDifference> = []
    for finding in style.findings {
      let text = style.text(under: finding)
      switch finding.code {
      case "ambiguous-scalar": shown.insert(.typedText)
      case "bad-color" where text.wholeMatch(of: /"?[A-Za-z_][A-Za-z0-9_.-]*"?/) != nil:
        shown.insert(.paletteName)
      case "unusual-line-break": shown.insert(.syntax)
      case "missing-key" where finding.message.contains("'screens'"):
        let isEntry = style.sources.files.first?.bytes.contains("include".utf8) ?? false
        if isEntry { shown.insert(.otherFiles) }
      case _ where syntaxErrors.contains(finding.code): shown.insert(.syntax)
      default: break
      }
    }
    return shown
  }

  private static let syntaxErrors = Set(
    allRuleInfos.filter { $0.group == .syntax && $0.severity == .error }.map(\.code))

  /// Whole files that show it, where a value alone does not.
  var files: [String] {
    switch self {
    case .otherSpelling:
      ["1.", ".5", "+1", "0x1", "01", "00.5", "1.0_0"].map {
        "navstyle: 1\nscreens: { home: { bar: { alpha: \($0) } } }\n"
      }
    case .booleanName:
      ["off", "Yes", "n"].map {
        "navstyle: 1\npalette: { \($0): white }\nscreens: { home: { bar: { shadow-line: \($0) } } }\n"
      }
    case .typedKey: ["navstyle: 1\nscreens: { ~: {} }\n"]
    case .syntax:
      [
        "navstyle: 1\nnavstyle: 1\nscreens: { home: {} }\n",
        "navstyle: 1\nscreens: { home: {}, home: {} }\n",
        "navstyle: 1\nscreens:\n  home:\n    bar:\n      color: #fff\n",
      ]
    case .otherFiles: ["navstyle: 1\ninclude: [palette.navstyle.yaml]\n"]
    case .typedText, .paletteName: []
    }
  }
}
