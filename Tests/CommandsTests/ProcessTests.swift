import Foundation
import TestSupport
import Testing

/// The built tool as a process, with real files.
@Suite struct ProcessTests {
  private static func status(_ arguments: [String], in folder: URL) throws -> Int32 {
    try Program.navstyle.run(arguments, in: folder).status
  }

  @Test func `exit statuses reach the shell`() throws {
    try withTemporaryFolder { folder in
      try cleanStyle.write(to: folder.appending(path: "a.yaml"), atomically: true, encoding: .utf8)
      try brokenStyle.write(to: folder.appending(path: "b.yaml"), atomically: true, encoding: .utf8)
      #expect(try Self.status(["lint", "a.yaml"], in: folder) == 0)
      #expect(try Self.status(["lint", "b.yaml"], in: folder) == 1)
      #expect(try Self.status(["lint", "c.yaml"], in: folder) == 2)
      #expect(try Self.status(["lint", "."], in: folder) == 2)
      #expect(try Self.status(["lint", "--allow-empty", "."], in: folder) == 0)
      #expect(try Self.status(["compile", "-o", "no/such/p.json", "a.yaml"], in: folder) == 3)
    }
  }

  @Test(arguments: ["a b'$(touch x);\"`touch x`.html", "-n", "*"])
  func `a page is opened by its name as it stands`(_ page: String) throws {
    try withTemporaryFolder { folder in
      try cleanStyle.write(to: folder.appending(path: "a.yaml"), atomically: true, encoding: .utf8)
      #if canImport(Darwin)
        let opener = folder.appending(path: "open")
      #else
        let opener = folder.appending(path: "xdg-open")
      #endif
      let script = "#!/bin/sh\nprintf '%s|' \"$@\" > seen\nexit $STATUS\n"
      try script.write(to: opener, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: opener.path())
      let open = ["preview", "a.yaml", "--output=\(page)", "--open"]
      let path = folder.path() + ":/usr/bin:/bin"
      func status(_ status: String, path: String = path) throws -> Int32 {
        try Program.navstyle.run(open, in: folder, environment: ["PATH": path, "STATUS": status])
          .status
      }
      #expect(try status("0") == 0)
      let seen = try String(contentsOf: folder.appending(path: "seen"), encoding: .utf8)
      #expect(seen == (page.hasPrefix("-") ? "./\(page)|" : "\(page)|"))
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      #expect(!left.contains("x"))
      #expect(try status("4") == 3)
      #expect(try status("0", path: "/no/such/folder") == 3)
    }
  }

  @Test(.comesToAnEnd)
  func `a pipe that nobody writes to holds up no one who did not name it`() throws {
    try withTemporaryFolder { folder in
      let clean = folder.appending(path: "a.yaml")
      try cleanStyle.write(to: clean, atomically: true, encoding: .utf8)
      let app = folder.appending(path: "a.navstyle.yaml")
      try cleanStyle.write(to: app, atomically: true, encoding: .utf8)
      #expect(mkfifo(folder.appending(path: "p.navstyle.yaml").path(), 0o600) == 0)
      #expect(try Self.status(["lint", "."], in: folder) == 0)
      try "include: [p.navstyle.yaml]\n\(cleanStyle)"
        .write(to: app, atomically: true, encoding: .utf8)
      #expect(try Self.status(["lint", "a.navstyle.yaml"], in: folder) == 1)
      // A shell's `<(…)` is a pipe that is named.
      let line =
        "cat a.yaml > p.navstyle.yaml & '\(Program.navstyle.url.path())' lint p.navstyle.yaml"
      let shell = try Program(url: URL(filePath: "/bin/sh")).run(["-c", line], in: folder)
      #expect(shell.status == 0)
    }
  }

  @Test func `an existing plan keeps its permissions, an equal one its time`() throws {
    try withTemporaryFolder { folder in
      try cleanStyle.write(to: folder.appending(path: "a.yaml"), atomically: true, encoding: .utf8)
      let plan = folder.appending(path: "p.json").path()
      try "old".write(toFile: plan, atomically: true, encoding: .utf8)
      let files = FileManager.default
      try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: plan)
      #expect(try Self.status(["compile", "-o", "p.json", "a.yaml"], in: folder) == 0)
      let attributes = try files.attributesOfItem(atPath: plan)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      let past = Date(timeIntervalSince1970: 1_000_000_000)
      try files.setAttributes([.modificationDate: past], ofItemAtPath: plan)
      #expect(try Self.status(["compile", "-o", "p.json", "a.yaml"], in: folder) == 0)
      #expect(try files.attributesOfItem(atPath: plan)[.modificationDate] as? Date == past)
      #expect(
        try files.contentsOfDirectory(atPath: folder.path()).sorted() == ["a.yaml", "p.json"])
    }
  }

  @Test func `fixes go through a symbolic link, and the link stays one`() throws {
    try withTemporaryFolder { folder in
      let text = cleanStyle.replacing("material: thin", with: "alpha: 50%")
      try text.write(to: folder.appending(path: "real.yaml"), atomically: true, encoding: .utf8)
      let link = folder.appending(path: "link.yaml").path()
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "real.yaml")
      #expect(try Self.status(["lint", "--fix", "link.yaml"], in: folder) == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.yaml")
      let mended = try String(contentsOf: folder.appending(path: "real.yaml"), encoding: .utf8)
      #expect(mended == cleanStyle.replacing("material: thin", with: "alpha: 0.5"))
    }
  }

  @Test(.enabled(if: getuid() != 0, "root may write to everything"))
  func `a file that may not be written to is left alone`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "a.yaml")
      try brokenStyle.replacing("alpha: 2", with: "alpha: 50%")
        .write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path())
      #expect(try Self.status(["lint", "--fix", "a.yaml"], in: folder) == 3)
      #expect(try String(contentsOf: file, encoding: .utf8).contains("50%"))
    }
  }

  @Test func `init writes once`() throws {
    try withTemporaryFolder { folder in
      #expect(try Self.status(["init"], in: folder) == 0)
      let file = folder.appending(path: "app.navstyle.yaml")
      #expect(try Self.status(["lint", "app.navstyle.yaml"], in: folder) == 0)
      try "mine".write(to: file, atomically: true, encoding: .utf8)
      #expect(try Self.status(["init"], in: folder) == 2)
      #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["app.navstyle.yaml"])
    }
  }
}
