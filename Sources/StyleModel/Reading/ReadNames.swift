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
    if let index = defined(document.keyword(of: target), target, space) { return index }
    reportUndefined(target, space)
    return nil
  }

  mutating func readNames(
    _ node: Node, _ space: NameSpace, expecting type: ValueType
  ) -> Value? {
    guard document.kind(of: document.resolved(node)) == .sequence else {
      let target = document.resolved(node)
      let isOne = document.kind(of: target) == .scalar && isName(target, in: space)
      wrongType(node, expecting: type, fix: isOne ? "[\(document.text(of: target))]" : nil)
      return nil
    }
    let start = Int32(style.items.count)
    func add(_ target: Int32, _ item: Node, to reader: inout StyleReader) {
      reader.style.items.append(ListItem(target: target, range: reader.place(of: item)))
    }
    forEachItem(of: node, expecting: type) { reader, item in
      guard let word = reader.document.word(of: item),
        let target = reader.defined(word, item, space)
      else { return false }
      add(target, item, to: &reader)
      return true
    } _: { reader, item in
      if let target = reader.readReference(item, space) { add(target, item, to: &reader) }
    }
    return list(from: start)
  }

  mutating func readScreenLists(_ node: Node, expecting type: ValueType) -> Value? {
    guard document.kind(of: document.resolved(node)) == .sequence else {
      wrongType(node, expecting: type)
      return nil
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
