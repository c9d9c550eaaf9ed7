import Diagnostics
import SourceText

/// What can be told of a document only when all of it was read, or nothing more of it can be.
extension Composer {
  /// Ends the document: after the last event, or where reading broke off.
  mutating func finish(isCut: Bool) {
    document.isCut = document.isCut || isCut
    document.aliases.sort { $0 < $1 }
    if document.isCut { explainLast() }
    while open.count > 0 {
      if open.innermost.awaitsValue { dropLastKey() }
      explainOpenList()
      close(end: nil)
    }
    reportUndefinedAliases()
    guard !document.isCut else { return }
    for anchor in anchors.unused {
      report(
        .unusedAnchor, at: Int(anchor.range.start)..<Int(anchor.range.end),
        keyPath: anchor.keyPath,
        message: "no alias uses '&\(anchor.name)'",
        help: "remove the anchor, or write '*\(anchor.name)' where its value is meant",
        fix: Fix(replacing: withBlanks(anchor.range), with: ""))
    }
  }

  private mutating func reportUndefinedAliases() {
    guard !anchors.wanted.isEmpty else { return }
    // One that comes too late is meant all the same.
    anchors.use(all: Set(anchors.wanted.map(\.name)))
    var nearest = NearestName()
    var names = CandidateNames(anchors.names)
    for (name, range, keyPath) in anchors.wanted {
      let later = anchors.find(name)
      let near = later == nil ? nearest.nearest(to: name, among: &names) : nil
      // What was probably meant is used.
      if let near { _ = anchors.use(near) }
      let help =
        if later != nil {
          "an alias must come after its anchor: swap the two, or write the value out here"
        } else if let near {
          "did you mean '*\(near)'?"
        } else {
          "write '&\(name)' before the value it should stand for, earlier in the file"
        }
      report(
        .undefinedAlias, at: range, keyPath: keyPath,
        message: "'*\(name)' is used before any '&\(name)'",
        notes: later.map { [Note("'&\(name)' comes only here", at: $0.range)] } ?? [], help: help)
    }
  }

  /// An anchor with the blanks that only part it from what it names, or from what is before it if it
  /// ends the line.
  private func withBlanks(_ anchor: SourceRange) -> SourceRange {
    let bytes = document.file.bytes
    let isBlank = { (index: Int) in
      bytes.indices.contains(index) && (bytes[index] == 0x20 || bytes[index] == 0x09)
    }
    var (start, end) = (Int(anchor.start), Int(anchor.end))
    while isBlank(end) { end += 1 }
    if end == bytes.count || [0x0A, 0x0D, 0x23].contains(bytes[end]) {
      end = Int(anchor.end)
      while isBlank(start - 1) { start -= 1 }
    }
    return SourceRange(start: UInt32(start), end: UInt32(end))
  }

  /// An empty value at the very end may have been anything before the break, and what libyaml gave
  /// up right behind is no value by itself.
  private mutating func explainLast() {
    guard let last = document.nodes.last, last.kind == .scalar,
      last.start == last.end || (last.style == .plain && brokenAt == Int(last.end))
    else { return }
    document.nodes.explain(document.nodes.count - 1)
  }

  /// A list or map that is cut may be empty because a colour swallowed the rest of its line.
  private mutating func explainOpenList() {
    guard open.innermost.isFlow, open.innermost.childCount == 0 else { return }
    let index = Int(open.innermost.node)
    let inside = Int(document.nodes.start(at: index)) + 1
    if UnquotedColor(in: document.file.bytes, after: inside, onLaterLines: true) != nil {
      document.nodes.explain(index)
    }
  }

  /// A key whose value the break took away would be read as a key with a wrong value.
  private mutating func dropLastKey() {
    document.nodes.truncate(to: Int(open.innermost.lastKey))
    open.innermost.childCount -= 1
  }
}
