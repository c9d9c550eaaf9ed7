public import Diagnostics
public import Project

/// What a command sees of the world outside: files, streams, variables.
///
/// Commands touch nothing else, so that all of them run in memory in tests.
public protocol CommandEnvironment: FileSystem {
  /// The value of an environment variable; nil if it is not set.
  func variable(_ name: String) -> String?

  /// The day, in UTC: suppressions may expire.
  var today: CalendarDate { get }

  /// Whether an output stream is a terminal.
  func isTerminal(_ stream: OutputStream) -> Bool

  /// The cells of a line of a terminal; nil if that is not known.
  func width(of stream: OutputStream) -> Int?

  /// Writes to an output stream.
  mutating func write(_ bytes: [UInt8], to stream: OutputStream) throws(FileProblem)

  /// From now on shows on a terminal how far the run is, once it takes long.
  mutating func showProgress(_ text: @escaping @Sendable () -> String)

  /// Takes that away.
  mutating func hideProgress()

  /// Writes behind what is in a file, or makes one.
  mutating func append(_ bytes: [UInt8], to path: String) throws(FileProblem)

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

  /// Has a file opened by whatever opens files of its kind, and returns whether there is such a thing.
  mutating func showFile(_ path: String) -> Bool
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
