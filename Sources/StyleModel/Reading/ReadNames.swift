import Diagnostics
import SourceText
import YAMLSyntax

/// Names of screens, stacks and styles, and lists of them.
extension StyleReader {
  /// The index of what a scalar of which the keyword is known names; nil if nothing has that name.
  mutating func defined(_ word: Keyword, _ node: Node, _ space: NameSpace) -> Int32? {
    guard let name = style.names.find(word, of: node, in: document),
      let index = style.index.find(name, in: space)
    else { return nil }
    if space == .style { style.uses.styles[Int(index)] = true }
    return index
  }

  /// The index of what a name stands for; an undefined one is reported.
  mutating func readReference(_ node: Node, _ space: NameSpace) -> Int32? {
    guard hasText(node, expecting: .name(space)) else { return nil }
    let target = document.resolved(node)
    if let index = defined(document.keyword(of: target), target, space) {
      checkAmbiguity(target)
      return index
    }
    reportUndefined(target, space)
    return nil
  }

  mutating func readNames(
    _ node: Node, _ space: NameSpace, expecting type: ValueType
  ) -> Value? {
    guard document.kind(of: document.resolved(node)) == .sequence else {
      let meant = namesMeant(by: document.resolved(node), space)
      wrongType(node, expecting: type, fix: meant.map { "[\(Self.written($0))]" })
      return meant.flatMap { list(ofNames: $0, space, at: place(of: node)) }
    }
    let start = Int32(style.items.count)
    func add(_ target: Int32, _ item: Node, to reader: inout StyleReader) {
      reader.style.items.append(ListItem(target: target, range: reader.place(of: item)))
    }
    forEachItem(of: node, expecting: type) { reader, item in
      guard let word = reader.document.word(of: item), !AmbiguousText.isWord(word),
        let target = reader.defined(word, item, space)
      else { return false }
      add(target, item, to: &reader)
      return true
    } _: { reader, item in
      if let target = reader.readReference(item, space) { add(target, item, to: &reader) }
    }
    return list(from: start)
  }

  /// A text of several names where one of them or a list could stand: as a text it is a name that
  /// nothing has, and reading goes on with the list.
  mutating func readNames(inText node: Node, _ names: [String], _ space: NameSpace) -> Value {
    let list = "[\(Self.written(names))]"
    report(
      space == .style ? .undefinedStyle : .undefinedScreen, document.resolved(node),
      message: "there is no \(space.rawValue) '\(shown(document.resolved(node)))'",
      help: "write a list: \(list)", fix: list)
    for name in names { countAsUsed(name, in: space) }
    return self.list(ofNames: names, space, at: place(of: node))
  }

  mutating func readScreenLists(_ node: Node, expecting type: ValueType) -> Value? {
    guard document.kind(of: document.resolved(node)) == .sequence else {
      let meant = namesMeant(by: document.resolved(node), .screen)
      wrongType(node, expecting: type, fix: meant.map { "[[\(Self.written($0))]]" })
      return meant.flatMap { oneList($0, at: place(of: node)) }
    }
    if let names = namesAlone(in: document.resolved(node)) {
      let source = document.range(of: document.resolved(node))
      let text = document.file.text(Int(source.start)..<Int(source.end))
      wrongType(
        node, expecting: type, found: "a list of screens",
        fix: text.hasPrefix("[") && !text.contains("\n") ? "[\(text)]" : nil)
      return oneList(names, at: place(of: node))
    }
    var outer: [ListItem] = []
    forEachItem(of: node, expecting: type) { reader, item in
      let range = reader.place(of: item)
      let inside = reader.document.resolved(item)
      guard reader.document.kind(of: inside) == .sequence,
        reader.document.firstChild(of: inside) != nil
      else { return reader.wrongType(item, expecting: .names(.screen)) }
      guard case .list(let inner)? = reader.readNames(item, .screen, expecting: .names(.screen)),
        !reader.style.lists[Int(inner)].isEmpty
      else { return }
      outer.append(ListItem(target: inner, range: range))
    }
    return list(outer)
  }

  /// The defined names that stand in a text where a list of them was meant, as in `push: home`.
  func namesMeant(by node: Node, _ space: NameSpace) -> [String]? {
    guard document.kind(of: node) == .scalar else { return nil }
    let isKnown = { (name: String) in self.isDefined(name, in: space) }
    if isKnown(document.text(of: node)) { return [document.text(of: node)] }
    let words = document.text(of: node).split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    return words.allSatisfy(isKnown) ? words : nil
  }

  private static func written(_ names: [String]) -> String {
    names.map { AmbiguousText.meaning(of: $0) == nil ? $0 : "\"\($0)\"" }.joined(separator: ", ")
  }

  /// The names in a list that holds nothing else, where a list of lists was meant.
  private func namesAlone(in list: Node) -> [String]? {
    var names: [String] = []
    var next = document.firstChild(of: list)
    while let item = next {
      let target = document.resolved(item)
      guard document.kind(of: target) == .scalar, !document.isExplained(target),
        !document.isTagged(target), NameSpace.isName(document.bytes(of: target))
      else { return nil }
      names.append(document.text(of: target))
      next = document.sibling(after: item, in: list)
    }
    return names.isEmpty ? nil : names
  }

  func isDefined(_ name: String, in space: NameSpace) -> Bool {
    guard NameSpace.isName(name.utf8) else { return false }
    return style.names.find(name).flatMap { style.index.find($0, in: space) } != nil
  }

  /// The list that was meant by these names: reading goes on with it. Those that nothing has are
  /// left out; they are told of when the list is one.
  private mutating func list(
    ofNames names: [String], _ space: NameSpace, at place: SourceRange
  ) -> Value {
    list(
      names.compactMap { name in
        let target = style.names.find(name).flatMap { style.index.find($0, in: space) }
        return target.map { ListItem(target: $0, range: place) }
      })
  }

  private mutating func oneList(_ names: [String], at place: SourceRange) -> Value? {
    guard case .list(let inner) = list(ofNames: names, .screen, at: place),
      !style.lists[Int(inner)].isEmpty
    else { return nil }
    return list([ListItem(target: inner, range: place)])
  }

  mutating func list(_ items: [ListItem]) -> Value {
    let start = Int32(style.items.count)
    style.items += items
    return list(from: start)
  }

  /// The list of the items that were added last.
  private mutating func list(from start: Int32) -> Value {
    style.lists.append(start..<Int32(style.items.count))
    return .list(Int32(style.lists.count - 1))
  }
}
