import Diagnostics
import Testing

@Suite struct ForeignWordsTests {
  private func transition(_ entry: String) -> ReadText {
    ReadText(
      "navstyle: 1\nscreens: { home: { push: [home] } }\n"
        + "transitions: [{ from: home, to: home, \(entry) }]\n")
  }

  @Test(arguments: [
    ("strategy: crossfade", "background-crossfade"), ("strategy: full-snapshot", "snapshot-slide"),
    ("duration: 350ms", "0.35"), ("duration: 0.35s", "0.35"), ("duration: 2 s", "2"),
  ])
  func `a word that others have for it is replaced`(_ entry: String, _ word: String) {
    let read = transition(entry)
    #expect(read.findings.count == 1)
    #expect(read.findings.first?.fix?.edits.map(\.replacement) == [word])
    #expect(ReadText(read.mended).codes.isEmpty)
  }

  @Test(arguments: [
    ("{ status-bar: lightContent }", "light", true), ("{ status-bar: white }", "light", false),
    ("{ bar: { material: systemThinMaterial } }", "thin", true),
    ("{ tab-bar: false }", "hidden", false), ("{ toolbar: true }", "shown", false),
    ("{ swipe-back: none }", "off", false), ("{ orientation: all }", "any", false),
  ])
  func `a word of UIKit's is met with that of the language`(
    _ screen: String, _ word: String, _ isSure: Bool
  ) {
    let read = ReadText(screen: screen)
    #expect(read.codes == ["unknown-value"])
    #expect(read.findings.first?.help?.contains("'\(word)'") == true)
    #expect(read.findings.first?.fix?.edits.map(\.replacement) == (isSure ? [word] : nil))
  }

  @Test(arguments: ["all", "any", "every", "All"])
  func `all screens have a sign of their own`(_ word: String) {
    let text = "navstyle: 1\nscreens: { home: {} }\ntransitions: [{ from: \(word), to: home }]\n"
    let read = ReadText(text)
    #expect(read.found == ["undefined-screen under '\(word)'"])
    #expect(read.mended == text.replacing("from: \(word)", with: "from: \"*\""))
    #expect(ReadText(read.mended).codes.isEmpty)
    // One that is called so is meant.
    #expect(ReadText(text.replacing("home", with: word)).codes.isEmpty)
  }

  @Test(arguments: [("dark", "[dark]"), ("light, dark", nil), ("\"light, dark\"", "[light, dark]")])
  func `appearances are a list`(_ written: String, _ meant: String?) {
    let read = ReadText(
      "navstyle: 1\ntargets:\n  appearances: \(written)\nscreens: { home: {} }\n")
    #expect(read.codes == ["wrong-type"])
    #expect(
      read.findings.first?.fix?.edits.map(\.replacement) == [meant ?? "[light, dark]"])
  }

  @Test(arguments: [
    ("{ style: plain // all }", "write 'plain # …'"),
    ("{ status-bar: light // white }", "write 'light # …'"),
    ("{ bar: { tint: white // all } }", "write 'white # …'"),
    ("{ style: plain other }", "write a list: [plain, other]"),
    ("{ style: [plain other] }", "part the names with commas: plain, other"),
  ])
  func `a text that no name can be is answered with what it is`(_ screen: String, _ help: String) {
    let read = ReadText(
      "navstyle: 1\nstyles: { plain: {}, other: {} }\nscreens: { home: \(screen) }\n")
    #expect(read.findings.count == 1)
    #expect(read.findings.first?.help?.hasSuffix(help) == true)
    #expect(read.findings.first?.fix == nil)
  }
}
