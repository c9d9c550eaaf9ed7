import Diagnostics
import SourceText

/// Findings for people: the lines they are about, marks under the places, and what to do.
struct TextReporter: Reporter {
  let name = "text"
  let summary = "people: source lines with marks, both places of a pair, what to do"
  let isForLogs = true

  func bytes(_ report: Report, on screen: Screen) -> [UInt8] {
    var text = ""
    for section in report.sections where !section.findings.isEmpty {
      let tables = section.sources.files.map(LineTable.init)
      for finding in section.findings {
        var writer = FindingWriter(section, tables, Palette(screen: screen), report.tool)
        writer.write(finding)
        text += writer.text + "\n"
      }
    }
    return Array((screen.obeysCommands ? text.withoutCommands : text).utf8)
  }
}

/// Lays out one finding.
private struct FindingWriter {
  private let sources: SourceMap
  private let names: [FileNames]
  private let tables: [LineTable]
  private let palette: Palette
  private let tool: ReportingTool
  private(set) var text = ""
  /// The cells of the longest number of a line.
  private var gutter = 1
  /// As many blanks.
  private var indent = ""

  init(
    _ section: Report.Section, _ tables: [LineTable], _ palette: Palette, _ tool: ReportingTool
  ) {
    sources = section.sources
    names = section.names
    self.tables = tables
    self.palette = palette
    self.tool = tool
  }

  /// A place to mark in a line of source.
  private struct Mark {
    let file: Int
    let line: Int
    let range: Range<Int>
    let label: String
    let isPrimary: Bool
  }

  mutating func write(_ finding: Finding) {
    let marks = marks(of: finding)
    gutter = String((marks.map(\.line).max() ?? 0) + 1).utf8.count
    indent = Self.run(of: " ", gutter)
    let role = Palette.role(of: finding.severity)
    writeHead(finding, role)
    writeLocation(finding)
    if !sources.files[marks[0].file].bytes.isEmpty { writeSnippets(marks, role) }
    if let help = finding.help { writeFooter("help: \(help.printable)") }
    writeFooter("see: navstyle explain \(finding.code)")
  }

  private mutating func writeHead(_ finding: Finding, _ role: Palette.Role) {
    let kind = "\(finding.severity.rawValue)[\(finding.code)]"
    let lines = wrapped(
      finding.message.printable, to: palette.screen.width, first: kind.utf8.count + 2)
    line(
      palette.link(palette.paint(kind, role), to: tool.page(of: finding.code))
        + palette.paint(": \(lines[0])", .bold))
    for rest in lines.dropFirst() { line(palette.paint(rest, .bold)) }
  }

  private mutating func writeLocation(_ finding: Finding) {
    let (file, offset) = sources.locate(finding.range.start)
    let position = tables[file].position(at: offset)
    let keyPath = finding.keyPath.isEmpty ? "" : "  \(finding.keyPath.printable)"
    let place = "\(names[file].shown.printable):\(position.line):\(position.column)"
    line(
      indent + palette.paint("--> ", .frame)
        + palette.link(place, to: names[file].fileAddress) + keyPath)
  }

  /// The file of the finding first, then the others; in each file from top to bottom.
  private mutating func writeSnippets(_ marks: [Mark], _ role: Palette.Role) {
    let main = marks[0].file
    let files = [main] + Set(marks.map(\.file)).subtracting([main]).sorted()
    for file in files {
      if file != main { line(indent + palette.paint("::: ", .frame) + names[file].shown.printable) }
      line(indent + palette.paint(" |", .frame))
      var shown: Range<Int>?
      for mark in marks.filter({ $0.file == file }).sorted(by: {
        $0.range.lowerBound < $1.range.lowerBound
      }) {
        // Of a long line, what surrounds one mark need not hold the next.
        if shown.map({ holds($0, mark) }) != true {
          let window = window(of: mark)
          writeSource(mark, window)
          shown = window
        }
        writeMark(mark, in: shown ?? 0..<0, mark.isPrimary ? role : .frame)
      }
    }
    line(indent + palette.paint(" |", .frame))
  }

  private func marks(of finding: Finding) -> [Mark] {
    [mark(finding.range, finding.label ?? "", isPrimary: true)]
      + finding.notes.map { mark($0.range, $0.message, isPrimary: false) }
  }

  private func mark(_ range: SourceRange, _ label: String, isPrimary: Bool) -> Mark {
    let place = sources.locate(range)
    let line = tables[place.file].line(at: place.range.lowerBound)
    return Mark(
      file: place.file, line: line, range: place.range, label: label, isPrimary: isPrimary)
  }

  /// Whether what is shown of a line has the place of a mark.
  private func holds(_ window: Range<Int>, _ mark: Mark) -> Bool {
    let content = tables[mark.file].content(ofLine: mark.line)
    guard window.lowerBound >= content.lowerBound, window.upperBound <= content.upperBound else {
      return false
    }
    return window == content || window.contains(mark.range.lowerBound)
  }

  private mutating func writeSource(_ mark: Mark, _ window: Range<Int>) {
    var ruler = CellRuler()
    ruler.append(sources.files[mark.file].bytes[window])
    let content = tables[mark.file].content(ofLine: mark.line)
    let start = window.lowerBound > content.lowerBound ? "…" : ""
    let end = window.upperBound < content.upperBound ? "…" : ""
    let number = String(mark.line + 1)
    let padding = Self.run(of: " ", gutter - number.utf8.count)
    line(palette.paint("\(padding)\(number) |", .frame) + " \(start)\(ruler.text)\(end)")
  }

  private mutating func writeMark(_ mark: Mark, in window: Range<Int>, _ role: Palette.Role) {
    let bytes = sources.files[mark.file].bytes
    let start = max(window.lowerBound, min(mark.range.lowerBound, window.upperBound))
    let end = max(start, min(mark.range.upperBound, window.upperBound))
    var ruler = CellRuler()
    ruler.append(bytes[window.lowerBound..<start])
    let before = ruler.column
    ruler.append(bytes[start..<end])
    let isCut = window.lowerBound > tables[mark.file].content(ofLine: mark.line).lowerBound
    let marks = Self.run(of: mark.isPrimary ? "^" : "-", max(1, ruler.column - before))
    let padding = Self.run(of: " ", before + (isCut ? 2 : 1))
    let used = gutter + 2 + padding.utf8.count + marks.utf8.count
    let frame = indent + palette.paint(" |", .frame)
    guard let width = palette.screen.width, used + 1 + CellRuler.width(of: mark.label) > width
    else {
      let label = mark.label.isEmpty ? "" : " \(mark.label.printable)"
      return line(frame + padding + palette.paint(marks + label, role))
    }
    // What does not fit behind the marks stands below them.
    line(frame + padding + palette.paint(marks, role))
    let room = max(Self.narrowest, width - gutter - 3)
    let shift = max(0, min(padding.utf8.count - 1, room - Self.narrowest))
    for part in wrapped(mark.label.printable, to: room - shift) {
      line("\(frame) \(Self.run(of: " ", shift))\(palette.paint(part, role))")
    }
  }

  /// The part of a line that is shown: all of it, or what surrounds the mark in a very long one.
  private func window(of mark: Mark) -> Range<Int> {
    let content = tables[mark.file].content(ofLine: mark.line)
    // The gutter, ` | ` and an ellipsis at each end.
    let longLine =
      palette.screen.width.map { max(Self.narrowest, $0 - gutter - 5) } ?? Self.longLine
    guard content.count > longLine else { return content }
    let bytes = sources.files[mark.file].bytes
    var start = max(content.lowerBound, mark.range.lowerBound - longLine / 3)
    while start > content.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var end = min(content.upperBound, start + longLine)
    while end < content.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  private static let longLine = 160
  /// Fewer cells than these are not worth a line.
  private static let narrowest = 24

  private mutating func writeFooter(_ text: String) {
    let lines = wrapped(text, to: palette.screen.width.map { max(Self.narrowest, $0 - gutter - 3) })
    line(indent + palette.paint(" = ", .frame) + lines[0])
    for rest in lines.dropFirst() { line("\(indent)   \(rest)") }
  }

  private mutating func line(_ text: String) {
    self.text += text
    self.text += "\n"
  }

  /// One ASCII character so many times; `String(repeating:count:)` takes ten times as long for it.
  private static func run(of character: Unicode.Scalar, _ count: Int) -> String {
    String(unsafeUninitializedCapacity: count) { text in
      text.initialize(repeating: UInt8(ascii: character))
      return count
    }
  }
}
