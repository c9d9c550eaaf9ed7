import Diagnostics
import SourceText

/// Findings for people: the lines they are about, marks under the places, and what to do.
struct TextReporter: Reporter {
  let name = "text"
  let summary = "for people: source lines with marks, both places of a pair, what to do"

  func bytes(_ report: Report, isColored: Bool) -> [UInt8] {
    var text = ""
    for section in report.sections where !section.findings.isEmpty {
      let tables = section.sources.files.map(LineTable.init)
      for finding in section.findings {
        var writer = FindingWriter(section.sources, tables, Palette(isColored: isColored))
        writer.write(finding)
        text += writer.text + "\n"
      }
    }
    return Array(text.utf8)
  }
}

/// The colours of a terminal, or none.
private struct Palette {
  let isColored: Bool

  enum Role {
    case error, warning, info, frame, bold
  }

  func paint(_ text: String, _ role: Role) -> String {
    guard isColored, !text.isEmpty else { return text }
    let code =
      switch role {
      case .error: "1;31"
      case .warning: "1;33"
      case .info: "1;36"
      case .frame: "34"
      case .bold: "1"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  static func role(of severity: Severity) -> Role {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}

/// Lays out one finding.
private struct FindingWriter {
  private let sources: SourceMap
  private let tables: [LineTable]
  private let palette: Palette
  private(set) var text = ""
  private var gutter = 1

  init(_ sources: SourceMap, _ tables: [LineTable], _ palette: Palette) {
    self.sources = sources
    self.tables = tables
    self.palette = palette
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
    gutter = String((marks.map(\.line).max() ?? 0) + 1).count
    let role = Palette.role(of: finding.severity)
    line(
      palette.paint("\(finding.severity.rawValue)[\(finding.code)]", role)
        + palette.paint(": \(finding.message)", .bold))
    writeLocation(finding)
    if !sources.files[marks[0].file].bytes.isEmpty { writeSnippets(marks, role) }
    if let help = finding.help { writeFooter("help: \(help)") }
    writeFooter("see: navstyle explain \(finding.code)")
  }

  private mutating func writeLocation(_ finding: Finding) {
    let (file, offset) = sources.locate(finding.range.start)
    let position = tables[file].position(at: offset)
    let keyPath = finding.keyPath.isEmpty ? "" : "  \(finding.keyPath)"
    line(
      indent + palette.paint("--> ", .frame)
        + "\(sources.files[file].path):\(position.line):\(position.column)\(keyPath)")
  }

  /// The file of the finding first, then the others; in each file from top to bottom.
  private mutating func writeSnippets(_ marks: [Mark], _ role: Palette.Role) {
    let main = marks[0].file
    let files = [main] + Set(marks.map(\.file)).subtracting([main]).sorted()
    for file in files {
      if file != main { line(indent + palette.paint("::: ", .frame) + sources.files[file].path) }
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
    let padding = String(repeating: " ", count: gutter - number.count)
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
    let symbol = mark.isPrimary ? "^" : "-"
    let marks = String(repeating: symbol, count: max(1, ruler.column - before))
    let label = mark.label.isEmpty ? "" : " \(mark.label)"
    line(
      indent + palette.paint(" |", .frame) + " "
        + String(repeating: " ", count: before + (isCut ? 1 : 0))
        + palette.paint(marks + label, role))
  }

  /// The part of a line that is shown: all of it, or what surrounds the mark in a very long one.
  private func window(of mark: Mark) -> Range<Int> {
    let content = tables[mark.file].content(ofLine: mark.line)
    guard content.count > Self.longLine else { return content }
    let bytes = sources.files[mark.file].bytes
    var start = max(content.lowerBound, mark.range.lowerBound - Self.longLine / 3)
    while start > content.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var end = min(content.upperBound, start + Self.longLine)
    while end < content.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  private static let longLine = 160

  private mutating func writeFooter(_ text: String) {
    line(indent + palette.paint(" = ", .frame) + text)
  }

  private var indent: String { String(repeating: " ", count: gutter) }

  private mutating func line(_ text: String) {
    self.text += text + "\n"
  }
}
