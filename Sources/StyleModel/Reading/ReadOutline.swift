import Diagnostics
import SourceText
import YAMLSyntax

extension StyleReader {
  /// What a file has, before any of it is read: its sections and the names they define. The maps that
  /// it looked into stay open until all is read.
  struct Outline {
    let root: Node
    let map: Range<Int>
    var seen = SeenKeys()
    var sections = [MapEntry?](repeating: nil, count: MapShape.file.keys.count)
    var names = [DefinedNames?](repeating: nil, count: MapShape.file.keys.count)

    init(root: Node, map: Range<Int>) {
      self.root = root
      self.map = map
    }
  }

  /// The names that a section defines, and the entries they stand in.
  struct DefinedNames {
    let entries: Range<Int>
    let names: [NameTable.ID]
    /// The entries whose name an earlier file defines.
    let repeated: Set<Int>
  }

  /// Looks at what a file has: names of all files are known before anything is read. Nil if there is
  /// nothing to read.
  mutating func outline(isEntry: Bool) -> Outline? {
    guard let root = document.root else {
      if isEntry, !style.isCut {
        report(
          .missingKey, at: SourceRange(at: base), message: "the file is empty",
          help: "a style file begins with 'navstyle: 1' and has 'screens:'")
      }
      return nil
    }
    guard let map = openMap(root, .file) else {
      // All that it should have defined and used is missing.
      style.isCut = true
      return nil
    }
    var outline = Outline(root: root, map: map)
    for position in map {
      let entry = entries[position]
      guard let key = key(of: entry, in: .file, seen: &outline.seen) else { continue }
      outline.sections[key] = entry
      if case .paths = MapShape.file.keys[key].type, !isListOfTexts(entry.value) {
        style.isCut = true
      }
    }
    for (index, key) in MapShape.file.keys.enumerated() {
      if let entry = outline.sections[index] { outline.names[index] = defineNames(entry, key) }
    }
    return outline
  }

  /// What must be there may stand in any of the files, but for the version, which the first one says.
  mutating func reportMissingSections(_ outlines: [Outline?]) {
    guard !style.isCut, let entry = outlines.first, let entry else { return }
    var seen = entry.seen
    for other in outlines.dropFirst() { seen.formUnionBeyondFirst(other?.seen ?? SeenKeys()) }
    reportMissing(in: .file, of: entry.root, seen: seen)
  }

  /// A piece that is read as if it were a description.
  mutating func reportLonePiece(_ outlines: [Outline?], includedBy includers: [String]) {
    guard let entry = outlines.first, let root = entry?.root else { return }
    let screens = MapShape.file.keys.firstIndex { $0.type.definedSpace == .screen } ?? 0
    let hasScreens = outlines.contains { $0?.sections[screens] != nil }
    let version = "'navstyle: 1', the version of the language"
    if let includer = includers.first {
      reportMissing(
        at: root, message: "this is a piece of '\(includer)', and no description by itself",
        help: "check the whole: navstyle lint \(includer)")
    } else if hasScreens {
      reportMissing(
        at: root, message: "a style file needs 'navstyle'",
        help: "add \(version); or if it is a piece of a description, name it under 'include' there")
    } else {
      reportMissing(
        at: root,
        message: "this is a piece that no file includes: it has neither 'navstyle' nor 'screens'",
        help: "name it under 'include' of the file it belongs to; a file of its own begins with "
          + "\(version), and has 'screens'")
    }
  }

  /// Where no stack is declared there is one all the same, and it has a name.
  mutating func defineDefaultStack(_ outlines: [Outline?]) {
    let section = MapShape.file.keys.firstIndex { $0.type.definedSpace == .stack } ?? 0
    guard style.index.count(in: .screen) > 0,
      outlines.allSatisfy({ $0?.sections[section] == nil })
    else { return }
    style.index.define(style.names.intern(AppStyle.defaultStack), in: .stack)
  }

  /// Whether a value names files, be they there or not.
  private func isListOfTexts(_ node: Node) -> Bool {
    let list = document.resolved(node)
    func isText(_ node: Node) -> Bool {
      document.kind(of: node) == .scalar && !document.isEmpty(node) && !document.isTagged(node)
    }
    guard document.kind(of: list) == .sequence else { return isText(list) }
    var next = document.firstChild(of: list)
    while let item = next {
      guard isText(document.resolved(item)) else { return false }
      next = document.sibling(after: item, in: list)
    }
    return true
  }

  /// Numbers the names a section defines, so that they may be used before they come.
  private mutating func defineNames(_ entry: MapEntry, _ key: KeyDescription) -> DefinedNames? {
    let space: NameSpace
    switch key.type {
    case .palette: space = .color
    case .table(let tableSpace, _): space = tableSpace
    default: return nil
    }
    var map: Range<Int>?
    within(entry) {
      map = $0.openMap(entry.value, expecting: key.type, keepsRepeats: true)
    }
    guard let map else { return nil }
    var names: [NameTable.ID] = []
    names.reserveCapacity(map.count)
    style.names.makeRoom(for: map.count)
    var repeated: Set<Int> = []
    var dropped: Set<Int> = []
    let earlier = style.index.count(in: space)
    for position in map {
      let name = style.names.intern(entries[position].key, in: document)
      let known = style.index.find(name, in: space)
      if let known, known >= earlier {
        dropped.insert(position)
        continue
      }
      names.append(name)
      if let known {
        let place = position - dropped.count
        within(entry) { $0.noteRepetition(of: name, known, space, at: $0.entries[position]) }
        repeated.insert(place)
      } else {
        style.index.define(name, in: space)
      }
    }
    if !dropped.isEmpty { within(entry) { $0.reportRepeats(in: map, of: entry.value) } }
    makeRoom(for: names.count - repeated.count, in: space)
    return DefinedNames(entries: entries.drop(dropped, from: map), names: names, repeated: repeated)
  }

  /// Reports the entries of a map whose key an earlier one has, of those that are written in it.
  private mutating func reportRepeats(in map: Range<Int>, of node: Node) {
    var firsts: [String: Node] = [:]
    for position in map {
      let entry = entries[position]
      let name = document.text(of: entry.key)
      guard let first = firsts[name] else {
        firsts[name] = entry.written
        continue
      }
      guard entry.merge == nil else { continue }
      report(
        .duplicateKey(first: first, second: entry.written), in: document.resolved(node))
    }
  }

  private mutating func makeRoom(for count: Int, in space: NameSpace) {
    switch space {
    case .color: style.uses.colors += repeatElement(false, count: count)
    case .style: style.uses.styles += repeatElement(false, count: count)
    case .screen: style.screens.reserveCapacity(style.index.count(in: .screen))
    case .stack: style.stacks.reserveCapacity(style.index.count(in: .stack))
    }
  }
}
