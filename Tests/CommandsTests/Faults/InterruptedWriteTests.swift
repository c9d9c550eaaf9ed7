import Foundation
import TestSupport
import Testing

/// Writes that are ended by a signal at any moment.
@Suite struct InterruptedWriteTests {
  private static let rounds = isThorough ? 1_000 : 60

  @Test(.comesToAnEnd)
  func `whenever a write is interrupted, the plan is the old one or the new one, whole`() throws {
    try withTemporaryFolder { folder in
      let plan = folder.appending(path: "p.json")
      var versions: [Data] = []
      var time = Duration.zero
      for name in ["x", "y"] {
        try folder.write(Self.style(name), to: "\(name).yaml")
        let start = ContinuousClock.now
        #expect(try Program.navstyle.run(Self.arguments(name), in: folder).status == 0)
        time = start.duration(to: .now)
        versions.append(try Data(contentsOf: plan))
      }
      #expect(versions[0] != versions[1])
      var random = SeededGenerator(seed: 8)
      var written = 0
      for round in 0..<Self.rounds {
        let signal = [SIGKILL, SIGTERM, SIGINT][round % 3]
        let name = ["x", "y"][random.below(2)]
        let process = try Self.start(Self.arguments(name), in: folder)
        // Every other one is ended as soon as it begins to write.
        if random.chance(0.5) {
          while process.isRunning, try FaultyPlaces.names(in: folder).count < 4 {}
        } else {
          Thread.sleep(forTimeInterval: time / .seconds(1) * Double(random.below(110)) / 100)
        }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        let found = try Data(contentsOf: plan)
        if found == versions[name == "x" ? 0 : 1] { written += 1 }
        #expect(versions.contains(found), "torn in round \(round)")
        let names = try FaultyPlaces.names(in: folder)
        if signal == SIGKILL {
          for rest in names where rest.hasPrefix("p.json.") {
            try FileManager.default.removeItem(at: folder.appending(path: rest))
          }
        } else {
          #expect(names == ["p.json", "x.yaml", "y.yaml"], "round \(round)")
        }
      }
      #expect(written > 0 && written < Self.rounds)
    }
  }

  private static func arguments(_ name: String) -> [String] {
    ["compile", "-q", "-o", "p.json", "\(name).yaml"]
  }

  /// A description whose plan is a few hundred KB.
  private static func style(_ name: String) -> String {
    let screens = (0..<200).map { "  \(name)\($0): { push: [\(name)\(($0 + 1) % 200)] }\n" }
    return "navstyle: 1\ntargets: { ios: \"15..18\" }\nscreens:\n" + screens.joined()
  }

  private static func start(_ arguments: [String], in folder: URL) throws -> Process {
    let process = Process()
    process.executableURL = Program.navstyle.url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
