import Diagnostics
import SourceText
import YAMLSyntax

extension StyleReader {
  /// Reads a value by the type its key expects; nil if it is not of that type, which is reported.
  mutating func readValue(_ node: Node, _ type: ValueType) -> Value? {
    switch type {
    case .boolean: return readBoolean(node, expecting: type).map(Value.boolean)
    case .number(let range):
      return readNumber(node, in: range, expecting: type).map { number($0, writtenAs: node) }
    case .text: return readText(node)
    case .keyword(let words): return readKeyword(node, words, expecting: type)
    case .color: return readColor(node).map(Value.color)
    case .colorOrSystem:
      return isWord(node, "system", expecting: type)
        ? .system : readColor(node, or: ["system"]).map(Value.color)
    case .colorOrBoolean: return readLine(node)
    case .image: return readImage(node).map(Value.image)
    case .swipeBack: return readSwipeBack(node)
    case .name(let space): return readReference(node, space).map(Value.reference)
    case .nameOrAll(let space):
      if isWord(node, "*", expecting: type) { return .keyword(0) }
      if space == .screen, reportAll(node, space) { return nil }
      return readReference(node, space).map(Value.reference)
    case .names(let space): return readNames(node, space, expecting: type)
    case .nameOrNames(let space):
      guard document.kind(of: document.resolved(node)) == .scalar else {
        return readNames(node, space, expecting: type)
      }
      if let meant = namesMeant(by: document.resolved(node), space), meant.count > 1 {
        return readNames(inText: node, meant, space)
      }
      return readReference(node, space).map { target in
        list([ListItem(target: target, range: place(of: node))])
      }
    case .screenLists: return readScreenLists(node, expecting: type)
    case .versionRange: return readText(node, isFree: false)
    case .byteSize: return readByteSize(node)
    case .appearances: return readAppearances(node, expecting: type)
    case .sameOrMap: return readKeyword(node, ["same"], expecting: type)
    case .states(let shape): return readStates(node, shape)
    case .version, .paths, .patterns, .requirement, .map, .palette, .table, .list: return nil
    }
  }

  /// The value that a plain word of the file means, without a closer look; nil where it needs one.
  ///
  /// Nearly every value is such a word. What is wrong with a value, or may be, is for `readValue`.
  mutating func value(of word: Keyword, _ node: Node, _ meaning: WordMeaning) -> Value? {
    switch meaning {
    case .booleanOrColor where isName(node, in: .color): return nil
    case .boolean, .booleanOrColor:
      return word == Self.trueWord
        ? .boolean(true) : word == Self.falseWord ? .boolean(false) : nil
    case .number(let range):
      guard let known = numberWords.find(word, of: node, in: document) else { return nil }
      let number = wordNumbers[Int(known.index)]
      return range.contains(style.numbers[Int(number)]) ? .number(number) : nil
    case .name(let space) where !AmbiguousText.isWord(word):
      return defined(word, node, space).map(Value.reference)
    case .names(let space) where !AmbiguousText.isWord(word):
      return defined(word, node, space).map { target in
        list([ListItem(target: target, range: place(of: node))])
      }
    case .text:
      return AmbiguousText.isPossible(word) ? nil : .text(style.names.add(node, in: document))
    case .name, .names, .unclear: return nil
    }
  }

  // MARK: Scalars

  /// The text of a scalar that is not empty; anything else is reported.
  mutating func scalarText(_ node: Node, expecting type: ValueType) -> String? {
    let target = document.resolved(node)
    guard document.kind(of: target) == .scalar, !isEmptyPlain(target) else {
      wrongType(node, expecting: type)
      return nil
    }
    guard checkTag(target, type.coreTag, expecting: type) else {
      noteUnread(target, expecting: type)
      return nil
    }
    if case .text = type, document.isJoined(target) {
      reportSplit(target)
      return nil
    }
    return document.text(of: target)
  }

  /// Whether a value is a scalar that is not empty; anything else is reported.
  mutating func hasText(_ node: Node, expecting type: ValueType) -> Bool {
    document.plainWord(of: node) != nil || scalarText(node, expecting: type) != nil
  }

  private func isEmptyPlain(_ node: Node) -> Bool {
    document.style(of: node) == .plain && document.isEmpty(node)
  }

  private static let trueWord = Keyword("true")
  private static let falseWord = Keyword("false")

  mutating func readBoolean(_ node: Node, expecting type: ValueType) -> Bool? {
    guard let text = scalarText(node, expecting: type) else { return nil }
    let isPlain = document.style(of: document.resolved(node)) == .plain
    if isPlain, text == "true" { return true }
    if isPlain, text == "false" { return false }
    wrongType(node, expecting: type, fix: Self.meant(text))
    return nil
  }

  /// The Boolean that YAML 1.1 readers see in a text.
  static func meant(_ text: String) -> String? {
    let text = text.lowercased()
    return ValueType.wordsForTrue.contains(text)
      ? "true" : ValueType.wordsForFalse.contains(text) ? "false" : nil
  }

  /// Text as written. What is free text may be ambiguous to others.
  private mutating func readText(_ node: Node, isFree: Bool = true) -> Value? {
    guard hasText(node, expecting: .text) else { return nil }
    let target = document.resolved(node)
    if isFree { checkAmbiguity(target) }
    return .text(style.names.add(target, in: document))
  }

  mutating func readKeyword(
    _ node: Node, _ words: [String], expecting type: ValueType
  ) -> Value? {
    let target = document.resolved(node)
    if document.kind(of: target) == .scalar, let index = wordIndex(target, words) {
      checkTag(target, "str", expecting: type)
      return .keyword(index)
    }
    guard let text = scalarText(node, expecting: type) else { return nil }
    let near = nearestName(to: text, among: words)
    let sure = fix(near)
    let foreign = sure == nil ? ForeignWord.meaning(of: text, among: words) : nil
    report(
      .unknownValue, target, message: "'\(shown(target))' is not \(type.expectation)",
      help: foreign.map { $0.isSure ? "it is called '\($0.word)' here" : Self.question($0.word) }
        ?? Self.cureOfComment(text) ?? near.map(Self.question) ?? "write \(type.expectation)",
      fix: sure ?? foreign.flatMap { $0.isSure ? $0.word : nil })
    return nil
  }

  private static func question(_ near: String) -> String { "did you mean '\(near)'?" }

  private func wordIndex(_ node: Node, _ words: [String]) -> UInt8? {
    let bytes = document.bytes(of: node)
    return words.firstIndex { $0.utf8.count == bytes.count && $0.utf8.elementsEqual(bytes) }
      .map(UInt8.init)
  }

  /// Whether a node is a scalar of this text.
  func isText(_ node: Node, _ text: String) -> Bool {
    let target = document.resolved(node)
    guard document.kind(of: target) == .scalar else { return false }
    let bytes = document.bytes(of: target)
    return bytes.count == text.utf8.count && bytes.elementsEqual(text.utf8)
  }

  /// Whether a value is this word of the language. Its tag is checked.
  mutating func isWord(_ node: Node, _ word: String, expecting type: ValueType) -> Bool {
    guard isText(node, word) else { return false }
    checkTag(document.resolved(node), type.coreTag, expecting: type)
    return true
  }

  private mutating func readLine(_ node: Node) -> Value? {
    let target = document.resolved(node)
    guard document.kind(of: target) == .scalar, !isName(target, in: .color),
      Self.meant(document.text(of: target)) != nil
    else { return readColor(node, or: ["true", "false"]).map(Value.color) }
    return readBoolean(node, expecting: .boolean).map(Value.boolean)
  }

  /// Whether a scalar is the name of something.
  func isName(_ node: Node, in space: NameSpace) -> Bool {
    style.names.find(node, in: document).flatMap { style.index.find($0, in: space) } != nil
  }

}

extension ValueType {
  /// The tag of YAML's core schema that says no more than this type does.
  var coreTag: String {
    switch self {
    case .boolean: "bool"
    case .number: "float"
    case .version: "int"
    case .map, .table, .palette, .states, .sameOrMap: "map"
    case .list, .names, .screenLists, .appearances, .paths, .patterns: "seq"
    default: "str"
    }
  }
}
