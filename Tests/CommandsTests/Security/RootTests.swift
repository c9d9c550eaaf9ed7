import Foundation
import TestSupport
import Testing

/// No path leads out of the project: with real files and links, by the files that the tool opens.
@Suite struct RootTests {
  private static let secret = "palette: { secret: \"#123456\" }\n"
  private static let app = cleanStyle.replacing("navstyle: 1", with: "navstyle: 1\ninclude: [")

  /// What an include may be, to get at `secret.yaml` beside the project.
  static let includes = [
    "../secret.yaml", "../*.yaml", "sub/../../secret.yaml", "./../secret.yaml",
    "sub/./../../*.yaml",
    "ROOT/secret.yaml", "ROOT/*.yaml", "/**/secret.yaml", "link.yaml", "l*.yaml", "out/secret.yaml",
    "out/*.yaml", "o*/secret.yaml", "**/secret.yaml", "sub/up/secret.yaml", "sub/up/*.yaml",
    "project/../../secret.yaml", "..//secret.yaml", "out/../secret.yaml", "file://ROOT/secret.yaml",
    "~/secret.yaml", "$HOME/secret.yaml", "../project/../secret.yaml", "again.yaml",
    "out/sub/../*.yaml",
  ]

  @Test(arguments: includes)
  func `no include gets at a file beside the project`(include: String) throws {
    try withTemporaryFolder { root in
      try root.write(Self.secret, to: "secret.yaml")
      try root.write("", to: "project/.navstyle-lint.yaml")
      try root.write("", to: "project/sub/empty.txt")
      let path = include.replacing("ROOT", with: root.path())
      let text = Self.app.replacing("include: [", with: "include: [\"\(path)\"]")
      try root.write(text, to: "project/app.navstyle.yaml")
      let project = root.appending(path: "project")
      let links =
        "ln -s ../secret.yaml link.yaml; ln -s .. out; ln -s ../.. sub/up; ln -s link.yaml again.yaml"
      _ = try FaultyPlaces.shell(links, in: project)
      for folder in [project, root] {
        let operand = folder == root ? "project/app.navstyle.yaml" : "app.navstyle.yaml"
        let outcome = try Program.navstyle.run(
          ["compile", operand], in: folder, environment: ["HOME": root.path()])
        #expect(!outcome.output.contains("123456"), "\(outcome.output)")
        #expect(!outcome.output.contains("unused-color"), "\(outcome.output)")
        let walked = try Program.navstyle.run(["lint", "."], in: project)
        #expect(!walked.output.contains("secret.yaml:"), "\(walked.output)")
        #expect(walked.output.contains("include"), "\(walked.output)")
      }
    }
  }

  @Test func `a file in the project is got at by each way that stays in it`() throws {
    try withTemporaryFolder { root in
      try root.write("", to: ".navstyle-lint.yaml")
      try root.write(Self.secret, to: "inside.yaml")
      for path in [
        "inside.yaml", "sub/../inside.yaml", "i*.yaml", "link.yaml", "\(root.path())/inside.yaml",
      ] {
        let text = Self.app.replacing("include: [", with: "include: [\"\(path)\"]")
        try root.write(text, to: "app.navstyle.yaml")
        _ = try FaultyPlaces.shell("mkdir -p sub; ln -sf inside.yaml link.yaml", in: root)
        let outcome = try Program.navstyle.run(["lint", "app.navstyle.yaml"], in: root)
        #expect(outcome.output.contains("nothing uses the colour 'secret'"), "\(path) \(outcome)")
      }
    }
  }
}
