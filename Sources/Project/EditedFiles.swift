/// Files some of which have other contents than those that are stored.
public struct EditedFiles: FileSystem {
  private let stored: any FileSystem
  private let contents: [String: [UInt8]]

  /// Files of which some are as given, by path without links; `-` is standard input.
  public init(_ stored: any FileSystem, contents: [String: [UInt8]]) {
    self.stored = stored
    self.contents = contents
  }

  /// The contents of a file as edited, else as stored.
  public func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    guard let bytes = contents[path == "-" ? path : try stored.resolved(path)] else {
      return try stored.read(path, limit: limit)
    }
    guard bytes.count <= limit else { throw FileProblem(.tooLarge(bytes.count), path) }
    return bytes
  }

  /// What there is at a path, links followed.
  public func kind(of path: String) -> FileKind? { stored.kind(of: path) }

  /// What is in a folder.
  public func entries(ofFolder path: String) throws(FileProblem) -> [FolderEntry] {
    try stored.entries(ofFolder: path)
  }

  /// The absolute path without links.
  public func resolved(_ path: String) throws(FileProblem) -> String { try stored.resolved(path) }
}
