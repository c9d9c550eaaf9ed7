import Commands
import TestSupport
import Testing

/// What is found in `.navstyle-lint.yaml` itself.
@Suite struct ConfigurationFindingsTests {
  private static func lint(_ configuration: String, _ arguments: String...) async -> Outcome {
    await navstyle(
      ["lint"] + arguments,
      files: ["a.navstyle.yaml": cleanStyle, ".navstyle-lint.yaml": configuration])
  }

  @Test(arguments: [
    ("exclude: &x [build/]", "info[unused-anchor]: no alias uses '&x'"),
    ("exclude: [010]", "warning[ambiguous-scalar]: '010' is "),
    ("exclude: [a] #\u{2028}", "warning[unusual-line-break]"),
  ])
  func `warnings about its YAML are reported`(_ text: String, _ finding: String) async {
    let result = await Self.lint(text)
    #expect(result.status == .clean)
    #expect(result.output.contains(finding))
    #expect(result.output.contains("--> .navstyle-lint.yaml:1:"))
    #expect(result.errors.hasSuffix("(up to 1 can be fixed with --fix)\n"))
  }

  @Test func `they weigh what the configuration says`() async {
    #expect(await Self.lint("exclude: [010]\nfail-on: warning").status == .findings)
    #expect(await Self.lint("exclude: [010]", "--strict").status == .findings)
    #expect(await Self.lint("exclude: [010]\nrules: { ambiguous-scalar: off }").output.isEmpty)
    #expect(await Self.lint("exclude: [010]", "--rule", "ambiguous-scalar=off").output.isEmpty)
    #expect(
      await Self.lint("exclude: [010]\nrules: { ambiguous-scalar: error }").status == .findings)
  }

  @Test func `each configuration is reported once`() async {
    let files = [
      "a.navstyle.yaml": cleanStyle, "b.navstyle.yaml": cleanStyle, "c/c.navstyle.yaml": cleanStyle,
      ".navstyle-lint.yaml": "exclude: [010]", "c/.navstyle-lint.yaml": "exclude: [011]",
    ]
    let result = await navstyle("lint", files: files)
    #expect(result.output.matches(of: #/'01[01]' is /#).count == 2)
    #expect(result.errors == "2 warnings in 5 files (up to 2 can be fixed with --fix)\n")
    let named = await navstyle("lint", "--config", "c/.navstyle-lint.yaml", files: files)
    #expect(named.errors == "1 warning in 4 files (up to 1 can be fixed with --fix)\n")
  }

  @Test func `a configuration that is there but cannot be read is not passed over`() async {
    let files = ["a.navstyle.yaml": cleanStyle]
    let link = await navstyle("lint", files: files) {
      $0.memory.links = [".navstyle-lint.yaml": "nowhere.yaml"]
    }
    #expect(link.status == .failure)
    #expect(
      link.errors.contains("'.navstyle-lint.yaml' cannot be read: it is a link that leads nowhere"))
    let folder = await navstyle("lint", files: files) { $0.directories = [".navstyle-lint.yaml"] }
    #expect(folder.status == .usage)
    #expect(folder.errors.contains("'.navstyle-lint.yaml' is a directory"))
  }

  @Test(arguments: [
    "include: [other/]", "exclude: [a.*]", "exclude: [sub/]\ninclude: [sub/]", "exclude: ['*']",
  ])
  func `where the patterns leave nothing the help says so`(_ text: String) async {
    let files = ["sub/a.navstyle.yaml": cleanStyle, ".navstyle-lint.yaml": text]
    let result = await navstyle("lint", files: files)
    #expect(result.status == .usage)
    #expect(
      result.errors.hasSuffix(
        "  = help: the configuration passes over some: see its 'include' and 'exclude'\n"))
    let none = await navstyle("lint", files: ["sub/a.yaml": cleanStyle])
    #expect(none.errors.hasSuffix("  = help: navstyle --help\n"))
  }

  @Test(arguments: [
    ("['[']", "'[' begins a set with '[' that does not end"), ("['a[!']", "'a[!' begins a set"),
    ("['a[]']", "begins a set"), ("['[[:alfa:]]']", "there is no class '[:alfa:]'"),
    ("['[z-a]']", "'[z-a]' holds no character"),
    ("['!']", "'!' names nothing"), ("['/']", "'/' names nothing"),
    ("['!/']", "'!/' names nothing"),
    ("['  ']", "expected a pattern, found only blanks"),
    ("['#x']", "'#x' is a comment"), ("['a//b']", "'a//b' has an empty name"),
    ("[./build]", "'./build' has '.' for a name"), ("[a/../b]", "'a/../b' has '..' for a name"),
    ("['a\\']", "ends with '\\'"),
  ])
  func `a pattern that can match nothing is an error`(_ list: String, _ message: String) async {
    for key in ["include", "exclude"] {
      let result = await Self.lint("\(key): \(list)")
      #expect(result.status == .usage)
      #expect(result.errors.contains(message), "\(result.errors)")
      #expect(result.errors.contains("--> .navstyle-lint.yaml:1:11  \(key)[0]"))
      #expect(result.errors.contains("  = help: "))
    }
  }
}
