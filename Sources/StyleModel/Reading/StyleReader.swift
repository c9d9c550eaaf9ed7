import Diagnostics
import SourceText
import YAMLSyntax

/// The state of a reading: what has been made of the file so far, and where the reading is.
struct StyleReader {
  var style = AppStyle()
  private(set) var findings: [Finding] = []
  /// The findings that are shown at a use of what is written elsewhere, and where that is.
  private var shownAtUse: [(finding: Int, written: SourceRange)] = []
  var repetitions = Repetitions()
  var unread = Unread()

  let document: Document
  /// Where the document's file starts in the description's offsets.
  let base: UInt32
  var entries = MapEntries()
  private var nearest = NearestName()
  /// What misspelt names are searched in, once one is met.
  private var candidates: [Candidates: CandidateNames] = [:]
  /// The words met so far that are numbers.
  var numberWords = NameTable()
  /// By such a word: its number among the description's numbers.
  var wordNumbers: [Int32] = []
  /// Where each number stands in the description's numbers.
  var numberIndex: [Double: Int32] = [:]
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
  private mutating func enter(_ entry: MapEntry) -> SourceRange? {
    let outer = use
    path.append(.key(entry.key))
    if use == nil, let node = merge(of: entry) ?? alias(entry.value) {
      use = document.range(of: node).shifted(by: base)
    }
    return outer
  }

  private mutating func leave(to outer: SourceRange?) {
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

  // MARK: Maps

  /// Opens a map; a value of another kind is reported.
  mutating func openMap(
    _ node: Node, expecting type: @autoclosure () -> ValueType, keys: KeyTable? = nil,
    keepsRepeats: Bool = false
  ) -> Range<Int>? {
    let target = document.resolved(node)
    guard document.kind(of: target) == .mapping else {
      wrongType(node, expecting: type())
      return nil
    }
    if document.isTagged(target) { checkTag(target, "map", expecting: type()) }
    var problems: [MapProblem] = []
    let range = entries.open(
      target, in: document, keys: keys, keepsRepeats: keepsRepeats, problems: &problems)
    for problem in problems { report(problem, in: target) }
    return range
  }

  /// Opens a map with known keys.
  mutating func openMap(_ node: Node, _ shape: MapShape) -> Range<Int>? {
    openMap(node, expecting: .map(shape), keys: shape.keyTable)
  }

  /// The index of an entry's key among those of a shape; an unknown one is reported.
  ///
  /// - Parameter seen: receives the key, or the one that an unknown one was probably meant to be:
  ///   that one is not missing on top.
  mutating func key(of entry: MapEntry, in shape: MapShape, seen: inout SeenKeys) -> Int? {
    if let index = entry.keyIndex {
      seen.insert(index)
      return index
    }
    let near = reportUnknownKey(entry, in: shape)
    if let meant = shape.keys.firstIndex(where: { $0.name == near }) {
      seen.insert(meant)
    } else {
      seen.addUnknown(isScalar: document.kind(of: document.resolved(entry.value)) == .scalar)
    }
    return nil
  }

  /// Reads a map with known keys into settings.
  mutating func readSettings(_ node: Node, _ shape: MapShape) -> Range<Int32> {
    let start = Int32(style.settings.count)
    readMap(node, shape)
    let range = start..<Int32(style.settings.count)
    if !heldStates.isEmpty { placeStates() }
    return range
  }

  mutating func readMap(_ node: Node, _ shape: MapShape) {
    guard let map = openMap(node, shape) else { return }
    defer { entries.close(map) }
    var seen = SeenKeys()
    var isInList = false
    var outdented: MapShape?
    for position in map {
      let entry = entries[position]
      if isInList, isBareKey(entry) {
        mention(entry.key)
        continue
      }
      isInList = false
      if let shape = outdented, isKey(entry, of: shape) {
        noteUnread(entry, meant: nil)
        continue
      }
      outdented = nil
      guard let index = key(of: entry, in: shape, seen: &seen) else { continue }
      let key = shape.wordKeys[index]
      if entry.merge == nil, let word = document.word(of: entry.value),
        let value = value(of: word, entry.value, key.meaning)
      {
        append(value, key.attribute, entry)
      } else {
        outdented = shapeOutdented(below: entry, at: position, of: map, shape.keys[index].type)
        if outdented == nil { read(entry, shape.keys[index].type, key.attribute) }
        isInList = isListWithoutBrackets(entry, shape.keys[index].type)
      }
    }
    reportMissing(in: shape, of: node, seen: seen)
  }

  /// Whether a list begins here whose brackets were forgotten. In a flow map, as in
  /// `{ push: home, detail }`, its other items are keys of the map, and no mistakes of their own.
  private func isListWithoutBrackets(_ entry: MapEntry, _ type: ValueType) -> Bool {
    switch type {
    case .names, .screenLists: document.kind(of: entry.value) == .scalar
    default: false
    }
  }

  /// The shape of an empty map whose keys stand beside it, for want of indentation, which is reported;
  /// nil if they do not.
  private mutating func shapeOutdented(
    below entry: MapEntry, at position: Int, of map: Range<Int>, _ type: ValueType
  ) -> MapShape? {
    guard position + 1 < map.upperBound, let shape = type.innerShape,
      document.kind(of: entry.value) == .scalar, document.isEmpty(entry.value),
      document.style(of: entry.value) == .plain, !document.isExplained(entry.value)
    else { return nil }
    let next = entries[position + 1]
    guard isKey(next, of: shape) else { return nil }
    within(entry) { reader in
      reader.report(
        .wrongType, entry.value, message: "expected a map, found nothing",
        help: "indent its keys, such as '\(reader.shown(next.key))', more than its own")
    }
    return shape
  }

  /// Whether a key that a map does not know is one of another shape.
  private func isKey(_ entry: MapEntry, of shape: MapShape) -> Bool {
    guard entry.keyIndex == nil else { return false }
    return shape.keys.contains { isText(entry.key, $0.name) }
  }

  /// Whether an unknown key stands alone, without even a colon.
  func isBareKey(_ entry: MapEntry) -> Bool {
    guard entry.keyIndex == nil, document.kind(of: entry.value) == .scalar else { return false }
    let value = document.range(of: entry.value)
    return value.start == value.end && value.start == document.range(of: entry.written).end
  }

  private mutating func read(_ entry: MapEntry, _ type: ValueType, _ attribute: Attribute?) {
    let outer = enter(entry)
    switch type {
    case .map(let inner): readMap(entry.value, inner)
    case .sameOrMap(let inner)
    where document.kind(of: document.resolved(entry.value)) == .mapping:
      append(.map, attribute, entry)
      readMap(entry.value, inner)
    default:
      if let value = readValue(entry.value, type) { append(value, attribute, entry) }
    }
    leave(to: outer)
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
    report(
      rule, writtenAt: range, keyPath: keyPath, message: message, notes: notes, help: help,
      fix: fix.map { Fix(replacing: range, with: $0) })
  }

  /// Reports something about a range of the file: behind an alias at the alias, with a note.
  mutating func report(
    _ rule: RuleInfo, writtenAt range: SourceRange, keyPath: String? = nil, message: String,
    notes: [Note] = [], help: String? = nil, fix: Fix? = nil
  ) {
    let written = use == nil ? [] : [Note("it is written here", at: range)]
    if use != nil { shownAtUse.append((findings.count, range)) }
    report(
      rule, at: use ?? range, keyPath: keyPath, message: message, notes: notes + written,
      help: help, fix: fix)
  }

  /// The findings that say again, of each use, what is wrong where it is written. What is right there
  /// and wrong in a use is said of that use.
  func repetitionsAtUses() -> Set<Int> {
    guard !shownAtUse.isEmpty else { return [] }
    let uses = Set(shownAtUse.map(\.finding))
    let written = Set(
      findings.indices.filter { !uses.contains($0) }
        .map { Mistake(findings[$0], at: findings[$0].range) })
    return Set(
      shownAtUse.filter { written.contains(Mistake(findings[$0.finding], at: $0.written)) }
        .map(\.finding))
  }

  /// What is wrong, and where it is written.
  private struct Mistake: Hashable {
    let code: String
    let message: String
    let range: SourceRange

    init(_ finding: Finding, at range: SourceRange) {
      code = finding.code
      message = finding.message
      self.range = range
    }
  }

  /// Takes back findings, by their index.
  mutating func withdraw(_ indices: Set<Int>) {
    guard !indices.isEmpty else { return }
    findings = findings.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
  }

  /// How many keys and indices lead to where the reading is.
  var depth: Int { path.count }

  /// The name of the section that the reading is in.
  var sectionName: String? {
    guard case .key(let key)? = path.first else { return nil }
    return document.text(of: key)
  }

  /// The name space whose names the section defines that the reading is in.
  var sectionSpace: NameSpace? {
    let name = sectionName
    return MapShape.file.keys.first { $0.name == name }?.type.definedSpace
  }

  /// The candidate, one of a few, that somebody probably meant.
  mutating func nearestName(to text: String, among candidates: some Sequence<String>) -> String? {
    nearest.nearest(to: text, among: candidates)
  }

  /// What a description has that may have been meant.
  enum Candidates: Hashable {
    /// What a name space has.
    case names(NameSpace)
    /// The colours there are, and words beside them.
    case colors(or: [String])
  }

  /// The candidate that somebody probably meant, but for one that is no answer.
  mutating func nearestName(
    to text: String, among key: Candidates, except own: String? = nil
  ) -> String? {
    if candidates[key] == nil { candidates[key] = CandidateNames(names(of: key)) }
    return nearest.nearest(
      to: text, among: &candidates[key, default: CandidateNames([])], except: own)
  }

  private func names(of candidates: Candidates) -> [String] {
    switch candidates {
    case .names(let space):
      return style.index.names(in: space).map(style.names.text)
        .filter { NameSpace.isName($0.utf8) }
    case .colors(let words):
      return names(of: .names(.color)) + SystemColors.all.map(\.name) + words + ["clear"]
    }
  }

  /// The nearest name as a fix: none where others are as near, for then it is a guess.
  func fix(_ near: String?) -> String? { nearest.isTied ? nil : near }

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
