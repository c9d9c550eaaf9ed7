import Foundation
import TestSupport
import Testing

/// A program that is run for a test.
struct Program {
  let url: URL

  /// The built tool.
  static let navstyle = Program(
    url: URL(filePath: ProcessInfo.processInfo.arguments[0])
      .deletingLastPathComponent().appending(path: "navstyle"))

  /// The folder of the built tool, before everything else that is on the PATH.
  static var pathWithNavstyle: String {
    navstyle.url.deletingLastPathComponent().path() + ":"
      + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
  }

  /// A program on the PATH, or one that `.ci/validators` installs; nil where there is none.
  init?(_ name: String) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map { URL(filePath: String($0)) }
    let all = [repositoryRoot.appending(path: ".build/validator/bin")] + folders
    let found = all.map { $0.appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
    guard let found else { return nil }
    url = found
  }

  private init(url: URL) { self.url = url }

  /// Whether there is such a program.
  static func exists(_ name: String) -> Bool { Program(name) != nil }

  /// How it ended, and what it wrote to both of its streams.
  struct Outcome {
    let status: Int32
    let output: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - arguments: its arguments.
  ///   - folder: where.
  ///   - environment: what its environment has that this process's has not; nil takes a variable out.
  func run(
    _ arguments: [String], in folder: URL, environment: [String: String?] = [:]
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
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}

/// A folder that is there as long as a test needs it.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    .resolvingSymlinksInPath()
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

extension URL {
  /// Writes a file into this folder.
  func write(_ text: String, to path: String) throws {
    let file = appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

/// A block of the README that is to be copied into a file of this name.
///
/// It stands after `<!-- as: NAME -->`.
func readmeBlock(as name: String) throws -> String {
  let parts = contents("README.md").components(separatedBy: "<!-- as: \(name) -->\n```")
  let block = try #require(parts.count == 2 ? parts[1] : nil, "there is one block '\(name)'")
  let lines = block.components(separatedBy: "\n```\n")[0].split(
    separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
  return lines[1] + "\n"
}

/// A style file with a conflict, at line 8 and column 31, and the same one without.
let conflict = (
  broken: mended + """
    transitions:
      - { from: home, to: player, strategy: background-crossfade }

    """,
  mended: mended, place: "8:31", code: "impossible-override"
)

private let mended = """
  navstyle: 1
  targets: { ios: "15..18" }
  screens:
    home: { push: [player] }
    player: { bar: { hidden: true } }


  """
