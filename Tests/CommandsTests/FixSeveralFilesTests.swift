import Commands
import Testing

/// Fixes of descriptions that consist of several files.
@Suite struct FixSeveralFilesTests {
  private static let palette = """
    palette:
      brand: "#0B5CAD"
      accent: "#C00000"

    """
  private static func app(_ color: String) -> String {
    """
    navstyle: 1
    include: [palette.navstyle.yaml]
    screens:
      home: { bar: { color: \(color), tint: white, title-color: white } }

    """
  }

  @Test func `each file gets the fixes of what was found in it`() async {
    let files = [
      "app.navstyle.yaml": Self.app("brnd"),
      "palette.navstyle.yaml": Self.palette.replacing("\"#C00000\"", with: "0xC00000"),
    ]
    let result = await navstyle("lint", "--fix", "app.navstyle.yaml", files: files)
    #expect(result.text(of: "app.navstyle.yaml") == Self.app("brand"))
    #expect(result.text(of: "palette.navstyle.yaml") == Self.palette)
    #expect(result.errors == "1 warning in 2 files, 2 fixed\n")
    let mended = ["app.navstyle.yaml": Self.app("brand"), "palette.navstyle.yaml": Self.palette]
    let unsafe = await navstyle("lint", "--fix=unsafe", "app.navstyle.yaml", files: mended)
    #expect(
      unsafe.text(of: "palette.navstyle.yaml")
        == Self.palette.replacing("  accent: \"#C00000\"\n", with: ""))
    #expect(unsafe.status == .clean)
  }

  @Test func `a diff names every file, and nothing is written`() async {
    let files = [
      "in/app.navstyle.yaml": Self.app("brnd"),
      "in/palette.navstyle.yaml": Self.palette.replacing("\"#C00000\"", with: "0xC00000"),
    ]
    let result = await navstyle("lint", "--diff", "in", files: files)
    #expect(result.output.contains("+++ b/in/app.navstyle.yaml\n"))
    #expect(result.output.contains("+++ b/in/palette.navstyle.yaml\n"))
    #expect(result.files == files.mapValues { Array($0.utf8) })
  }

  @Test func `what another description uses of a shared file stays`() async {
    let files = [
      "a.navstyle.yaml": Self.app("brand"), "b.navstyle.yaml": Self.app("accent"),
      "palette.navstyle.yaml": Self.palette + "  old: white\n",
    ]
    for paths in [["a.navstyle.yaml", "b.navstyle.yaml"], ["."], ["b.navstyle.yaml"]] {
      let result = await navstyle(["lint", "--fix=unsafe"] + paths, files: files)
      #expect(result.text(of: "palette.navstyle.yaml") == Self.palette, "\(paths)")
      #expect(result.text(of: "a.navstyle.yaml") == files["a.navstyle.yaml"])
    }
  }

  @Test func `a fix that brings an include to light has its files read, and mended, too`() async {
    let text = """
      navstyle: 1
      defaults: { bar: { tint: #FFFFFF } }
      include: [palette.navstyle.yaml]
      screens: { home: { bar: { color: brnd } } }

      """
    let files = [
      "app.navstyle.yaml": text,
      "palette.navstyle.yaml": Self.palette.replacing("\"#C00000\"", with: "0xC00000"),
    ]
    let result = await navstyle("lint", "--fix", "app.navstyle.yaml", files: files)
    #expect(
      result.text(of: "app.navstyle.yaml")
        == text.replacing("#FFFFFF", with: "\"#FFFFFF\"").replacing("brnd", with: "brand"))
    #expect(result.text(of: "palette.navstyle.yaml") == Self.palette)
  }

  @Test func `if one file cannot be written none is`() async {
    let files = [
      "app.navstyle.yaml": Self.app("brnd"),
      "palette.navstyle.yaml": Self.palette.replacing("\"#C00000\"", with: "0xC00000"),
    ]
    let result = await navstyle("lint", "--fix", "app.navstyle.yaml", files: files) {
      $0.unwritable = ["palette.navstyle.yaml"]
    }
    #expect(result.status == .failure)
    #expect(result.files == files.mapValues { Array($0.utf8) })
    #expect(result.errors.contains("'palette.navstyle.yaml' cannot be written"))
  }
}
