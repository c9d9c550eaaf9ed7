import Commands
import Foundation
import TestSupport
import Testing

/// What the tool makes of every sample, as files somebody has read.
@Suite struct SamplesTests {
  static let valid =
    files(in: "Samples", endingIn: ".navstyle.yaml")
    + files(in: "Samples/apps", endingIn: ".navstyle.yaml")
    + files(in: "Samples/profiles", endingIn: ".navstyle.yaml")
  /// Apps over several files: a folder with an entry file of the same name.
  static let split = folders(in: "Samples/apps").map { "\($0)/\(name($0)).navstyle.yaml" }
  static let broken = files(in: "Samples/broken", endingIn: ".navstyle.yaml")

  private static func name(_ path: String) -> String {
    (path as NSString).lastPathComponent.replacing(".navstyle.yaml", with: "")
  }

  private func run(_ command: String, _ path: String) async -> Outcome {
    let folder = (path as NSString).deletingLastPathComponent
    let paths = Self.split.contains(path) ? filesBelow(folder, endingIn: ".navstyle.yaml") : [path]
    return await navstyle([command, path]) { environment in
      for path in paths {
        let data = try? Data(contentsOf: repositoryRoot.appending(path: path))
        environment.files[path] = data.map(Array.init)
      }
    }
  }

  @Test func `there are samples of all kinds`() {
    #expect(Self.valid.count >= 4)
    #expect(Self.split.count >= 1)
    #expect(Self.broken.count >= 30)
  }

  @Test(arguments: valid + split)
  func `the plan of a valid sample`(_ path: String) async {
    let result = await run("compile", path)
    #expect(result.status == .clean)
    expectGolden(result.output, "Tests/Goldens/plans/\(Self.name(path)).plan.json")
  }

  @Test(arguments: valid + split + broken)
  func `the findings of a sample`(_ path: String) async {
    let result = await run("lint", path)
    expectGolden(result.output + result.errors, "Tests/Goldens/reports/\(Self.name(path)).txt")
  }

  @Test(arguments: split)
  func `the pieces of a sample are no descriptions of their own`(_ path: String) async {
    let folder = (path as NSString).deletingLastPathComponent
    let pieces = filesBelow(folder, endingIn: ".navstyle.yaml")
    let result = await navstyle(["lint", folder]) { environment in
      for piece in pieces { environment.files[piece] = Array(contents(piece).utf8) }
    }
    #expect(pieces.count > 3)
    #expect(result.errors.hasSuffix(" in \(pieces.count) files\n"))
    #expect(!result.output.contains("missing-key"))
  }

  @Test(arguments: broken)
  func `a broken sample shows the one mistake it is named after`(_ path: String) async {
    let found = await run("lint", path).output.matches(
      of: /(?m)^(error|warning|info)\[([a-z0-9-]+)\]/
    ).map { (severity: $0.1, code: String($0.2)) }
    // What is only worth knowing may be found beside it.
    let codes = found.filter { $0.severity != "info" || Self.name(path).hasPrefix($0.code) }
      .map(\.code)
    #expect(codes.count == 1, "\(found)")
    #expect(Self.name(path).hasPrefix(codes.first ?? "nothing"), "\(found)")
  }
}
