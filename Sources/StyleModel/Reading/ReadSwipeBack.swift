import Diagnostics
import YAMLSyntax

/// Where a swipe back may begin: a word, or a map with a limit.
extension StyleReader {
  mutating func readSwipeBack(_ node: Node) -> Value? {
    guard document.kind(of: document.resolved(node)) == .mapping else {
      return readKeyword(node, ["edge", "full", "off"], expecting: .swipeBack)
    }
    let shape = MapShape.fullSwipe
    guard let map = openMap(node, expecting: .swipeBack, keys: shape.keyTable) else { return nil }
    defer { entries.close(map) }
    var isFull = true
    var limit: (value: Value?, entry: MapEntry)?
    var seen = SeenKeys()
    for position in map {
      let entry = entries[position]
      guard let index = key(of: entry, in: shape, seen: &seen) else { continue }
      within(entry) { reader in
        let value = reader.readValue(entry.value, shape.keys[index].type)
        if index == 0 { isFull = value != .boolean(false) } else { limit = (value, entry) }
      }
    }
    if !seen.missing(in: shape).isEmpty, !document.isCut {
      report(
        .missingKey, document.resolved(node), message: "'full' of 'swipe-back' is missing",
        help: "write { full: true, within: 40 }, or one of 'edge', 'full' and 'off'")
    }
    guard !isFull else { return limit?.value ?? .keyword(1) }
    if let limit {
      atKey(of: limit.entry) { reader in
        reader.report(
          .unknownKey, limit.entry.key, keyPath: reader.keyPath(to: limit.entry.key),
          message: "'within' limits a swipe from anywhere, and this one begins at the edge",
          help: "write 'full: true', or remove 'within'")
      }
    }
    return .keyword(0)
  }
}
