import Foundation
import TestSupport
import Testing

/// Places in which something goes wrong, as far as a machine lets a test make them.
enum FaultyPlaces {
  /// Runs the tool in a shell; `$T` is the tool, and errors count as output.
  static func shell(_ line: String, in folder: URL) throws -> Program.Outcome {
    try Program(url: URL(filePath: "/bin/sh"))
      .run(["-c", line], in: folder, environment: ["T": Program.navstyle.url.path()])
  }

  /// What stands before a command that root runs as nobody: root may read and write everything.
  static let asNobody = getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""

  /// Whether the tool can be run as somebody who may not do everything.
  static let canBeNobody: Bool = {
    let outcome = try? shell("\(asNobody)\"$T\" --version", in: URL(filePath: "/"))
    return outcome?.status == 0
  }()

  /// Why tests are skipped that need that.
  static let noNobody: Comment = "there is no setpriv to give up root's rights with"

  /// Whether file systems may be mounted.
  static let canMount: Bool = {
    guard getuid() == 0 else { return false }
    let line = "mkdir m && mount -t tmpfs -o size=64k tmpfs m && umount m"
    let outcome = try? withTemporaryFolder { try shell(line, in: $0) }
    return outcome?.status == 0
  }()

  /// Why tests are skipped that need that.
  static let noMount: Comment = "no file system may be mounted here"

  /// The names in a folder, sorted.
  static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
  }
}
