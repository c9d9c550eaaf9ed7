import SourceText

extension String {
  /// The text as Markdown that shows just that: no markup, no HTML, no link, no mention of a person.
  ///
  /// A backslash takes the meaning of every punctuation mark; what GitHub links although no mark says
  /// so – people, issues, addresses – is broken by U+2060, which nobody sees.
  /// https://github.github.com/gfm/#backslash-escapes
  var asMarkdown: String {
    var last: Unicode.Scalar = " "
    return printable.replacingScalars { scalar in
      defer { last = scalar }
      switch scalar {
      case "<": return "&lt;"
      case ">": return "&gt;"
      case "&": return "&amp;"
      case "@": return "\\@\u{2060}"
      case "0"..."9" where last == "#", "/" where last == ":", "." where last == "w" || last == "W":
        return "\u{2060}\(scalar)"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", "!", "|", "~", "$":
        return "\\\(scalar)"
      default: return nil
      }
    }
  }

  /// The text as code of Markdown, in one line of a table.
  var asMarkdownCode: String {
    let text = printable
    let longest = text.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let padding = longest > 0 ? " " : ""
    // Within code a table goes by the bar alone, and takes a backslash from before it.
    return fence + padding + text.replacingScalars { $0 == "|" ? "\\|" : nil } + padding + fence
  }
}
