/// The files that can be read, wherever they are kept.
///
/// All looks at files go through it, so that everything runs in memory in tests. Paths are absolute,
/// or relative to the current folder, with `/`.
public protocol FileSystem: Sendable {
  /// The contents of a file, or of standard input for `-`.
  ///
  /// - Parameters:
  ///   - path: where it is.
  ///   - limit: the largest number of bytes that is read.
  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8]

  /// What there is at a path, links followed; nil for nothing.
  func kind(of path: String) -> FileKind?

  /// What is in a folder, in any order.
  func entries(ofFolder path: String) throws(FileProblem) -> [FolderEntry]

  /// The absolute path of a file or folder, without links.
  func resolved(_ path: String) throws(FileProblem) -> String
}

/// What a file is.
public enum FileKind: Sendable {
  /// A file.
  case file
  /// What is read like a file but is none, and may never end: a pipe, a socket, a device. Only those
  /// who name it themselves want it read.
  case special
  /// A folder.
  case folder
  /// A symbolic link.
  case link
}

/// One entry of a folder.
public struct FolderEntry: Sendable {
  /// Its name.
  public let name: String
  /// What it is; a link is not followed.
  public let kind: FileKind

  /// An entry.
  public init(name: String, kind: FileKind) {
    self.name = name
    self.kind = kind
  }
}

/// Why a file could not be read or written.
public struct FileProblem: Error, Equatable, Sendable {
  /// What kind of problem it is.
  public let kind: Kind
  /// The path.
  public let path: String

  /// A problem.
  public init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path
  }

  /// The same problem under the path that people know.
  func shown(as path: String) -> FileProblem { FileProblem(kind, path) }

  /// The kinds of problems.
  public enum Kind: Equatable, Sendable {
    /// There is nothing of that name.
    case missing
    /// It is a directory.
    case isDirectory
    /// It is larger than what may be read: so many bytes; nil where it goes on, nobody knows for how long.
    case tooLarge(Int?)
    /// Reading failed, for this reason.
    case unreadable(String)
    /// Writing failed, for this reason.
    case unwritable(String)
    /// It is no longer what was read.
    case changed
    /// There is something of that name already.
    case exists
  }
}
