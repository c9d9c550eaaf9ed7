/// What a command sees of the world outside: files, streams, variables.
///
/// Commands touch nothing else, so that all of them run in memory in tests.
public protocol CommandEnvironment {
  /// The value of an environment variable; nil if it is not set.
  func variable(_ name: String) -> String?

  /// Whether an output stream is a terminal.
  func isTerminal(_ stream: OutputStream) -> Bool

  /// Writes to an output stream.
  mutating func write(_ bytes: [UInt8], to stream: OutputStream) throws(FileProblem)

  /// The contents of a file, or of standard input for `-`.
  ///
  /// - Parameters:
  ///   - path: where it is.
  ///   - limit: the largest number of bytes that is read.
  mutating func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8]

  /// Whether there is a directory at a path.
  func isDirectory(_ path: String) -> Bool

  /// The names in a directory; none if it cannot be read.
  func names(inDirectory path: String) -> [String]

  /// Puts a file in place in one step: a reader sees the old contents or the new, never half of them.
  ///
  /// - Parameters:
  ///   - path: where it goes; a symbolic link stays one.
  ///   - expectation: what must be there until then.
  ///   - body: is given a function that takes the contents, block by block.
  /// - Returns: whether the contents differ from what was there; equal ones are not written again.
  mutating func replaceFile(
    _ path: String, holding expectation: Contents, _ body: (@escaping ([UInt8]) -> Void) -> Void
  ) throws(FileProblem) -> Bool
}

/// The streams a command writes to.
public enum OutputStream: Sendable {
  /// Standard output: data.
  case output
  /// Standard error: everything else.
  case error
}

/// What stands at a path that is about to be written to.
public enum Contents: Sendable {
  /// Anything, or nothing.
  case anything
  /// Nothing at all.
  case nothing
  /// These bytes.
  case bytes([UInt8])
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

  /// The kinds of problems.
  public enum Kind: Equatable, Sendable {
    /// There is nothing of that name.
    case missing
    /// It is a directory.
    case isDirectory
    /// It is larger than what may be read; so many bytes, if that is known.
    case tooLarge(Int)
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

/// How a command ended, as its process says it.
public enum ExitStatus: Int32, Sendable {
  /// Nothing at or above the threshold was found.
  case clean = 0
  /// Something was, or a file on disk is stale.
  case findings = 1
  /// The command line cannot be understood, or names nothing.
  case usage = 2
  /// The work could not be done.
  case failure = 3
}
