public import Foundation
public import Testing

/// The folder of the package.
public let repositoryRoot = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The folder of inputs that stand outside the repository: real apps and the YAML test suite.
public let sharedInputs = repositoryRoot.deletingLastPathComponent().appending(
  path: "shared/inputs")

/// Whether tests that take minutes are run, as `make test-thorough` does.
public let isThorough = ProcessInfo.processInfo.environment["THOROUGH"] == "1"

/// Why such tests are skipped.
public let thoroughness: Comment = "it takes minutes: make test-thorough"

/// Compares what a test made with a file of the repository.
///
/// With `UPDATE_GOLDEN=1` the file is written – and the test fails all the same, so that nobody
/// takes such a run for a passed one.
public func expectGolden(
  _ actual: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let url = repositoryRoot.appending(path: path)
  let expected = try? String(contentsOf: url, encoding: .utf8)
  if actual == expected { return }
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? actual.write(to: url, atomically: true, encoding: .utf8)
    Issue.record("\(path) was rewritten; read the change", sourceLocation: sourceLocation)
  } else {
    let lines = (
      actual.split(separator: "\n", omittingEmptySubsequences: false),
      (expected ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    )
    let first = zip(lines.0, lines.1).enumerated().first { $0.element.0 != $0.element.1 }
    let place = first.map { "line \($0.offset + 1): '\($0.element.1)' is now '\($0.element.0)'" }
    Issue.record(
      """
      \(path) is out of date: \(place ?? (expected == nil ? "it does not exist" : "lengths differ"))
      to rewrite it: UPDATE_GOLDEN=1 swift test
      """, sourceLocation: sourceLocation)
  }
}

/// The files of a folder of the repository whose names end so, by name.
public func files(in folder: String, endingIn suffix: String) -> [String] {
  let url = repositoryRoot.appending(path: folder)
  let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path())) ?? []
  return names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
}

/// The files of a folder of the repository and of all folders in it whose names end so, by path.
public func filesBelow(_ folder: String, endingIn suffix: String) -> [String] {
  files(in: folder, endingIn: suffix)
    + folders(in: folder).flatMap { filesBelow($0, endingIn: suffix) }
}

/// The folders in a folder of the repository, by name.
public func folders(in folder: String) -> [String] {
  files(in: folder, endingIn: "").filter { path in
    let url = repositoryRoot.appending(path: path)
    return (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}

/// The contents of a file of the repository.
public func contents(_ path: String) -> String {
  (try? String(contentsOf: repositoryRoot.appending(path: path), encoding: .utf8)) ?? ""
}
