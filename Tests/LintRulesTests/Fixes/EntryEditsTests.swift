import LintRules
import TestSupport
import Testing

@Suite struct EntryEditsTests {
  private func mend(_ screens: String) async -> String {
    let head = "navstyle: 1\ntargets: { ios: 17, appearances: [light] }\nscreens:\n"
    let mending = await mended(head + screens, includingUnsafe: true)
    return String(mending.text.dropFirst(head.count))
  }

  private static let dark = "bar: { color: black, tint: white, title-color: white }"

  @Test(arguments: [
    ("  home: { \(dark) }\n", "  home: { status-bar: light, \(dark) }\n"),
    (
      "  home:\n    # how it looks\n\n    \(dark)\n",
      "  home:\n    # how it looks\n\n    status-bar: light\n    \(dark)\n"
    ),
    (
      "  home: # dark\n      \(dark)\n", "  home: # dark\n      status-bar: light\n      \(dark)\n"
    ),
  ])
  func `an entry is added as the first of its map`(_ text: String, _ expected: String) async {
    #expect(await mend(text) == expected)
  }

  @Test func `nothing is added where an anchor, an alias or a merge stands`() async {
    for text in [
      "  home: &home { \(Self.dark) }\n  other: *home\n",
      "  home: &home\n    \(Self.dark)\n  other: *home\n",
    ] {
      #expect(await mend(text) == text)
    }
  }

  @Test(arguments: [
    ("status-bar: dark", "status-bar: light"), ("status-bar :  dark", "status-bar :  light"),
    ("status-bar: \"dark\"", "status-bar: \"dark\""),

  ])
  func `only a plain value is replaced`(_ text: String, _ expected: String) async {
    let screen = { (entry: String) in "  home: { \(entry), \(Self.dark) }\n" }
    #expect(await mend(screen(text)) == screen(expected))
  }

  @Test(arguments: [
    ("{ hidden: true, color: white, tint: black }", "{ hidden: true }"),
    ("{ color: white, hidden: true, tint: black, alpha: 0 }", "{ hidden: true }"),
    ("{ color: white, tint: black, hidden: true }", "{ hidden: true }"),
    ("{ scroll-edge: { alpha: 0, color: white }, hidden: true }", "{ hidden: true }"),
    (
      "\n      color: white\n      # below\n      tint: black\n      hidden: true",
      "\n      hidden: true"
    ),
    // Comments right above an entry are about it, the others are not.
    (
      "\n      # one\n      # two\n      color: white\n      hidden: true",
      "\n      hidden: true"
    ),
    (
      "\n      # stays\n\n      color: white\n        # stays, too\n      hidden: true",
      "\n      # stays\n\n        # stays, too\n      hidden: true"
    ),
    (
      "\n      hidden: true\n      color: white\n      # between\n\n      tint: black",
      "\n      hidden: true\n      # between"
    ),
    (
      "{\n      # colour\n      color: white,\n      # between\n\n      tint: black,\n"
        + "      hidden: true }",
      "{\n      # between\n      hidden: true }"
    ),
  ])
  func `entries are removed in runs`(_ bar: String, _ expected: String) async {
    #expect(await mend("  home:\n    bar: \(bar)\n") == "  home:\n    bar: \(expected)\n")
  }
}
