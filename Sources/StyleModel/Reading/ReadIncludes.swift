public import Diagnostics
public import SourceText
public import YAMLSyntax

/// One entry of `include`.
public struct Include: Sendable {
  /// The path or pattern as it was written, and where.
  public let path: Located<String>
  /// The keys that lead there.
  public let keyPath: String
}

/// Reads which other files a document names, and nothing else: the files of a description must be
/// known before it can be read.
///
/// - Parameter document: a parsed style file.
/// - Returns: the entries of `include`, and what is wrong with them.
public func readIncludes(_ document: Document) -> Parsed<[Include]> {
  guard let root = document.root, document.kind(of: document.resolved(root)) == .mapping else {
    return Parsed([], [])
  }
  var reader = StyleReader(document)
  return reader.readIncludes(root)
}

/// Whether a document may include more than it says, because of a mistake in its top level.
///
/// - Parameter document: a parsed style file.
public func mayIncludeMore(_ document: Document) -> Bool {
  guard !document.isCut else { return true }
  guard let root = document.root else { return false }
  var reader = StyleReader(document)
  guard let map = reader.openMap(root, .file) else { return true }
  defer { reader.entries.close(map) }
  return !reader.findings.isEmpty || map.contains { reader.entries[$0].keyIndex == nil }
}

/// Whether a document is a piece of a description, as it says nothing of the version of the language.
///
/// - Parameter document: a parsed style file.
public func isPiece(_ document: Document) -> Bool {
  guard !document.isCut, let root = document.root else { return false }
  var reader = StyleReader(document)
  guard let map = reader.openMap(root, .file), !map.isEmpty else { return false }
  defer { reader.entries.close(map) }
  let version = MapShape.file.keys.firstIndex { $0.name == MapShape.file.required[0] }
  return map.allSatisfy { position in
    let entry = reader.entries[position]
    // A key that is not known may be that of the version, misspelt.
    guard let key = entry.keyIndex else { return reader.isCollection(entry.value) }
    return key != version
  }
}

extension StyleReader {
  fileprivate func isCollection(_ node: Node) -> Bool {
    [.mapping, .sequence].contains(document.kind(of: document.resolved(node)))
  }

  fileprivate mutating func readIncludes(_ root: Node) -> Parsed<[Include]> {
    guard let map = openMap(root, .file) else { return Parsed([], []) }
    defer { entries.close(map) }
    // What is wrong with the map itself is said when all of it is read.
    let known = findings.count
    var includes: [Include] = []
    for position in map {
      let entry = entries[position]
      guard let key = entry.keyIndex, case .paths = MapShape.file.keys[key].type
      else { continue }
      within(entry) { reader in
        reader.forEachPath(of: entry.value) { reader, path in
          includes.append(Include(path: path, keyPath: reader.keyPath))
        }
      }
    }
    return Parsed(includes, Array(findings[known...]))
  }

  /// Goes through a list of paths or patterns; one alone is reported, and taken for a list of one.
  mutating func forEachPath(
    of node: Node, expecting type: ValueType = .paths,
    _ body: (inout StyleReader, Located<String>) -> Void
  ) {
    let target = document.resolved(node)
    if document.kind(of: target) == .scalar, document.text(of: target) != "" {
      wrongType(node, expecting: type, fix: "[\(document.file.text(of: target, in: document))]")
      guard !document.isTagged(target) else { return }
      // Its quotes are in the way of nobody, once it stands in a list.
      checkAmbiguity(target)
      body(&self, Located(document.text(of: target), at: place(of: node)))
      return
    }
    forEachItem(of: node, expecting: type) { reader, item in
      guard let text = reader.scalarText(item, expecting: .text) else { return }
      guard !text.isEmpty else {
        let kind = if case .patterns = type { "a pattern" } else { "a path" }
        return reader.wrongType(
          item, expecting: .text, saying: kind, example: reader.example(of: type, for: item))
      }
      reader.checkAmbiguity(reader.document.resolved(item))
      body(&reader, Located(text, at: reader.place(of: item)))
    }
  }
}

extension SourceFile {
  /// A scalar as it stands in the file, quotes and all.
  fileprivate func text(of node: Node, in document: Document) -> String {
    let range = document.range(of: node)
    return text(Int(range.start)..<Int(range.end))
  }
}
