import Foundation
import TestSupport
import Testing

/// Files that cannot be written: what stood there stays, nothing is left behind, and the status is 3.
@Suite struct WriteFaultsTests {
  /// Every way of writing a file, with the file.
  static let writers = [
    ("compile -o out.json a.yaml", "out.json"), ("preview -o out.html a.yaml", "out.html"),
    ("lint --report sarif=out.sarif a.yaml", "out.sarif"),
    ("lint --baseline base.json --write-baseline a.yaml", "base.json"),
    ("lint --fix a.yaml", "a.yaml"),
  ]

  /// Something can be mended in it, and nothing keeps a plan from being written.
  private static let style = warningStyle.replacing(
    "push: [detail]", with: "push: [detail], class: no")

  /// A folder with a style file, and with something where a file is to be written.
  private static func withFolder(writing file: String, _ body: (URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try folder.write(style, to: "a.yaml")
      if file != "a.yaml" { try folder.write(file.hasPrefix("base") ? baseline : "old", to: file) }
      try body(folder)
    }
  }

  private static let baseline = "{ \"version\": 1, \"findings\": [] }"

  private static func contents(of file: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  private static let full = "cannot be written: "

  @Test(arguments: writers)
  func `where files may have no bytes, what stood there stays`(
    arguments: String, file: String
  ) throws {
    try Self.withFolder(writing: file) { folder in
      let before = try (FaultyPlaces.names(in: folder), Self.contents(of: file, in: folder))
      let outcome = try FaultyPlaces.shell("ulimit -f 0; exec \"$T\" \(arguments)", in: folder)
      #expect(outcome.status == 3, "\(outcome)")
      #expect(outcome.output.contains("'\(file)' \(Self.full)file too large"), "\(outcome)")
      #expect(try FaultyPlaces.names(in: folder) == before.0)
      #expect(try Self.contents(of: file, in: folder) == before.1)
    }
  }

  @Test(.enabled(if: FaultyPlaces.canMount, FaultyPlaces.noMount), arguments: writers)
  func `on a full disk, what stood there stays`(arguments: String, file: String) throws {
    try withTemporaryFolder { folder in
      let disk = folder.appending(path: "disk")
      let mount = "mkdir disk && mount -t tmpfs -o size=64k tmpfs disk"
      #expect(try FaultyPlaces.shell(mount, in: folder).status == 0)
      defer { _ = try? FaultyPlaces.shell("umount disk", in: folder) }
      try disk.write(Self.style, to: "a.yaml")
      if file != "a.yaml" {
        try disk.write(file.hasPrefix("base") ? Self.baseline : "old", to: file)
      }
      _ = try FaultyPlaces.shell("cat /dev/zero > filling 2>&1", in: disk)
      let before = try (FaultyPlaces.names(in: disk), Self.contents(of: file, in: disk))
      let outcome = try FaultyPlaces.shell("exec \"$T\" \(arguments)", in: disk)
      #expect(outcome.status == 3, "\(outcome)")
      #expect(outcome.output.contains("'\(file)' \(Self.full)no space left"), "\(outcome)")
      #expect(try FaultyPlaces.names(in: disk) == before.0)
      #expect(try Self.contents(of: file, in: disk) == before.1)
    }
  }

  @Test(.enabled(if: FaultyPlaces.canBeNobody, FaultyPlaces.noNobody), arguments: writers)
  func `in a folder that may not be written to, what stood there stays`(
    arguments: String, file: String
  ) throws {
    try Self.withFolder(writing: file) { folder in
      let line =
        "chmod 555 .; \(FaultyPlaces.asNobody)\"$T\" \(arguments); s=$?; chmod 755 .; exit $s"
      let before = try (FaultyPlaces.names(in: folder), Self.contents(of: file, in: folder))
      let outcome = try FaultyPlaces.shell(line, in: folder)
      #expect(outcome.status == 3, "\(outcome)")
      #expect(outcome.output.contains("'\(file)' \(Self.full)permission denied"), "\(outcome)")
      #expect(try FaultyPlaces.names(in: folder) == before.0)
      #expect(try Self.contents(of: file, in: folder) == before.1)
    }
  }

  @Test(arguments: [
    "preview -o out a.yaml", "lint --report sarif=out a.yaml",
  ])
  func `a folder where the file is to be is left alone`(arguments: String) throws {
    try withTemporaryFolder { folder in
      try folder.write(cleanStyle, to: "a.yaml")
      try folder.write("old", to: "out/kept")
      let outcome = try FaultyPlaces.shell("exec \"$T\" \(arguments)", in: folder)
      #expect(outcome.status == 2, "\(outcome)")
      #expect(outcome.output.contains("'out' is a directory"), "\(outcome)")
      #expect(try FaultyPlaces.names(in: folder) == ["a.yaml", "out"])
      #expect(try FaultyPlaces.names(in: folder.appending(path: "out")) == ["kept"])
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func `what is no file is not replaced`() throws {
    try withTemporaryFolder { folder in
      try folder.write(Self.style, to: "a.yaml")
      let line = "\"$T\" compile -o /dev/full a.yaml; s=$?; test -c /dev/full && exit $s"
      let outcome = try FaultyPlaces.shell(line, in: folder)
      #expect(outcome.status == 3, "\(outcome)")
      #expect(outcome.output.contains("\(Self.full)no space left on device"), "\(outcome)")
    }
  }
}
