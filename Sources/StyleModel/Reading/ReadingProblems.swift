import Diagnostics
import SourceText
import YAMLSyntax

/// What reading reports, in the words it uses.
extension StyleReader {
  /// A value is not of the type its key expects.
  mutating func wrongType(
    _ node: Node, expecting type: ValueType, saying expectation: String? = nil,
    found given: String? = nil, fix: String? = nil, example: String? = nil
  ) {
    let target = document.resolved(node)
    noteUnread(target, expecting: type)
    if let color = document.unquotedColor(at: target), !type.takesColor, use == nil {
      return reportComment(color, insteadOf: type, at: target)
    }
    // A tag such as `!include` explains why the value is not what it should be.
    guard checkTag(target, type.coreTag, expecting: type) else { return }
    let expected = expectation ?? type.expectation
    let found = given ?? kindShown(of: target)
    report(
      .wrongType, target, message: "expected \(expected), found \(found)",
      help: fix.map { "write \($0)" } ?? cure(ofText: target, for: type)
        ?? (found == "nothing"
          ? cure(ofComment: target, for: type)
            ?? "write a value, or remove the key: there is no null"
          : "write \(expected)"
            + ((example ?? self.example(of: type, for: target)).map { ", as in \($0)" } ?? "")),
      fix: fix)
  }

  /// What to do about a value that is empty since its `#` begins a comment.
  private func cure(ofComment node: Node, for type: ValueType) -> String? {
    let bytes = document.file.bytes
    let end = Int(document.range(of: node).end)
    guard document.kind(of: node) == .scalar,
      let sign = bytes[end...].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
      bytes[sign] == 0x23, sign + 1 < bytes.count
    else { return nil }
    let word = bytes[sign...].prefix { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard word.count > 1, word.count <= 64 else { return nil }
    let text = String(decoding: word, as: UTF8.self)
    let mistake = type.takesColor ? ColorMistake(text) : nil
    return "'\(text)' begins a comment: "
      + (mistake.map { "a colour is written in quotes, and \($0.reason)" }
        ?? "put it in quotes if it is the value")
  }

  /// Reports a value that is empty because of a comment that looks like a colour, where none can stand.
  private mutating func reportComment(
    _ color: SourceRange, insteadOf type: ValueType, at node: Node
  ) {
    style.comments.insert(color.shifted(by: base))
    let text = document.file.text(Int(color.start)..<Int(color.end))
    report(
      .wrongType, writtenAt: document.range(of: node).shifted(by: base),
      message: "expected \(type.expectation), found nothing",
      help: "'\(text)' is a comment, and no colour can stand here: write \(type.expectation)")
  }

  /// Whether a value is a map, wherever it is written.
  func isMap(_ node: Node) -> Bool { document.kind(of: document.resolved(node)) == .mapping }

  /// What a value is, for "found …".
  private func kindShown(of node: Node) -> String {
    switch document.kind(of: node) {
    case .sequence: return document.firstChild(of: node) == nil ? "an empty list" : "a list"
    case .mapping: return "a map"
    case .scalar, .alias:
      let isQuoted = document.style(of: node) != .plain
      return document.isEmpty(node)
        ? isQuoted ? "an empty text" : "nothing"
        : "'\(shown(node))'" + (isQuoted ? " in quotes" : "")
    }
  }

  /// A tag may only say what the place expects anyway; false if it says something else.
  @discardableResult
  mutating func checkTag(_ node: Node, _ core: String, expecting type: ValueType) -> Bool {
    guard let tag = document.tag(of: node), tag.name != "tag:yaml.org,2002:\(core)" else {
      return true
    }
    if core == "float", tag.name == "tag:yaml.org,2002:int" { return true }
    let written = document.file.text(Int(tag.range.start)..<Int(tag.range.end))
    report(
      .unsupportedTag, writtenAt: tag.range.shifted(by: base),
      message: "the tag '\(written)' has no meaning here",
      help: written == "!include"
        ? "other files are named under the top-level key 'include'"
        : "remove it: the value is read as \(type.expectation)")
    return false
  }

  /// A text without quotes that readers of YAML 1.1 take for something else.
  mutating func checkAmbiguity(_ node: Node, isKey: Bool = false) {
    guard document.style(of: node) == .plain, !document.isTagged(node),
      AmbiguousText.isPossible(document.keyword(of: node))
    else { return }
    let text = document.text(of: node)
    guard let meaning = AmbiguousText.meaning(of: text) else { return }
    report(
      .ambiguousScalar, node, keyPath: isKey ? keyPath(to: node) : nil,
      message: "'\(shown(node))' is \(meaning) to readers of YAML 1.1",
      help: "put it in quotes: \"\(text)\"", fix: "\"\(text)\"")
  }

  /// The text of a scalar for a message, cut if it is long.
  func shown(_ node: Node) -> String {
    let text = document.text(of: node).replacing("\n", with: "⏎")
    return text.count > 60 ? text.prefix(57) + "…" : text
  }

  /// The keys that lead to a key of the map the reading is in.
  func keyPath(to key: Node) -> String {
    let path = keyPath
    return path + (path.isEmpty ? "" : ".") + document.keyText(of: document.resolved(key))
  }

  mutating func report(_ problem: MapProblem, in map: Node) {
    switch problem {
    case .duplicateKey(let first, let second):
      noteUnread(valueOf: second, in: map)
      let key = shown(document.resolved(second))
      report(
        .duplicateKey, second, keyPath: keyPath(to: second),
        message: "'\(key)' is in this map already",
        notes: [
          Note(
            "the first '\(key)', which counts", at: document.range(of: first).shifted(by: base))
        ],
        help: key == "<<"
          ? "merge several maps with one list: '<<: [*a, *b]'" : "remove or rename one of the two")
    case .unmergeable(let value):
      noteUnread(merge: value)
      report(
        .wrongType, document.resolved(value), message: "'<<' takes a map or a list of maps",
        help: "write '<<: *name', where '&name' marks a map")
    }
  }

  mutating func reportMissing(in shape: MapShape, of node: Node, seen: SeenKeys) {
    guard !shape.required.isEmpty, !document.isCut else { return }
    let missing = seen.missing(in: shape)
    guard !missing.isEmpty else { return }
    let names = missing.map { "'\($0.name)'" }.joined(separator: " and ")
    reportMissing(
      at: node, message: "\(shape.owner) needs \(names)",
      help: "add " + missing.map { "'\($0.name)': \($0.summary)" }.joined(separator: "; "))
  }

  /// Reports that a map lacks something.
  mutating func reportMissing(at node: Node, message: String, help: String) {
    report(.missingKey, writtenAt: start(of: node), message: message, help: help)
  }

  /// The first character of a node: enough to show where a map stands.
  private func start(of node: Node) -> SourceRange {
    let range = document.range(of: document.resolved(node))
    let rest = document.file.bytes[Int(range.start)..<Int(range.end)].dropFirst()
    let end = range.start + 1 + UInt32(rest.prefix { $0 & 0xC0 == 0x80 }.count)
    return SourceRange(start: range.start, end: min(range.end, end)).shifted(by: base)
  }

  /// A text that was not put in quotes where commas part values.
  mutating func reportSplit(_ node: Node) {
    let isQuotable = !document.text(of: node).contains(where: { "\"\\\n".contains($0) })
    let quoted = isQuotable ? "\"\(document.text(of: node))\"" : nil
    report(
      .wrongType, node, message: "'\(shown(node))' is cut at its commas, which part values here",
      help: "put it in quotes" + (quoted.map { ": \($0)" } ?? ""), fix: quoted)
  }
}
