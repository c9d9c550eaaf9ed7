/// An entry of `include`: a path, or a pattern with `*`, `?` and `**` for any number of folders.
///
/// As in a shell, no pattern finds a hidden name (one that begins with a dot) unless it begins with a
/// dot itself.
struct PathPattern: Sendable {
  /// The folder in which the pattern begins, or the path if it has no wildcards.
  let base: String
  private let parts: [Part]

  private enum Part: Sendable {
    case anyDepth
    case name(Wildcard, isHidden: Bool)
  }

  /// A pattern that starts in a folder, whose path is absolute and normalized.
  init(_ text: String, in folder: String) {
    let names = PathText.names(in: PathText.joined(folder, text))
    // The folder's own name may hold what looks like a wildcard.
    let folderNames = PathText.names(in: folder)
    let shared = PathText.isAbsolute(text) ? 0 : zip(names, folderNames).prefix { $0 == $1 }.count
    let first = names.indices.first { $0 >= shared && Self.isWild(names[$0]) } ?? names.count
    base = "/" + names[..<first].joined(separator: "/")
    parts = names[first...].map { name in
      name == "**" ? .anyDepth : .name(Wildcard(name), isHidden: name.hasPrefix("."))
    }
  }

  /// Whether a text holds a wildcard.
  static func isWild(_ text: some StringProtocol) -> Bool {
    text.contains { $0 == "*" || $0 == "?" }
  }

  /// Whether it names one file, and says which.
  var isPath: Bool { parts.isEmpty }

  /// What a pattern finds.
  struct Found {
    /// Files, in the order of their bytes.
    let files: [FoundFile]
    /// Where links lead that were not followed, the first of them; nil if all were.
    let outside: String?
  }

  /// What it finds.
  ///
  /// - Parameters:
  ///   - root: the folder out of which no link is followed.
  ///   - listings: lists folders.
  func files(
    inside root: String, _ listings: inout FolderListings
  ) throws(FileProblem) -> Found {
    guard listings.files.kind(of: base) == .folder else { return Found(files: [], outside: nil) }
    var search = Search(pattern: self, root: root)
    search.open(base, real: try listings.files.resolved(base), at: search.closed([0]))
    while let folder = search.folders.popLast() { try search.look(into: folder, &listings) }
    let files = search.found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return Found(files: files, outside: search.outside)
  }

  /// A file that a pattern finds.
  struct FoundFile {
    let path: String
    /// Its path without links; nil if it is a link itself.
    let real: String?
  }

  /// A walk through the folders that a pattern may reach.
  private struct Search {
    let pattern: PathPattern
    let root: String
    var folders: [Folder] = []
    var found: [FoundFile] = []
    private(set) var outside: String?
    /// Folders that were looked into, with where in the pattern: links cannot lead in circles.
    private var seen: Set<Visit> = []

    struct Folder {
      let path: String
      let real: String
      let positions: Set<Int>
    }

    private struct Visit: Hashable {
      let real: String
      let positions: Set<Int>
    }

    init(pattern: PathPattern, root: String) {
      self.pattern = pattern
      self.root = root
    }

    mutating func open(_ path: String, real: String, at positions: Set<Int>) {
      guard PathText.isInside(real, root) else {
        if outside == nil { outside = real }
        return
      }
      guard seen.insert(Visit(real: real, positions: positions)).inserted else { return }
      folders.append(Folder(path: path, real: real, positions: positions))
    }

    mutating func look(into folder: Folder, _ listings: inout FolderListings) throws(FileProblem) {
      for entry in try listings.entries(of: folder.real) {
        let positions = step(folder.positions, entry.name)
        guard !positions.isEmpty else { continue }
        let path = PathText.joined(folder.path, entry.name)
        var real = PathText.joined(folder.real, entry.name)
        var kind: FileKind? = entry.kind
        if kind == .link { kind = listings.files.kind(of: path) }
        switch kind {
        case .folder?:
          if entry.kind == .link { real = try listings.files.resolved(path) }
          open(path, real: real, at: positions)
        case .file?, .link?, .special?, nil:
          // What is no file, like a link that leads nowhere, is found, so that somebody says so.
          if positions.contains(pattern.parts.count) {
            found.append(FoundFile(path: path, real: entry.kind == .file ? real : nil))
          }
        }
      }
    }

    /// The positions in the pattern after a name.
    private func step(_ positions: Set<Int>, _ name: String) -> Set<Int> {
      var next: Set<Int> = []
      for position in positions where position < pattern.parts.count {
        switch pattern.parts[position] {
        case .anyDepth: if !name.hasPrefix(".") { next.insert(position) }
        case .name(let wildcard, let isHidden):
          if name.hasPrefix(".") == isHidden, wildcard.matches(name) { next.insert(position + 1) }
        }
      }
      return closed(next)
    }

    /// The positions with those behind a `**`, which may stand for no folder at all.
    func closed(_ positions: Set<Int>) -> Set<Int> {
      var result = positions
      for index in pattern.parts.indices where result.contains(index) {
        if case .anyDepth = pattern.parts[index] { result.insert(index + 1) }
      }
      return result
    }
  }
}
