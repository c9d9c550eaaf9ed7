import Commands
import TestSupport
import Testing

/// Runs in which something that was found cannot be read.
@Suite struct IncompleteRunTests {
  private static let files = [
    "a.navstyle.yaml": warningStyle, "sub/b.navstyle.yaml": brokenStyle,
    "z/c.navstyle.yaml": cleanStyle,
  ]

  @Test func `a link that leads nowhere ends no run`() async {
    let result = await navstyle("lint", files: Self.files) {
      $0.memory.links = ["m.navstyle.yaml": "gone.navstyle.yaml"]
    }
    #expect(result.status == .failure)
    #expect(
      result.errors.contains(
        "error[unreadable-file]: 'm.navstyle.yaml' cannot be read: it is a link that leads nowhere")
    )
    #expect(result.output.contains("unused-color") && result.output.contains("out-of-range"))
    #expect(
      result.errors.hasSuffix("1 error, 1 warning in 3 files, 1 path could not be read\n"))
    #expect(!result.errors.contains("did you mean 'm.navstyle.yaml'"))
  }

  @Test(arguments: [["."], ["sub", "a.navstyle.yaml", "z"], ["a.navstyle.yaml", "sub", "z"]])
  func `a folder that may not be listed ends no run`(_ paths: [String]) async {
    let result = await navstyle(["lint"] + paths, files: Self.files) { $0.unreadable = ["sub"] }
    #expect(result.status == .failure)
    #expect(result.errors.contains("'sub' cannot be read: permission denied"))
    #expect(result.output.contains("unused-color"))
    #expect(result.errors.hasSuffix("1 warning in 2 files, 1 path could not be read\n"))
  }

  @Test func `where nothing at all can be read that is said, and not that there is nothing`() async
  {
    let result = await navstyle("lint", "sub", files: Self.files) { $0.unreadable = ["sub"] }
    #expect(result.status == .failure)
    #expect(!result.errors.contains("there is no style file"))
  }

  @Test func `a file that is named but cannot be read ends no run either`() async {
    let result = await navstyle(
      "lint", "z/c.navstyle.yaml", "a.navstyle.yaml", files: Self.files
    ) { $0.unreadable = ["z/c.navstyle.yaml"] }
    #expect(result.status == .failure)
    #expect(result.output.contains("unused-color"))
    // A name of which there is nothing is a mistake of the command line.
    let missing = await navstyle("lint", "nothing.yaml", "a.navstyle.yaml", files: Self.files)
    #expect(missing.status == .usage)
    #expect(missing.output.isEmpty)
  }

  @Test func `no suggestion is the name that was asked for`() async {
    let named = await navstyle("lint", "m.navstyle.yaml", files: Self.files) {
      $0.memory.links = ["m.navstyle.yaml": "gone.navstyle.yaml"]
    }
    #expect(named.status == .failure)
    #expect(!named.errors.contains("did you mean"))
    let include = cleanStyle.replacing("navstyle: 1", with: "navstyle: 1\ninclude: [m.yaml]")
    let included = await navstyle("lint", "a.yaml", files: ["a.yaml": include]) {
      $0.memory.links = ["m.yaml": "gone.yaml"]
    }
    #expect(
      included.output.contains(
        "error[unreadable-include]: 'm.yaml' cannot be read: it is a link that leads nowhere"))
    #expect(!included.output.contains("did you mean"))
  }

  @Test func `what can be read is mended, but nothing is taken out that the rest may use`() async {
    let text = warningStyle.replacing("alpha: 0", with: "alpha: 50%")
    let half = text.replacing("50%", with: "0.5")
    let files = Self.files.merging(["a.navstyle.yaml": text]) { $1 }
    // Whether a folder is part of the run or only of the project.
    for paths in [[], ["a.navstyle.yaml"]] {
      for unreadable in ["sub", "sub/b.navstyle.yaml"] {
        let result = await navstyle(["lint", "--fix=unsafe"] + paths, files: files) {
          $0.files[".git"] = []
          $0.unreadable = [unreadable]
        }
        #expect(result.text(of: "a.navstyle.yaml") == half)
        #expect(result.errors.contains("nothing unused was taken out: "))
        #expect(result.status == (paths.isEmpty ? .failure : .clean))
      }
    }
    let safe = await navstyle("lint", "--fix", "a.navstyle.yaml", files: files) {
      $0.unreadable = ["sub"]
    }
    #expect(safe.text(of: "a.navstyle.yaml") == half)
    #expect(!safe.errors.contains("nothing unused"))
  }

  private static let palette = "palette: { brand: white, old: black }\n"
  private static let user = "navstyle: 1\ninclude: [p.yaml]\nscreens: { home: { bar: { color: "

  @Test(arguments: [
    "screens: { home: { bar: { color: old", "includes: [p.yaml]", "include: { p.yaml: 1 }",
    "include: [p.yml]", "include: []\ninclude: [p.yaml]", "[p.yaml]",
    "# too long: \(String(repeating: "x", count: 300))", "\u{0}",
  ])
  func `nothing is taken out that a description may use whose includes are not known`(
    _ text: String
  ) async {
    let files = [
      "p.yaml": Self.palette, "a.navstyle.yaml": Self.user + "brand } } }\n",
      "b.navstyle.yaml": text + "\n", ".git": "",
    ]
    for paths in [[], ["a.navstyle.yaml"]] {
      let result = await navstyle(
        ["lint", "--fix=unsafe", "--max-bytes", "256"] + paths, files: files)
      #expect(result.text(of: "p.yaml") == Self.palette, "\(paths)")
      #expect(result.errors.contains("nothing unused was taken out: "))
      #expect(!result.output.contains("the file is empty"))
    }
    let sound = files.merging(["b.navstyle.yaml": Self.user + "brand } } }\n"]) { $1 }
    let result = await navstyle("lint", "--fix=unsafe", files: sound)
    #expect(result.text(of: "p.yaml") == Self.palette.replacing(", old: black", with: ""))
    #expect(!result.errors.contains("nothing unused"))
  }

  @Test func `a wrong configuration further down keeps unsafe fixes from being made, too`() async {
    let files = Self.files.merging(["sub/.navstyle-lint.yaml": "x: 1", ".git": ""]) { $1 }
    let result = await navstyle("lint", "--fix=unsafe", "a.navstyle.yaml", files: files)
    #expect(result.text(of: "a.navstyle.yaml") == files["a.navstyle.yaml"])
    #expect(result.errors.contains("nothing unused was taken out: "))
  }

  @Test(arguments: [[], ["--check"]])
  func `nothing is compiled of a run that is not whole`(_ options: [String]) async {
    let files = Self.files.merging(["sub/b.navstyle.yaml": cleanStyle]) { $1 }
    let result = await navstyle(["compile", "-o", "out"] + options, files: files) {
      $0.directories.insert("out")
      $0.unreadable = ["sub"]
    }
    #expect(result.status == .failure)
    #expect(result.files.keys.filter { $0.hasPrefix("out/") }.isEmpty)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("nothing was compiled: "))
    #expect(result.errors.contains("warning[unused-color]"))
  }

  @Test func `a pair is explained by what can be read`() async {
    let files = ["z/c.navstyle.yaml": cleanStyle, "sub/x.navstyle.yaml": cleanStyle]
    let result = await navstyle("explain", "home", "detail", files: files) {
      $0.unreadable = ["sub"]
    }
    #expect(result.output.contains("detail"))
    #expect(result.errors.contains("'sub' cannot be read"))
    #expect(result.status == .failure)
  }

  @Test func `a walk follows no link out of the project, to a file or to a folder`() async {
    let files = [
      "../out/x.navstyle.yaml": brokenStyle, "in/a.navstyle.yaml": cleanStyle,
      "in/more/b.yaml": brokenStyle,
    ]
    for path in [".", "in"] {
      let result = await navstyle("lint", path, files: files) {
        $0.memory.links = [
          "in/out": "../../out", "in/f.navstyle.yaml": "../../out/x.navstyle.yaml",
          "in/b.navstyle.yaml": "more/b.yaml",
        ]
      }
      #expect(result.errors == "1 error in 2 files\n", "\(path)")
      #expect(result.output.contains("--> in/b.navstyle.yaml"))
    }
    // With a project that goes further, so does the walk.
    let wider = await navstyle("lint", "in", files: files.merging(["../.git": ""]) { $1 }) {
      $0.memory.links = ["in/out": "../../out"]
    }
    #expect(wider.errors == "1 error in 2 files\n")
    // What is named is checked wherever it leads.
    let named = await navstyle("lint", "in/f.navstyle.yaml", files: files) {
      $0.memory.links = ["in/f.navstyle.yaml": "../../out/x.navstyle.yaml"]
    }
    #expect(named.errors == "1 error in 1 file\n")
  }
}
