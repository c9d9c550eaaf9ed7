import Commands
import Foundation
import Testing

/// Comments that suppress findings, as a whole run sees them.
@Suite struct SuppressionsRunTests {
  private static let files = [
    "app.navstyle.yaml": """
    navstyle: 1
    palette:
      old: white  # navstyle:disable-line unused-color -- for the next version until 2026-12-31
    screens:
      home: {}

    """
  ]

  @Test func `what is suppressed does not count and is not shown, but is in the JSON`() async {
    let text = await navstyle("lint", "--strict", files: Self.files)
    #expect(text.status == .clean && text.output.isEmpty)
    #expect(text.errors == "no findings in 1 file, 1 suppressed\n")
    let json = await navstyle("lint", "--report", "json", files: Self.files).output
    #expect(json.contains("\"code\": \"unused-color\""))
    #expect(json.contains("\"suppressed\": true"))
    #expect(json.contains("\"warnings\": 0"))
  }

  @Test func `the day comes from the environment`() async {
    let after = await navstyle("lint", files: Self.files) { $0.seconds = 1_798_761_600 }
    #expect(after.output.contains("warning[unused-color]"))
    #expect(after.output.contains("warning[expired-suppression]"))
    #expect(after.output.contains("until 2026-12-31"))
    let before = await navstyle("lint", files: Self.files) { $0.seconds = 1_798_761_599 }
    #expect(before.output.isEmpty)
  }

  @Test func `rules that are off say nothing of comments`() async {
    let off = await navstyle("lint", "--rule", "unused-color=off", files: Self.files)
    #expect(off.output.isEmpty)
    #expect(await navstyle("lint", "--rule", "all=off", files: Self.files).output.isEmpty)
  }

  @Test func `a reason may be required`() async {
    var files = Self.files.mapValues { $0.replacing(" -- for the next version", with: " --") }
    #expect(await navstyle("lint", files: files).output.isEmpty)
    files[".navstyle-lint.yaml"] = "require-reasons: true\n"
    let asked = await navstyle("lint", files: files)
    #expect(asked.output.contains("warning[malformed-suppression]: this comment does not say why"))
  }

  private static let shared = [
    "a.navstyle.yaml": """
    navstyle: 1
    include: [colors/shared.navstyle.yaml]
    screens: { home: { bar: { color: one } } }

    """,
    "b.navstyle.yaml": """
    navstyle: 1
    include: [colors/shared.navstyle.yaml]
    defaults: { bar: { alpha: 0.5 } }
    screens: { home: { style: plain } }

    """,
    "colors/shared.navstyle.yaml": """
    palette:
      one: "#FF0000"
      two: "#00FF00"  # navstyle:disable-line unused-color -- for c
    styles:
      plain: { bar: { color: "#FFFFFF" } }

    """,
  ]

  @Test func `a comment in a file that several share is in use if it is in one`() async {
    let run = await navstyle("lint", files: Self.shared)
    #expect(!run.output.contains("unused-suppression"), "\(run.output)")
    var used = Self.shared
    used["b.navstyle.yaml"] = used["b.navstyle.yaml"]?.replacing("alpha: 0.5", with: "color: two")
    let left = await navstyle("lint", files: used)
    #expect(left.output.contains("warning[unused-suppression]"))
    #expect(left.output.components(separatedBy: "[unused-suppression]").count == 2)
  }

  @Test func `fixes go around what is suppressed, and take what is left over`() async {
    var files = Self.files
    files["app.navstyle.yaml"]? += "# navstyle:disable-file unused-style -- why\n"
    let fixed = await navstyle("lint", "--fix=unsafe", files: files)
    #expect(fixed.text(of: "app.navstyle.yaml") == Self.files["app.navstyle.yaml"])
  }
}
