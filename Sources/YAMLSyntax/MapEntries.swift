/// One entry of a map as it counts: written there, or brought in by `<<`.
public struct MapEntry: Sendable {
  /// The key: a scalar.
  public let key: Node
  /// The key as it was written: an alias of that scalar, or the scalar.
  public let written: Node
  /// The value, possibly an alias.
  public let value: Node
  /// The value of the `<<` that brought it in; nil if it was written in the map itself.
  public let merge: Node?
  /// The number of the key among those that its map may have, or −1.
  fileprivate let keyNumber: Int8

  /// The number of the key among those that its map may have; nil for any other.
  public var keyIndex: Int? { keyNumber < 0 ? nil : Int(keyNumber) }
}

/// What can be wrong with a map whatever it means.
public enum MapProblem: Sendable {
  /// Two entries have the same key.
  case duplicateKey(first: Node, second: Node)
  /// The value of `<<` is neither a map nor a list of maps.
  case unmergeable(Node)
}

/// Reads maps entry by entry: merge keys resolved, duplicates reported.
///
/// One array serves as a stack for all the maps that are open at a time, so that reading a map
/// allocates nothing.
public struct MapEntries: Sendable {
  /// Those of the open maps, and behind them what closed ones left.
  private var entries: [MapEntry] = []
  /// The number of those of the open maps.
  private var count = 0
  private let seed = UInt64.random(in: .min ... .max)
  /// Up to this size a map is searched entry by entry, beyond it by an index.
  private static let indexedSize = 24

  /// A reader without open maps.
  public init() {}

  /// The entry at an index of an open map.
  public subscript(index: Int) -> MapEntry { entries[index] }

  /// Opens a map: its entries stand at the returned indices until `close`, its own first.
  ///
  /// A key written beside `<<` replaces the merged one whole; of several merged maps the first
  /// that has a key wins. Of two equal keys the first counts.
  ///
  /// - Parameters:
  ///   - mapping: a mapping node.
  ///   - document: its document.
  ///   - keys: the keys it may have, if they are a fixed set.
  ///   - keepsRepeats: whether entries whose key an earlier one has stay: for a map of names, which
  ///     whoever opens it numbers anyway and so can tell apart without a second index.
  ///   - problems: receives what is wrong with the map itself.
  public mutating func open(
    _ mapping: Node, in document: Document, keys: KeyTable? = nil, keepsRepeats: Bool = false,
    problems: inout [MapProblem]
  ) -> Range<Int> {
    // The outermost map has all others in it. What is not used of a reservation costs nothing.
    if entries.isEmpty { entries.reserveCapacity(document.nodeCount / 4) }
    let start = count
    var index = SlotTable()
    var merge: (key: Node, value: Node)?
    // The keys of the table that were met. Of those that are new no earlier one need be looked for,
    // as long as there is no index in which they must stand, too.
    var met: UInt64 = 0
    Self.forEachEntry(of: mapping, in: document) { written, key, keyword, value in
      let number = keys?.index(of: keyword, key, in: document) ?? -1
      let entry = MapEntry(
        key: key, written: written, value: value, merge: nil, keyNumber: Int8(number))
      if number >= 0, met & 1 << UInt64(number) == 0, index.isEmpty {
        met |= 1 << UInt64(number)
        push(entry)
      } else if keepsRepeats, !keyword.isMergeSign {
        push(entry)
      } else if keyword.isMergeSign, document.style(of: key) == .plain {
        if let merge {
          problems.append(.duplicateKey(first: merge.key, second: written))
        } else {
          merge = (written, value)
        }
      } else if let first = add(entry, keyword, from: start, &index, document) {
        problems.append(.duplicateKey(first: entries[first].written, second: written))
      }
    }
    if let merge {
      addMerged(
        merge.value, shownAt: merge.value, keys, from: start, &index, document, &problems)
    }
    return start..<count
  }

  /// Takes entries out of the map opened last; the indices of the others, in the same order.
  public mutating func drop(_ positions: Set<Int>, from map: Range<Int>) -> Range<Int> {
    guard !positions.isEmpty else { return map }
    count = map.lowerBound
    for position in map where !positions.contains(position) { push(entries[position]) }
    return map.lowerBound..<count
  }

  /// Closes the map opened last.
  public mutating func close(_ range: Range<Int>) { count = range.lowerBound }

  @inline(__always)
  private mutating func push(_ entry: MapEntry) {
    if count < entries.count { entries[count] = entry } else { entries.append(entry) }
    count += 1
  }

  private mutating func addMerged(
    _ value: Node, shownAt place: Node, _ keys: KeyTable?, from start: Int,
    _ index: inout SlotTable, _ document: Document, _ problems: inout [MapProblem]
  ) {
    let target = document.resolved(value)
    switch document.kind(of: target) {
    case .sequence:
      var item = document.firstChild(of: target)
      while let current = item {
        if document.kind(of: document.resolved(current)) == .sequence {
          problems.append(.unmergeable(current))
        } else {
          addMerged(current, shownAt: place, keys, from: start, &index, document, &problems)
        }
        item = document.sibling(after: current, in: target)
      }
    case .mapping:
      var nested: Node?
      Self.forEachEntry(of: target, in: document) { written, key, keyword, value in
        if keyword.isMergeSign, document.style(of: key) == .plain {
          nested = nested ?? value
        } else {
          let number = keys?.index(of: keyword, key, in: document) ?? -1
          let entry = MapEntry(
            key: key, written: written, value: value, merge: place, keyNumber: Int8(number))
          _ = add(entry, keyword, from: start, &index, document)
        }
      }
      if let nested {
        addMerged(nested, shownAt: place, keys, from: start, &index, document, &problems)
      }
    case .scalar, .alias:
      problems.append(.unmergeable(value))
    }
  }

  /// Calls `body` with the key as written, the scalar it stands for, the text of that, and the value.
  @inline(__always)
  private static func forEachEntry(
    of mapping: Node, in document: Document, _ body: (Node, Node, Keyword, Node) -> Void
  ) {
    let end = document.end(of: mapping)
    var next = mapping.index + 1
    while next < end {
      let key = Node(index: next)
      let value = Node(index: document.end(of: key))
      guard value.index < end else { return }
      next = document.end(of: value)
      if let word = document.shortWord(at: key) {
        body(key, key, word, value)
        continue
      }
      let name = document.resolved(key)
      // A key that is a list or a map was reported when it was read.
      guard document.kind(of: name) == .scalar, !document.isExplained(name) else { continue }
      body(key, name, document.keyword(of: name), value)
    }
  }

  /// Adds an entry, unless there is one of that key: then the index of that one.
  private mutating func add(
    _ entry: MapEntry, _ keyword: Keyword, from start: Int, _ index: inout SlotTable,
    _ document: Document
  ) -> Int? {
    if count - start < Self.indexedSize {
      for position in start..<count {
        let key = entries[position].key
        guard document.keyword(of: key) == keyword else { continue }
        if keyword.isExact || document.hasSameText(key, entry.key) { return position }
      }
    } else {
      if index.isEmpty {
        for position in start..<count {
          let key = entries[position].key
          let keyword = document.keyword(of: key)
          index.insert(position, keyword, hash: hash(key, keyword, document))
        }
      }
      let hash = hash(entry.key, keyword, document)
      let found = index.find(keyword, hash: hash) {
        document.hasSameText(entries[$0].key, entry.key)
      }
      if let found { return found }
      index.insert(count, keyword, hash: hash)
    }
    push(entry)
    return nil
  }

  private func hash(_ key: Node, _ keyword: Keyword, _ document: Document) -> UInt64 {
    keyword.hash(seed: seed, bytes: document.bytes(beyond: keyword, of: key))
  }
}
