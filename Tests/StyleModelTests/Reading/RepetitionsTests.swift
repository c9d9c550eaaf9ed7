import Diagnostics
import SourceText
import StyleModel
import TestSupport
import Testing
import YAMLSyntax

/// Several files read as one description.
@Suite struct RepetitionsTests {
  private func read(_ texts: String...) -> (style: AppStyle, found: [String]) {
    var files = StyleFiles()
    for (index, text) in texts.enumerated() {
      files.add(parse(SourceFile(path: "\(index).yaml", text: text)))
    }
    let read = readStyle(files)
    let sources = read.value.sources
    return (
      read.value,
      (files.findings + read.findings).ordered().map { finding in
        "\(finding.code) \(sources.locate(finding.range).file) '\(sources.text(finding.range))'"
      }
    )
  }

  @Test func `names of all files are known before any is read`() {
    let (style, found) = read(
      "navstyle: 1\nscreens: { home: { style: s, bar: { tint: c }, push: [far] } }",
      "navstyle: 1\nscreens: { far: { pop-to: [home], present: [main] } }\npalette: { c: d }",
      "styles: { s: {} }\nstacks: { main: { root: far } }\npalette: { d: white }")
    #expect(found == [])
    #expect(style.screens.indices.map(style.screenName) == ["home", "far"])
    #expect(style.palette.count == 2 && style.uses.colors == [true, true])
  }

  @Test(arguments: [
    ("screens: { home: {} }", "home"), ("palette: { c: black }", "c"),
    ("styles: { s: {} }", "s"), ("stacks: { main: { root: home } }", "main"),
    ("targets: { ios: \"17\" }", "targets"), ("defaults: {}", "defaults"),
    ("motion: { duration: 1 }", "motion"),
  ])
  func `what only one file may say, at both places`(_ piece: String, _ text: String) {
    let entry = """
      navstyle: 1
      targets: { ios: "26", appearances: [dark], glass: false }
      palette: { c: white }
      defaults: { status-bar: light }
      styles: { s: { status-bar: dark } }
      stacks: { main: { root: home, tab-bar: true } }
      screens: { home: { style: s, bar: { tint: c } } }
      motion: { duration: 0.5 }
      """
    let (style, found) = read(entry, piece)
    #expect(found == [0, 1].map { "duplicate-definition \($0) '\(text)'" })
    // The first counts.
    let alone = read(entry).style
    #expect(style.targets.ios == alone.targets.ios)
    #expect(style.targets.appearances == [.dark] && !style.targets.hasGlass)
    #expect(style.number(.duration, in: style.motion) == 0.5)
    #expect(style.keyword(.statusBar, in: style.defaults) != nil)
    #expect(style.screens.count == 1 && style.styles.count == 1 && style.stacks.count == 1)
    #expect(style.colors.value(of: style.palette[0].color).light == RGBA(hexadecimal: "FFF"))
  }

  @Test func `three files with one name are three findings, and what is in them is read`() {
    let (_, found) = read(
      "navstyle: 1\nscreens: { a: {} }", "screens: { a: { x: 1 } }", "screens: { b: {}, a: {} }")
    #expect(
      found == [
        "duplicate-definition 0 'a'", "duplicate-definition 1 'a'", "unknown-key 1 'x'",
        "duplicate-definition 2 'a'",
      ])
  }

  @Test func `the first file says the version, any file may have the screens`() {
    #expect(read("navstyle: 1", "screens: { a: {} }").found == [])
    #expect(read("screens: { a: {} }", "navstyle: 1").found == ["missing-key 0 's'"])
    #expect(read("navstyle: 1", "palette: { c: white }").found == ["missing-key 0 'n'"])
    #expect(read("navstyle: 1\nscreens: {}", "screens: { a: {} }").found == [])
    #expect(read("navstyle: 1\nscreens: { a: {} }", "").found == [])
    #expect(
      read("navstyle: 1\nscreens: { a: {} }", "navstyle: 2").found == ["unsupported-version 1 '2'"])
  }

  @Test func `what only a cut in some file could cause stays silent`() {
    let entry = "navstyle: 1\nscreens: { home: { style: s, bar: { tint: c }, push: [far] } }"
    #expect(read(entry, "{}").found.count == 3)
    #expect(read(entry, "palette: { c: \"white }").found.count == 1)
    #expect(read("navstyle: 1", "screens: {").found.count == 1)
    var files = StyleFiles(parse(SourceFile(path: "0.yaml", text: entry)))
    files.isCut = true
    #expect(readStyle(files).findings.isEmpty)
  }

  @Test func `overrides are counted file by file`() {
    let list = "transitions: [{ from: a, to: a }, { from: a, to: a, x: 1 }]"
    let (style, _) = read("navstyle: 1\nscreens: { a: {} }\n\(list)", "{}", list)
    #expect(
      style.transitions.indices.map { style.keyPath(ofTransition: $0) }
        == [0, 1, 0, 1].map { "transitions[\($0)]" })
  }
}
