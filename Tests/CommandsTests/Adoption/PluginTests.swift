import Foundation
import TestSupport
import Testing

/// A package that uses both plugins, built by SwiftPM without a network.
///
/// It is copied to where its build may be kept: the first run also builds the tool, which takes as
/// long as `make build`; later ones take what is there.
@Suite(.serialized, .enabled(if: Program.exists("swift"), "there is no 'swift' on the PATH"))
struct PluginTests {
  private static let folder = repositoryRoot.appending(path: ".build/plugin-fixture")
  private static let package = folder.appending(path: "package")
  private static let style = "Sources/Shop/app.navstyle.yaml"

  /// The fixture as it is in the repository.
  private static func reset() throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    try? files.removeItem(at: package)
    try files.copyItem(at: repositoryRoot.appending(path: "Tests/PluginFixture"), to: package)
    let manifest = contents("Tests/PluginFixture/Package.swift")
    let root = repositoryRoot.path(percentEncoded: false).split(separator: "/")
    try package.write(
      manifest.replacing("\"../..\"", with: "\"/\(root.joined(separator: "/"))\""),
      to: "Package.swift")
  }

  private static func swift(_ command: String, _ arguments: [String] = []) throws -> Program.Outcome
  {
    let options = ["--scratch-path", "../scratch", "--disable-index-store"]
    let quick = options + ["-debug-info-format", "none", "--disable-automatic-resolution"]
    return try #require(Program("swift")).run([command] + quick + arguments, in: package)
  }

  /// The files of the package, and what is in them.
  private static func tree() throws -> [String: Data] {
    let walk = FileManager.default.enumerator(atPath: package.path(percentEncoded: false))
    let paths = (walk?.allObjects ?? []).compactMap { $0 as? String }
    return Dictionary(
      uniqueKeysWithValues: paths.map { path in
        (path, (try? Data(contentsOf: package.appending(path: path))) ?? Data())
      })
  }

  private static func plan(_ name: String) -> String {
    let bundle = folder.appending(path: "scratch/debug/Shop_Shop.resources")
    return (try? String(contentsOf: bundle.appending(path: name), encoding: .utf8)) ?? ""
  }

  @Test(.timeLimit(.minutes(60))) func `a target has the plans of its style files as resources`()
    throws
  {
    try Self.reset()
    let before = try Self.tree()
    let built = try Self.swift("build")
    #expect(built.status == 0, "\(built.output)")
    #expect(try Self.tree() == before, "something was written into the package")
    let shop = try #require(Program("env")).run(
      [Self.folder.appending(path: "scratch/debug/Shop").path(percentEncoded: false)],
      in: Self.package)
    // The palette that both include has no plan, and two files with one name do not collide.
    #expect(
      shop.lines == ["Checkout-app.plan.json: cart, pay", "Shop-app.plan.json: detail, home"])
  }

  @Test(.timeLimit(.minutes(60)))
  func `a conflict ends the build at its place, and mended it goes on`() throws {
    try Self.reset()
    let text = try String(contentsOf: Self.package.appending(path: Self.style), encoding: .utf8)
    let override = "transitions:\n  - { from: home, to: detail, strategy: background-crossfade }\n"
    try Self.package.write(text + override, to: Self.style)
    let broken = try Self.swift("build")
    #expect(broken.status != 0)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    let place = "\(Self.package.path(percentEncoded: false))/\(Self.style):\(line):31: error: "
    #expect(
      broken.lines.contains {
        $0.hasPrefix(place.replacing("//", with: "/")) && $0.hasSuffix("[impossible-override]")
      }, "\(broken.output)")
    try Self.package.write(text, to: Self.style)
    #expect(try Self.swift("build").status == 0)
  }

  @Test(.timeLimit(.minutes(60)))
  func `plans follow what they include and how they are configured`() throws {
    try Self.reset()
    #expect(try Self.swift("build").status == 0)
    #expect(!Self.plan("Shop-app.plan.json").contains("#FF00FF"))
    let palette = "Sources/Shop/Shared/palette.navstyle.yaml"
    let text = try String(contentsOf: Self.package.appending(path: palette), encoding: .utf8)
    try Self.package.write(text.replacing("\"#FFFFFF\"", with: "\"#FF00FF\""), to: palette)
    #expect(try Self.swift("build").status == 0)
    #expect(Self.plan("Shop-app.plan.json").contains("#FF00FF"))
    #expect(Self.plan("Checkout-app.plan.json").contains("#FF00FF"))
    try Self.package.write("fail-on: info\n", to: ".navstyle-lint.yaml")
    #expect(try Self.swift("build").status != 0)
  }

  @Test(.timeLimit(.minutes(60))) func `the command lints a package or a target`() throws {
    try Self.reset()
    for arguments in [["--quiet"], ["--target", "Shop"], [Self.style]] {
      let clean = try Self.swift("package", ["navstyle-lint"] + arguments)
      #expect(clean.status == 0, "\(clean.output)")
    }
    try Self.package.write("navstyle: 1\nscreens: { home: { push: [nowhere] } }\n", to: Self.style)
    let broken = try Self.swift(
      "package", ["navstyle-lint", "--report", "xcode", "--target", "Shop"])
    #expect(broken.status == 1)
    #expect(
      broken.output.contains("Sources/Shop/app.navstyle.yaml:2:27: error: "), "\(broken.output)")
    let wrong = try Self.swift("package", ["navstyle-lint", "--strct"])
    #expect(wrong.status != 0)
    #expect(wrong.output.contains("did you mean '--strict'?"), "\(wrong.output)")
  }

  @Test func `the README shows a target like that of the fixture`() throws {
    let manifest = try readmeBlock(as: "Package.swift")
    let use = "plugins: [.plugin(name: \"NavStylePlans\", package: \"navstyle\")]"
    #expect(manifest.contains(use))
    #expect(contents("Tests/PluginFixture/Package.swift").contains(use))
  }
}
