public import Project

/// Files, folders and links that exist only in a test. Relative paths start at `/work`.
public struct MemoryFiles: FileSystem {
  /// The contents of files, by path; `-` is standard input.
  public var files: [String: [UInt8]] = [:]
  /// Folders that exist although no file lies in them, by path.
  public var folders: Set<String> = []
  /// Where links lead, by path: a path from the link's folder, or an absolute one.
  public var links: [String: String] = [:]
  /// Which of the files are pipes, by path.
  public var pipes: Set<String> = []
  /// Files and folders that cannot be read, by path.
  public var unreadable: Set<String> = []

  /// The current folder.
  public static let currentFolder = "/work"

  /// Files with these texts.
  public init(_ texts: [String: String] = [:]) {
    files = texts.mapValues { Array($0.utf8) }
  }

  /// The contents of a file; those of `-` for standard input.
  public func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    if path == "-" { return files["-"] ?? [] }
    let real = try resolved(path, as: path)
    if isUnreadable(real) { throw FileProblem(.unreadable("permission denied"), path) }
    guard let bytes = contents(real) else { throw FileProblem(.isDirectory, path) }
    guard bytes.count <= limit else { throw FileProblem(.tooLarge(bytes.count), path) }
    return bytes
  }

  /// What there is at a path, links followed.
  public func kind(of path: String) -> FileKind? {
    (try? resolved(path)).map { real in
      if pipes.contains(where: { Self.absolute($0) == real }) { return .special }
      return contents(real) == nil ? .folder : .file
    }
  }

  /// What is in a folder.
  public func entries(ofFolder path: String) throws(FileProblem) -> [FolderEntry] {
    let real = try resolved(path, as: path)
    if isUnreadable(real) { throw FileProblem(.unreadable("permission denied"), path) }
    var kinds: [String: FileKind] = [:]
    let prefix = real == "/" ? "/" : real + "/"
    func add(_ paths: some Sequence<String>, _ kind: FileKind) {
      for path in paths.map(Self.absolute) where path.hasPrefix(prefix) && path != prefix {
        let rest = path.dropFirst(prefix.count)
        let name = String(rest.prefix { $0 != "/" })
        kinds[name] = rest.count == name.count ? kind : .folder
      }
    }
    add(folders, .folder)
    add(files.keys.filter { $0 != "-" }, .file)
    add(pipes, .special)
    add(links.keys, .link)
    return kinds.map { FolderEntry(name: $0, kind: $1) }
  }

  /// The absolute path without links.
  public func resolved(_ path: String) throws(FileProblem) -> String {
    try resolved(path, as: path)
  }

  // MARK: Paths

  private static func absolute(_ path: String) -> String {
    PathText.joined(currentFolder, path)
  }

  private func contents(_ real: String) -> [UInt8]? {
    files.first { $0.key != "-" && Self.absolute($0.key) == real }?.value
  }

  private func isUnreadable(_ real: String) -> Bool {
    unreadable.contains { Self.absolute($0) == real }
  }

  private func exists(_ real: String) -> Bool {
    let all = [Array(files.keys.filter { $0 != "-" }), Array(folders), Array(links.keys)].joined()
    return real == Self.currentFolder
      || all.contains { PathText.isInside(Self.absolute($0), real) }
  }

  /// Follows links name by name.
  private func resolved(_ path: String, as shown: String) throws(FileProblem) -> String {
    let start = path.hasPrefix("/") ? path : Self.currentFolder + "/" + path
    var rest = start.split(separator: "/").map(String.init)
    var real = "/"
    var followed = 0
    while !rest.isEmpty {
      let name = rest.removeFirst()
      real = PathText.joined(real, name)
      if let link = links.first(where: { Self.absolute($0.key) == real }) {
        followed += 1
        guard followed <= 40 else {
          throw FileProblem(.unreadable("too many levels of symbolic links"), shown)
        }
        let isAbsolute = link.value.hasPrefix("/")
        rest = link.value.split(separator: "/").map(String.init) + rest
        real = isAbsolute ? "/" : PathText.folder(of: real)
      } else if !exists(real) {
        let isLink = links.keys.contains { Self.absolute($0) == Self.absolute(path) }
        throw FileProblem(isLink ? .unreadable("it is a link that leads nowhere") : .missing, shown)
      }
    }
    return real
  }
}
