import Commands
import Foundation
import TestSupport
import Testing

/// `make install`, with the tool the tests have built instead of a release.
@Suite struct InstallTests {
  private static func make(_ target: String, _ folder: URL) throws -> Program.Outcome {
    try #require(Program("make")).run(
      [
        "--silent", target, "PREFIX=\(folder.path(percentEncoded: false))", "RELEASE=:",
        "INSTALLED=\(Program.navstyle.url.path(percentEncoded: false))",
      ], in: repositoryRoot)
  }

  private static func files(below folder: URL) -> Set<String> {
    let names = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    let all = (names?.allObjects ?? []).compactMap { $0 as? String }
    return Set(
      all.filter { !folder.appending(path: $0).hasDirectoryPath }.filter { path in
        var isFolder: ObjCBool = false
        let place = folder.appending(path: path).path(percentEncoded: false)
        return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
          && !isFolder.boolValue
      })
  }

  @Test(.enabled(if: Program.exists("make"), "there is no 'make' here"))
  func `it installs the tool, completions and the manual page, and takes them out again`()
    async throws
  {
    var texts = ["share/man/man1/navstyle.1": await navstyle("manual").output]
    for (shell, path) in [
      "bash": "share/bash-completion/completions/navstyle",
      "zsh": "share/zsh/site-functions/_navstyle",
      "fish": "share/fish/vendor_completions.d/navstyle.fish",
    ] {
      texts[path] = await navstyle("completions", shell).output
    }
    try withTemporaryFolder { folder in
      let prefix = folder.appending(path: "a prefix")
      let installed = try Self.make("install", prefix)
      #expect(installed.status == 0, "\(installed.output)")
      #expect(Self.files(below: prefix) == Set(texts.keys).union(["bin/navstyle"]))
      for (path, text) in texts {
        #expect(try String(contentsOf: prefix.appending(path: path), encoding: .utf8) == text)
      }
      try prefix.write("mine", to: "bin/other")
      let removed = try Self.make("uninstall", prefix)
      #expect(removed.status == 0, "\(removed.output)")
      #expect(Self.files(below: prefix) == ["bin/other"])
    }
  }
}
