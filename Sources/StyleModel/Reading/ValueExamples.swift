import SourceText
import YAMLSyntax

/// Values that could stand where one of the wrong kind does: what a help line shows.
extension StyleReader {
  /// A value of a type, made of what the user wrote where that can be told; nil where the words for
  /// what is expected are one themselves.
  func example(of type: ValueType, for node: Node) -> String? {
    switch type {
    case .map(let shape), .sameOrMap(let shape): return entry(of: shape, for: node)
    case .states(let shape), .table(_, let shape):
      let name = name(in: node) ?? type.definedSpace.map { Self.names[$0] ?? "name" } ?? "scrolled"
      return "{ \(name): \(shape.required.isEmpty ? "{}" : entry(of: shape, for: node) ?? "{}") }"
    case .palette: return "{ \(name(in: node) ?? "brand"): \"#0B5CAD\" }"
    case .list(let shape): return entry(of: shape, for: node).map { "[\($0)]" }
    case .color, .colorOrSystem, .colorOrBoolean:
      let range = document.range(of: node)
      let written = document.file.text(Int(range.start)..<Int(range.end))
      return isListOfChannels(node) ? "\"#0B5CAD\" or { p3: \(written) }" : "\"#0B5CAD\""
    case .paths: return "[palette.navstyle.yaml]"
    case .patterns: return "[\"build/\"]"
    case .appearances: return "[light, dark]"
    default: return type.examples.first
    }
  }

  private static let names: [NameSpace: String] = [
    .screen: "home", .style: "clear", .stack: "main", .color: "brand",
  ]

  /// A map with what a shape asks for, or else with one key: the one that the user wrote.
  private func entry(of shape: MapShape, for node: Node) -> String? {
    let written = texts(in: node).lazy.compactMap { text in
      shape.keys.first { $0.name == text }
    }.first
    let required = shape.keys.filter { shape.required.contains($0.name) }
    guard let first = written ?? shape.keys.first else { return nil }
    let entries = (required.isEmpty ? [first] : required).map { key in
      "\(key.name): \(value(of: key))"
    }
    return "{ \(entries.joined(separator: ", ")) }"
  }

  /// A value that a key may have.
  private func value(of key: KeyDescription) -> String {
    if let example = key.examples.first ?? key.type.examples.first { return example }
    if !key.defaultValue.isEmpty { return key.defaultValue }
    return switch key.type {
    case .boolean: "true"
    case .number: "1"
    case .keyword(let words): words.first ?? "…"
    case .version: "1"
    case .map(let shape), .sameOrMap(let shape):
      shape.keys.first.map { "{ \($0.name): … }" } ?? "{}"
    default: "…"
    }
  }

  /// The first name that the user wrote: alone, in a list, or as the key of a map in one.
  private func name(in node: Node) -> String? {
    texts(in: node).first { NameSpace.isName($0.utf8) }
  }

  /// The texts of a value that is one, or that are the items of a list or their first keys; a few.
  private func texts(in node: Node) -> [String] {
    var texts: [String] = []
    func add(_ node: Node) {
      var node = document.resolved(node)
      if document.kind(of: node) == .mapping, let key = document.firstChild(of: node) {
        node = document.resolved(key)
      }
      guard document.kind(of: node) == .scalar, document.bytes(of: node).count <= 64 else { return }
      texts.append(document.text(of: node))
    }
    guard document.kind(of: node) == .sequence else {
      if document.kind(of: node) == .scalar { add(node) }
      return texts
    }
    var next = document.firstChild(of: node)
    while let item = next, texts.count < 8 {
      add(item)
      next = document.sibling(after: item, in: node)
    }
    return texts
  }

  /// Whether a value is three or four numbers up to 1, as a colour is in Display P3.
  private func isListOfChannels(_ node: Node) -> Bool {
    guard document.kind(of: node) == .sequence else { return false }
    let texts = texts(in: node)
    return [3, 4].contains(texts.count)
      && texts.allSatisfy { Double($0).map { (0...1).contains($0) } ?? false }
  }
}
