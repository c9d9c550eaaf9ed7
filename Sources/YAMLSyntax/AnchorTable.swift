import SourceText

/// The anchors of a document, by name; a later one of the same name takes over.
struct AnchorTable {
  struct Anchor {
    let name: String
    let range: SourceRange
    let keyPath: String
    var node: UInt32 = 0
    /// Whether the value it names has not ended yet.
    var isOpen = true
    var isUsed = false
    /// Nodes of the value, every alias written out.
    var size = 1
    /// Levels of collections of the value, aliases followed.
    var height = 0
  }

  private var anchors: [Anchor] = []
  private var current: [String: Int] = [:]
  /// Aliases without an anchor before them: name, place, key path.
  var wanted: [(name: String, range: Range<Int>, keyPath: String)] = []

  /// Takes note of `&name`; what it names begins with `begin` and ends with `close`.
  mutating func declare(_ name: String, at range: SourceRange, keyPath: String) -> Int {
    anchors.append(Anchor(name: name, range: range, keyPath: keyPath))
    current[name] = anchors.count - 1
    return anchors.count - 1
  }

  mutating func begin(_ anchor: Int, node: UInt32) {
    anchors[anchor].node = node
  }

  mutating func close(_ anchor: Int, size: Int, height: Int) {
    anchors[anchor].isOpen = false
    anchors[anchor].size = size
    anchors[anchor].height = height
  }

  /// What `*name` stands for now.
  mutating func use(_ name: String) -> Anchor? {
    guard let index = current[name] else { return nil }
    anchors[index].isUsed = true
    return anchors[index]
  }

  /// Counts all anchors of these names as used.
  mutating func use(all names: Set<String>) {
    for index in anchors.indices where names.contains(anchors[index].name) {
      anchors[index].isUsed = true
    }
  }

  func find(_ name: String) -> Anchor? { current[name].map { anchors[$0] } }

  /// The names that have an anchor, in the order in which they were declared.
  var names: [String] { anchors.map(\.name) }

  var unused: [Anchor] { anchors.filter { !$0.isUsed } }
}

/// Finds where a tag and an anchor stand before a value, and where the value begins.
///
/// libyaml marks the start of a value at its first property and says no more. Only properties of its
/// own are looked for: what follows may be those of a map's first key.
struct PropertyScan {
  private(set) var tag: SourceRange?
  private(set) var anchor: SourceRange?
  private(set) var valueStart: Int

  init(_ bytes: [UInt8], from start: Int, to end: Int, hasTag: Bool, hasAnchor: Bool) {
    var index = start
    valueStart = start
    while index < end {
      let byte = bytes[index]
      if byte == 0x26, hasAnchor, anchor == nil {
        let first = index
        repeat { index += 1 } while index < end && Self.isNamed(bytes[index])
        anchor = SourceRange(start: UInt32(first), end: UInt32(index))
        valueStart = index
      } else if byte == 0x21, hasTag, tag == nil {
        let first = index
        while index < end, Self.spaceLength(bytes, at: index) == 0 { index += 1 }
        tag = SourceRange(start: UInt32(first), end: UInt32(index))
        valueStart = index
      } else if byte == 0x23 || Self.spaceLength(bytes, at: index) > 0 {
        index = Self.skipSpace(bytes, from: index, to: end)
      } else {
        valueStart = index
        return
      }
    }
  }

  /// The first place from `start` on that is neither blank nor in a comment.
  static func skipSpace(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      if bytes[index] == 0x23 {
        while index < end, TextScan.lineBreakLength(bytes, at: index) == 0 { index += 1 }
      } else {
        let length = spaceLength(bytes, at: index)
        guard length > 0 else { return index }
        index += length
      }
    }
    return index
  }

  /// Whether a byte may be part of an anchor's name: a value may begin right behind one.
  private static func isNamed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }

  private static func spaceLength(_ bytes: [UInt8], at index: Int) -> Int {
    bytes[index] == 0x20 || bytes[index] == 0x09
      ? 1 : TextScan.lineBreakLength(bytes, at: index)
  }
}
