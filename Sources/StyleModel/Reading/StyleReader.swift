import Diagnostics
import SourceText
import YAMLSyntax

/// The state of a reading: what has been made of the file so far, and where the reading is.
struct StyleReader {
  var style = AppStyle()
  var findings: [Finding] = []
  /// The findings that are shown at a use of what is written elsewhere, and where that is.
  var shownAtUse: [(finding: Int, written: SourceRange)] = []
  var repetitions = Repetitions()
  var unread = Unread()

  let document: Document
  /// Where the document's file starts in the description's offsets.
  let base: UInt32
  var entries = MapEntries()
  var nearest = NearestName()
  /// What misspelt names are searched in, once one is met.
  var candidates: [Candidates: CandidateNames] = [:]
  /// The words met so far that are numbers.
  var numberWords = NameTable()
  /// By such a word: its number among the description's numbers.
  var wordNumbers: [Int32] = []
  /// Where each number stands in the description's numbers.
  var numberIndex: [Double: Int32] = [:]
  /// Whether it is a style file that is read, and no other language.
  var isStyleFile = true
  /// The settings of states, until those of the definition around them are complete: each
  /// definition's stand together.
  var heldStates: [(state: Int, settings: [Setting])] = []
  /// Where each image stands in the description's images.
  var imageIndex: [ByAppearance<BackgroundImage?>: Int32] = [:]

  /// The keys and indices that lead to where the reading is.
  private var path: [Step] = []
  /// The outermost alias or merge that the reading is inside of.
  private(set) var use: SourceRange?

  private enum Step {
    case key(Node)
    case item(Int)
  }

  /// A reader of a document whose file starts at an offset.
  init(_ document: Document, at base: UInt32 = 0) {
    self.document = document
    self.base = base
  }

  /// Exchanges all that has been made of a description's files, so that another file's reader can go
  /// on with it. Where each reading is stays with its reader.
  mutating func exchange(with other: inout StyleReader) {
    swap(&style, &other.style)
    swap(&findings, &other.findings)
    swap(&shownAtUse, &other.shownAtUse)
    swap(&repetitions, &other.repetitions)
    swap(&unread, &other.unread)
    swap(&nearest, &other.nearest)
    swap(&candidates, &other.candidates)
    swap(&numberWords, &other.numberWords)
    swap(&wordNumbers, &other.wordNumbers)
    swap(&numberIndex, &other.numberIndex)
    swap(&imageIndex, &other.imageIndex)
  }

  // MARK: Places

  /// Where a node is shown to be: what is reached through an alias is where the alias stands.
  func place(of node: Node) -> SourceRange {
    use ?? document.range(of: node).shifted(by: base)
  }

  /// From an entry's key to the end of its value.
  func place(of entry: MapEntry) -> SourceRange {
    use ?? document.range(from: entry.written, to: entry.value).shifted(by: base)
  }

  /// Goes into an entry's value.
  mutating func within(_ entry: MapEntry, _ body: (inout StyleReader) -> Void) {
    let outer = enter(entry)
    body(&self)
    leave(to: outer)
  }

  /// Goes into an entry's value, until `leave`; the use that the reading was inside of before.
  mutating func enter(_ entry: MapEntry) -> SourceRange? {
    let outer = use
    path.append(.key(entry.key))
    if use == nil, let node = merge(of: entry) ?? alias(entry.value) {
      use = document.range(of: node).shifted(by: base)
    }
    return outer
  }

  mutating func leave(to outer: SourceRange?) {
    path.removeLast()
    use = outer
  }

  /// Goes to an entry's key, which stands where it stands even if the value is an alias; one that is
  /// an alias itself stands there.
  mutating func atKey<Result>(
    of entry: MapEntry, _ body: (inout StyleReader) -> Result
  ) -> Result {
    using(merge(of: entry) ?? alias(entry.written), body)
  }

  /// Shows everything at an alias or merge, unless the reading is inside of one already.
  private mutating func using<Result>(
    _ node: Node?, _ body: (inout StyleReader) -> Result
  ) -> Result {
    let outer = use
    use = use ?? node.map { document.range(of: $0).shifted(by: base) }
    defer { use = outer }
    return body(&self)
  }

  /// The merge that brought an entry in from elsewhere. What is written in the `<<` itself stands
  /// where it stands.
  private func merge(of entry: MapEntry) -> Node? {
    guard let merge = entry.merge else { return nil }
    let (outer, inner) = (document.range(of: merge), document.range(of: entry.key))
    return outer.start <= inner.start && inner.end <= outer.end ? nil : merge
  }

  private func alias(_ node: Node) -> Node? {
    document.kind(of: node) == .alias ? node : nil
  }

  /// Goes through the items of a list; a value of another kind is reported.
  ///
  /// - Parameters:
  ///   - isPlain: reads an item of which nothing can be wrong, and says whether it was one.
  ///   - body: reads any other.
  mutating func forEachItem(
    of node: Node, expecting type: ValueType,
    isPlain: (inout StyleReader, Node) -> Bool = { _, _ in false },
    _ body: (inout StyleReader, Node) -> Void
  ) {
    let list = document.resolved(node)
    guard document.kind(of: list) == .sequence else { return wrongType(node, expecting: type) }
    checkTag(list, "seq", expecting: type)
    var index = 0
    var next = document.firstChild(of: list)
    while let item = next {
      next = document.sibling(after: item, in: list)
      if document.isPiece(item) { continue }
      if !isPlain(&self, item) {
        path.append(.item(index))
        using(alias(item)) { body(&$0, item) }
        path.removeLast()
      }
      index += 1
    }
  }

  /// How many keys and indices lead to where the reading is.
  var depth: Int { path.count }

  /// Whether the reading is at an item of a list.
  var isInList: Bool {
    guard case .item? = path.last else { return false }
    return true
  }

  /// The name of the section that the reading is in.
  var sectionName: String? {
    guard case .key(let key)? = path.first else { return nil }
    return document.text(of: key)
  }

  /// The keys that lead to where the reading is; nil for an item of a list.
  var pathNames: [String?] {
    path.map { step in
      guard case .key(let key) = step else { return nil }
      return shown(document.resolved(key))
    }
  }

  /// The name space whose names the section defines that the reading is in.
  var sectionSpace: NameSpace? {
    let name = sectionName
    return MapShape.file.keys.first { $0.name == name }?.type.definedSpace
  }

  /// The name of the definition that the reading is in, if it is in one of this section.
  func nameBeingDefined(in section: String) -> String? {
    guard path.count > 1, case .key(let key) = path[0], document.text(of: key) == section,
      case .key(let name) = path[1]
    else { return nil }
    return document.text(of: name)
  }

  /// The keys and indices that lead to where the reading is.
  var keyPath: String {
    var text = ""
    for step in path {
      switch step {
      case .key(let node): text += (text.isEmpty ? "" : ".") + document.keyText(of: node)
      case .item(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
