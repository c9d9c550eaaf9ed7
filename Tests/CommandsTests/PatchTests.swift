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
    let apply = try #require(Self.forms[form])
    var files: [String: String] = [:]
    for path in SamplesTests.broken + SamplesTests.valid {
      files["in/some folder/\((path as NSString).lastPathComponent)"] = apply(contents(path))
    }
    let paths = files.keys.sorted()
    let fixed = await navstyle(["lint", "--fix=unsafe"] + paths, files: files)
    let diff = await navstyle(["lint", "--diff", "--fix=unsafe"] + paths, files: files).output
    #expect(diff.matches(of: #/(?m)^\+\+\+ /#).count > 10)
    try Self.patching(files, with: diff, ["-p1"]) { path, bytes in
      #expect(bytes == fixed.files[path], "\(path)")
    }
  }

  @Test(
    .enabled(if: patch != nil, "there is no 'patch' here"),
    arguments: [
      (["/work/in/a.yaml"], []), (["/work/in/a.yaml", "./in/../b.yaml"], []),
      (["/work/in/a.yaml", "../beside/c d.yaml"], ["-d", ".."]),
      (["/beside/c d.yaml"], ["-d", ".."]),
    ])
  func `names that lead elsewhere are shown as patch takes them`(
    _ paths: [String], _ options: [String]
  ) async throws {
    let text = cleanStyle.replacing("[detail]", with: "[detial]")
    let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, text) })
    let diff = await navstyle(["lint", "--diff"] + paths, files: files).output
    #expect(diff.hasPrefix("# for 'patch -p1 -d ..'\n") == !options.isEmpty)
    let real = Dictionary(
      uniqueKeysWithValues: paths.map { path in
        (path.replacing("/work/", with: "").replacing("./in/../", with: ""), text)
      })
    let placed = real.map { ($0.key.hasPrefix("/") ? "..\($0.key)" : $0.key, $0.value) }
    try Self.patching(
      Dictionary(uniqueKeysWithValues: placed), with: diff, ["-p1"] + options
    ) { path, bytes in
      #expect(String(decoding: bytes, as: UTF8.self) == cleanStyle, "\(path)")
    }
  }

  /// Writes files into a folder, patches them there, and shows what they are then.
  private static func patching(
    _ files: [String: String], with diff: String, _ options: [String],
    check: (String, [UInt8]) -> Void
  ) throws {
    let outer = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let folder = outer.appending(path: "work")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: outer) }
    func place(_ path: String) -> URL { folder.appending(path: path).standardizedFileURL }
    for (path, text) in files {
      try FileManager.default.createDirectory(
        at: place(path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place(path))
    }
    let diffFile = folder.appending(path: "fixes.diff")
    try Data(diff.utf8).write(to: diffFile)
    let outcome = try Program(url: URL(filePath: try #require(patch))).run(
      options + ["-i", diffFile.path()], in: folder)
    #expect(outcome.status == 0, "\(outcome.output)")
    for path in files.keys.sorted() { check(path, Array(try Data(contentsOf: place(path)))) }
  }
}
