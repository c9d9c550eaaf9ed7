import Diagnostics
import LintRules
import TestSupport
import Testing

@Suite struct LowContrastTests {
  private func found(_ text: String, _ code: String) -> Finding? {
    checked("navstyle: 1\n" + text).findings.first { $0.code == code }
  }

  @Test func `the bar is judged as it is composed, over blur and page`() {
    let bar = "title-color: black, color: '#FFFFFF80', tint: black"
    let text = { (page: String) in
      "targets: { ios: 17, appearances: [light] }\n"
        + "screens: { home: { bar: { \(bar) }, content: { background: '\(page)' } } }\n"
    }
    #expect(found(text("#FFFFFF"), "low-contrast-title") == nil)
    let dark = found(text("#000000"), "low-contrast-title")
    #expect(dark == nil)
    let white = found(
      text("#000000").replacing("title-color: black", with: "title-color: white"),
      "low-contrast-title")
    #expect(white?.message.contains("#FFFFFF on #808080 has a contrast of 3.94:1") == true)
  }

  @Test func `what is told says in which appearance, and the cure keeps the other`() {
    let one = found(
      "screens: { home: { status-bar: light, bar: { color: '#0B5CAD', tint: white } } }\n",
      "low-contrast-title")
    #expect(one?.message.contains("can hardly be read in light appearance") == true)
    #expect(one?.help?.contains("{ light: \"#D5D5D5\", dark: \"#FFFFFF\" }") == true)
    let both = found(
      "screens: { home: { bar: { color: '#0B5CAD', title-color: '#0B5CAD', tint: white } } }\n",
      "low-contrast-title")
    #expect(both?.message.contains("can hardly be read: #0B5CAD on #0B5CAD") == true)
    let locked = found(
      "targets: { ios: 17, appearances: [dark] }\n"
        + "screens: { home: { bar: { color: white, tint: black } } }\n", "low-contrast-title")
    #expect(locked?.message.contains("can hardly be read: #FFFFFF on #FFFFFF") == true)
  }

  @Test func `a page that nobody described makes it an info, and one finding is enough`() {
    let clear =
      "screens: { home: { status-bar: light, bar: { alpha: 0, tint: white, title-color: white }"
    let open = checked("navstyle: 1\n\(clear) } }\n").findings
    #expect(
      open.filter { $0.code.contains("contrast") }.map { "\($0.severity) \($0.code)" }
        == ["info low-contrast-title"])
    #expect(
      open.first { $0.code == "low-contrast-title" }?.help?.hasPrefix("say what lies") == true)
    let known = checked(
      "navstyle: 1\n\(clear), content: { background: systemBackground } } }\n"
    ).findings.filter { $0.code.contains("contrast") }
    #expect(
      Set(known.map { "\($0.severity) \($0.code)" }) == [
        "warning low-contrast-title", "warning low-contrast-tint", "warning status-bar-contrast",
      ])
    let dark = checked(
      "navstyle: 1\n\(clear), content: { background: black } } }\n"
    ).findings.filter { $0.code.contains("contrast") }
    #expect(dark.isEmpty)
  }

  @Test func `the ratio is cut off, not rounded`() {
    // 4.478 would pass for 4.5 with one decimal.
    let text = found(
      "targets: { ios: 17, appearances: [light] }\n"
        + "screens: { home: { bar: { color: white, title-color: '#777777' } } }\n",
      "low-contrast-title")
    #expect(text?.message.contains("4.47:1") == true)
    let enough = found(
      "targets: { ios: 17, appearances: [light] }\n"
        + "screens: { home: { bar: { color: white, title-color: '#767676' } } }\n",
      "low-contrast-title")
    #expect(enough == nil)
  }

  @Test func `the colour that is offered is no longer found`() {
    let text =
      "navstyle: 1\nscreens: { home: { status-bar: light, bar: { color: '#4C6EF5', tint: white, "
      + "title-color: white } } }\n"
    #expect(checked(text).findings.contains { $0.code == "low-contrast-title" })
    let offered = checked(text).findings.first { $0.code == "low-contrast-title" }?.help?
      .firstMatch(of: /title-color: "(#[0-9A-F]{6})"/)?.1
    let mended = text.replacing("title-color: white", with: "title-color: '\(offered ?? "")'")
    #expect(!checked(mended).findings.contains { $0.code == "low-contrast-title" })
  }

  @Test func `a file that breaks off is not judged for what it may have said`() {
    let text =
      "navstyle: 1\nscreens:\n  home: { bar: { color: black } }\n  detail: { bar: { tint: \"\n"
    #expect(!checked(text).findings.contains { $0.code.contains("contrast") })
  }
}
