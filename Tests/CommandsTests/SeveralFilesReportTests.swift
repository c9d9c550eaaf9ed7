import Commands
import TestSupport
import Testing

/// What is found in one file and explained in another.
@Suite struct SeveralFilesReportTests {
  private static let files = [
    "app.navstyle.yaml": """
    navstyle: 1
    include: [features/*.navstyle.yaml]
    screens:
      home: { push: [shop] }
      shop: { bar: { alpha: 0 } }

    """,
    "features/shop.navstyle.yaml": """
    # the shop
    screens:
      shop: { bar: { color: brnd } }
      cart: {}

    """,
  ]

  @Test func `a text report shows each place in its own file`() async {
    let result = await navstyle("lint", "app.navstyle.yaml", files: Self.files)
    expectGolden(result.output + result.errors, "Tests/Goldens/reports/several-files.txt")
  }

  @Test func `a misspelt rule of the configuration is answered with a short help`() async {
    let result = await navstyle(
      "lint", ".",
      files: Self.files.merging([".navstyle-lint.yaml": "rules: { unused-colour: off }\n"]) { $1 })
    #expect(result.status == .usage)
    #expect(
      result.errors.contains(
        "= help: did you mean 'unused-color'? 'navstyle rules' lists them all\n"))
  }
}
