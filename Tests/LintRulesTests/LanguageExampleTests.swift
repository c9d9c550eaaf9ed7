import Diagnostics
import LintRules
import SourceText
import TestSupport
import Testing

@Suite struct LanguageExampleTests {
  /// A whole file of the language, with something of everything.
  private static let files = [
    "app.navstyle.yaml": """
    # yaml-language-server: $schema=Schemas/navstyle.schema.json
    navstyle: 1                              # language version, required

    targets: { ios: "15..27" }
    include: [palette.navstyle.yaml, features/*.navstyle.yaml]

    palette:                                 # named colours; a name may stand wherever a colour may
      brand: { light: "#0B5CAD", dark: "#0A4A8C" }
      paper: { light: "#FFFFFF", dark: "#1C1C1E" }

    defaults:                                # every screen starts from this
      bar: { color: paper }

    styles:                                  # named, reusable
      clear: { bar: { alpha: 0, shadow-line: false } }
      on-brand: { bar: { color: brand, tint: white, title-color: white }, status-bar: light }

    stacks:                                  # navigation controllers
      main: { root: home, tab-bar: true }

    screens:
      home:
        style: clear
        states: { scrolled: { bar: { alpha: 1 } } }   # another look it takes while it is up
        push: [detail, settings]
      detail:
        style: on-brand
        swipe-back: full
        push: [detail]                       # profile → follower → profile …: cycles are normal
        pop-to-root: true
      settings: { replace: [[home, detail]] }

    transitions:                             # overrides of what the compiler would choose
      - { from: home, to: detail, strategy: snapshot-slide, reason: "video header behind the bar" }

    motion: { profile: navstyle, crossfade: blend }
    budget: { snapshots: 64MiB, device: iphone-16-pro-max }
    """,
    "palette.navstyle.yaml": "navstyle: 1\n",
    "features/more.navstyle.yaml": "navstyle: 1\n",
  ]

  @Test func `the example of the language has no errors and no warnings`() async {
    let style = await checked(Self.files)
    #expect(style.sources.files.count == 3)
    let found = style.findings.filter { $0.severity > .info }.map { "\($0.code): \($0.message)" }
    #expect(found == [])
    let infos = Set(style.findings.map(\.code))
    #expect(
      infos == [
        "clear-bar-on-glass", "mixed-swipe", "custom-background-on-glass", "status-bar-flip",
      ])
  }
}
