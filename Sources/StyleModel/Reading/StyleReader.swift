import Diagnostics
import SourceText
import YAMLSyntax

/// The state of a reading: what has been made of the file so far, and where the reading is.
struct StyleReader {
  var style = AppStyle()
  private(set) var findings: [Finding] = []

  let document: Document
  /// Where the document's file starts in the description's offsets.
  let base: UInt32
  var entries = MapEntries()
  private var nearest = NearestName()
  /// Where each number stands in the description's numbers.
  var numberIndex: [Double: Int32] = [:]

  /// The keys and indices that lead to where the reading is.
  private var path: [Step] = []
  /// The outermost alias or merge that the reading is inside of.
  private var use: SourceRange?

  private enum Step {
    case key(Node)
    case item(Int)
  }

  init(_ document: Document) {
    self.document = document
    base = style.sources.add(document.file)
    style.isCut = document.isCut
    // A setting for every hundred bytes of file or so; one reservation beats doubling.
    style.settings.reserveCapacity(document.file.bytes.count / 40)
  }

  // MARK: Places

  /// Where a node is shown to be: what is reached through an alias is where the alias stands.
  func place(of node: Node) -> SourceRange {
    use ?? document.range(of: node).shifted(by: base)
  }

  /// From an entry's key to the end of its value.
  func place(of entry: MapEntry) -> SourceRange {
    if let use { return use }
    let key = document.range(of: entry.key).shifted(by: base)
    let value = document.range(of: entry.value).shifted(by: base)
    return SourceRange(start: key.start, end: max(key.end, value.end))
  }

  /// Goes into an entry's value.
  mutating func within(_ entry: MapEntry, _ body: (inout StyleReader) -> Void) {
    let outer = use
    if use == nil {
      if let merge = entry.merge {
        use = document.range(of: merge).shifted(by: base)
      } else if document.kind(of: entry.value) == .alias {
        use = document.range(of: entry.value).shifted(by: base)
      }
    }
    path.append(.key(entry.key))
    body(&self)
    path.removeLast()
    use = outer
  }

  /// Goes through the items of a list; a value of another kind is reported.
  mutating func forEachItem(
    of node: Node, expecting type: ValueType, _ body: (inout StyleReader, Node) -> Void
  ) {
    let list = document.resolved(node)
    guard document.kind(of: list) == .sequence else { return wrongType(node, expecting: type) }
    checkTag(list, "seq", expecting: type)
    var index = 0
    var next = document.firstChild(of: list)
    while let item = next {
      next = document.sibling(after: item, in: list)
      let outer = use
      if use == nil, document.kind(of: item) == .alias {
        use = document.range(of: item).shifted(by: base)
      }
      path.append(.item(index))
      body(&self, item)
      path.removeLast()
      use = outer
      index += 1
    }
  }

  // MARK: Maps

  /// Opens a map; a value of another kind is reported.
  mutating func openMap(_ node: Node, owner: String, expecting type: ValueType = .palette) -> Range<
    Int
  >? {
    let target = document.resolved(node)
    guard document.kind(of: target) == .mapping else {
      wrongType(node, expecting: type)
      return nil
    }
    checkTag(target, "map", expecting: type)
    var problems: [MapProblem] = []
    let range = entries.open(target, in: document, problems: &problems)
    for problem in problems { report(problem) }
    return range
  }

  /// Opens a map with known keys.
  mutating func openMap(_ node: Node, _ shape: MapShape) -> Range<Int>? {
    openMap(node, owner: shape.owner, expecting: .map(shape))
  }

  /// The index of an entry's key among those of a shape; an unknown one is reported.
  mutating func key(of entry: MapEntry, in shape: MapShape) -> Int? {
    if let index = shape.index(of: entry.key, in: document) { return index }
    reportUnknownKey(entry, in: shape)
    return nil
  }

  /// Reads a map with known keys into settings.
  mutating func readSettings(_ node: Node, _ shape: MapShape) -> Range<Int32> {
    let start = Int32(style.settings.count)
    readMap(node, shape)
    return start..<Int32(style.settings.count)
  }

  private mutating func readMap(_ node: Node, _ shape: MapShape) {
    guard let map = openMap(node, shape) else { return }
    defer { entries.close(map) }
    var seen: UInt64 = 0
    for position in map {
      let entry = entries[position]
      guard let index = key(of: entry, in: shape) else { continue }
      seen |= 1 << UInt64(index)
      read(entry, shape.keys[index])
    }
    if !shape.required.isEmpty { reportMissing(in: shape, of: node) { seen & 1 << $0 != 0 } }
  }

  private mutating func read(_ entry: MapEntry, _ key: KeyDescription) {
    within(entry) { reader in
      switch key.type {
      case .map(let inner): reader.readMap(entry.value, inner)
      case .sameOrMap(let inner)
      where reader.document.kind(of: reader.document.resolved(entry.value)) == .mapping:
        reader.append(.map, key.attribute, entry)
        reader.readMap(entry.value, inner)
      default:
        if let value = reader.readValue(entry.value, key.type) {
          reader.append(value, key.attribute, entry)
        }
      }
    }
  }

  private mutating func append(_ value: Value, _ attribute: Attribute?, _ entry: MapEntry) {
    guard let attribute else { return }
    style.settings.append(Setting(value: value, attribute: attribute, range: place(of: entry)))
  }

  // MARK: Reporting

  mutating func report(
    _ rule: RuleInfo, at range: SourceRange, keyPath: String? = nil, message: String,
    notes: [Note] = [], help: String? = nil, fix: Fix? = nil
  ) {
    findings.append(
      Finding(
        rule, at: range, keyPath: keyPath ?? self.keyPath, message: message, notes: notes,
        help: help, fix: use == nil ? fix : nil))
  }

  /// Reports something about a node, at its place; behind an alias with a note where it stands.
  mutating func report(
    _ rule: RuleInfo, _ node: Node, keyPath: String? = nil, message: String, notes: [Note] = [],
    help: String? = nil, fix: String? = nil
  ) {
    guard !document.isExplained(node) else { return }
    let range = document.range(of: node).shifted(by: base)
    let written = use == nil ? [] : [Note("it is written here", at: range)]
    report(
      rule, at: place(of: node), keyPath: keyPath, message: message, notes: notes + written,
      help: help, fix: fix.map { Fix(replacing: range, with: $0) })
  }

  /// The candidate that somebody probably meant.
  mutating func nearestName(to text: String, among candidates: some Sequence<String>) -> String? {
    nearest.nearest(to: text, among: candidates)
  }

  /// The text of a scalar for a message, cut if it is long.
  func shown(_ node: Node) -> String {
    let text = document.text(of: node).replacing("\n", with: "⏎")
    return text.count > 60 ? text.prefix(57) + "…" : text
  }

  /// The keys that lead to a key of the map the reading is in.
  func keyPath(to key: Node) -> String {
    let path = keyPath
    return path + (path.isEmpty ? "" : ".") + document.text(of: document.resolved(key))
  }

  private var keyPath: String {
    var text = ""
    for step in path {
      switch step {
      case .key(let node): text += (text.isEmpty ? "" : ".") + document.text(of: node)
      case .item(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
