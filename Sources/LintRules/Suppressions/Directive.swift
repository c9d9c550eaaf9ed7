import Diagnostics
import SourceText

/// A comment that says which findings are meant to be: `# navstyle:disable-line CODE -- reason`.
struct Directive {
  /// What it is about.
  enum Scope: String, CaseIterable {
    case line = "disable-line"
    case nextLine = "disable-next-line"
    case begin = "disable"
    case end = "enable"
    case file = "disable-file"
  }

  /// What every directive begins with, behind its `#`.
  static let word = "navstyle:"

  /// The comment, from its `#` on.
  let range: SourceRange
  let scope: Scope
  /// The rules it names.
  let codes: [Located<String>]
  /// The last day on which it holds; nil for ever.
  let lastDay: Located<CalendarDate>?
  /// What it says behind ` -- `, with the last day; nil for nothing.
  let reason: String?
  /// Whether it says why.
  let hasReason: Bool

  /// Reads a comment.
  ///
  /// - Parameters:
  ///   - text: its bytes, from its `#` on.
  ///   - start: where that stands.
  static func read(_ text: ArraySlice<UInt8>, at start: UInt32) -> Reading {
    let all = DirectiveText(text, startsAt: start)
    guard let tail = all.behind(Self.word) else { return .other }
    let head = tail.trimmed
    let verb = head.firstWord
    guard let scope = Scope(rawValue: verb.string) else {
      // `# navstyle: 1` is the first line of a file, commented out.
      return verb.isEmpty || tail.beginsWithBlank ? .other : .malformed(verb.problem(.verb))
    }
    guard !tail.beginsWithBlank else { return .malformed(verb.problem(.blank)) }
    let parts = head.behindFirstWord.codesAndReason
    var codes: [Located<String>] = []
    for item in parts.codes.items {
      guard item.isCode else { return .malformed(item.problem(.code)) }
      codes.append(Located(item.string, at: item.range))
    }
    guard !codes.isEmpty else { return .malformed(verb.problem(.noCode)) }
    var lastDay: Located<CalendarDate>?
    if let written = parts.reason?.dayBehindUntil {
      guard let day = CalendarDate(written.string) else { return .malformed(written.problem(.day)) }
      lastDay = Located(day, at: written.range)
    } else if let written = parts.reason?.wordForUntil {
      return .malformed(written.problem(.until))
    }
    return .directive(
      Directive(
        range: all.range, scope: scope, codes: codes, lastDay: lastDay,
        reason: parts.reason.flatMap { $0.isEmpty ? nil : $0.string },
        hasReason: parts.reason?.saysMoreThanUntil ?? false))
  }

  /// What a comment turned out to be.
  enum Reading {
    case other
    case directive(Directive)
    case malformed(Finding)
  }
}
