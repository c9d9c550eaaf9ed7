import SourceText

/// Breaks a text at its blanks into lines of at most so many terminal cells; a longer word stands alone.
///
/// - Parameters:
///   - text: the text, in one line.
///   - width: the cells of a line; nil for one line, however long.
///   - first: the cells that something else takes in the first line.
func wrapped(_ text: String, to width: Int?, first: Int = 0) -> [String] {
  guard let width, first + CellRuler.width(of: text) > width else { return [text] }
  var lines: [String] = []
  var line = ""
  var used = first
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    let cells = CellRuler.width(of: String(word))
    if !line.isEmpty, used + 1 + cells > width {
      lines.append(line)
      line = String(word)
      used = cells
    } else {
      if !line.isEmpty { line += " " }
      used += cells + (line.isEmpty ? 0 : 1)
      line += word
    }
  }
  return lines + [line]
}
