public import Foundation

/// A program that is run for a test.
public struct Program: Sendable {
  /// Where it is.
  public let url: URL

  /// The built tool.
  public static let navstyle = Program(
    url: URL(filePath: ProcessInfo.processInfo.arguments[0])
      .deletingLastPathComponent().appending(path: "navstyle"))

  /// The folder of the built tool, before everything else that is on the PATH.
  public static var pathWithNavstyle: String {
    navstyle.url.deletingLastPathComponent().path() + ":"
      + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
  }

  /// A program on the PATH, or one that `.ci/validators` installs; nil where there is none.
  public init?(_ name: String) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map { URL(filePath: String($0)) }
    let all = [repositoryRoot.appending(path: ".build/validator/bin")] + folders
    let found = all.map { $0.appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
    guard let found else { return nil }
    url = found
  }

  /// The program at a place, whether there is one or not.
  public init(url: URL) { self.url = url }

  /// Whether there is such a program.
  public static func exists(_ name: String) -> Bool { Program(name) != nil }

  /// How it ended, and what it wrote.
  public struct Outcome: Sendable {
    /// Its exit status.
    public let status: Int32
    /// What it wrote.
    public let output: String

    /// The lines of that.
    public var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - arguments: its arguments.
  ///   - folder: where.
  ///   - environment: what its environment has that this process's has not; nil takes a variable out.
  ///   - withErrors: whether what it writes to standard error counts as output; else that goes where
  ///     this process writes.
  public func run(
    _ arguments: [String], in folder: URL = repositoryRoot, environment: [String: String?] = [:],
    withErrors: Bool = true
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    variables["PWD"] = folder.path(percentEncoded: false)
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    if withErrors { process.standardError = pipe }
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
