import Commands
import Foundation
import Testing

/// Files that several descriptions of one run consist of.
@Suite struct SharedFilesTests {
  private static let shared = """
    palette: { brand: "#0A84FF", near: "#0A84FE", old: white }
    styles: { clear: { bar: { alpha: 0 } }, photo: { bar: { hight: 3 } } }
    screens: { login: {}, help: {} }

    """

  private static func app(_ home: String) -> String {
    """
    navstyle: 1
    targets: { ios: "15..18", appearances: [light] }
    include: [shared.yaml]
    stacks: { main: { root: home } }
    screens: { home: { \(home) } }

    """
  }

  private static let files = [
    "shared.yaml": shared,
    "a.navstyle.yaml": app("style: clear, bar: { color: brand, tint: black }, push: [login]"),
    "b.navstyle.yaml": app("style: photo, bar: { color: near, tint: black }, push: [login]"),
  ]

  /// The findings of a report as `code key-path`.
  private static func found(_ report: String) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    return try #require(object?["findings"] as? [[String: Any]]).map {
      "\($0["code"] ?? "") \($0["key-path"] ?? "")"
    }
  }

  private static func lint(_ paths: [String], _ files: [String: String]) async throws -> [String] {
    try found(await navstyle(["lint", "--report", "json"] + paths, files: files).output)
  }

  @Test func `what both find in it is said once, in every report and count`() async throws {
    let found = try await Self.lint([], Self.files)
    #expect(
      found == [
        "near-duplicate-color palette.near", "unused-color palette.old",
        "unknown-key styles.photo.bar.hight", "unreachable-screen screens.help",
      ])
    let text = await navstyle("lint", files: Self.files)
    #expect(text.output.matches(of: /unknown key 'hight'/).count == 1)
    #expect(text.errors == "1 error, 1 warning, 2 infos in 3 files\n")
    let json = await navstyle("lint", "--report", "json", files: Self.files)
    #expect(
      json.output.contains(
        #""summary": { "errors": 1, "warnings": 1, "infos": 2, "files": 3, "fixed": 0 }"#))
  }

  @Test func `what one description uses is in use, whichever of them are named`() async throws {
    let files = Self.files.merging(["b.navstyle.yaml": Self.app("push: [help]")]) { $1 }
    let found = try await Self.lint(["b.navstyle.yaml", "a.navstyle.yaml"], files)
    #expect(!found.contains { $0.hasPrefix("unreachable-screen") })
    #expect(
      found.contains("unused-style styles.photo") && found.contains("unused-color palette.near"))
    #expect(!found.contains("unused-style styles.clear"))
    for path in ["a.navstyle.yaml", "b.navstyle.yaml"] {
      #expect(try await Self.lint([path], files) == found, "\(path)")
    }
  }

  @Test func `a piece may be shared from another folder, or be a description itself`()
    async throws
  {
    let deep = [
      "sub/shared.yaml": Self.shared, "a.navstyle.yaml": Self.app("").replacing("[", with: "[sub/"),
      "sub/b.navstyle.yaml": Self.app("bar: { color: old }"),
    ]
    let whole = [
      "a.navstyle.yaml": Self.app("").replacing("include: [shared.yaml]\n", with: "")
        + "palette: { old: white }\n",
      "b.navstyle.yaml": "navstyle: 1\ninclude: [a.navstyle.yaml]\n"
        + "screens: { x: { bar: { color: old } } }\n",
    ]
    for files in [deep, whole] {
      for marked in [[:], [".git": ""]] {
        let files = files.merging(marked) { $1 }
        let found = try await Self.lint(["a.navstyle.yaml"], files)
        #expect(!found.contains("unused-color palette.old"), "\(files.keys)")
      }
    }
    // It is so only because the other one uses it.
    let unused = deep.merging(["sub/b.navstyle.yaml": Self.app("")]) { $1 }
    #expect(try await Self.lint(["a.navstyle.yaml"], unused).contains("unused-color palette.old"))
  }

  @Test func `a comment is in use if it hides something in any description`() async {
    let shared = """
      palette:
        brand: white
        old: white  # navstyle:disable-line unused-color -- for the next version
      styles:
        # navstyle:disable-next-line low-contrast-title -- b has such titles
        dark: { status-bar: light, bar: { color: black, tint: white } }

      """
    var files = [
      "shared.yaml": shared,
      "a.navstyle.yaml": Self.app("style: dark, bar: { title-color: white }"),
      "b.navstyle.yaml": Self.app("style: dark, bar: { tint: brand }"),
    ]
    let runs = [[], ["a.navstyle.yaml"], ["b.navstyle.yaml"]]
    for paths in runs {
      for options in [[], ["--fix=unsafe"]] {
        let result = await navstyle(["lint"] + options + paths, files: files)
        #expect(!result.output.contains("[unused-"), "\(options) \(paths)")
        #expect(result.text(of: "shared.yaml") == shared, "\(options) \(paths)")
      }
    }
    // Where another description uses the colour, the comment has nothing left to hide – in each run.
    files["b.navstyle.yaml"] = Self.app("style: dark, bar: { tint: old }")
    for paths in runs {
      let result = await navstyle(["lint"] + paths, files: files)
      #expect(result.output.contains("[unused-suppression]"), "\(paths)")
      let fixed = await navstyle(["lint", "--fix=unsafe"] + paths, files: files)
      #expect(!fixed.output.contains("[unused-suppression]"), "\(paths)")
    }
  }

  @Test func `after a fix, too, what another description uses is in use`() async throws {
    let files = Self.files.merging([
      "shared.yaml": Self.shared.replacing("hight: 3", with: "alpah: 0.5")
    ]) { $1 }
    let fixed = await navstyle("lint", "--fix", "a.navstyle.yaml", files: files)
    #expect(fixed.text(of: "shared.yaml")?.contains("alpha: 0.5") == true)
    #expect(!fixed.output.contains("nothing uses the colour 'near'"))
    #expect(fixed.output.contains("nothing uses the colour 'old'"))
  }

  @Test func `what a description cannot say, no other says for it`() async throws {
    // Of what stands behind the break nothing is known: all of it may be used there.
    let files = Self.files.merging(["b.navstyle.yaml": Self.app("x: [") + "\"\n"]) { $1 }
    let found = try await Self.lint([], files)
    #expect(found.contains { $0.hasPrefix("yaml-syntax") })
    #expect(!found.contains { $0.hasPrefix("unused") || $0.hasPrefix("unreachable") })
  }

  @Test func `the number of screens that nothing shows is that of those no description shows`()
    async
  {
    let shared = "screens: { s1: {}, s2: {}, s3: {}, s4: {}, s5: {} }\n"
    let files = [
      "shared.yaml": shared, "a.navstyle.yaml": Self.app("push: [s1]"),
      "b.navstyle.yaml": Self.app("push: [s2]"),
    ]
    let result = await navstyle("lint", files: files)
    #expect(result.errors == "3 infos in 3 files\n")
    #expect(result.output.contains("no stack shows 's3'"))
    #expect(!result.output.contains("'s2'") && !result.output.contains("'s1'"))
  }

  @Test func `each configuration weighs what its own descriptions say, and the heavier one counts`()
    async
  {
    let app = Self.app("push: [login, help]")
    var files = [
      "b/shared.yaml": Self.shared.replacing("hight: 3", with: "alpha: 0.5"),
      "a.navstyle.yaml": app.replacing("shared", with: "b/shared"), "b/b.navstyle.yaml": app,
    ]
    #expect(await navstyle("lint", files: files).errors == "5 warnings, 1 info in 3 files\n")
    files["b/.navstyle-lint.yaml"] = "rules: { unused-color: off, unused-style: error }"
    let result = await navstyle("lint", files: files)
    #expect(result.errors == "2 errors, 3 warnings, 1 info in 3 files\n")
    #expect(result.status == .findings)
    let off = await navstyle("lint", "--rule", "all=off", files: files)
    #expect(off.errors == "no findings in 3 files\n")
    // What is turned off is found all the same: it tells what the description does not use.
    let quiet = await navstyle("lint", "--rule", "unused-style=off", files: files)
    #expect(quiet.errors == "3 warnings, 1 info in 3 files\n")
  }

  @Test func `a removal waits for the mistakes of every description, in the report as in the fix`()
    async
  {
    let files = Self.files.merging([
      "shared.yaml": Self.shared.replacing("hight: 3", with: "alpha: 0.5"),
      "b.navstyle.yaml": Self.app("style: photo, bar: { color: near, alpha: 7 }, push: [help]"),
    ]) { $1 }
    let report = await navstyle("lint", "--report", "json", files: files)
    #expect(report.output.contains("unused-color"))
    #expect(!report.output.contains("\"fixable\": \"unsafe\""))
    let fixed = await navstyle("lint", "--fix=unsafe", files: files)
    #expect(fixed.text(of: "shared.yaml") == files["shared.yaml"])
  }

  @Test func `unsafe fixes take out what no description of the run uses, and nothing else`() async {
    let files = Self.files.merging([
      "shared.yaml": Self.shared.replacing("hight: 3", with: "alpha: 0.5")
    ]) { $1 }
    let result = await navstyle("lint", "--fix=unsafe", files: files)
    #expect(
      result.text(of: "shared.yaml") == files["shared.yaml"]?.replacing(", old: white", with: ""))
    #expect(result.errors == "2 infos in 3 files, 1 fixed\n")
  }

  @Test func `a fix in a shared file counts once`() async {
    let files = Self.files.merging([
      "shared.yaml": Self.shared.replacing("hight: 3", with: "alpah: 0.5")
    ]) { $1 }
    let report = await navstyle("lint", files: files)
    #expect(report.errors.hasSuffix("in 3 files (up to 1 can be fixed with --fix)\n"))
    let result = await navstyle("lint", "--fix", files: files)
    #expect(result.errors.hasSuffix("in 3 files, 1 fixed\n"))
  }

  @Test func `what only one of them finds in it says in which it is so`() async {
    let files = [
      "shared.yaml": "screens: { menu: { bar: { color: brand, tint: nope } } }\n",
      "a.navstyle.yaml": "palette: { brand: white }\n" + Self.app("push: [menu]"),
      "b.navstyle.yaml": Self.app("push: [menu]"),
    ]
    let text = await navstyle("lint", files: files).output
    #expect(
      text.contains(
        """
         ::: b.navstyle.yaml
          |
        1 | navstyle: 1
          | - so it is in the description that begins here
        """))
    #expect(text.matches(of: /so it is in the description/).count == 1)
    #expect(!text.contains("::: a.navstyle.yaml"))
    // Named alone it is a description of its own; beside one that includes it, it is not.
    let own = await navstyle("lint", "shared.yaml", files: files)
    #expect(own.output.contains("this is a piece of 'a.navstyle.yaml'"))
    #expect(!own.output.contains("::: shared.yaml"))
    let both = await navstyle("lint", "shared.yaml", "b.navstyle.yaml", files: files)
    #expect(!both.output.contains("missing-key"))
  }

  @Test func `two findings at one place of a shared file have two fingerprints`() async {
    let files = [
      "shared.yaml": "screens: { s1: {}, s2: {}, s3: {}, s4: {}, s5: {} }\n",
      "a.navstyle.yaml": Self.app(""),
      "b.navstyle.yaml": Self.app("push: [menu]").replacing("home: {", with: "menu: {}, home: {"),
    ]
    let report = await navstyle("lint", "--report", "json", files: files).output
    let prints = report.matches(of: /"fingerprint": "([0-9a-f]+)"/).map(\.output.1)
    #expect(prints.count == 2)
    #expect(Set(prints).count == 2)
  }
}
