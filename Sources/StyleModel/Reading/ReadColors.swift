import Diagnostics
import YAMLSyntax

extension StyleReader {
  /// Reads a colour in any of its forms; `or` lists words that the place allows beside colours.
  mutating func readColor(_ node: Node, or words: [String] = []) -> ColorTable.ID? {
    switch document.kind(of: document.resolved(node)) {
    case .scalar: return readColorWord(node, or: words)
    case .mapping: return readColorMap(node)
    case .sequence, .alias:
      if !reportFunction(inList: document.resolved(node)) { wrongType(node, expecting: .color) }
      return nil
    }
  }

  /// Reports a list of nothing but a function, which is one mistake; false for any other list.
  private mutating func reportFunction(inList list: Node) -> Bool {
    guard let item = document.firstChild(of: list), document.kind(of: item) == .scalar,
      document.text(of: item).contains("("), let mistake = ColorMistake(document.text(of: item))
    else { return false }
    var next = document.sibling(after: item, in: list)
    while let piece = next {
      guard document.isPiece(piece) else { return false }
      next = document.sibling(after: piece, in: list)
    }
    report(mistake, list, showing: item)
    return true
  }

  /// Reports a colour in a form that is none here.
  mutating func report(_ mistake: ColorMistake, _ node: Node, showing text: Node) {
    report(
      .badColor, node, message: "'\(shown(text))' is not a colour here: \(mistake.reason)",
      help: mistake.help, fix: mistake.replacement)
  }

  private mutating func readColorWord(_ node: Node, or words: [String]) -> ColorTable.ID? {
    let target = document.resolved(node)
    if let name = style.names.find(target, in: document),
      let index = style.index.find(name, in: .color)
    {
      checkTag(target, "str", expecting: .color)
      // Where a Boolean may stand, too, quotes would not tell the two apart.
      if !words.contains("true") { checkAmbiguity(target) }
      style.uses.colors[Int(index)] = true
      return style.colors.intern(.palette(index))
    }
    guard let text = scalarText(node, expecting: .color) else { return nil }
    if text.hasPrefix("#"), let color = RGBA(hexadecimal: text.dropFirst()) {
      return style.colors.intern(.literal(color))
    }
    if text == "clear" { return style.colors.intern(.literal(.clear)) }
    if let index = SystemColors.byName[text] { return style.colors.intern(.system(UInt8(index))) }
    if document.style(of: target) == .plain, Self.isCoreWord(text) {
      wrongType(target, expecting: .color)
    } else if let mistake = ColorMistake(text),
      !mistake.isWord || !(style.isCut || isSlipOfColor(text, or: words))
    {
      report(mistake, target, showing: target)
    } else {
      reportUndefinedColor(target, words)
    }
    return nil
  }

  /// Whether YAML's core schema takes a plain scalar for something other than a text or a number.
  private static func isCoreWord(_ text: String) -> Bool {
    ["true", "false", "null"].contains(text.lowercased())
  }

  /// `{ light: …, dark: … }` or `{ p3: [r, g, b] }`.
  private mutating func readColorMap(_ node: Node) -> ColorTable.ID? {
    guard let map = openMap(node, expecting: .color) else { return nil }
    defer { entries.close(map) }
    var light: ColorTable.ID?
    var dark: ColorTable.ID?
    var p3: ColorTable.ID?
    var found: Set<String> = []
    for position in map {
      let entry = entries[position]
      let key = document.text(of: entry.key)
      found.insert(key)
      switch key {
      case "light": within(entry) { light = $0.readHalf(entry.value) }
      case "dark": within(entry) { dark = $0.readHalf(entry.value) }
      case "p3": within(entry) { p3 = $0.readDisplayP3(entry.value) }
      default: reportUnknownKey(entry, among: ["light", "dark", "p3"], of: "a colour")
      }
    }
    if found.contains("p3") {
      if found.contains("light") || found.contains("dark") {
        report(
          .badColor, document.resolved(node), message: "'p3' stands beside 'light' or 'dark'",
          help: "write { light: { p3: […] }, dark: { p3: […] } }")
      }
      return p3
    }
    reportMissingHalves(
      found, of: node, "a colour",
      help: "write both { light: …, dark: … }, or one colour for the two")
    guard let light, let dark else { return nil }
    return style.colors.intern(.pair(light: light, dark: dark))
  }

  /// A pair without one of its sides. An unknown key, which was reported, may be the missing one.
  private mutating func reportMissingHalves(
    _ found: Set<String>, of node: Node, _ owner: String, help: String
  ) {
    let halves = ["light", "dark"]
    let missing = halves.filter { !found.contains($0) }
    guard !missing.isEmpty, found.isSubset(of: halves), !document.isCut else { return }
    report(
      .missingKey, document.resolved(node),
      message: "\(owner) for \(missing.map { "'\($0)'" }.joined(separator: " and ")) is missing",
      help: help)
  }

  /// One side of a pair: any colour but another pair.
  private mutating func readHalf(_ node: Node) -> ColorTable.ID? {
    let target = document.resolved(node)
    if document.kind(of: target) == .mapping, !begins(target, with: ["p3"]) {
      report(
        .badColor, target, message: "a pair of colours stands inside a pair",
        help: "write one colour for each appearance")
      return nil
    }
    return readColor(node)
  }

  /// Whether the first key of a map, which a merge may have brought, is one of these.
  private mutating func begins(_ map: Node, with keys: [String]) -> Bool {
    var problems: [MapProblem] = []
    let range = entries.open(map, in: document, problems: &problems)
    defer { entries.close(range) }
    return range.first.map { keys.contains(document.text(of: entries[$0].key)) } ?? false
  }

  private mutating func readDisplayP3(_ node: Node) -> ColorTable.ID? {
    guard document.kind(of: document.resolved(node)) == .sequence else {
      wrongType(node, expecting: .color, saying: "three or four numbers from 0 to 1")
      return nil
    }
    if reportFunction(inList: document.resolved(node)) { return nil }
    var items: [Node] = []
    forEachItem(of: node, expecting: .color) { items.append($1) }
    let count = items.count
    guard count == 3 || count == 4 || document.isCut else {
      report(
        .badColor, document.resolved(node),
        message: "'p3' takes three or four numbers, not \(count)",
        help: "write { p3: [red, green, blue] }, with the alpha as a fourth")
      return nil
    }
    var channels: [Double] = []
    forEachItem(of: node, expecting: .color) { reader, item in
      let type = ValueType.number(0...1)
      if let value = reader.readNumber(item, in: 0...1, expecting: type) { channels.append(value) }
    }
    guard channels.count == count, count > 2 else { return nil }
    return style.colors.intern(
      .literal(
        RGBA(
          displayP3: channels[0], channels[1], channels[2], alpha: count == 4 ? channels[3] : 1)))
  }

  // MARK: Images

  /// `none`, `{ name, opaque }`, or one of these for each appearance: its index.
  mutating func readImage(_ node: Node) -> Int32? {
    let target = document.resolved(node)
    guard document.kind(of: target) == .mapping else {
      guard isWord(node, "none", expecting: .image) else {
        wrongType(node, expecting: .image)
        return nil
      }
      return image(ByAppearance(nil))
    }
    guard begins(target, with: ["light", "dark"]) else {
      return readOneImage(node).flatMap { self.image(ByAppearance($0)) }
    }
    guard let map = openMap(node, expecting: .image) else { return nil }
    defer { entries.close(map) }
    var pair = ByAppearance<BackgroundImage?>(nil)
    var found: Set<String> = []
    for position in map {
      let entry = entries[position]
      let key = document.text(of: entry.key)
      found.insert(key)
      switch key {
      case "light": within(entry) { pair.light = $0.readHalfOfImage(entry.value) }
      case "dark": within(entry) { pair.dark = $0.readHalfOfImage(entry.value) }
      default: reportUnknownKey(entry, among: ["light", "dark"], of: "an image")
      }
    }
    reportMissingHalves(
      found, of: node, "an image", help: "write both { light: …, dark: … }; one may be 'none'")
    return image(pair)
  }

  private mutating func readHalfOfImage(_ node: Node) -> BackgroundImage? {
    isWord(node, "none", expecting: .image) ? nil : readOneImage(node)
  }

  private mutating func readOneImage(_ node: Node) -> BackgroundImage? {
    let shape = MapShape.image
    guard let map = openMap(node, expecting: .image, keys: shape.keyTable) else { return nil }
    defer { entries.close(map) }
    var name: NameTable.ID?
    var isOpaque = true
    var seen = SeenKeys()
    for position in map {
      let entry = entries[position]
      guard let index = key(of: entry, in: shape, seen: &seen) else { continue }
      within(entry) { reader in
        if index == 0 {
          name = reader.readName(ofImage: entry.value)
        } else {
          isOpaque = reader.readValue(entry.value, shape.keys[index].type) != .boolean(false)
        }
      }
    }
    if !seen.missing(in: shape).isEmpty, !document.isCut {
      report(
        .missingKey, document.resolved(node), message: "'name' of the image is missing",
        help: "write { name: header, opaque: true }")
    }
    return name.map { BackgroundImage(name: $0, isOpaque: isOpaque) }
  }

  /// The name of an image; equal names have one number, so that equal images are equal.
  private mutating func readName(ofImage node: Node) -> NameTable.ID? {
    guard readValue(node, .text) != nil else { return nil }
    return style.names.intern(document.resolved(node), in: document)
  }

  private mutating func image(_ pair: ByAppearance<BackgroundImage?>) -> Int32 {
    if let known = imageIndex[pair] { return known }
    let index = Int32(style.images.count)
    style.images.append(pair)
    imageIndex[pair] = index
    return index
  }
}
