import Diagnostics
import SourceText

extension CheckedStyle {
  /// Parts what comments suppress from what else is found, and says what is wrong with the comments.
  ///
  /// What blocks is not suppressed. A comment that does not hold any more hides nothing. May be done
  /// again where other findings have come or gone.
  mutating func suppress() {
    guard !suppressions.comments.isEmpty || !suppressions.problems.isEmpty else { return }
    let all = (findings + suppressed).filter { !suppressionCodes.contains($0.code) }
    var isUsed = [Bool](repeating: false, count: suppressions.entries.count)
    var isMissed = isUsed
    (findings, suppressed) = ([], [])
    for finding in all {
      let entries = finding.isBlocking ? [] : suppressions.entries(for: finding)
      for entry in entries where suppressions.entries[entry].isExpired { isMissed[entry] = true }
      if let entry = entries.first(where: { !suppressions.entries[$0].isExpired }) {
        isUsed[entry] = true
        let reason = suppressions.comments[suppressions.entries[entry].directive].reason
        suppressed.append(finding.withoutFix().suppressed(by: .comment(reason: reason)))
      } else {
        findings.append(finding.suppressed(by: nil))
      }
    }
    findings += suppressions.problems
    for (index, entry) in suppressions.entries.enumerated() where isMissed[index] {
      findings.append(entry.expired)
    }
    // What was not understood may hide what a comment is about.
    let isSure = !all.contains { $0.isBlocking && readersCodes.contains($0.code) }
    for comment in suppressions.comments {
      let unused = comment.entries.filter { index in
        guard !isUsed[index], !isMissed[index], !suppressions.ends.contains(index) else {
          return false
        }
        let code = suppressions.entries[index].code.value
        return Suppressions.cannotBeSuppressed(code)
          || (isSure && !suppressions.silent.contains(code))
      }
      findings += suppressions.unused(unused, of: comment, in: sources)
    }
    findings = findings.ordered()
    suppressed = suppressed.ordered()
  }

  /// The entries that hide something here, or may, by where they stand.
  func entriesInUse() -> [SourceRange] {
    let unused = Set(
      findings.lazy.filter { $0.code == RuleInfo.unusedSuppression.code }.map(\.range))
    return suppressions.entries.map(\.code.range).filter { !unused.contains($0) }
  }
}

extension Suppressions {
  /// Whether a rule's findings stay, whatever a comment says.
  static func cannotBeSuppressed(_ code: String) -> Bool {
    rules[code]?.isBlocking == true || suppressionCodes.contains(code)
  }

  /// What is to be said of entries of a comment that hide nothing.
  fileprivate func unused(
    _ unused: [Int], of comment: Comment, in sources: SourceMap
  ) -> [Finding] {
    let isAll = unused.count == comment.entries.count
    return unused.map { index in
      let code = entries[index].code
      let fix = isAll ? comment.removal(in: sources) : code.removal(in: sources)
      let (message, help) = reason(code.value, comment.scope)
      return Finding(
        .unusedSuppression, at: code.range, keyPath: "", message: message, help: help, fix: fix)
    }
  }

  private func reason(
    _ code: String, _ scope: Directive.Scope
  ) -> (message: String, help: String) {
    if Self.rules[code]?.isBlocking == true {
      return (
        "'\(code)' blocks: it cannot be suppressed, so this comment does nothing",
        "remove it and mend what is found: nothing can be compiled until then"
      )
    }
    if suppressionCodes.contains(code) {
      return (
        "'\(code)' is about comments like this one: it cannot be suppressed by one",
        "remove it; 'rules:' in the configuration turns a rule off"
      )
    }
    if scope == .end {
      return ("'\(code)' is not disabled above", "remove this comment")
    }
    let place =
      switch scope {
      case .line: "on this line"
      case .nextLine: "on the next line"
      case .begin, .end: "from here on"
      case .file: "in this file"
      }
    return (
      "nothing that '\(code)' would find \(place) is left to suppress",
      "remove it; what is found on the line itself wants 'disable-line', on the one below "
        + "'disable-next-line'"
    )
  }
}

extension Suppressions.Entry {
  /// What is to be said where it would still hide something.
  fileprivate var expired: Finding {
    let day = lastDay ?? Located(CalendarDate(secondsSinceEpoch: 0), at: code.range)
    return Finding(
      .expiredSuppression, at: code.range, keyPath: "",
      message: "'\(code.value)' was to be left alone until \(day.value), and is found again",
      notes: [Note("that was the last day", at: day.range)],
      help: "mend what is found, or give it a later day")
  }
}

extension Suppressions.Comment {
  /// Takes the comment out: with its line, if there is nothing else on that.
  fileprivate func removal(in sources: SourceMap) -> Fix {
    let (file, range) = sources.locate(range)
    let bytes = sources.files[file].bytes
    let scan = LineScan(bytes)
    let start = scan.blanks(before: range.lowerBound)
    let isAlone =
      start == sources.files[file].byteOrderMarkLength || LineScan.isBreak(bytes[start - 1])
    let end = isAlone ? scan.lineEnd(from: range.upperBound) ?? range.upperBound : range.upperBound
    let base = sources.range(ofFile: file).start
    return Fix(
      replacing: SourceRange(start: base + UInt32(start), end: base + UInt32(end)), with: "")
  }
}

extension Located<String> {
  /// Takes one of several codes out of their list, with the comma before it or, of the first, behind.
  fileprivate func removal(in sources: SourceMap) -> Fix {
    let (file, range) = sources.locate(range)
    let bytes = sources.files[file].bytes
    func isBetween(_ byte: UInt8) -> Bool { LineScan.isBlank(byte) || byte == UInt8(ascii: ",") }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, isBetween(bytes[start - 1]) { start -= 1 }
    if bytes[start..<range.lowerBound].contains(UInt8(ascii: ",")) {
      return Fix(
        replacing: SourceRange(
          start: self.range.start - UInt32(range.lowerBound - start), end: self.range.end), with: ""
      )
    }
    while end < bytes.count, isBetween(bytes[end]) { end += 1 }
    return Fix(
      replacing: SourceRange(
        start: self.range.start, end: self.range.end + UInt32(end - range.upperBound)), with: "")
  }
}
