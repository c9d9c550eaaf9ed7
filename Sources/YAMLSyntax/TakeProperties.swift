import SourceText

/// Tags and anchors, which stand before a value.
extension Composer {
  /// What stands before a value: its tag and its anchor.
  struct Properties {
    var valueStart: Int
    var tag: Document.Tag?
    var anchor: Int?
    var isEmpty: Bool { tag == nil && anchor == nil }
  }

  /// Whether a tag or an anchor may stand at a place.
  func hasProperties(at start: Int) -> Bool {
    guard start < document.file.bytes.count else { return false }
    let byte = document.file.bytes[start]
    return byte == 0x26 || byte == 0x21
  }

  mutating func takeProperties(
    _ event: Event, from start: Int, to end: Int
  ) -> Properties {
    var properties = Properties(valueStart: start)
    guard hasProperties(at: start) else { return properties }
    let bytes = document.file.bytes
    let anchor = event.anchor
    let tag = event.tag
    guard anchor != nil || tag != nil else { return properties }
    let scan = PropertyScan(
      bytes, from: start, to: end, hasTag: tag != nil, hasAnchor: anchor != nil)
    properties.valueStart = scan.valueStart
    if let tag, let range = scan.tag {
      properties.tag = Document.Tag(name: tag, range: range)
    }
    if let anchor, let range = scan.anchor {
      properties.anchor = anchors.declare(anchor, at: range, keyPath: keyPath)
    }
    return properties
  }
}
