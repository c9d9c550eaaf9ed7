import Diagnostics
import SourceText
import YAMLSyntax

/// An example written in another way, with the places at which its rule must then fire.
struct RewrittenExample {
  let text: String
  /// For each finding, the offsets it may start at: of a map that begins with its first key in block
  /// style, one cannot tell from a marker which of the two is meant.
  let places: [Set<Int>]
}

/// Writes an example anew as one line of flow style.
///
/// It works on the parsed document: scalars and tags are copied as they stand, everything between
/// them is written anew. Nil where that changes more than the layout: anchors, comments that matter,
/// blocks, a file that breaks off.
struct FlowStyle {
  private let document: Document
  private var text = ""
  /// By offset in the example: where that is now.
  private var scalars: [Int: Int] = [:]
  private var collections: [Int: Int] = [:]

  private init(_ document: Document) { self.document = document }

  static func rewrite(_ example: Example) -> RewrittenExample? {
    guard !example.text.contains("&"), !example.text.contains("*") else { return nil }
    let parsed = parse(SourceFile(path: "x", text: example.text))
    guard !parsed.value.isCut, !parsed.findings.contains(where: { $0.code == "unquoted-color" }),
      let root = parsed.value.root
    else { return nil }
    var writer = FlowStyle(parsed.value)
    guard writer.write(root) else { return nil }
    let places = example.offsets.map { offset in
      Set([writer.scalars[offset], writer.collections[offset]].compactMap { $0 })
    }
    guard places.allSatisfy({ !$0.isEmpty }) else { return nil }
    return RewrittenExample(text: writer.text, places: places)
  }

  private mutating func write(_ node: Node) -> Bool {
    let range = document.range(of: node)
    if let tag = document.tag(of: node) {
      scalars[Int(tag.range.start)] = text.utf8.count
      text += document.file.text(Int(tag.range.start)..<Int(tag.range.end)) + " "
    }
    switch document.kind(of: node) {
    case .alias: return false
    case .scalar:
      let slice = document.file.text(Int(range.start)..<Int(range.end))
      let isPlain = document.style(of: node) == .plain
      guard document.style(of: node) != .block, !slice.contains("\n"),
        !isPlain || !slice.contains(where: { ",[]{}".contains($0) })
      else { return false }
      scalars[Int(range.start)] = text.utf8.count
      text += slice
      return true
    case .sequence, .mapping:
      let isMap = document.kind(of: node) == .mapping
      collections[Int(range.start)] = text.utf8.count
      text += isMap ? "{" : "["
      var next = document.firstChild(of: node)
      var count = 0
      while let child = next {
        let isValue = isMap && count % 2 == 1
        let isEmpty =
          document.kind(of: child) == .scalar
          && document.range(of: child).start
            == document.range(of: child).end
        text += isValue ? (isEmpty ? ":" : ": ") : count == 0 ? " " : ", "
        guard write(child) else { return false }
        next = document.sibling(after: child, in: node)
        count += 1
      }
      text += isMap ? " }" : " ]"
      return true
    }
  }
}

/// Shows the screen an example is about a second time, behind an alias: its rule must fire there,
/// too, once, at the alias.
enum BehindAlias {
  static func rewrite(_ example: Example) -> RewrittenExample? {
    guard !example.text.contains("&"), !example.offsets.isEmpty else { return nil }
    let document = parse(SourceFile(path: "x", text: example.text)).value
    guard !document.isCut, let root = document.root,
      let screens = value(of: "screens", in: root, document),
      document.kind(of: screens) == .mapping,
      let (key, value) = entry(around: example.offsets, in: screens, document)
    else { return nil }
    let anchor = " &probe"
    let colon = Int(document.range(of: key).end) + 1
    var bytes = Array(example.text.utf8)
    let end = Int(document.range(of: screens).end)
    let isFlow = bytes[Int(document.range(of: screens).start)] == UInt8(ascii: "{")
    let indent =
      Int(document.range(of: screens).start)
      - lineStart(
        Int(document.range(of: screens).start), bytes)
    let before = isFlow ? ", probe: " : "\n" + String(repeating: " ", count: indent) + "probe: "
    let place = isFlow ? end - 1 : end
    bytes.insert(contentsOf: (before + "*probe").utf8, at: place)
    bytes.insert(contentsOf: anchor.utf8, at: colon)
    let shift = { (offset: Int) in offset >= colon ? offset + anchor.utf8.count : offset }
    guard document.kind(of: value) != .alias else { return nil }
    return RewrittenExample(
      text: String(decoding: bytes, as: UTF8.self),
      places: example.offsets.map { [shift($0)] }
        + [[place + anchor.utf8.count + before.utf8.count]])
  }

  private static func lineStart(_ offset: Int, _ bytes: [UInt8]) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  private static func value(of name: String, in map: Node, _ document: Document) -> Node? {
    var key = document.firstChild(of: map)
    while let current = key, let value = document.sibling(after: current, in: map) {
      if document.text(of: current) == name { return value }
      key = document.sibling(after: value, in: map)
    }
    return nil
  }

  /// The entry in whose value all of these places lie.
  private static func entry(
    around offsets: [Int], in map: Node, _ document: Document
  ) -> (Node, Node)? {
    var key = document.firstChild(of: map)
    while let current = key, let value = document.sibling(after: current, in: map) {
      let range = Int(document.range(of: current).end) + 1...Int(document.range(of: value).end)
      if range.lowerBound <= range.upperBound, offsets.allSatisfy(range.contains) {
        return (current, value)
      }
      key = document.sibling(after: value, in: map)
    }
    return nil
  }
}
