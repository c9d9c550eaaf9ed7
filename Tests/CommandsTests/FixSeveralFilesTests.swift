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

  private static let comment = "  # navstyle:disable-line mixed-swipe"
  private static let screens = "navstyle: 1\nscreens:\n  home: {}\n"

  @Test func `what only a description's own text can use waits for no other file`() async {
    let text = Self.screens.replacing("{}", with: "{}\(Self.comment)")
    let files = [
      "mix.navstyle.yaml": text, "sub/o.navstyle.yaml": "screens: { home: { class: @x",
      ".navstyle-lint.yaml": "",
    ]
    for paths in [["mix.navstyle.yaml"], []] {
      let result = await navstyle(["lint", "--fix"] + paths, files: files)
      #expect(result.text(of: "mix.navstyle.yaml") == Self.screens)
      #expect(!result.errors.contains("nothing unused"))
    }
  }

  @Test func `what a piece says to nobody stays while some description cannot be read`() async {
    let piece = "palette: { brand: white }\(Self.comment)\n"
    let files = [
      "p.yaml": piece, "sub/o.navstyle.yaml": "screens: { home: { class: @x",
      "a.navstyle.yaml": Self.screens.replacing("screens", with: "include: [p.yaml]\nscreens"),
      ".navstyle-lint.yaml": "",
    ]
    let result = await navstyle("lint", "--fix", "a.navstyle.yaml", files: files)
    #expect(result.text(of: "p.yaml") == piece)
    #expect(result.errors.contains("nothing unused was taken out: "))
    #expect(result.output.contains("--fix left this: what cannot be read or found may use it"))
    let diff = await navstyle("lint", "--diff", "a.navstyle.yaml", files: files)
    #expect(diff.errors.contains("--fix left this: what cannot be read or found may use it"))
  }

  @Test(arguments: ["--fix", "--diff"])
  func `once is enough also where the YAML of one broke off at first`(_ option: String) async {
    let text = Self.screens.replacing("{}", with: "{ bar: { tint: #007AFF } }\(Self.comment)")
      .replacing("screens", with: "include: [p.yaml]\nscreens")
    let files = [
      "p.yaml": "palette: { brand: white }\(Self.comment)\n",
      "z.navstyle.yaml": Self.screens.replacing("{}", with: "{ bar: { tint: #007AFF } }"),
      "a.navstyle.yaml": text.replacing("#007AFF", with: "brand"),
      "b.navstyle.yaml": Self.screens.replacing("{}", with: "{}\(Self.comment)"),
    ]
    let result = await navstyle("lint", option, files: files)
    guard option == "--fix" else {
      #expect(result.output.matches(of: /\n-.*disable-line/).count == 3)
      return #expect(!result.errors.contains("nothing unused"))
    }
    #expect(
      !result.files.values.contains { String(decoding: $0, as: UTF8.self).contains("disable-line") }
    )
    let again = await navstyle(
      "lint", option,
      files: result.files.mapValues {
        String(decoding: $0, as: UTF8.self)
      })
    #expect(again.files == result.files)
  }

  @Test func `what is not taken out because of a mistake says so`() async {
    let text =
      "palette: { old: \"#112233\" }\nnavstyle: 1\nscreens: { home: { bar: { tint: qqq } } }\n"
    let result = await navstyle("lint", "--fix=unsafe", "x.yaml", files: ["x.yaml": text])
    #expect(result.text(of: "x.yaml") == text)
    #expect(!result.output.contains("unused-color"))
    let other = text.replacing("tint: qqq", with: "alpha: 7")
    let left = await navstyle("lint", "--fix=unsafe", "x.yaml", files: ["x.yaml": other])
    let why = "--fix left this: what could not be understood may make use of it"
    #expect(left.output.contains(why))
    let safe = await navstyle("lint", "--fix", "x.yaml", files: ["x.yaml": other])
    #expect(safe.output.contains("unused-color") && !safe.output.contains(why))
  }

  @Test func `a refused fix says in which other description it would bring something`() async {
    let piece = "screens:\n  menu: { psuh: [help] }\n"
    let files = [
      "p.yaml": piece,
      "a.navstyle.yaml":
        "navstyle: 1\ninclude: [p.yaml]\nscreens: { home: { push: [menu] }, help: {} }\n",
      "b.navstyle.yaml": "navstyle: 1\ninclude: [p.yaml]\nscreens: { home: { push: [menu] } }\n",
    ]
    let result = await navstyle("lint", "--fix", files: files)
    #expect(result.text(of: "p.yaml") == piece)
    #expect(
      result.output.contains(
        "after it, error[undefined-screen] would be found for 'b.navstyle.yaml': there is no "
          + "screen 'help'"))
  }
}
