import Diagnostics
import SourceText

/// libyaml's errors in words that say what to do.
///
/// Its messages are terse and name its own grammar; what people did is one of a dozen things.
struct ErrorTranslation {
  /// A part of libyaml's problem text.
  let problem: String
  /// A part of its context text; empty if it does not matter.
  var context = ""
  /// Whether the place to show is where the context began, not where the scanner gave up.
  var pointsAtContext = false
  /// What is wrong; `%c` is the character at the place.
  let message: String
  /// What to see where the context began.
  var note: String?
  /// What to do.
  let help: String

  /// What stands for libyaml's context where a key is too long.
  static let longKey = "long key"

  /// The first that fits is taken; the last fits everything that is left.
  static let all: [ErrorTranslation] = [
    ErrorTranslation(
      problem: "found unexpected end of stream", context: "quoted scalar", pointsAtContext: true,
      message: "the quote %c opened here is never closed", help: "close it on the same line"),
    ErrorTranslation(
      problem: "found unexpected document indicator", context: "quoted scalar",
      pointsAtContext: true,
      message: "the quote %c opened here is never closed", help: "close it on the same line"),
    ErrorTranslation(
      problem: "mapping values are not allowed", context: longKey,
      message: "a key may have \(Limits().key) characters, and the one of this ':' has more",
      help: "shorten it, or put the text in quotes"),
    ErrorTranslation(
      problem: "mapping values are not allowed",
      message: "a second ':' on a line cannot start a map",
      help: "put the value in quotes if the ':' belongs to it, else begin a new line"),
    ErrorTranslation(
      problem: "found character that cannot start any token", context: "\t",
      message: "a tab cannot indent YAML", help: "indent with spaces"),
    ErrorTranslation(
      problem: "found character that cannot start any token",
      message: "a value cannot start with '%c'", help: "put the value in quotes"),
    ErrorTranslation(
      problem: "tab character",
      message: "a tab cannot indent YAML", help: "indent with spaces"),
    ErrorTranslation(
      problem: "did not find expected ',' or '}'",
      message: "expected ',' or '}'", note: "this '{' is still open",
      help: "close the map with '}', or separate its entries with ','"),
    ErrorTranslation(
      problem: "did not find expected ',' or ']'",
      message: "expected ',' or ']'", note: "this '[' is still open",
      help: "close the list with ']', or separate its items with ','"),
    ErrorTranslation(
      problem: "did not find expected node content", context: "flow",
      message: "expected a value", note: "this is still open",
      help: "write a value and close what is open, or remove the ',' before it"),
    ErrorTranslation(
      problem: "did not find expected node content", context: "block node",
      message: "a value cannot start with '%c'", help: "put the value in quotes"),
    ErrorTranslation(
      problem: "mapping keys are not allowed",
      message: "a value cannot start with '%c'", help: "put the value in quotes"),
    ErrorTranslation(
      problem: "did not find expected comment or line break", context: "block scalar",
      message: "text after '|' or '>' begins on the next line",
      help: "begin it there, indented; a text that starts with '|' or '>' needs quotes"),
    ErrorTranslation(
      problem: "could not find expected ':'", context: longKey, pointsAtContext: true,
      message: "a key may have \(Limits().key) characters, and this one has more",
      help: "shorten it, or put the text in quotes"),
    ErrorTranslation(
      problem: "could not find expected ':'", pointsAtContext: true,
      message: "a key here has no ':' after it",
      help: "write 'key: value'; text over several lines needs quotes or '|'"),
    ErrorTranslation(
      problem: "did not find expected key", context: ":",
      message: "there is no key before this ':'",
      help: "write one, or put a text that starts with ':' in quotes"),
    ErrorTranslation(
      problem: "did not find expected key",
      message:
        "this line fits no map: its indentation matches no key above, or text follows a value",
      note: "the map it might belong to begins here",
      help: "line it up with the other keys, with spaces"),
    ErrorTranslation(
      problem: "did not find expected '-' indicator",
      message: "expected '- ' for the next item", note: "the list begins here",
      help: "line the items up, or indent what belongs to the item above"),
    ErrorTranslation(
      problem: "block sequence entries are not allowed",
      message: "a list cannot start here", help: "begin it on a line of its own"),
    ErrorTranslation(
      problem: "unknown escape character",
      message: "'\\' starts an escape that YAML does not know",
      help: "write '\\\\' for a backslash, or use single quotes"),
    ErrorTranslation(
      problem: "hexdecimal number",
      message: "an escape needs hexadecimal digits here",
      help: "write \\xNN, \\uNNNN or \\UNNNNNNNN"),
    ErrorTranslation(
      problem: "incompatible YAML document",
      message: "this YAML version is not supported", help: "remove the %YAML line"),
    ErrorTranslation(
      problem: "undefined tag handle",
      message: "this tag uses a prefix nobody declared", help: "remove the tag"),
    ErrorTranslation(
      problem: "", context: "directive", pointsAtContext: true,
      message: "a line that starts with '%' is a directive, and YAML knows none like this",
      help: "remove it: a style file needs no directives"),
    ErrorTranslation(
      problem: "found duplicate %",
      message: "this directive stands here a second time",
      help: "remove it: a style file needs no directives"),
    ErrorTranslation(
      problem: "", context: "ing a tag", pointsAtContext: true,
      message: "a text that starts with '!' is a tag, and this is none",
      help: "put it in quotes, or remove the tag"),
    ErrorTranslation(
      problem: "indentation indicator equal to 0",
      message: "a text cannot be indented by 0 spaces", help: "remove the number"),
    ErrorTranslation(
      problem: "invalid Unicode character escape",
      message: "this escape stands for no character",
      help: "write the character itself, or the number of one"),
    ErrorTranslation(
      problem: "alphabetic or numeric character", context: "*", pointsAtContext: true,
      message: "a '*' alone is an alias without a name",
      help: "put it in quotes: \"*\""),
    ErrorTranslation(
      problem: "alphabetic or numeric character",
      message: "the name of an anchor or alias is letters, digits, '-' and '_'",
      help: "a text that starts with '*' or '&' needs quotes"),
    ErrorTranslation(
      problem: "expected <document start>",
      message: "expected the end of the document",
      help:
        "a style file is one map: line this up with its top-level keys, or remove the '...' above"),
    ErrorTranslation(
      problem: "", message: "", help: "see where the line differs from its neighbours"),
  ]
}

extension Composer {
  /// Reports libyaml's error – or what caused it: an unquoted colour, which in brackets swallows what
  /// closes them, so that the parser stumbles lines later; or a line break that nobody sees.
  mutating func report(_ problem: SyntaxProblem, unusualBreaks: [Range<Int>]) {
    let mark = offset(ofMark: problem.mark)
    brokenAt = mark
    let contextMark = offset(ofMark: problem.contextMark)
    let bytes = document.file.bytes
    let brackets = openBrackets
    if let bracket = brackets.first, lastColorEnd > bracket { return }
    let first = brackets.first ?? max(lastEnd, lastColorEnd)
    // What stands behind an open quote is text.
    let last = problem.context.contains("quoted scalar") ? contextMark : mark
    if let color = UnquotedColor(in: bytes, within: first..<max(first, last), isText: isText) {
      report(color)
      if !brackets.isEmpty { return }
    }
    if !brackets.isEmpty, reportComment(within: first..<max(first, last)) { return }
    if unusualBreaks.isEmpty, reportLayout(of: problem, at: mark, brackets: brackets) { return }
    let context = stand(for: problem, at: mark, contextMark)
    guard
      let translation = ErrorTranslation.all.first(where: {
        problem.problem.contains($0.problem) && ($0.context.isEmpty || context.contains($0.context))
      })
    else { return }
    let place = translation.pointsAtContext ? contextMark : mark
    guard !blame(unusualBreaks, forErrorAt: place) else { return }
    let character = character(at: place)
    let message =
      translation.message.isEmpty
      ? problem.problem : translation.message.replacing("%c", with: character)
    // libyaml marks the missing value itself, not the bracket that wants it.
    let opening = problem.context.contains("flow node") ? brackets.last ?? contextMark : contextMark
    let notes = translation.note.map { note in
      let end = min(opening + 1, bytes.count)
      return [Note(note, at: SourceRange(start: UInt32(min(opening, end)), end: UInt32(end)))]
    }
    report(
      .yamlSyntax, at: place..<place + max(1, character.utf8.count),
      message: message, notes: notes ?? [],
      help: translation.help.replacing("%c", with: character))
  }

  /// What tells errors apart that libyaml has one word for: what stands where it gave up, or else its
  /// context.
  private func stand(for problem: SyntaxProblem, at mark: Int, _ contextMark: Int) -> String {
    let byte = document.file.bytes.dropFirst(mark).first
    if byte == 0x09 { return "\t" }
    if isBareStar(at: contextMark) { return "*" }
    if byte == 0x3A, problem.problem.contains("expected key") { return ":" }
    let isLong =
      problem.problem.contains("expected ':'")
      ? isLongKey(at: contextMark)
      : problem.problem.contains("mapping values") && isLongKey(before: mark)
    return isLong ? ErrorTranslation.longKey : problem.context
  }

  /// Reports a comment that stands for a value between brackets, and took what closes them along.
  private mutating func reportComment(within region: Range<Int>) -> Bool {
    let bytes = document.file.bytes
    guard let word = UnquotedColor.wordOfComment(in: bytes, within: region, isText: isText) else {
      return false
    }
    let text = document.file.text(word)
    report(
      .yamlSyntax, at: word,
      message: "'\(text)' begins a comment, which takes the rest of its line along",
      help: "put it in quotes if it is the value, else write one before it")
    document.brokenFrom = UInt32(word.lowerBound)
    return true
  }

  /// Whether a `*` stands at a place and nothing that could be a name after it.
  private func isBareStar(at offset: Int) -> Bool {
    let bytes = document.file.bytes
    guard offset < bytes.count, bytes[offset] == 0x2A else { return false }
    return offset + 1 == bytes.count || " \t\r\n,]}".utf8.contains(bytes[offset + 1])
  }

  /// Whether a `:` stands on the line of a place, but farther away than a key may be long.
  private func isLongKey(at offset: Int) -> Bool {
    let line = document.file.bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D }
    return line.count > limits.key && line.dropFirst(limits.key).contains(0x3A)
  }

  /// Whether all that stands on a line before a `:` is a key, and too long.
  private func isLongKey(before colon: Int) -> Bool {
    let key = document.file.bytes[lineStart(of: colon)..<colon]
    return key.count > limits.key && !key.contains(0x3A)
  }

  private func character(at offset: Int) -> String {
    let text = document.file.text(offset..<offset + 4)
    return text.unicodeScalars.first.map { $0 == "\n" || $0 == "\r" ? "" : String($0) } ?? ""
  }
}
