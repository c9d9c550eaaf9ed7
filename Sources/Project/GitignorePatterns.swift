/// Patterns in the syntax of gitignore: the last one that matches a path decides.
///
/// A pattern with a `/` before its end is anchored where the patterns stand, any other matches at every
/// depth; one that ends in `/` matches folders alone; `!` turns the decision round.
/// https://git-scm.com/docs/gitignore
struct GitignorePatterns: Sendable {
  private let patterns: [Pattern]

  private struct Pattern: Sendable {
    let parts: [Part]
    let isNegated: Bool
    let isForFolders: Bool
  }

  private enum Part: Sendable {
    /// Any number of folders.
    case anyDepth
    /// One name.
    case name(Wildcard)
  }

  /// The patterns of these lines.
  init(_ lines: [String]) {
    patterns = lines.compactMap(Self.pattern)
  }

  private static func pattern(_ line: String) -> Pattern? {
    var text = line[...]
    while text.hasSuffix(" "), !text.hasSuffix("\\ ") { text.removeLast() }
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    let isNegated = text.hasPrefix("!")
    if isNegated { text.removeFirst() }
    let isForFolders = text.hasSuffix("/")
    if isForFolders { text.removeLast() }
    let isAnchored = text.contains("/")
    var parts: [Part] = isAnchored ? [] : [.anyDepth]
    if text.hasPrefix("/") { text.removeFirst() }
    guard !text.isEmpty else { return nil }
    // A name between two slashes is empty: no path has one.
    let names = text.split(separator: "/", omittingEmptySubsequences: false)
    for (index, name) in names.enumerated() {
      if name == "**", isAnchored {
        parts.append(.anyDepth)
        // `a/**` is what lies in `a`, not `a` itself.
        if index == names.count - 1 { parts.append(.name(Wildcard("*"))) }
      } else {
        parts.append(.name(Wildcard(gitignore: name)))
      }
    }
    return Pattern(parts: parts, isNegated: isNegated, isForFolders: isForFolders)
  }

  /// What the patterns say of a path: true if it is meant, false if a `!` takes it out, nil if no
  /// pattern matches.
  func decision(on path: [String], isFolder: Bool) -> Bool? {
    let pattern = patterns.last { pattern in
      (isFolder || !pattern.isForFolders) && Self.matches(pattern.parts[...], path[...])
    }
    return pattern.map { !$0.isNegated }
  }

  /// Whether a path is of a pattern: which parts of the pattern may come next, name by name.
  private static func matches(_ parts: ArraySlice<Part>, _ path: ArraySlice<String>) -> Bool {
    var open = Set([0])
    func close() {
      for index in 0..<parts.count where open.contains(index) {
        if case .anyDepth = parts[index] { open.insert(index + 1) }
      }
    }
    close()
    for name in path {
      var next: Set<Int> = []
      for index in open where index < parts.count {
        switch parts[index] {
        case .anyDepth: next.insert(index)
        case .name(let wildcard): if wildcard.matches(name) { next.insert(index + 1) }
        }
      }
      open = next
      close()
      if open.isEmpty { return false }
    }
    return open.contains(parts.count)
  }
}
