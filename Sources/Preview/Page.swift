public import Diagnostics
import JSONText
import SourceText
import StyleModel
public import Transitions

/// One HTML file on which a plan can be looked at and played with: nothing is fetched, nothing is
/// stored, and nothing a user wrote can become markup.
///
/// The plan stands in it as it is compiled; beside it only what a plan does not hold: findings, the
/// devices' sizes, words for the rows of the table, and where the map has each screen.
public struct Page {
  let plan: TransitionPlan
  let pictures: PicturePlan
  let generator: Generator
  let sources: [String]?
  let findings: [Finding]
  let selection: Selection

  /// A page.
  ///
  /// - Parameters:
  ///   - plan: the plan.
  ///   - pictures: which operations take pictures.
  ///   - sources: what the plan calls its files; nil for what the run calls them.
  ///   - generator: the tool.
  ///   - findings: what was found in the description.
  ///   - selection: what of it is shown.
  public init(
    _ plan: TransitionPlan, _ pictures: PicturePlan, from sources: [String]? = nil,
    by generator: Generator, findings: [Finding], showing selection: Selection = Selection()
  ) {
    self.plan = plan
    self.pictures = pictures
    self.sources = sources
    self.generator = generator
    self.findings = findings
    self.selection = selection
  }

  /// What of an app is shown.
  public struct Selection: Sendable {
    /// The screens on the map, by number; nil for all.
    public var screens: Set<Int>?
    /// The pair the page opens with.
    public var pair: (from: Int, to: Int)?

    /// Everything, unless something else is asked for.
    public init(screens: Set<Int>? = nil, pair: (from: Int, to: Int)? = nil) {
      self.screens = screens
      self.pair = pair
    }
  }

  /// Writes the page, block by block.
  public func write(to take: @escaping ([UInt8]) -> Void) {
    let files = PageFiles.all
    for part in Self.parts(of: files.frame) {
      guard part.isName else {
        take(part.bytes)
        continue
      }
      switch String(decoding: part.bytes, as: UTF8.self) {
      case "policy": take(Array(files.policy.utf8))
      case "title": take(Self.escaped(title))
      case "style": take(files.style)
      case "plan":
        writeData(to: take) {
          Transitions.write(plan, pictures, from: sources, by: generator, to: &$0)
        }
      case "notes": writeData(to: take) { writeNotes(to: &$0) }
      default:
        for script in files.scripts { take(Array("<script>".utf8) + script + "</script>\n".utf8) }
      }
    }
  }

  /// What the page is called: the file's name.
  private var title: String {
    let path = plan.resolved.style.sources.files.first?.path ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? path
    // However its letters run, what a browser writes beside it stays in its place.
    return name.utf8.allSatisfy { $0 < 0x80 } ? name : "\u{2068}\(name)\u{2069}"
  }

  /// JSON in which no tag can begin or end: in strings, the only place it can stand, `<` is escaped.
  private func writeData(
    to take: @escaping ([UInt8]) -> Void, _ body: (inout JSONWriter) -> Void
  ) {
    var json = JSONWriter { block in
      guard block.contains(0x3C) else { return take(block) }
      take(block.flatMap { $0 == 0x3C ? Array(#"\u003c"#.utf8) : [$0] })
    }
    body(&json)
    json.finish()
  }

  private static func escaped(_ text: String) -> [UInt8] {
    text.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case 0x26: Array("&amp;".utf8)
      case 0x3C: Array("&lt;".utf8)
      default: [byte]
      }
    }
  }

  /// A text with names in double braces, taken apart.
  private static func parts(of frame: [UInt8]) -> [(bytes: [UInt8], isName: Bool)] {
    var parts: [(bytes: [UInt8], isName: Bool)] = []
    for piece in String(decoding: frame, as: UTF8.self).split(
      separator: "{{", omittingEmptySubsequences: false)
    {
      let halves = piece.split(
        separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
      if halves.count > 1 { parts.append((Array(halves[0].utf8), true)) }
      parts.append((Array((halves.last ?? "").utf8), false))
    }
    return parts
  }
}
