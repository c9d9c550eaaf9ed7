import Commands
import Diagnostics
import Project
import TestSupport

/// Files, streams and variables that exist only in a test.
struct InMemoryEnvironment: CommandEnvironment {
  var memory = MemoryFiles()
  var unwritable: Set<String> = []
  /// What another program writes to a file once it was read.
  var changesAfterReading: [String: [UInt8]] = [:]
  var variables: [String: String] = [:]
  var terminals: Set<OutputStream> = []
  var widths: [OutputStream: Int] = [:]
  /// What a terminal was shown, each as it says at the end; and whether it is shown still.
  var progress: [@Sendable () -> String] = []
  var isProgressShown = false
  var output: [UInt8] = []
  var errors: [UInt8] = []

  var directories: Set<String> {
    get { memory.folders }
    set { memory.folders = newValue }
  }

  var unreadable: Set<String> {
    get { memory.unreadable }
    set { memory.unreadable = newValue }
  }

  var files: [String: [UInt8]] {
    get { memory.files }
    set { memory.files = newValue }
  }

  var seconds = 1_780_272_000
  var today: CalendarDate { CalendarDate(secondsSinceEpoch: seconds) }

  func variable(_ name: String) -> String? { variables[name] }

  func isTerminal(_ stream: OutputStream) -> Bool { terminals.contains(stream) }

  func width(of stream: OutputStream) -> Int? { widths[stream] }

  mutating func showProgress(_ text: @escaping @Sendable () -> String) {
    isProgressShown = true
    progress.append(text)
  }

  mutating func hideProgress() { isProgressShown = false }

  mutating func append(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    if unwritable.contains(path) { throw FileProblem(.unwritable("permission denied"), path) }
    files[path, default: []] += bytes
  }

  mutating func write(_ bytes: [UInt8], to stream: OutputStream) throws(FileProblem) {
    // Both would be written over each other.
    if isProgressShown { errors += Array("written over progress: ".utf8) }
    if stream == .output { output += bytes } else { errors += bytes }
  }

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    try memory.read(path, limit: limit)
  }

  /// What was opened; nil where there is no program that opens files.
  var shown: [String]? = []

  mutating func showFile(_ path: String) -> Bool {
    shown?.append(path)
    return shown != nil
  }

  func kind(of path: String) -> FileKind? { memory.kind(of: path) }

  func entries(ofFolder path: String) throws(FileProblem) -> [FolderEntry] {
    try memory.entries(ofFolder: path)
  }

  func resolved(_ path: String) throws(FileProblem) -> String { try memory.resolved(path) }

  mutating func replaceFile(
    _ path: String, holding expectation: Contents, _ body: (@escaping ([UInt8]) -> Void) -> Void
  ) throws(FileProblem) -> Bool {
    if unwritable.contains(path) { throw FileProblem(.unwritable("permission denied"), path) }
    if let bytes = changesAfterReading[path] { files[path] = bytes }
    switch expectation {
    case .anything: break
    case .nothing: if files[path] != nil { throw FileProblem(.exists, path) }
    case .bytes(let bytes): if files[path] != bytes { throw FileProblem(.changed, path) }
    }
    var bytes: [UInt8] = []
    withoutActuallyEscaping({ bytes += $0 }) { body($0) }
    let isNew = files[path] != bytes
    files[path] = bytes
    return isNew
  }
}

/// What a command did.
struct Outcome {
  let status: Commands.ExitStatus
  let output: String
  let errors: String
  let files: [String: [UInt8]]
  let progress: [String]

  func text(of path: String) -> String? { files[path].map { String(decoding: $0, as: UTF8.self) } }
}

/// Runs a command line in memory.
func navstyle(
  _ arguments: String..., files: [String: String] = [:],
  prepare: (inout InMemoryEnvironment) -> Void = { _ in }
) async -> Outcome {
  await navstyle(arguments, files: files, prepare: prepare)
}

/// Runs a command line in memory.
func navstyle(
  _ arguments: [String], files: [String: String] = [:],
  prepare: (inout InMemoryEnvironment) -> Void = { _ in }
) async -> Outcome {
  var memory = InMemoryEnvironment()
  memory.files = files.mapValues { Array($0.utf8) }
  prepare(&memory)
  var environment: any CommandEnvironment = memory
  let status = await run(arguments, in: &environment)
  let after = environment as? InMemoryEnvironment ?? memory
  return Outcome(
    status: status, output: String(decoding: after.output, as: UTF8.self),
    errors: String(decoding: after.errors, as: UTF8.self), files: after.files,
    progress: after.progress.map { $0() })
}

/// A description in which nothing is to be found.
let cleanStyle = """
  navstyle: 1
  screens:
    home: { push: [detail] }
    detail: { bar: { material: thin } }
  targets: { ios: "15..18" }

  """
/// A description with a warning.
let warningStyle = cleanStyle.replacing("navstyle: 1", with: "navstyle: 1\npalette: { old: white }")
/// A description with a blocking error.
let brokenStyle = cleanStyle.replacing("material: thin", with: "alpha: 2")
