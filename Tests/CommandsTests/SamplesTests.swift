import Commands
import Foundation
import TestSupport
import Testing

/// What the tool makes of every sample, as files somebody has read.
@Suite struct SamplesTests {
  static let valid =
    files(in: "Samples", endingIn: ".navstyle.yaml")
    + files(in: "Samples/apps", endingIn: ".navstyle.yaml")
  static let broken = files(in: "Samples/broken", endingIn: ".navstyle.yaml")

  private func name(_ path: String) -> String {
    (path as NSString).lastPathComponent.replacing(".navstyle.yaml", with: "")
  }

  private func run(_ command: String, _ path: String) async -> Outcome {
    await navstyle([command, path]) { environment in
      let data = try? Data(contentsOf: repositoryRoot.appending(path: path))
      environment.files[path] = data.map(Array.init)
    }
  }

  @Test func `there are samples of all kinds`() {
    #expect(Self.valid.count >= 4)
    #expect(Self.broken.count >= 30)
  }

  @Test(arguments: valid)
  func `the plan of a valid sample`(_ path: String) async {
    let result = await run("compile", path)
    #expect(result.status == .clean)
    expectGolden(result.output, "Tests/Goldens/plans/\(name(path)).plan.json")
  }

  @Test(arguments: valid + broken)
  func `the findings of a sample`(_ path: String) async {
    let result = await run("lint", path)
    expectGolden(result.output + result.errors, "Tests/Goldens/reports/\(name(path)).txt")
  }

  @Test(arguments: broken)
  func `a broken sample shows the one mistake it is named after`(_ path: String) async {
    let codes = await run("lint", path).output.matches(
      of: /(?m)^(?:error|warning|info)\[([a-z0-9-]+)\]/
    )
    .map { String($0.1) }
    #expect(codes.count == 1, "\(codes)")
    #expect(name(path).hasPrefix(codes.first ?? "nothing"), "\(codes)")
  }
}
