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

  @Test func `whatever is offered, for the ink or for the bar, mends it`() {
    var random = SeededGenerator(seed: 3)
    func color() -> String { "\"#" + (0..<6).map { _ in random.hexDigit }.joined() + "\"" }
    func paint() -> String {
      random.chance(0.6) ? color() : "{ light: \(color()), dark: \(color()) }"
    }
    var offers = (inks: 0, bars: 0)
    for _ in 0..<400 {
      var bar = ["color": paint(), "title-color": paint(), "tint": paint()]
      if random.chance(0.4) { bar["alpha"] = ["0", "0.4", "0.9"][random.below(3)] }
      if random.chance(0.2) { bar["material"] = "thin" }
      let only = ["[light]", "[dark]", "[light, dark]", "[light, dark]"][random.below(4)]
      let page = paint()
      func text(_ bar: [String: String]) -> String {
        let entries = bar.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ")
        return
          "navstyle: 1\ntargets: { ios: 17, appearances: \(only) }\nscreens: { home: { status-bar: "
          + "hidden, content: { background: \(page) }, bar: { \(entries) } } }\n"
      }
      for finding in checked(text(bar)).findings where finding.code.hasPrefix("low-contrast") {
        func isMended(by value: Substring, of key: String) -> Bool {
          let other = bar.merging([key: String(value)]) { $1 }
          return !checked(text(other)).codes.contains(finding.code)
        }
        if let offer = finding.help?.firstMatch(of: /write 'bar\.([a-z-]+): ([^']+)'/) {
          offers.inks += 1
          #expect(isMended(by: offer.2, of: String(offer.1)), "\(text(bar))\n\(finding.help ?? "")")
        }
        if let offer = finding.help?.firstMatch(of: /or make the bar (.+)$/) {
          offers.bars += 1
          #expect(isMended(by: offer.1, of: "color"), "\(text(bar))\n\(finding.help ?? "")")
        }
      }
    }
    #expect(offers.inks > 200 && offers.bars > 40, "\(offers)")
  }

  @Test func `nobody is told to paint a bar that is not to be seen`() {
    let clear = found(
      "screens: { home: { content: { background: white }, "
        + "bar: { alpha: 0, color: '#FF0000', title-color: '#EEEEEE' } } }\n", "low-contrast-title")
    #expect(clear?.help?.contains("make the bar") == false)
  }

  @Test func `a file that breaks off is not judged for what it may have said`() {
    let text =
      "navstyle: 1\nscreens:\n  home: { bar: { color: black } }\n  detail: { bar: { tint: \"\n"
    #expect(!checked(text).findings.contains { $0.code.contains("contrast") })
  }
}

extension SeededGenerator {
  fileprivate var hexDigit: String {
    mutating get { String(below(16), radix: 16, uppercase: true) }
  }
}
