import TestSupport

/// A small app made up at random: any looks, states, operations, stacks, overrides, profile, targets.
enum MixedApp {
  static func text(seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    let count = 2 + generator.below(6)
    func names(_ most: Int) -> String {
      let items = Set((0..<generator.below(most + 1)).map { _ in generator.below(count) }).sorted()
      return "[\(items.map { "s\($0)" }.joined(separator: ", "))]"
    }
    let looks = (0..<count).map { _ in RandomLooks.screen(&generator) }
    var screens = ""
    for index in 0..<count {
      // Few looks that many share are as likely as many.
      let look = looks[generator.chance(0.5) ? index : generator.below(min(3, count))]
      var entries = [look, "push: \(names(3))"]
      if generator.chance(0.3) { entries.append("pop-to: \(names(2))") }
      if generator.chance(0.2) { entries.append("pop-to-root: true") }
      if generator.chance(0.2) { entries.append("replace-top: \(names(1))") }
      if generator.chance(0.25) {
        let list = (0...generator.below(3)).map { _ in "s\(generator.below(count))" }
        entries.append("replace: [[\(list.joined(separator: ", "))]]")
      }
      if generator.chance(0.2) { entries.append("back-button: custom") }
      if generator.chance(0.25) { entries.append("states: { on: \(state(&generator)) }") }
      screens += "  s\(index): { \(entries.joined(separator: ", ")) }\n"
    }
    return "navstyle: 1\n" + head(&generator, count) + "screens:\n" + screens
  }

  private static func state(_ generator: inout SeededGenerator) -> String {
    [
      "{ bar: { hidden: true } }", "{ bar: { color: '#204060' } }", "{ tab-bar: hidden }",
      "{ tab-bar: shown }", "{ bar: { scroll-edge: { alpha: 0 } } }", "{ status-bar: light }",
    ][generator.below(6)]
  }

  private static func head(_ generator: inout SeededGenerator, _ count: Int) -> String {
    func pick(_ items: [String]) -> String { items[generator.below(items.count)] }
    func screen() -> String { "s\(generator.below(count))" }
    let ios = pick(["15..27", "15..18", "26..27", "13..27"])
    let appearances = pick(["[light, dark]", "[light]", "[dark]"])
    var text =
      "targets: { ios: '\(ios)', appearances: \(appearances), glass: \(generator.chance(0.8)) }\n"
    if generator.chance(0.8) {
      text += "stacks:\n"
      for index in 0...generator.below(3) {
        let kind = pick(["window", "window", "sheet", "nested", "split-column"])
        let tabBar = kind == "window" && generator.chance(0.6)
        text += "  t\(index): { root: \(screen()), tab-bar: \(tabBar), kind: \(kind) }\n"
      }
    }
    let profile = pick(["navstyle", "navstyle", "hd", "klt", "ls", "cfy", "zhk"])
    var motion = ["profile: \(profile)"]
    if generator.chance(0.2) { motion.append("crossfade: ride") }
    if generator.chance(0.2) { motion.append("images: ride") }
    if generator.chance(0.2) { motion.append("duration: \(pick(["0", "0.1", "2"]))") }
    if generator.chance(0.2) { motion.append("parallax: \(pick(["0", "0.5", "1"]))") }
    if generator.chance(0.2) { motion.append("dim: \(pick(["0", "0.3"]))") }
    text += "motion: { \(motion.joined(separator: ", ")) }\n"
    if generator.chance(0.3) { text += "budget: { back-menu: picture, device: iphone-8 }\n" }
    if generator.chance(0.4) {
      text += "transitions:\n"
      for _ in 0...generator.below(2) {
        let asked = pick([
          "strategy: snapshot-slide", "strategy: background-crossfade", "strategy: none",
          "strategy: background-crossfade, motion: blend", "motion: still", "motion: ride",
          "animated: false", "duration: 0.7",
        ])
        let operation = pick(["", ", operation: push", ", operation: pop"])
        let (from, to) = (pick([screen(), "'*'"]), pick([screen(), screen(), "'*'"]))
        text += "  - { from: \(from), to: \(to), \(asked)\(operation) }\n"
      }
    }
    return text
  }
}
