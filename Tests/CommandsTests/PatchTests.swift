import Foundation
import TestSupport
import Testing

/// What `--diff` prints, given to the real `patch`.
@Suite struct PatchTests {
  private static let patch = ["/usr/bin/patch", "/opt/homebrew/bin/patch", "/usr/local/bin/patch"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static let forms: [String: @Sendable (String) -> String] = [
    "as it is": { $0 }, "CRLF": { $0.replacing("\n", with: "\r\n") }, "BOM": { "\u{FEFF}" + $0 },
    "no final break": { $0.trimmingCharacters(in: .newlines) },
    "CRLF, no final break": {
      $0.trimmingCharacters(in: .newlines).replacing("\n", with: "\r\n")
    },
  ]

  @Test(.enabled(if: patch != nil, "there is no 'patch' here"), arguments: forms.keys.sorted())
  func `patch makes of a diff what --fix writes`(_ form: String) async throws {
    let patch = try #require(Self.patch)
    let apply = try #require(Self.forms[form])
    var files: [String: String] = [:]
    for path in SamplesTests.broken + SamplesTests.valid {
      files["in/some folder/\((path as NSString).lastPathComponent)"] = apply(contents(path))
    }
    let paths = files.keys.sorted()
    let fixed = await navstyle(["lint", "--fix=unsafe"] + paths, files: files)
    let diff = await navstyle(["lint", "--diff", "--fix=unsafe"] + paths, files: files).output
    #expect(diff.matches(of: #/(?m)^\+\+\+ /#).count > 10)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let inner = folder.appending(path: "in/some folder")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files { try Data(text.utf8).write(to: folder.appending(path: path)) }
    let diffFile = folder.appending(path: "fixes.diff")
    try Data(diff.utf8).write(to: diffFile)
    let process = Process()
    process.executableURL = URL(filePath: patch)
    process.arguments = ["-p1", "-i", diffFile.path()]
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    for path in paths {
      let bytes = try Data(contentsOf: folder.appending(path: path))
      #expect(Array(bytes) == fixed.files[path], "\(path)")
    }
  }
}
