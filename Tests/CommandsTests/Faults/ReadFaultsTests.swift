import Foundation
import TestSupport
import Testing

/// Files that cannot be read, or not as they were found: that is said, and the rest is checked.
@Suite struct ReadFaultsTests {
  @Test(arguments: ["ln -s y x; ln -s x y", "ln -s x x", "ln -s gone x"], ["lint x", "compile x"])
  func `a link that leads nowhere cannot be read`(links: String, arguments: String) throws {
    try withTemporaryFolder { folder in
      let outcome = try FaultyPlaces.shell("\(links); exec \"$T\" \(arguments)", in: folder)
      #expect(outcome.status == 3, "\(outcome)")
      #expect(outcome.output.contains("'x' cannot be read: "), "\(outcome)")
    }
  }

  @Test func `links in circles end no walk, and no file is found twice`() throws {
    try withTemporaryFolder { folder in
      try folder.write(cleanStyle, to: "a/app.navstyle.yaml")
      let links = "ln -s ../a a/a; ln -s .. a/up; ln -s b/c b; ln -s l2 l1; ln -s l1 l2"
      let outcome = try FaultyPlaces.shell("\(links); exec \"$T\" lint .", in: folder)
      #expect(outcome.output.hasSuffix("no findings in 1 file\n"), "\(outcome)")
    }
  }

  @Test(.enabled(if: FaultyPlaces.canBeNobody, FaultyPlaces.noNobody))
  func `what may not be read is said, and the rest is checked`() throws {
    try withTemporaryFolder { folder in
      try folder.write(warningStyle, to: "a.navstyle.yaml")
      try folder.write(warningStyle, to: "b.navstyle.yaml")
      try folder.write(warningStyle, to: "sub/c.navstyle.yaml")
      let line = "chmod 0 b.navstyle.yaml sub; \(FaultyPlaces.asNobody)\"$T\" lint .; s=$?; "
      let outcome = try FaultyPlaces.shell(line + "chmod 755 sub; exit $s", in: folder)
      #expect(outcome.status == 3, "\(outcome)")
      for path in ["b.navstyle.yaml", "sub"] {
        #expect(
          outcome.output.contains("'\(path)' cannot be read: permission denied"), "\(outcome)")
      }
      #expect(
        outcome.output.contains("1 warning in 1 file, 2 paths could not be read"), "\(outcome)")
    }
  }

  @Test(
    .comesToAnEnd,
    arguments: [
      ("lint /dev/zero", 1, "goes on beyond the limit"),
      ("lint - < /dev/zero", 1, "goes on beyond the limit"),
      ("compile -o p.json - < /dev/zero", 1, "goes on beyond the limit"),
      ("lint huge.yaml", 1, "is 1099511627776 bytes long"),
      ("verify huge.json", 3, "'huge.json' has 1099511627776 bytes"),
      ("simulate --random 1 huge.json", 3, "'huge.json' has 1099511627776 bytes"),
      ("lint --baseline huge.json a.yaml", 3, "'huge.json' has 1099511627776 bytes"),
      ("compile --check -o huge.json a.yaml", 3, "'huge.json' has 1099511627776 bytes"),
    ])
  func `of what never ends no more is read than the limit`(
    arguments: String, status: Int32, message: String
  ) throws {
    try withTemporaryFolder { folder in
      try folder.write(cleanStyle, to: "a.yaml")
      for name in ["huge.yaml", "huge.json"] { try folder.write("", to: name) }
      let line = "truncate -s 1T huge.yaml huge.json && exec \"$T\" \(arguments)"
      let outcome = try FaultyPlaces.shell(line, in: folder)
      #expect(outcome.status == status, "\(outcome)")
      #expect(outcome.output.contains(message), "\(outcome)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "p.json").path()))
    }
  }

  @Test func `a path longer than any may be is said to be`() throws {
    try withTemporaryFolder { folder in
      try folder.write(cleanStyle, to: "a.navstyle.yaml")
      let name = String(repeating: "d", count: 250)
      // No path leads to what lies that deep; a shell goes there step by step.
      let deep =
        "for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18; do mkdir \(name) && cd -P \(name); done"
      _ = try FaultyPlaces.shell("\(deep); : > b.navstyle.yaml", in: folder)
      defer { _ = try? FaultyPlaces.shell("rm -rf \(name)", in: folder) }
      let walk = try FaultyPlaces.shell("exec \"$T\" lint .", in: folder)
      #expect(walk.status == 3, "\(walk)")
      #expect(walk.output.contains("cannot be read: file name too long"))
      #expect(walk.output.contains("no findings in 1 file, 1 path could not be read"))
      for path in [String(repeating: "d/", count: 2_048) + "x", String(repeating: "x", count: 300)]
      {
        let named = try Program.navstyle.run(["lint", path], in: folder)
        #expect(named.status == 3, "\(named)")
        #expect(named.output.contains("cannot be read: file name too long"))
      }
    }
  }

  @Test func `a name that is not UTF-8 is said to be one, and the rest is checked`() throws {
    try withTemporaryFolder { folder in
      try folder.write(cleanStyle, to: "a.navstyle.yaml")
      let name = "\"$(printf '\\377')\""
      let made = try FaultyPlaces.shell(": > \(name).navstyle.yaml", in: folder)
      // Some file systems have no such names.
      guard made.status == 0 else { return }
      for path in [".", "a.navstyle.yaml \(name).navstyle.yaml"] {
        let outcome = try FaultyPlaces.shell("exec \"$T\" lint \(path)", in: folder)
        #expect(outcome.status == (path == "." ? 3 : 2), "\(outcome)")
        #expect(outcome.output.contains("a name that is not UTF-8 cannot be read: rename it"))
      }
    }
  }

  @Test(.comesToAnEnd)
  func `files that come, go and turn into folders while they are read end no run`() throws {
    try withTemporaryFolder { folder in
      try folder.write(cleanStyle, to: "kept.navstyle.yaml")
      try folder.write(
        cleanStyle.replacing("navstyle: 1", with: "navstyle: 1\ninclude: [p.yaml]"),
        to: "app.navstyle.yaml")
      let change = """
        while test -e kept.navstyle.yaml; do
          echo 'palette: { a: white }' > p.yaml; echo 'x: [' > n.navstyle.yaml
          rm -f p.yaml n.navstyle.yaml; mkdir p.yaml n.navstyle.yaml
          rmdir p.yaml n.navstyle.yaml; ln -s . n.navstyle.yaml; rm -f n.navstyle.yaml
        done &
        i=0; while test $i -lt 25; do "$T" lint . >out 2>&1; echo $?; i=$((i+1)); done
        rm kept.navstyle.yaml; wait
        """
      let outcome = try FaultyPlaces.shell(change, in: folder)
      let statuses = Set(outcome.lines)
      #expect(outcome.lines.count == 25, "\(outcome)")
      #expect(statuses.isSubset(of: ["0", "1", "3"]), "\(outcome)")
    }
  }
}
