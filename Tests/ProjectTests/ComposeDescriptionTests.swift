import Diagnostics
import LintRules
import SourceText
import TestSupport
import Testing

@Suite struct ComposeDescriptionTests {
  private func cycles(_ texts: [String: String]) async -> [Finding] {
    await checked(texts).findings.filter { $0.code == "definition-cycle" }
  }

  @Test func `a circle is shown whole, from the file that was met first`() async {
    let found = await cycles([
      "app.navstyle.yaml": including("a.yaml"), "a.yaml": "include: [sub/b.yaml]",
      "sub/b.yaml": "include: [../c.yaml]", "c.yaml": "include: [a.yaml]",
    ])
    #expect(
      found.map(\.message) == [
        "these files include each other: 'a.yaml' → 'sub/b.yaml' → 'c.yaml' → 'a.yaml'"
      ])
    #expect(found.map(\.keyPath) == ["include[0]"])
    #expect(
      found.first?.notes.map(\.message) == [
        "'sub/b.yaml' is part of the circle", "'c.yaml' is part of the circle",
      ])
  }

  @Test func `a file that includes itself, in writing or by a link`() async {
    let found = await cycles(["app.navstyle.yaml": including("./app.navstyle.yaml")])
    #expect(found.map(\.message) == ["'app.navstyle.yaml' includes itself"])
    #expect(await cycles(["app.navstyle.yaml": including("*")]).isEmpty)
  }

  @Test func `two ways to one file are no circle`() async {
    let checked = await checked([
      "app.navstyle.yaml": including("a.yaml", "b.yaml"), "a.yaml": "include: [c.yaml]",
      "b.yaml": "include: [c.yaml]", "c.yaml": "palette: { unused: white }",
    ])
    #expect(checked.codes == ["unused-color"])
    #expect(
      checked.sources.files.map(\.path) == ["app.navstyle.yaml", "a.yaml", "c.yaml", "b.yaml"])
  }

  @Test func `hundreds of files in circles end, and say so`() async {
    var texts: [String: String] = [:]
    for index in 0..<150 { texts["f\(index).yaml"] = "include: [\"f*.yaml\"]" }
    texts["app.navstyle.yaml"] = including("f*.yaml")
    let found = await cycles(texts)
    #expect(found.count > 10 && found.count < 1000)
  }

  @Test func `findings stand in the file they are about`() async {
    let checked = await checked([
      "app.navstyle.yaml": including("a.yaml", "b.yaml"), "a.yaml": "# é\nstyles: { s: { x: 1 } }",
      "b.yaml": "screens:\n  other: { bar: { tint: rgb(0, 0, 0), color: nope } }",
    ])
    #expect(checked.offsets.contains("unknown-key at a.yaml:20"))
    #expect(checked.offsets.contains("bad-color at b.yaml:33"))
    #expect(checked.offsets.contains { $0.hasPrefix("undefined-color at b.yaml:") })
  }
}
