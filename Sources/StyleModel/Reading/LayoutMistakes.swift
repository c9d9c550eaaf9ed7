import Diagnostics
import SourceText
import YAMLSyntax

/// Mistakes of layout that YAML takes for something else: a colon without a space, a comma in a number,
/// a section that is indented.
extension StyleReader {
  // MARK: Colons

  /// Reports a key that has its value in it, as in `{ hidden:true }`; returns the key, nil for any
  /// other unknown key.
  mutating func reportGluedKey(_ entry: MapEntry, in shape: MapShape) -> String? {
    guard isBareKey(entry), let pair = Self.gluedPair(in: document.text(of: entry.key), shape)
    else { return nil }
    noteUnread(entry, meant: pair.key)
    atKey(of: entry) { reader in
      reader.report(
        .unknownKey, entry.key, keyPath: reader.keyPath(to: entry.key),
        message: "'\(reader.shown(entry.key))' has no space after its ':', and so is one key",
        help: "put a space there: '\(pair.key): \(pair.value)'", fix: "\(pair.key): \(pair.value)")
    }
    return pair.key
  }

  /// Reports a key that swallowed what follows it in block style, as in `bar:{ hidden: true }` or
  /// `home { push: [] }`; false for any other.
  mutating func reportBrokenKey(_ entry: MapEntry) -> Bool {
    guard !NameSpace.isName(document.bytes(of: entry.key)), entry.merge == nil, !isBareKey(entry),
      document.bytes(of: entry.key).first != 0x2D,
      let mistake = lineMistake(at: entry.written)
    else {
      return false
    }
    noteUnread(entry, meant: nil)
    hideUses(Set(NameSpace.allCases))
    let range = document.range(of: entry.written).shifted(by: base)
    report(
      .unknownKey, writtenAt: range, keyPath: keyPath(to: entry.key), message: mistake.message,
      help: mistake.help, fix: mistake.fix.shifted(by: base))
    return true
  }

  /// The mistake of layout that begins with a text without quotes on one line.
  private func lineMistake(at node: Node) -> LineMistake? {
    guard document.kind(of: node) == .scalar, document.style(of: node) == .plain else { return nil }
    let range = document.range(of: node)
    guard range.end > range.start, !NameSpace.isName(document.bytes(of: node)),
      let mistake = LineMistake(in: document.file.bytes, lineAt: Int(range.start)),
      mistake.place.lowerBound < Int(range.end)
    else { return nil }
    return mistake
  }

  /// What to do about a text where a map with some keys was meant, if it has one of them and a value
  /// but no space between.
  func cure(ofText node: Node, for type: ValueType) -> String? {
    guard document.kind(of: node) == .scalar, document.style(of: node) == .plain,
      let shape = type.innerShape, let pair = Self.gluedPair(in: document.text(of: node), shape)
    else { return type.isScalar ? nil : lineMistake(at: node)?.help }
    let value = pair.value.prefix { $0 != " " && $0 != "\n" }
    return "put a space after the ':', on a line of its own: '\(pair.key): \(value)'"
  }

  /// A key of a shape and what follows its colon at once; nil if a text begins with none.
  private static func gluedPair(
    in text: String, _ shape: MapShape
  ) -> (key: String, value: Substring)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let value = text[text.index(after: colon)...]
    guard let first = value.first, first != " ", first != "\n",
      let key = shape.keys.first(where: { $0.name == text[..<colon] })
    else { return nil }
    return (key.name, value)
  }

  // MARK: Commas

  /// Reports the decimals of a number that was written with a comma, as in `{ alpha: 0,5 }`, where
  /// they are a key; returns them, nil for any other unknown key.
  mutating func reportDecimalComma(_ entry: MapEntry, in shape: MapShape) -> String? {
    let range = document.range(of: entry.written)
    let (start, end) = (Int(range.start), Int(range.end))
    let bytes = document.file.bytes
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    guard entry.merge == nil, isBareKey(entry), start > 1, bytes[start..<end].allSatisfy(isDigit),
      bytes[start - 1] == 0x2C, isDigit(bytes[start - 2])
    else { return nil }
    var first = start - 2
    while first > 0, isDigit(bytes[first - 1]) { first -= 1 }
    let number = document.file.text(first..<start - 1)
    let decimals = document.file.text(start..<end)
    let comma = SourceRange(start: range.start - 1, end: range.start).shifted(by: base)
    report(
      .unknownKey, writtenAt: range.shifted(by: base), keyPath: keyPath(to: entry.key),
      message: "the ',' before '\(decimals)' parts entries here, not the decimals of a number",
      help: "numbers have a point: write \(number).\(decimals)",
      fix: Fix(replacing: comma, with: "."))
    return decimals
  }

  // MARK: Indentation

  /// Whether an unknown key is that of a section of the file, in a map that is no file. Inlined, since for
  /// a call out of a mutating function all of the reader is copied.
  @inline(__always)
  func isSectionInside(_ entry: MapEntry) -> Bool {
    guard depth > 0, document.kind(of: document.resolved(entry.value)) == .mapping,
      let section = MapShape.file.keyTable?.index(of: entry.key, in: document)
    else { return false }
    return !MapShape.file.keys[section].type.isScalar
  }

  /// Reports a section that stands among the definitions of another, since it is indented: nothing in it
  /// is what a definition there holds. False if it may be one.
  mutating func reportSectionInside(_ entry: MapEntry, _ keys: Set<String>) -> Bool {
    guard isSectionInside(entry) else { return false }
    let value = document.resolved(entry.value)
    var key = document.firstChild(of: value)
    guard key != nil else { return false }
    while let current = key, let next = document.sibling(after: current, in: value) {
      guard !keys.contains(document.text(of: document.resolved(current))) else { return false }
      key = document.sibling(after: next, in: value)
    }
    let name = document.text(of: entry.key)
    noteUnread(entry, meant: name)
    let section = sectionName ?? "this section"
    atKey(of: entry) { reader in
      reader.report(
        .unknownKey, entry.key, keyPath: reader.keyPath(to: entry.key),
        message: "'\(name)' is a section of the whole file, and stands inside '\(section)'",
        help: "indent it less: line it up with '\(section)'")
    }
    return true
  }
}
