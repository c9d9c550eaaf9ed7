import Diagnostics
import SourceText

/// Errors of libyaml's that a mistake of layout explains, which it notices only later: it is told where
/// it was made, and nothing that was read from there on is judged.
extension Composer {
  /// Reports the mistake behind an error; false if none is known.
  mutating func reportLayout(of problem: SyntaxProblem, at mark: Int, brackets: [Int]) -> Bool {
    if brackets.isEmpty {
      return reportLine(before: mark) || reportQuote(before: mark) || reportExtraBracket(at: mark)
    }
    return reportQuote(before: mark, isInFlow: true) || reportFlow(problem, at: mark, brackets)
  }

  // MARK: Lines

  private mutating func reportLine(before mark: Int) -> Bool {
    let bytes = document.file.bytes
    // A text that was read last may have begun lines before.
    let last = document.nodes.last.map { $0.kind == .scalar ? Int($0.start) : lastEnd } ?? lastEnd
    var line = lineStart(of: min(last, lastEnd, mark))
    while line <= mark, line < bytes.count {
      let content = bytes[line...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
      let bareKey = LineMistake(bareKeyIn: bytes, lineAt: line, entriesOnLineOf: mark)
      let mistake =
        LineMistake(in: bytes, lineAt: line) ?? bareKey.flatMap { beginsEntry(line) ? $0 : nil }
      if let mistake, !isQuoted(content) {
        report(
          .yamlSyntax, at: mistake.place, message: mistake.message, help: mistake.help,
          fix: mistake.fix)
        document.brokenFrom = UInt32(content)
        return true
      }
      guard let end = bytes[line...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { break }
      line = end + 1
    }
    return false
  }

  /// Whether what a line begins is no more of a text above it: it is not indented more than what
  /// stands there, or that ends with a colon.
  private func beginsEntry(_ line: Int) -> Bool {
    let bytes = document.file.bytes
    func indent(_ line: Int) -> Int { bytes[line...].prefix { $0 == 0x20 }.count }
    var end = line
    while end > document.file.byteOrderMarkLength {
      let start = lineStart(of: end - 1)
      // Blanks, and a comment from its sign on, say nothing.
      var text = bytes[start..<end]
      if let sign = text.indices.first(where: {
        bytes[$0] == 0x23 && ($0 == start || bytes[$0 - 1] == 0x20) && !isText($0)
      }) {
        text = text[..<sign]
      }
      let last = text.last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      if let last { return last == 0x3A || indent(start) >= indent(line) }
      end = start
    }
    return true
  }

  private func isQuoted(_ offset: Int) -> Bool {
    text(at: offset).map { $0.style != .plain } ?? false
  }

  /// Where the line begins in which a place is.
  func lineStart(of offset: Int) -> Int {
    let bytes = document.file.bytes
    var start = min(offset, bytes.count)
    while start > document.file.byteOrderMarkLength, bytes[start - 1] != 0x0A,
      bytes[start - 1] != 0x0D
    {
      start -= 1
    }
    return start
  }

  // MARK: Quotes

  /// An error right behind a text in quotes: they close too early, or close what began lines before.
  private mutating func reportQuote(before mark: Int, isInFlow: Bool = false) -> Bool {
    guard let last = document.nodes.last, last.kind == .scalar,
      last.style == .singleQuoted || last.style == .doubleQuoted, Int(last.end) <= mark,
      lineStart(of: Int(last.end)) == lineStart(of: mark)
    else { return false }
    // Between brackets a comma may be what is missing.
    if isInFlow, Int(last.end) < mark, lineStart(of: Int(last.start)) == lineStart(of: mark) {
      return false
    }
    return reportQuote(from: Int(last.start), to: Int(last.end))
  }

  private mutating func reportQuote(from start: Int, to end: Int) -> Bool {
    let quote = document.file.text(start..<start + 1)
    document.brokenFrom = UInt32(start)
    if lineStart(of: start) != lineStart(of: end) {
      report(
        .yamlSyntax, at: start..<start + 1,
        message: "the quote \(quote) opened here is closed only lines later",
        notes: [Note("it ends here", at: SourceRange(start: UInt32(end - 1), end: UInt32(end)))],
        help: "close it on the same line")
    } else {
      report(
        .yamlSyntax, at: end - 1..<end, message: "text follows the quote \(quote) that closes here",
        notes: [
          Note("it was opened here", at: SourceRange(start: UInt32(start), end: UInt32(start + 1)))
        ],
        help: "remove one of the quotes; for one in a text, write "
          + (quote == "'" ? "two of them" : "'\\' before it")
      )
    }
    return true
  }

  /// A text in quotes that runs on over lines, up to a quote that was meant to open another: the rest
  /// of that line is then taken for a comment, and nothing seems to be wrong.
  ///
  /// - Returns: whether it is one, which is reported.
  mutating func reportsRunawayQuote(_ range: Range<Int>) -> Bool {
    let bytes = document.file.bytes
    guard range.upperBound < bytes.count, bytes[range.upperBound] == 0x23,
      bytes[range].contains(0x0A) || bytes[range].contains(0x0D)
    else { return false }
    return reportQuote(from: range.lowerBound, to: range.upperBound)
  }

  // MARK: Brackets

  private mutating func reportExtraBracket(at mark: Int) -> Bool {
    guard let sign = sign(at: mark), "]}".contains(sign) else { return false }
    // A value may begin with one: that is another mistake.
    guard lastEnd > lineStart(of: mark), document.nodes.last?.start != UInt32(mark),
      [0x5D, 0x7D].contains(document.file.bytes[lastEnd - 1])
    else { return false }
    report(
      .yamlSyntax, at: mark..<mark + 1, message: "there is one '\(sign)' too many",
      help: "remove it: everything that was opened is closed before")
    return true
  }

  private mutating func reportFlow(
    _ problem: SyntaxProblem, at mark: Int, _ brackets: [Int]
  ) -> Bool {
    guard let innermost = brackets.last, let opening = sign(at: innermost) else { return false }
    let sign = sign(at: mark)
    let closing: Character = opening == "{" ? "}" : "]"
    let isOnLine = lineStart(of: innermost) == lineStart(of: mark)
    if problem.problem.contains("unexpected ':'"), sign == ":" {
      return reportGlued(at: mark)
    }
    guard problem.problem.contains("did not find expected ',' or") else { return false }
    switch sign {
    case ":" where isOnLine:
      report(
        .yamlSyntax, at: mark..<mark + 1, message: "a second ':' in one entry",
        help: "put the value in quotes if the ':' belongs to it, else part the entries with ','")
    case ":" where isFirstOnLine(mark):
      report(
        .yamlSyntax, at: mark..<mark + 1, message: "the key of this ':' is on an earlier line",
        help: "write both on one line")
    case "]" where closing == "}", "}" where closing == "]":
      let other: Character = sign == "]" ? "[" : "{"
      let isWanted = brackets.dropLast().contains { self.sign(at: $0) == other }
      report(
        .yamlSyntax, at: mark..<mark + 1,
        message: isWanted
          ? "expected '\(closing)' before this '\(sign ?? " ")'"
          : "there is one '\(sign ?? " ")' too many",
        notes: [note(on: innermost, "this '\(opening)' is still open")],
        help: isWanted ? "close what is open: write '\(closing)' first" : "remove it")
    default:
      guard !isOnLine, isBlockKey(at: mark, closing) else { return false }
      report(
        .yamlSyntax, at: innermost..<innermost + 1,
        message: "the '\(opening)' opened here is never closed",
        notes: [note(on: mark, "nothing that is open can go on here")],
        help: "close it with '\(closing)' on its line")
    }
    document.brokenFrom = UInt32(innermost)
    return true
  }

  private mutating func reportGlued(at colon: Int) -> Bool {
    report(
      .yamlSyntax, at: colon..<colon + 1, message: "there is no space after this ':'",
      help: "put one there",
      fix: Fix(replacing: SourceRange(at: UInt32(colon + 1)), with: " "))
    return true
  }

  /// Whether the line of a place is one of a map in block style, and closes nothing.
  private func isBlockKey(at mark: Int, _ closing: Character) -> Bool {
    let start = lineStart(of: mark)
    let line = document.file.bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    let opens = line.filter { $0 == (closing == "}" ? 0x7B : 0x5B) }.count
    let closes = line.filter { $0 == closing.asciiValue }.count
    return opens >= closes && line.contains(0x3A)
  }

  /// Whether nothing but blanks stands before a place on its line.
  private func isFirstOnLine(_ offset: Int) -> Bool {
    document.file.bytes[lineStart(of: offset)..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private func note(on offset: Int, _ message: String) -> Note {
    Note(message, at: SourceRange(start: UInt32(offset), end: UInt32(offset + 1)))
  }

  private func sign(at offset: Int) -> Character? {
    let bytes = document.file.bytes
    return offset < bytes.count && bytes[offset] < 0x80
      ? Character(UnicodeScalar(bytes[offset])) : nil
  }
}
