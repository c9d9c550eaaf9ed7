import Diagnostics
import SourceText

/// A line break that only YAML 1.1 knows – NEL, U+2028 or U+2029 – and what may take its place.
///
/// libyaml folds lines at such a break as at any other: blanks beside it do not count, one NEL is
/// a space, the two others stay what they are. So what replaces it in a text says what was read.
struct UnusualBreak {
  private let bytes: [UInt8]
  private let place: Range<Int>

  init(_ bytes: [UInt8], at place: Range<Int>) {
    self.bytes = bytes
    self.place = place
  }

  /// What it is called.
  var name: String {
    switch sign(at: place.lowerBound) {
    case .next: "U+0085 (next line)"
    case .line: "U+2028 (line separator)"
    default: "U+2029 (paragraph separator)"
    }
  }

  /// An edit that leaves every value as it is; nil where there is none.
  ///
  /// - Parameter text: how the text was written that it stands in, and where; nil if in none.
  func edit(in text: (style: Node.Style, range: Range<Int>)?) -> Fix.Edit? {
    guard let text else {
      return Fix.Edit(replacing: range(place), with: bytes.contains(0x0D) ? "\r\n" : "\n")
    }
    guard text.style != .block, let run = run(within: text.range) else { return nil }
    let read = signsRead(in: run)
    guard text.style == .doubleQuoted || read == [.blank] else { return nil }
    return Fix.Edit(replacing: range(run), with: read.map(\.escape).joined())
  }

  private func range(_ range: Range<Int>) -> SourceRange {
    SourceRange(start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
  }

  // MARK: Folding

  /// What blanks and breaks can be read as.
  private enum Sign {
    case blank, feed, next, line, paragraph

    /// It in a double-quoted text.
    var escape: String {
      switch self {
      case .blank: " "
      case .feed, .next: "\\n"
      case .line: "\\L"
      case .paragraph: "\\P"
      }
    }
  }

  /// All blanks and breaks around it; nil if normal breaks are among them, which stay where they are,
  /// or if a backslash joins the lines.
  private func run(within text: Range<Int>) -> Range<Int>? {
    var (start, end) = (place.lowerBound, place.upperBound)
    while end < text.upperBound, sign(at: end) != nil { end += length(at: end) }
    while start > text.lowerBound {
      let before = [1, 2, 3].first { size in
        start - size >= text.lowerBound && sign(at: start - size) != nil
          && length(at: start - size) == size
      }
      guard let before else { break }
      start -= before
    }
    let backslashes = bytes[text.lowerBound..<start].reversed().prefix { $0 == 0x5C }.count
    guard backslashes.isMultiple(of: 2),
      !bytes[start..<end].contains(where: { [0x0A, 0x0D].contains($0) })
    else { return nil }
    return start..<end
  }

  /// What libyaml reads a run as that holds a break.
  private func signsRead(in run: Range<Int>) -> [Sign] {
    var breaks: [Sign] = []
    var index = run.lowerBound
    while index < run.upperBound {
      if let sign = sign(at: index), sign != .blank { breaks.append(sign) }
      index += max(1, length(at: index))
    }
    guard breaks.first == .next else { return breaks }
    return breaks.count == 1 ? [.blank] : Array(breaks.dropFirst())
  }

  private func sign(at index: Int) -> Sign? {
    switch bytes[index] {
    case 0x20, 0x09: .blank
    case 0x0A, 0x0D: .feed
    case _ where TextScan.lineBreakLength(bytes, at: index) == 0: nil
    case 0xC2: .next
    default: bytes[index + 2] == 0xA8 ? .line : .paragraph
    }
  }

  private func length(at index: Int) -> Int {
    sign(at: index) == .blank ? 1 : TextScan.lineBreakLength(bytes, at: index)
  }
}

extension Composer {
  /// Reports a line break as the cause of an error; false if none stands before it in its line.
  mutating func blame(_ breaks: [Range<Int>], forErrorAt place: Int) -> Bool {
    guard !breaks.isEmpty else { return false }
    let bytes = document.file.bytes
    let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let start = bytes[..<min(place, bytes.count)].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
    let end = bytes[start...].firstIndex(where: isBreak) ?? bytes.count
    guard
      let cause = breaks.last(where: { start <= $0.lowerBound && $0.upperBound <= place }),
      !isText(cause.lowerBound)
    else { return false }
    blamedLine = start..<end
    report(
      .yamlSyntax, at: cause,
      message: "\(UnusualBreak(bytes, at: cause).name) ends a line here in YAML 1.1, "
        + "and what follows fits nowhere",
      help: "remove it, or write the text in double quotes, with an escape such as \\L for the sign"
    )
    return true
  }

  mutating func reportUnusualBreak(at range: Range<Int>, isRead: Bool) {
    let unusual = UnusualBreak(document.file.bytes, at: range)
    let text = text(at: range.lowerBound)
    let edit = isRead ? unusual.edit(in: text) : nil
    let help: String
    switch (edit, text) {
    case (_, nil): help = "use a normal line break"
    case (let edit?, _): help = "write '\(edit.replacement)', which is what it is read as"
    case (nil, _?):
      help = "write the text in double quotes, with an escape such as \\L where it means that sign"
    }
    report(
      .unusualLineBreak, at: range, keyPath: "",
      message: "\(unusual.name) ends a line in YAML 1.1 and in no editor",
      help: help, fix: edit.map { Fix([$0]) })
  }
}
