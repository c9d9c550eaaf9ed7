import Commands
import Diagnostics
import LintRules
import Testing

@Suite struct ExplainCommandTests {
  @Test(arguments: allRuleInfos.map(\.code))
  func `every rule has a page`(_ code: String) async {
    let result = await navstyle("explain", code)
    #expect(result.status == .clean)
    #expect(result.output.hasPrefix("\(code) – "))
    #expect(result.output.contains("Fires at each ↓:"))
  }

  @Test func `a pair shows values with their origin, the rows tried and the plans`() async {
    let style = """
      navstyle: 1
      palette: { brand: "#0B5CAD" }
      styles:
        on-brand: { bar: { color: brand } }
      screens:
        home: { bar: { color: white }, push: [detail] }
        detail: { style: on-brand, swipe-back: full }

      """
    let result = await navstyle("explain", "home", "detail", "x.yaml", files: ["x.yaml": style])
    #expect(result.status == .clean)
    for line in [
      "home → detail",
      "  ≠ bar.color",
      "      home    #FFFFFF  (x.yaml:6:18, screen)",
      "      detail  #0B5CAD  (x.yaml:4:22, screen ← style on-brand ← palette brand)",
      "    – unchanged: bar.color differs",
      "    – hidden-differs: bar.hidden false on both",
      "    – alpha-differs: bar.alpha 1 on both",
      "    ✓ luminance-switch: ",
      "(bar.color #FFFFFF ≠ #0B5CAD) → background-crossfade, ride",
      "    – glass: no glass there",
      "  override: no entry of 'transitions' speaks of the pair",
      "  push: plan 0, background-crossfade, ride, row luminance-switch",
      "  push, from iOS 26: plan 1, snapshot-slide, row glass (unverified on devices)",
      "      decided at x.yaml:6:18 and x.yaml:4:22",
    ] {
      #expect(result.output.contains(line), "\(line)\n\(result.output)")
    }
    let back = await navstyle("explain", "detail", "home", "x.yaml", files: ["x.yaml": style])
      .output
    #expect(back.contains("      swipe: the plan's own, from anywhere"))
  }

  @Test func `a pair shows who takes pictures, what stands in for them, and what they take`() async
  {
    let style = """
      navstyle: 1
      stacks: { m: { root: home }, other: { root: alone } }
      screens:
        home: { push: [player], replace: [[home, list, player]] }
        list: {}
        player: { bar: { hidden: true }, pop-to: [home] }
        alone: {}

      """
    func explain(_ from: String, _ to: String) async -> String {
      await navstyle("explain", from, to, "x.yaml", files: ["x.yaml": style]).output
    }
    let pictures = """
      Pictures
        push home → player takes a picture of 'home'
        replace home by [home, list, player] takes a picture of 'home'
        replace home by [home, list, player] brings 'list' in unshown: the first return to it has no \
      picture
        stack m: at most 1, 15234816 bytes on iphone-16-pro-max, in home → player

      """
    #expect(await explain("home", "player").hasSuffix(pictures))
    let back = await explain("player", "home")
    #expect(back.hasSuffix(pictures))
    let fallback = "where it is missing plan 1, background-crossfade, still"
    #expect(back.contains("      picture: of 'home'; \(fallback)"), "\(back)")
    #expect(await !explain("alone", "alone").contains("Pictures"))
  }

  @Test func `a pair without an operation is decided all the same`() async {
    let result = await navstyle(
      "explain", "detail", "detail", "x.yaml", files: ["x.yaml": cleanStyle])
    #expect(result.output.contains("No operation from 'detail' to 'detail' is declared."))
    #expect(result.output.contains("✓ unchanged"))
  }

  @Test func `a pair that the profile cannot carry is explained, and how its swipe ends`() async {
    let style = """
      navstyle: 1
      targets: { ios: "15..18" }
      motion: { profile: ls }
      screens: { a: { push: [b] }, b: { bar: { hidden: true }, push: [c] }, c: { bar: { hidden: true } } }
      """
    func explained(_ from: String, _ to: String) async -> String {
      await navstyle("explain", from, to, "x.yaml", files: ["x.yaml": style]).output
    }
    #expect(
      await explained("b", "a").contains(
        "row hidden-differs (the profile 'ls' cannot carry hidden-differs)"))
    #expect(await explained("c", "b").contains("ride, row profile\n"))
    #expect(
      await explained("c", "b").contains("swipe: the plan's own, from anywhere, as a picture\n"))
    #expect(
      await explained("c", "b").contains("finishes at distance >= 0.3333333333333333 width\n"))
  }

  @Test
  func `a pair that nobody declared is explained by its looks, and what was asked for is shown`()
    async
  {
    let style = """
      navstyle: 1
      targets: { ios: "15..18" }
      screens:
        a: { push: [b], states: { up: { bar: { hidden: true } } } }
        b: { push: [c] }
        c: { bar: { tint: black } }
      transitions:
        - { from: a, to: b, duration: 0.5, animated: false }

      """
    func explained(_ from: String, _ to: String) async -> String {
      await navstyle("explain", from, to, "x.yaml", files: ["x.yaml": style]).output
    }
    let undeclared = await explained("c", "a")
    for line in [
      "\nBy looks, where nobody declared it: back menu, tap on the tab, other states\n",
      ", background-crossfade, still, row foreground-differs\n      as it opens → as it opens\n",
      ", snapshot-slide, row hidden-differs\n      as it opens → 'up'\n",
    ] {
      #expect(undeclared.contains(line), "\(line)\n\(undeclared)")
    }
    let asked = await explained("a", "b")
    let line = "  override: of a push, x.yaml:8:7 ask for animated false, duration 0.5\n"
    #expect(asked.contains(line) && !asked.contains("By looks"), "\(asked)")
  }

  @Test func `what a plan is asked of is asked of what it was compiled from`() async {
    let plan = await navstyle(
      "compile", "x.navstyle.yaml", files: ["x.navstyle.yaml": cleanStyle]
    ).output
    for command in [["explain", "home", "detail"], ["lint"], ["compile"]] {
      let result = await navstyle(command + ["p.json"], files: ["p.json": plan])
      #expect(result.status == .usage)
      #expect(result.errors.contains("'p.json' is a plan, not a style file"), "\(result.errors)")
      #expect(result.errors.contains("name the file it was compiled from, 'x.navstyle.yaml'"))
    }
  }

  @Test func `the tick stands at what decided`() async {
    let style = """
      navstyle: 1
      targets: { ios: "15..18" }
      screens: { a: { push: [b] }, b: { bar: { hidden: true } } }

      """
    func explained(_ more: String) async -> String {
      await navstyle("explain", "a", "b", "x.yaml", files: ["x.yaml": style + more]).output
    }
    let own = await explained("")
    #expect(own.contains("    ✓ hidden-differs: "))
    let asked = await explained("transitions: [{ from: a, to: b, strategy: none }]\n")
    #expect(asked.contains("    · hidden-differs: "), "\(asked)")
    let tick = ", were it for the table\n    ✓ override: 'transitions' asks for it → none"
    #expect(asked.contains(tick))
    #expect(!asked.contains("✓ hidden-differs"))
    let prescribed = await explained("motion: { profile: hd }\n")
    #expect(prescribed.contains("    ✓ profile: the motion profile prescribes it → snapshot-slide"))
  }

  @Test func `rows are tried in every state, with every tab bar that can be there`() async {
    let style = """
      navstyle: 1
      targets: { ios: "15..18" }
      stacks: { m: { root: a, tab-bar: true }, o: { root: a } }
      screens:
        a: { push: [b], states: { up: { bar: { hidden: true } } } }
        b: { tab-bar: hidden }

      """
    let text = await navstyle("explain", "a", "b", "x.yaml", files: ["x.yaml": style]).output
    let rows = text.split(separator: "\n").map(String.init)
    func row(after heading: String) -> String? {
      rows.firstIndex { $0.hasPrefix("  \(heading)") }.flatMap { start in
        rows[start...].first { $0.contains("✓") }
      }
    }
    let opening = "as it opens → as it opens"
    #expect(row(after: "\(opening), the same tab bar")?.contains("unchanged") == true)
    let changing = row(after: "\(opening), the tab bar comes or goes")
    #expect(changing?.contains("tab-bar-differs") == true, "\(text)")
    #expect(row(after: "'up' → as it opens")?.contains("hidden-differs") == true, "\(text)")
  }

  @Test func `a swipe is told of where a finger goes, and whether UIKit's is restored`() async {
    let style = """
      navstyle: 1
      targets: { ios: "15..18" }
      screens:
        a: { push: [b] }
        b: { back-button: custom, push: [c] }
        c: { bar: { hidden: true }, pop-to: [a], push: [d] }
        d: { bar: { hidden: true } }

      """
    func explained(_ from: String, _ to: String) async -> String {
      await navstyle("explain", from, to, "x.yaml", files: ["x.yaml": style]).output
    }
    let restored = "swipe: UIKit's, restored by the plan: "
    let custom = restored + "without UIKit's own back button there is none"
    #expect(await explained("b", "a").contains(custom))
    #expect(
      await explained("d", "c").contains(
        "swipe: UIKit's, restored by the plan: a hidden bar has none"))
    #expect(await !explained("c", "a").contains("swipe:"))
  }

  @Test func `a file with blocking errors is explained as far as it could be read`() async {
    let result = await navstyle(
      "explain", "home", "detail", "x.yaml", files: ["x.yaml": brokenStyle])
    #expect(result.status == .clean)
    #expect(result.errors.contains("1 blocking error"))
  }
}
