import Commands
import TestSupport
import Testing

/// Fixes of `.navstyle-lint.yaml`.
@Suite struct FixConfigurationsTests {
  private static let wrong = """
    exlude: [010, old/]   # those of last year
    rules: { unused-colour: error, ambiguous-scalar: error }

    """
  private static let mended = wrong.replacing("exlude", with: "exclude")
    .replacing("010", with: "\"010\"").replacing("unused-colour", with: "unused-color")

  private static func lint(
    _ configuration: String, _ arguments: String..., style: String = cleanStyle
  ) async -> Outcome {
    await navstyle(
      ["lint"] + arguments,
      files: ["a.navstyle.yaml": style, ".navstyle-lint.yaml": configuration])
  }

  @Test func `what is wrong with it is mended before it is used`() async {
    #expect(await Self.lint(Self.wrong).status == .usage)
    let result = await Self.lint(Self.wrong, "--fix", style: warningStyle)
    #expect(result.text(of: ".navstyle-lint.yaml") == Self.mended)
    #expect(result.output.contains("error[unused-color]"), "it weighs what the mended one says")
    #expect(result.errors == "1 error in 1 file, 3 fixed\n")
    let unsafe = await Self.lint(Self.wrong, "--fix=unsafe", style: warningStyle)
    #expect(unsafe.text(of: "a.navstyle.yaml")?.contains("old") == false)
    #expect(unsafe.status == .clean)
  }

  @Test func `warnings in it are mended too`() async {
    let result = await Self.lint("exclude: &x [010]\n", "--fix")
    #expect(result.text(of: ".navstyle-lint.yaml") == "exclude: [\"010\"]\n")
    #expect(result.errors == "no findings in 1 file, 2 fixed\n")
  }

  @Test func `what cannot be mended ends the run, and says why`() async {
    let text = "exlude: ['[']\n"
    let result = await Self.lint(text, "--fix")
    #expect(result.status == .usage && result.text(of: ".navstyle-lint.yaml") == text)
    #expect(result.errors.contains("--fix left this: after it, error[unknown-value]"))
    let half = await Self.lint("exlude: [a]\nincldue: [./b]\n", "--fix")
    #expect(half.text(of: ".navstyle-lint.yaml") == "exclude: [a]\nincldue: [./b]\n")
    #expect(half.status == .usage)
  }

  @Test func `a diff shows it and writes nothing`() async {
    let result = await Self.lint(Self.wrong, "--diff")
    #expect(result.status == .usage)
    #expect(result.output.hasPrefix("--- a/.navstyle-lint.yaml\n+++ b/.navstyle-lint.yaml\n"))
    #expect(result.output.contains("+exclude: [\"010\", old/]"))
    #expect(result.text(of: ".navstyle-lint.yaml") == Self.wrong)
    let warned = await Self.lint(
      "exclude: [010]\n", "--diff", style: cleanStyle.replacing("[detail]", with: "[detial]"))
    #expect(warned.output.contains("+exclude: [\"010\"]"))
    #expect(warned.output.contains("+++ b/a.navstyle.yaml\n"))
    #expect(warned.text(of: ".navstyle-lint.yaml") == "exclude: [010]\n")
  }
}
