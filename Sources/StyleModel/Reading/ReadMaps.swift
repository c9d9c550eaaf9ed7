import Diagnostics
import SourceText
import YAMLSyntax

/// Maps: their entries, known keys, and settings.
extension StyleReader {
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
        continue
      }
      let type = shape.keys[index].type
      if document.kind(of: entry.value) == .scalar {
        outdented = shapeOutdented(below: entry, at: position, of: map, type)
        isInList = isListWithoutBrackets(type)
      }
      if outdented == nil { read(entry, type, key.attribute) }
    }
    reportMissing(in: shape, of: node, seen: seen)
  }

  /// Whether a list begins with a scalar where its brackets were forgotten. In a flow map, as in
  /// `{ push: home, detail }`, its other items are keys of the map, and no mistakes of their own.
  private func isListWithoutBrackets(_ type: ValueType) -> Bool {
    switch type {
    case .names, .screenLists: true
    default: false
    }
  }

  /// The shape of an empty map, a scalar, whose keys stand beside it for want of indentation, which is
  /// reported; nil if they do not.
  private mutating func shapeOutdented(
    below entry: MapEntry, at position: Int, of map: Range<Int>, _ type: ValueType
  ) -> MapShape? {
    guard position + 1 < map.upperBound, let shape = type.innerShape,
      document.isEmpty(entry.value), document.style(of: entry.value) == .plain,
      !document.isExplained(entry.value)
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
}
