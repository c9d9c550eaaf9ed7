import Diagnostics
import YAMLSyntax

/// What stands where nothing could be read, as far as the rest of a description may need it.
///
/// A mistake is said once, at its place. What only seems to be absent because of it – a name defined
/// under a misspelt key, a use in a value of the wrong type – would be said again by every finding that claims
/// an absence. So names in what was not understood are kept, and those claims are held back as far as
/// one of them may be the answer.
struct Unread {
  /// Names that may be uses.
  fileprivate var mentions: Set<NameTable.ID> = []
  /// Names that may be definitions.
  fileprivate var definitions: Set<NameTable.ID> = []
  /// The name spaces of which anything may be defined there.
  fileprivate var definedSpaces: Set<NameSpace> = []
  /// Definitions whose names are no names.
  fileprivate var badNames: [NameSpace: [NameTable.ID]] = [:]
  /// The findings that say that a name is not defined.
  fileprivate var undefined: [UndefinedName] = []
  /// The findings that say that an include matches nothing.
  var unmatched: [Finding] = []

  fileprivate struct UndefinedName {
    let finding: Int
    let name: NameTable.ID
    let space: NameSpace
    let hasCure: Bool
  }
}

// MARK: What was not read

extension StyleReader {
  /// Whether the reading is in the file's own map, and in none of its values.
  private var isTopLevel: Bool { depth == 0 }

  /// Whether the reading is in the value of a key of the file's own map.
  private var isSection: Bool { depth == 1 }

  /// Notes that a value was not read because it is not of the type its key expects.
  mutating func noteUnread(_ node: Node, expecting type: ValueType) {
    let target = document.resolved(node)
    let isScalar = document.kind(of: target) == .scalar
    if isSection, let space = type.definedSpace { unread.definedSpaces.insert(space) }
    switch type {
    case .boolean, .number, .version, .byteSize: return
    default: break
    }
    // What names nothing may have been meant to name anything.
    if isScalar, document.isEmpty(target) || isText(target, "null") || isText(target, "~") {
      hideUses(type.spaces)
    }
    if isSection || document.isBrokenAlias(target) || (isScalar && document.isTagged(target)) {
      hideUses(type.spaces)
      if isSection, type.definedSpace == .stack { hideUses([.screen]) }
    }
    mention(target)
  }

  /// Notes that the entry of an unknown key was not read.
  ///
  /// - Parameter meant: the key it was probably meant to be.
  mutating func noteUnread(_ entry: MapEntry, meant: String?) {
    let value = document.resolved(entry.value)
    mention(value)
    // In a flow map, as in `{ style: plain, dark }`, a key alone may be the second item of a list.
    if document.kind(of: value) == .scalar, document.isEmpty(value) { mention(entry.key) }
    if document.isBrokenAlias(value) { hideUses(Set(NameSpace.allCases)) }
    let sections = MapShape.file.keys.filter { $0.type.definedSpace != nil }
    let names = [document.text(of: entry.key), meant]
    if let section = sections.first(where: { names.contains($0.name) }),
      let space = section.type.definedSpace
    {
      unread.definedSpaces.insert(space)
      if space == .stack || space == .screen { hideUses([.screen]) }
    } else if document.kind(of: value) == .mapping {
      unread.definitions.insert(style.names.intern(entry.key, in: document))
    }
    noteDefinitions(in: value)
    if isTopLevel, meant == "include" || (meant == nil && mentionsFile(value)) {
      style.isCut = true
    }
  }

  /// Notes that the second of two equal keys was not read.
  mutating func noteUnread(valueOf key: Node, in map: Node) {
    guard let value = document.sibling(after: key, in: map).map(document.resolved) else { return }
    mention(value)
    noteDefinitions(in: value)
  }

  /// Notes that nobody knows what a merge should have brought.
  mutating func noteUnread(merge value: Node) {
    mention(document.resolved(value))
    guard document.isBrokenAlias(document.resolved(value)) else { return }
    hideUses(Set(NameSpace.allCases))
    if isTopLevel {
      unread.definedSpaces.formUnion(NameSpace.allCases)
    } else if isSection, let space = sectionSpace {
      unread.definedSpaces.insert(space)
    }
  }

  /// Notes a definition whose name is no name: that is said, and nothing more of it.
  mutating func noteBadName(_ key: Node, in space: NameSpace) {
    let name = style.names.intern(key, in: document)
    unread.badNames[space, default: []].append(name)
    unread.mentions.insert(name)
  }

  /// Notes that anything of some name spaces may be used in what was not read.
  mutating func hideUses(_ spaces: Set<NameSpace>) { style.uses.hidden.formUnion(spaces) }

  /// Notes the names in a value that was not read: each may be a use of what it names.
  mutating func mention(_ node: Node) {
    var open = [node]
    // What many aliases stand for is looked at once: a few of them can stand for millions of values.
    var seen: Set<Node> = []
    while let next = open.popLast() {
      let node = document.resolved(next)
      guard node == next || seen.insert(node).inserted else { continue }
      switch document.kind(of: node) {
      case .mapping, .sequence:
        var child = document.firstChild(of: node)
        while let current = child {
          open.append(current)
          child = document.sibling(after: current, in: node)
        }
      case .scalar, .alias:
        for word in names(in: node) { unread.mentions.insert(style.names.intern(word)) }
      }
    }
  }

  /// The names in a text, such as `home, detail`.
  func names(in scalar: Node) -> [String] {
    let bytes = document.bytes(of: scalar)
    guard bytes.count <= 1024 else { return [] }
    return bytes.split { $0 == 0x2C || $0 == 0x20 || $0 == 0x5B || $0 == 0x5D }
      .filter(NameSpace.isName).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Notes the keys of a map that was not read: each may be a definition.
  private mutating func noteDefinitions(in node: Node) {
    guard document.kind(of: node) == .mapping else { return }
    var key = document.firstChild(of: node)
    while let current = key, let value = document.sibling(after: current, in: node) {
      let name = document.resolved(current)
      if document.kind(of: name) == .scalar {
        unread.definitions.insert(style.names.intern(name, in: document))
      }
      key = document.sibling(after: value, in: node)
    }
  }

  /// Whether a text in a value names a YAML file.
  private func mentionsFile(_ node: Node) -> Bool {
    var next = document.kind(of: node) == .sequence ? document.firstChild(of: node) : node
    while let current = next {
      let text = document.resolved(current)
      if document.kind(of: text) == .scalar {
        let bytes = document.bytes(of: text)
        if bytes.suffix(5).elementsEqual(".yaml".utf8) || bytes.suffix(4).elementsEqual(".yml".utf8)
        {
          return true
        }
      }
      next = current == node ? nil : document.sibling(after: current, in: node)
    }
    return false
  }
}

// MARK: What is said of it

extension StyleReader {
  /// Notes that the finding reported last says that a name is not defined.
  mutating func noteUndefined(_ node: Node, _ space: NameSpace, hasCure: Bool) {
    unread.undefined.append(
      .init(
        finding: findings.count - 1, name: style.names.intern(node, in: document), space: space,
        hasCure: hasCure))
  }

  /// Takes back what only seems to be absent, and what is said again, when everything is read.
  mutating func settleUnread() {
    for name in unread.mentions.sorted() {
      let text = style.text(name)
      for space in NameSpace.allCases {
        if let index = style.index.find(name, in: space) {
          countAsUsed(index, in: space)
        } else if let near = nearestName(to: text, among: .names(space)) {
          countAsUsed(near, in: space)
        }
      }
    }
    var badNames = unread.badNames.mapValues { CandidateNames($0.map(style.text)) }
    var nearest = NearestName()
    let withdrawn = unread.undefined.filter { undefined in
      if unread.definedSpaces.contains(undefined.space)
        || unread.definitions.contains(undefined.name)
      {
        return true
      }
      guard !undefined.hasCure,
        let near = nearest.nearest(
          to: style.text(undefined.name),
          among: &badNames[undefined.space, default: CandidateNames([])])
      else { return false }
      countAsUsed(near, in: undefined.space)
      return true
    }
    let unknown = settleUnmatched(Set(withdrawn.map(\.finding)))
    withdraw(repetitionsAtUses().union(withdrawn.map(\.finding)).union(unknown))
    // Without screens nothing can be used.
    if style.index.count(in: .screen) == 0 { hideUses(Set(NameSpace.allCases)) }
  }

  /// Says of the includes that match nothing, if names are missing that they should have brought, that
  /// they are the cause; returns what it is the cause of.
  private mutating func settleUnmatched(_ withdrawn: Set<Int>) -> [Int] {
    let missing = unread.undefined.filter { !$0.hasCure && !withdrawn.contains($0.finding) }
    guard let first = missing.first, !unread.unmatched.isEmpty else {
      report(unread.unmatched)
      return []
    }
    let others = Set(missing.map(\.name)).count - 1
    let names = "'\(style.text(first.name))'" + (others > 0 ? " and \(others) more" : "")
    report(
      unread.unmatched.map {
        $0.blocking(saying: "\($0.message), and nothing else defines \(names)")
      })
    style.isCut = true
    return missing.map(\.finding)
  }

  /// What a misspelt name probably means is not reported as unused on top.
  mutating func countAsUsed(_ name: String, in space: NameSpace) {
    guard let index = style.index.find(style.names.intern(name), in: space) else { return }
    countAsUsed(index, in: space)
  }

  private mutating func countAsUsed(_ index: Int32, in space: NameSpace) {
    switch space {
    case .color: style.uses.colors[Int(index)] = true
    case .style: style.uses.styles[Int(index)] = true
    case .screen: style.uses.probableScreens.insert(index)
    case .stack: break
    }
  }
}

extension ValueType {
  /// The name space whose names a section of this type defines.
  var definedSpace: NameSpace? {
    switch self {
    case .palette: .color
    case .table(let space, _): space
    default: nil
    }
  }

  /// The name spaces whose names a value may use.
  var spaces: Set<NameSpace> {
    switch self {
    case .color, .colorOrSystem, .colorOrBoolean, .palette: [.color]
    case .name(let space), .nameOrAll(let space), .names(let space), .nameOrNames(let space):
      [space]
    case .screenLists: [.screen]
    case .map(let shape), .sameOrMap(let shape), .states(let shape), .table(_, let shape),
      .list(let shape):
      shape.keys.reduce(into: []) { $0.formUnion($1.type.spaces) }
    case .boolean, .number, .text, .keyword, .image, .swipeBack, .version, .versionRange,
      .appearances, .byteSize, .paths, .patterns, .requirement:
      []
    }
  }
}
