import Diagnostics
import SourceText
import YAMLSyntax

/// The states of a screen: looks it takes while it is up.
extension StyleReader {
  mutating func readStates(_ node: Node, _ shape: MapShape) -> Value? {
    guard let map = openMap(node, expecting: .states(shape)) else { return nil }
    defer { entries.close(map) }
    var states: [ListItem] = []
    for (count, position) in map.enumerated() {
      let entry = entries[position]
      let range = atKey(of: entry) { reader in
        reader.checkName(entry.key, of: "state")
        return reader.place(of: entry.key)
      }
      if count == ValueType.maximumStates { reportTooManyStates(map.count, at: entry) }
      let end = end(of: entry, at: range)
      within(entry) { reader in
        let start = reader.style.settings.count
        reader.readMap(entry.value, shape)
        let settings = Array(reader.style.settings[start...])
        reader.style.settings.removeSubrange(start...)
        guard count < ValueType.maximumStates else { return }
        states.append(ListItem(target: Int32(reader.style.states.count), range: range))
        reader.heldStates.append((reader.style.states.count, settings))
        let name = reader.style.names.intern(entry.key, in: reader.document)
        reader.style.states.append(
          Definition(name: name, range: range, end: end, settings: 0..<0))
      }
    }
    return list(states)
  }

  /// Puts the settings of states behind those of the definition they were read in.
  mutating func placeStates() {
    for (state, settings) in heldStates {
      let start = Int32(style.settings.count)
      style.settings += settings
      let definition = style.states[state]
      style.states[state] = Definition(
        name: definition.name, range: definition.range, end: definition.end,
        settings: start..<Int32(style.settings.count))
    }
    heldStates = []
  }

  private mutating func reportTooManyStates(_ count: Int, at entry: MapEntry) {
    atKey(of: entry) { reader in
      reader.report(
        .outOfRange, entry.key, keyPath: reader.keyPath(to: entry.key),
        message: "\(count) states are too many",
        help: "a screen has at most \(ValueType.maximumStates) beside the one it opens with")
    }
  }
}
